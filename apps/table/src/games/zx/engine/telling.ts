import { type Game, isKnownToAll, type JournalEntry } from '@rulechart/core';
import type { Duel } from '@rulechart/zx';
import type { Told } from '../../../engine/duel/portrait.ts';
import { fill, seatName, t } from '../../../engine/words.ts';
import type { Text } from '../../../protocol.ts';

const hiddenCard = t('カード', 'a card');

/** Where a card went, by where it came from; `>there` for any other place, null: not worth a line. */
const moves: Readonly<Record<string, Text | null>> = {
  'hand>squares': t('{who}は「{card}」をプレイした。', '{who} played {card}.'),
  'life>squares': t('「{card}」がライフから登場した。', '{card} appeared from the life.'),
  'deck>squares': t('「{card}」がデッキから登場した。', '{card} appeared from the deck.'),
  'dynamis>squares': t('「{card}」がデュナミスから登場した。', '{card} appeared from the Dynamis.'),
  '>squares': t('「{card}」がスクエアに置かれた。', '{card} was put on a square.'),
  'hand>temporary': t('{who}は「{card}」をプレイした。', '{who} played {card}.'),
  'life>temporary': t('{who}は「{card}」をライフからプレイした。', '{who} played {card} from the life.'),
  'deck>temporary': t('{who}は「{card}」をデッキからプレイした。', '{who} played {card} from the deck.'),
  'temporary>trash': null,
  'hand>resource': t('{who}は「{card}」をリソースに置いた。', '{who} put {card} into the resource.'),
  '>resource': t('「{card}」がリソースに置かれた。', '{card} was put into the resource.'),
  'life>charge': t(
    '{who}のライフの「{card}」がチャージに置かれた。',
    "{card} of {who}'s life was put into the charge.",
  ),
  'deck>life': t('{who}はライフを1枚回復した。', '{who} recovered one life.'),
  'deck>hand': t('{who}はカードを1枚引いた。', '{who} drew a card.'),
  'trash>deck': null,
  'hand>deck': null,
  'charge>trash': t('{who}のチャージの「{card}」がトラッシュに置かれた。', "{card} of {who}'s charge was trashed."),
  'deck>trash': t('{who}のデッキの「{card}」がトラッシュに置かれた。', "{card} of {who}'s deck was trashed."),
  'force>trash': t('フォースの「{card}」がトラッシュに置かれた。', 'The Force {card} was trashed.'),
  '>trash': t('「{card}」がトラッシュに置かれた。', '{card} was put into the trash.'),
  '>charge': t('「{card}」がチャージに置かれた。', '{card} was put into the charge.'),
  '>hand': t('「{card}」が手札に加わった。', '{card} was put into the hand.'),
  '>deck': t('「{card}」がデッキに戻った。', '{card} was put into the deck.'),
  '>dynamis': t('「{card}」がデュナミスに戻った。', '{card} returned to the Dynamis.'),
  '>shift': t('{who}は「{card}」をシフトした。', '{who} shifted {card}.'),
  '>force': t('「{card}」がフォースになった。', '{card} became a Force.'),
  '>removed': t('「{card}」が除外された。', '{card} was removed.'),
  '>nowhere': t('「{card}」は消滅した。', '{card} ceased to exist.'),
};

const events: Readonly<Record<string, Text>> = {
  revealed: t('「{card}」が公開された。', '{card} was revealed.'),
  relocated: t('「{card}」がスクエア{n}に移動した。', '{card} moved to square {n}.'),
  'attack declared': t('{who}：「{card}」の攻撃。', '{who}: {card} attacks.'),
  damaged: t('「{card}」に{n}のダメージ（{by}）。', '{card} takes {n} damage ({by}).'),
  hurt: t('{who}に{n}のダメージ（{by}）。', '{who} takes {n} damage ({by}).'),
  taken: t('{who}が「{card}」のコントロールを得た。', '{who} took control of {card}.'),
};

/** Tells what happened, from an entry as a seat may read it; null: not worth a line, or told by another entry. */
export function tell(game: Game<Duel>, entry: JournalEntry, next: JournalEntry | undefined): Told | null {
  const { engine } = game;
  const nameOf = (definition: number): Text => engine.definitions[definition]?.tree.name as Text;
  const known = entry.card === undefined || (entry.known ?? 0) > 0;
  const shared =
    (entry.card === undefined || isKnownToAll(entry.known ?? 0)) && (!entry.byKnown || isKnownToAll(entry.byKnown));
  const values = {
    who: seatName(entry.seat ?? 0),
    card: known && entry.definition ? nameOf(entry.definition) : hiddenCard,
    n: entry.amount ?? 0,
    by: entry.byDefinition ? nameOf(entry.byDefinition) : t('ルール', 'the rules'),
  };
  const line = (text: Text, kind = entry.kind): Told => ({
    text: fill(text, values),
    kind,
    cards: entry.card === undefined ? [] : [entry.card],
    // What names no card may be read by both.
    public: shared || !known || !text.en.includes('{card}'),
  });
  switch (entry.kind) {
    case 'moved': {
      if (next?.kind === 'destroyed' && next.card === entry.card && next.group === entry.group) return null;
      if (entry.from === 'deck' && entry.to === 'hand' && known && !isKnownToAll(entry.known ?? 0))
        return line(t('「{card}」を引いた。', 'You drew {card}.'), 'drawn');
      const way = `${entry.from}>${entry.to}`;
      const text = way in moves ? moves[way] : moves[`>${entry.to}`];
      return text ? line(text) : null;
    }
    case 'destroyed':
      return line(
        entry.cause === 'effect'
          ? t('「{card}」は破壊された（{by}）。', '{card} was destroyed ({by}).')
          : t('「{card}」は破壊された。', '{card} was destroyed.'),
      );
    case 'shuffled':
      if (entry.cause === 'rule' && entry.turn > 0)
        return line(t('{who}のデッキがリロードされた。', "{who}'s deck was reloaded."), 'reload');
      return line(t('{who}のデッキがシャッフルされた。', "{who}'s deck was shuffled."));
    default: {
      const text = events[entry.kind];
      return text ? line(text) : null;
    }
  }
}
