import type { CardTree, Game } from '@rulechart/core';
import { type CardFacts, cardText, type Duel, zone } from '@rulechart/zx';
import { wordOf } from '../../../engine/duel/menu.ts';
import { t } from '../../../engine/words.ts';
import type { CardView, FigureView, Text } from '../../../protocol.ts';

const factsOf = (tree: CardTree): CardFacts => tree.facts as unknown as CardFacts;
const treeOf = (game: Game<Duel>, view: Duel, e: number): CardTree | undefined =>
  game.engine.definitions[view.card.definition[e] as number]?.tree;

/** The text of one ability. */
export function abilityText(game: Game<Duel>, id: number): Text {
  const effect = game.engine.effects[id];
  const tree = effect && game.engine.definitions[effect.definition]?.tree;
  if (!effect || !tree) return t('', '');
  return cardText(game.engine, { ...tree, facts: { type: 'zx' }, effects: [effect.tree] }) as Text;
}

/** The acts of a card in the hand, and of one on a square, in the charge, in the Dynamis. */
const acts: Readonly<Record<string, string[]>> = {
  [`${zone.hand} zx`]: ['deploy', 'putResource'],
  [`${zone.hand} event`]: ['activate', 'putResource'],
  [`${zone.dynamis} ex`]: ['deployEx'],
  [`${zone.dynamis} shift`]: ['shift'],
};

export function actsOf(game: Game<Duel>, view: Duel, e: number): string[] {
  const kind = (view.card.zone[e] as number) >> 1;
  const tree = treeOf(game, view, e);
  if (!tree) return [];
  if (kind === zone.squares)
    return tree.effects.some((effect) => effect.kind === 'start-up') ? ['attack', 'activate'] : ['attack'];
  if (kind === zone.charge) return ['ignite'];
  return acts[`${kind} ${factsOf(tree).type}`] ?? [];
}

const attached: Readonly<Record<number, (host: Text) => Text>> = {
  [zone.force]: ({ ja, en }) => t(`「${ja}」の下のフォース`, `Force under ${en}`),
  [zone.shift]: ({ ja, en }) => t(`「${ja}」の上のシフト`, `Shift on ${en}`),
  [zone.joined]: ({ ja, en }) => t(`「${ja}」の下部`, `lower half of ${en}`),
};

/** What everybody sees of how a card lies: awake or asleep, and what it is attached to. */
export function liesOf(game: Game<Duel>, view: Duel, e: number): Pick<CardView, 'turned' | 'states'> {
  const kind = (view.card.zone[e] as number) >> 1;
  const asleep = view.own.asleep[e] === 1;
  const states: Text[] = [];
  if (kind === zone.squares || kind === zone.resource)
    states.push(asleep ? t('スリープ', 'asleep') : t('リブート', 'awake'));
  const host = treeOf(game, view, view.card.host[e] as number)?.name as Text | undefined;
  const tie = attached[kind];
  if (tie && host) states.push(tie(host));
  return { ...(asleep ? { turned: true } : {}), ...(states.length > 0 ? { states } : {}) };
}

/** What a card shows to whoever knows it. */
export function faceOf(game: Game<Duel>, view: Duel, e: number): Partial<CardView> {
  const tree = treeOf(game, view, e);
  if (!tree) return {};
  const facts = factsOf(tree);
  const kind = wordOf(game, 'type', facts.type);
  const colours = (facts.colours ?? []).map((colour) => wordOf(game, 'colour', colour));
  const onSquare = (view.card.zone[e] as number) >> 1 === zone.squares;
  const colour: Text | undefined =
    colours.length > 0
      ? t(colours.map(({ ja }) => ja).join('・'), colours.map(({ en }) => en).join(' and '))
      : undefined;
  const power = facts.power;
  const damage = onSquare ? (view.own.damage[e] as number) : 0;
  const figures: FigureView[] = [
    ...(power === undefined
      ? []
      : [
          {
            name: t('パワー', 'power'),
            now: onSquare ? (view.now.power[e] as number) : power,
            base: power,
            strong: true as const,
          },
        ]),
    ...(damage > 0 ? [{ name: t('ダメージ', 'damage'), now: damage, harm: true as const }] : []),
  ];
  return {
    frame: facts.type.startsWith('player') ? 'player' : (facts.colours?.[0] ?? 'colourless'),
    emblem: facts.type === 'event' ? 'even' : facts.type === 'shift' || facts.type === 'lower' ? 'sharp' : 'round',
    kind,
    traits: [...(colour ? [colour] : []), kind],
    foot: kind,
    ...(colour ? { seal: { sign: colours[0]?.ja ?? '', name: colour } } : {}),
    ...(facts.cost === undefined
      ? {}
      : { rank: { sign: '◆', value: facts.cost, name: t(`コスト${facts.cost}`, `cost ${facts.cost}`) } }),
    ...(facts.ignition ? { badge: { sign: 'IG', name: t('イグニッションアイコン', 'ignition icon') } } : {}),
    ...(figures.length > 0 ? { figures } : {}),
  };
}
