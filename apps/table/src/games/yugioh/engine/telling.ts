import { type Game, isKnownToAll, type JournalEntry } from '@rulechart/core';
import { counterWords, type Duel, summonKinds, zone } from '@rulechart/yugioh-expert';
import type { Told } from '../../../engine/duel/portrait.ts';
import { fill, seatName, t } from '../../../engine/words.ts';
import type { Text } from '../../../protocol.ts';

const hiddenCard = t('カード', 'a card');

const moves: Readonly<Record<string, Text>> = {
  'hand>spells': t('{who}は手札から「{card}」を出した。', '{who} played {card} from the hand.'),
  'deck>hand': t('{who}はデッキから「{card}」を手札に加えた。', '{who} added {card} from the Deck to the hand.'),
  'graveyard>hand': t('「{card}」は墓地から手札に加わった。', '{card} went from the Graveyard to the hand.'),
  'deck>graveyard': t('「{card}」はデッキから墓地へ送られた。', '{card} was sent from the Deck to the Graveyard.'),
  '>removed': t('「{card}」はゲームから除外された。', '{card} was removed from play.'),
  '>graveyard': t('「{card}」は墓地へ送られた。', '{card} was sent to the Graveyard.'),
  '>hand': t('「{card}」は手札に戻った。', '{card} returned to the hand.'),
  '>deck': t('「{card}」はデッキに戻った。', '{card} returned to the Deck.'),
  '>spells': t('「{card}」は装備カードになった。', '{card} became an equip card.'),
  '>fusion': t('「{card}」は融合デッキに戻った。', '{card} returned to the Fusion Deck.'),
  '>nowhere': t('「{card}」は消滅した。', '{card} disappeared.'),
};

const summons: Readonly<Record<string, Text>> = {
  normal: t('{who}は「{card}」を召喚した。', '{who} Normal Summoned {card}.'),
  tribute: t('{who}は「{card}」を生け贄召喚した。', '{who} Tribute Summoned {card}.'),
  flip: t('{who}は「{card}」を反転召喚した。', '{who} Flip Summoned {card}.'),
  special: t('{who}は「{card}」を特殊召喚した。', '{who} Special Summoned {card}.'),
  fusion: t('{who}は「{card}」を融合召喚した。', '{who} Fusion Summoned {card}.'),
  ritual: t('{who}は「{card}」を儀式召喚した。', '{who} Ritual Summoned {card}.'),
};

/** Tells what happened, from an entry as a seat may read it; null: not worth a line, or told by another entry. */
export function tell(game: Game<Duel>, entry: JournalEntry, next: JournalEntry | undefined): Told | null {
  const { engine } = game;
  const known = entry.card === undefined || (entry.known ?? 0) > 0;
  const shared =
    (entry.card === undefined || isKnownToAll(entry.known ?? 0)) && (!entry.byKnown || isKnownToAll(entry.byKnown));
  const name = known && entry.definition ? (engine.definitions[entry.definition]?.tree.name as Text) : hiddenCard;
  const by = entry.byDefinition ? (engine.definitions[entry.byDefinition]?.tree.name as Text) : undefined;
  const values = {
    who: seatName(entry.seat ?? 0),
    card: name,
    n: entry.amount ?? 0,
    by: by ?? t('ルール', 'the rules'),
  };
  const line = (text: Text, kind = entry.kind): Told => ({
    text: fill(text, values),
    kind,
    cards: entry.card === undefined ? [] : [entry.card],
    // What names no card may be read by both.
    public: shared || !known,
  });
  const to = Number(entry.detail?.['to'] ?? 0);
  switch (entry.kind) {
    case 'moved': {
      if (
        next &&
        next.card === entry.card &&
        next.group === entry.group &&
        ['destroyed', 'discarded', 'tributed'].includes(next.kind)
      )
        return null;
      if (entry.from === 'hand' && (entry.to === 'spells' || entry.to === 'field')) return null;
      // A draw that may not be seen is told once, by how many were drawn.
      if (entry.from === 'deck' && entry.to === 'hand' && !known)
        return next?.kind === 'drew' || next?.from === 'deck'
          ? null
          : line(t('{who}はカードを手札に加えた。', '{who} added a card to the hand.'));
      if (entry.from === 'deck' && entry.to === 'hand' && !isKnownToAll(entry.known ?? 0))
        return line(t('「{card}」を引いた。', 'You drew {card}.'), 'drawn');
      const text = moves[`${entry.from}>${entry.to}`] ?? moves[`>${entry.to}`];
      return text ? line(text) : null;
    }
    case 'drew':
      return line(
        values.n === 1
          ? t('{who}は1枚ドローした。', '{who} drew a card.')
          : t('{who}は{n}枚ドローした。', '{who} drew {n} cards.'),
      );
    case 'summoned':
      return line(summons[summonKinds[to] ?? 'special'] ?? (summons['special'] as Text));
    case 'set':
      return line(
        known
          ? t('{who}は「{card}」をセットした。', '{who} Set {card}.')
          : t('{who}はカードをセットした。', '{who} Set a card.'),
      );
    case 'activated':
      return line(t('{who}は「{card}」を発動した（チェーン{n}）。', '{who} activated {card} (chain link {n}).'));
    case 'activation negated':
      return line(t('「{card}」の発動は無効になった。', 'The activation of {card} was negated.'));
    case 'destroyed':
      return line(
        entry.cause === 'battle'
          ? t('「{card}」は戦闘で破壊された。', '{card} was destroyed by battle.')
          : t('「{card}」は破壊された（{by}）。', '{card} was destroyed ({by}).'),
      );
    case 'discarded':
      return line(t('「{card}」が手札から捨てられた。', '{card} was discarded.'));
    case 'tributed':
      return line(t('「{card}」が生け贄に捧げられた。', '{card} was Tributed.'));
    case 'damaged':
      return line(
        entry.cause === 'battle'
          ? t('{who}は{n}の戦闘ダメージを受けた。', '{who} took {n} battle damage.')
          : t('{who}は{n}のダメージを受けた（{by}）。', '{who} took {n} damage ({by}).'),
      );
    case 'gained':
      return line(t('{who}のライフポイントが{n}回復した。', '{who} gained {n} Life Points.'));
    case 'paid':
      return line(t('{who}はライフポイントを{n}払った。', '{who} paid {n} Life Points.'));
    case 'attack declared':
      return line(t('{who}：「{card}」の攻撃宣言。', '{who}: {card} declares an attack.'));
    case 'turned':
      return to === 1 ? line(t('「{card}」が表側表示になった。', '{card} was turned face-up.')) : null;
    case 'position changed':
      return line(
        to === 1
          ? t('「{card}」が攻撃表示になった。', '{card} is now in Attack Position.')
          : t('「{card}」が守備表示になった。', '{card} is now in Defense Position.'),
      );
    case 'taken':
      return line(t('{who}が「{card}」のコントロールを得た。', '{who} took control of {card}.'));
    case 'attached':
      return line(t('「{card}」が装備された。', '{card} was equipped.'));
    case 'counted': {
      const counter = counterWords[engine.counters.name(to)] as Text | undefined;
      const n = values.n > 0 ? `+${values.n}` : `−${-values.n}`;
      return counter
        ? line(fill(t('「{card}」の{counter}：{n}', '{card}: {counter} {n}'), { counter, card: '{card}', n }))
        : null;
    }
    case 'shuffled':
      return line(
        to === zone.deck
          ? t('{who}のデッキがシャッフルされた。', "{who}'s Deck was shuffled.")
          : t('{who}の裏側守備表示のモンスターがシャッフルされた。', "{who}'s face-down monsters were shuffled."),
      );
    case 'missed timing':
      return line(t('「{card}」の効果はタイミングを逃した。', 'The effect of {card} missed its timing.'));
    case 'cannot pay':
      return line(t('「{card}」のコストを払えない。', 'The cost of {card} cannot be paid.'));
    case 'lapsed':
      return line(t('「{card}」の効果は適用されない。', 'The effect of {card} does not apply.'));
    case 'target gone':
      return line(t('対象の「{card}」はもういない。', 'The target {card} is no longer there.'));
    default:
      return null;
  }
}
