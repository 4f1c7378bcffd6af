import type { Cards, EffectTree } from '@rulechart/core';
import { heard } from '@rulechart/yugioh-expert';
import { type Deed, mayBe, nodesOf, type Origin, originsOf, type Reading } from './reading.ts';
import { rows, rowsOf } from './rows.ts';

/** What makes a card a member of a section: its mark there and the clauses that say so. */
export interface Entry {
  readonly mark: string;
  readonly because: readonly string[];
}

/** One section of the ruling sheet: a question that is asked of every card. */
export type Section = (card: Reading) => Entry | readonly Entry[] | null;

const clauses = (deeds: readonly { readonly clause: string }[]): string[] => [
  ...new Set(deeds.map(({ clause }) => clause)),
];

/** A member if there is such a deed. */
const listed = (mark: string, deeds: readonly { readonly clause: string }[]): Entry | null =>
  deeds.length === 0 ? null : { mark, because: clauses(deeds) };

const has = (origins: readonly Origin[], zone: string): boolean => origins.some(({ zones }) => zones.includes(zone));

const [monsters, spellsAndTraps] = [rowsOf('monster'), [...rowsOf('spell'), ...rowsOf('trap')]];
const roids = monsters.filter(({ ja }) => ja.endsWith('ロイド'));
const watapon = rows.filter(({ en }) => en === 'Watapon');

/** Deeds that deal with cards out of a zone, some of which may be such cards. */
const outOf = (card: Reading, kinds: string | readonly string[], zone: string, among = rows): Deed[] =>
  card
    .does(kinds)
    .filter((deed) =>
      card
        .origins(deed)
        .some((origin) =>
          origin.self
            ? zone === cameFrom(deed.effect, origin) && among.some(({ password }) => password === card.card.key)
            : origin.zones.includes(zone) && among.some((row) => mayBe(origin, row)),
        ),
    );

/** Where a card lies when its own effect deals with it: where the effect is used from, or where its event took it. */
const cameFrom = (effect: EffectTree, { zones }: Origin): string => {
  const to = effect.on?.self ? heard(effect)?.to : undefined;
  return (typeof to === 'string' ? to : undefined) ?? zones[0] ?? '';
};

/** What effects that are activated do to other cards than their own. */
const onOthers = (card: Reading): Deed[] =>
  card.deeds.filter(
    (deed) => deed.fact.as === 'effect' && deed.effect.how === 'stack' && card.origins(deed).some(({ self }) => !self),
  );

const isSpeedTwo = (card: Reading, effect: EffectTree): boolean => {
  const { kind, icon } = card.facts;
  if (kind === 'monster') return effect.kind === 'quick';
  return kind === 'trap' ? icon !== 'counter' : icon === 'quick-play' || effect.kind === 'quick';
};

/** Whose hand a discard takes from: that of the player it names, or that in which the named cards were found. */
const handsOf = (card: Reading, deed: Deed): readonly string[] => {
  const found = card.origins(deed).map(({ of }) => (of === 'either' ? 'each' : of));
  return deed.fact.who === undefined && found.length > 0 ? found : [deed.fact.who ?? 'you'];
};

/** Whose hand: ● the player's own, ○ the opponent's, ◎ both. */
const whose = (card: Reading, deeds: readonly Deed[]): string => {
  const who = new Set(deeds.flatMap((deed) => handsOf(card, deed)));
  if (who.has('each') || (who.has('you') && who.has('opponent'))) return '◎';
  return who.has('opponent') ? '○' : '●';
};

const discards = 'discards';
const draws = ['draws'];

const inDamageStep: readonly string[] = ['damaged', 'battled', 'damage step ends'];
/** Whether an effect that is set off goes off in the Damage Step: by battle damage or a destruction by battle. */
const ofBattle = ({ on }: EffectTree): boolean =>
  on !== undefined &&
  (inDamageStep.includes(on.event) ||
    [...nodesOf(on.which ?? null)].some(([node]) => node['test'] === 'cause' && String(node['is']) === 'battle'));

/** What happens in an effect beside some kinds of deeds. */
const besides = (card: Reading, effect: EffectTree, kinds: readonly string[]): Deed[] =>
  card.deeds.filter((deed) => deed.effect === effect && deed.fact.as === 'effect' && !kinds.includes(deed.fact.fact));

/** Deeds that stand under a condition without a counterpart under its opposite: nobody knows whether they will happen. */
const uncertain = (deeds: readonly Deed[]): Deed[] =>
  deeds.filter(({ clause }) => {
    const branch = /^(.*)\.(then|otherwise)\b/.exec(clause);
    if (!branch) return /\.options\b/.test(clause);
    const opposite = `${branch[1]}.${branch[2] === 'then' ? 'otherwise' : 'then'}`;
    return !deeds.some((other) => other.clause.startsWith(opposite));
  });

/** The sections, by the id of the list they are compared with. */
export const sections: Readonly<Record<string, Section>> = {
  /** it counts as two tributes for the summon of some monsters */
  'toc.double-tribute': (card) =>
    listed(
      '',
      card.nodes(({ part, rule }) => part === 'allow' && rule === 'summon/double-tribute'),
    ),
  /** ● it chooses cards when it is activated, and so targets them; ○ it deals with cards and does not target */
  'basic.targeting': (card) => {
    const used = card.card.effects.flatMap((effect, i) => (effect.how === 'stack' ? [{ effect, i }] : []));
    const targets = used.flatMap(({ effect, i }) =>
      (effect.targets ?? []).some((clause) => clause.do === 'choose') ? [{ clause: `effects[${i}].targets` }] : [],
    );
    return listed('●', targets) ?? listed('○', onOthers(card));
  },
  /**
   * a spell or trap that targets nothing: × all it does is done to cards, so that it may not be activated when there are
   * none; ○ something of it happens without them
   */
  'basic.dry-activation': (card) => {
    if (card.facts.kind === 'monster') return null;
    const deeds = onOthers(card).filter(
      ({ effect }) => effect.kind === 'activation' && (effect.targets ?? []).length === 0,
    );
    const also = deeds.flatMap(({ effect }) =>
      card.deeds.filter(
        (deed) =>
          deed.effect === effect &&
          deed.fact.as === 'effect' &&
          deed.fact['cards'] === undefined &&
          !['reveals', 'shuffles'].includes(deed.fact.fact),
      ),
    );
    return listed('○', also) ?? listed('×', deeds);
  },
  /** coins are tossed */
  coin: (card) => listed('□', card.does('tosses coins', 'either')),
  /** dice are rolled */
  dice: (card) => listed('□', card.does('rolls dice', 'either')),
  /** ATK or DEF is printed as "?" */
  'unknown-atk-def': ({ facts }) => {
    const unknown = (['atk', 'def'] as const).filter((stat) => facts.kind === 'monster' && facts[stat] === null);
    return unknown.length === 0 ? null : { mark: '', because: unknown };
  },
  /** Life Points are paid in a special way, or for a spell though Spell Economics pays for its activation */
  'pay-life': (card) => {
    const paid = card.does('pays life', 'cost');
    const special = [
      ...card.nodes((node) => node['do'] === 'pay multiples' || node['do'] === 'pay down to'),
      ...card.does('sets life', 'cost'),
    ];
    if (special.length > 0) return listed('□', special);
    // Spell Economics pays for spells: what a monster or a trap pays is no question to it.
    if (card.facts.kind !== 'spell') return null;
    const upkeep = card.does('pays life').filter(({ effect }) => effect.kind === 'maintenance');
    return listed('', [...paid.filter(({ effect }) => effect.kind !== 'activation'), ...upkeep]);
  },
  /** a monster is Special Summoned from a graveyard */
  'gy-summon': (card) => listed('□', outOf(card, 'special summons', 'graveyard', monsters)),
  /** a monster is Special Summoned from the fusion deck, by a Fusion Summon or not */
  'fusion-deck-summon': (card) => {
    const procedures = card.card.effects.flatMap((effect, i) =>
      effect.kind === 'procedure' && effect.from.includes('fusion') ? [{ clause: `effects[${i}]` }] : [],
    );
    return listed('□', [...outOf(card, 'special summons', 'fusion'), ...card.does('fusion summons'), ...procedures]);
  },
  /** how often a card that looks at draws counts this one: ○ once, ● several times, ※ it is not there any more */
  'draw-count.blessing': (card) => {
    const deeds = card.does(draws);
    const [first] = deeds;
    if (!first) return null;
    const sweeps = besides(card, first.effect, draws).filter((deed) =>
      card
        .origins(deed)
        .some(
          ({ zones, of, tests, self }) => !self && zones.includes('spells') && of !== 'opponent' && tests.length === 0,
        ),
    );
    const alone = card.nodes(
      ({ test, of }) =>
        test === 'not' &&
        (of as { test?: string } | undefined)?.test === 'some' &&
        originsOf((of as { of: Cards }).of, first.effect).some((o) => o.zones.includes('spells') && o.of === 'you'),
    );
    const effectOf = ({ clause }: { readonly clause: string }): string => clause.replace(/\..*/u, '');
    // It may be alone only in one of several ways to use it.
    const always = deeds.every((deed) => alone.some((test) => effectOf(test) === effectOf(deed)));
    if (sweeps.length > 0 || (alone.length > 0 && always))
      return { mark: '※', because: clauses([...sweeps, ...alone, ...deeds]) };
    const several = new Set(
      deeds
        .filter((deed) => deed.effect === first.effect && !uncertain(deeds).includes(deed))
        .map((d) => d.clause.replace(/\.(then|otherwise)\b.*/, '')),
    );
    return listed(several.size > 1 ? '●' : '○', deeds);
  },
  /** whether 無効 may answer it: ○ an effect that does nothing but draw, × more, ○× only that, but it is never a link */
  'draw-count.negate': (card) => {
    const deeds = card.does(draws);
    const [first] = deeds;
    if (!first) return null;
    const more = besides(card, first.effect, [...draws, 'skips a phase']);
    const unsure = uncertain(deeds);
    return more.length + unsure.length > 0
      ? { mark: '×', because: clauses([...more, ...unsure]) }
      : { mark: first.effect.how === 'stack' ? '○' : '○×', because: clauses(deeds) };
  },
  /** how often a recovery counts: ○ once, ● several times */
  'heal-count': (card) => {
    const deeds = card.does('heals');
    const several = ({ clause, fact }: Deed): boolean => fact['several'] === true || /\.does\[\d+\]\.does/.test(clause);
    return listed(deeds.some(several) ? '●' : '○', deeds);
  },
  /** control moves: ○ for a time, ● for good, ◆ it is given back */
  control: (card) => {
    const lives = card.nodes(({ part }) => part === 'control').filter(({ clause }) => /\.live\[/.test(clause));
    const back = [...card.does('resets control'), ...lives.filter(({ node }) => node['who'] === 'owner')];
    const good = card.does('moves control');
    const aTime = [
      ...card.does('lasting control').filter(({ fact }) => !/\.(give|swap) control/.test(fact.clause)),
      ...lives,
    ];
    return listed('◆', back) ?? listed('●', good) ?? listed('○', aTime);
  },
  /** a monster is added from the deck: × in the Damage Step, where nobody may answer that it was added */
  'deck-to-hand.puppet-king': (card) => {
    const deeds = outOf(card, 'adds to hand', 'deck', monsters);
    return listed(deeds.some(({ effect }) => ofBattle(effect)) ? '×' : '○', deeds);
  },
  /** ワタポン can be added from the deck */
  'deck-to-hand.watapon': (card) => listed('', outOf(card, 'adds to hand', 'deck', watapon)),
  /** a spell or trap is added from the deck */
  'deck-to-hand.spell-trap': (card) => listed('', outOf(card, 'adds to hand', 'deck', spellsAndTraps)),
  /** a monster on the field returns to the hand */
  'bounce.monster': (card) => listed('□', outOf(card, 'returns to hand', 'monsters', monsters)),
  /** a spell or trap on the field returns to the hand */
  'bounce.spell-trap': (card) =>
    listed(
      '・',
      outOf(card, 'returns to hand', 'spells', spellsAndTraps).filter(
        (deed) => !card.origins(deed).some(({ self }) => self),
      ),
    ),
  /** a monster of the graveyard goes to the hand: ■ it may be one of the 「ロイド」 */
  'gy-to-hand.monster': (card) => {
    const kinds = ['adds to hand', 'returns to hand'];
    const deeds = outOf(card, kinds, 'graveyard', monsters);
    return listed(outOf(card, kinds, 'graveyard', roids).length > 0 ? '■' : '□', deeds);
  },
  /** a spell or trap of the graveyard goes to the hand */
  'gy-to-hand.spell-trap': (card) =>
    listed('□', outOf(card, ['adds to hand', 'returns to hand'], 'graveyard', spellsAndTraps)),
  /** cards of a graveyard go back to a deck */
  'gy-to-deck': (card) => listed('□', outOf(card, 'returns to deck', 'graveyard')),
  /** a trap that becomes a monster */
  'trap-monster': (card) =>
    card.facts.kind === 'trap'
      ? listed(
          '',
          card.nodes((node) => node['do'] === 'become monster'),
        )
      : null,
  /** a monster or a trap that becomes an equip card, or makes one of a monster */
  'equip-treated': (card) => {
    const absorbed = card.does('equips monsters');
    const attached = card.facts.icon === 'equip' ? [] : card.does('equips').filter(() => card.facts.kind === 'trap');
    return listed('', [...absorbed, ...attached]);
  },
  /** a monster that is placed as a continuous spell */
  'continuous-treated': (card) =>
    listed('', [...card.does('places as spell'), ...card.nodes((node) => node['do'] === 'place as spell')]),
  /** it counts turns */
  'turn-count': (card) =>
    listed(
      '□',
      card
        .does('adds counters')
        .filter(({ fact, effect }) => fact['kind'] === 'turn counter' && effect.on?.event === 'end phase'),
    ),
  /**
   * a discard is part of an effect: ● own hand, ○ the opponent's, ◎ both; ・ it goes off when it is discarded; △ it turns
   * another effect into one
   */
  'discard-effect': (card) => {
    const goesOff = card.card.effects.flatMap((effect, i) =>
      effect.on?.event === 'discarded' && effect.on.self ? [{ clause: `effects[${i}].on` }] : [],
    );
    const deeds = card.does(discards);
    const turns = card.nodes((node) => node['do'] === 'change effect').length > 0;
    return (
      listed('・', goesOff.length > 0 && deeds.length === 0 ? goesOff : []) ??
      listed(turns ? '△' : whose(card, deeds), deeds)
    );
  },
  /** an activated effect discards from its player's own hand */
  'discard-self': (card) => {
    const deeds = card.does(discards);
    const own = deeds.filter((deed) => handsOf(card, deed).some((who) => who !== 'opponent'));
    return own.length === 0 ? null : { mark: whose(card, deeds), because: clauses(own) };
  },
  /** an effect sends cards from a hand to the graveyard, which is no discard */
  'hand-to-gy-effect': (card) =>
    listed('・', [
      ...card.does('sends to graveyard').filter((deed) => has(card.origins(deed), 'hand') || deed.fact.from === 'hand'),
      ...card
        .does('fusion summons')
        .filter(({ fact }) => String(fact['places']).includes('hand') && fact.to === 'graveyard'),
    ]),
  /** it answers a certain activation directly: ■ it must */
  'chain-to-specific': (card) => {
    const answers = card.card.effects.flatMap((effect, i) =>
      effect.respondsTo && isSpeedTwo(card, effect) ? [{ clause: `effects[${i}].respondsTo`, effect }] : [],
    );
    return listed(answers.some(({ effect }) => effect.mandatory) ? '■' : '□', answers);
  },
  /** it asks how many links a chain has */
  'chain-stack': (card) =>
    listed(
      '',
      card.nodes(
        ({ test, value }) => test === 'link at least' || test === 'same name in chain' || value === 'link number',
      ),
    ),
  /** it moves monsters among columns, or asks in which one a card lies */
  placement: (card) =>
    listed(
      '',
      card.nodes((node) => node['do'] === 'move column' || String(node['test']).includes('column')),
    ),
  /** it places counters, or asks for them */
  counters: (card) => {
    const named = card.nodes(
      ({ kind, do: does, value }) =>
        (does === 'add counters' || does === 'remove counters' || value === 'counters') &&
        !['spell counter', 'turn counter'].includes(String(kind)),
    );
    return listed('', named);
  },
  /** it is activated in the hand */
  'hand-activate': (card) =>
    card.facts.kind === 'monster'
      ? listed(
          '',
          card.card.effects.flatMap((effect, i) =>
            effect.how === 'stack' && effect.from.includes('hand') ? [{ clause: `effects[${i}].from` }] : [],
          ),
        )
      : null,
  /** it may be used as a fusion material in the place of another */
  'rb.fusion-substitute': ({ facts }) => (facts.substitute ? { mark: '', because: ['substitute'] } : null),
  /** a ritual spell for every monster of a kind */
  'rb.ritual': (card) =>
    card.facts.icon === 'ritual'
      ? listed(
          '',
          card.nodes((node) => node['do'] === 'ritual summon' && node['levels'] === 'exactly'),
        )
      : null,
  /** how a fusion monster may be summoned */
  'rb.fusion': ({ facts }) => {
    const because = (['special', 'onlyListedMaterials', 'noFusionSummon'] as const).filter((fact) => facts[fact]);
    return facts.sub?.includes('fusion') && because.length > 0 ? { mark: '', because } : null;
  },
};
