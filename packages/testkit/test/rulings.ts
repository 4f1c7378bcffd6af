import { type Act, type Game, spectator } from '@rulechart/core';
import { expect } from 'vitest';
import { ProbeDuel, type ProbeState } from '../src/probe/index.ts';

/** One thing that must be so in a game of the probe rule set. */
export interface Ruling {
  readonly name: string;
  run(): void;
}

/** What the mechanisms and the small rules do, as rulings that any game of the probe rule set (also a mutant) can be held against. */
export function rulings(game: Game<ProbeState>, Duel = ProbeDuel): readonly Ruling[] {
  const found: Ruling[] = [];
  let chapter = '';
  const describe = (name: string, body: () => void): void => {
    chapter = name;
    body();
  };
  const test = (name: string, run: () => void): void => void found.push({ name: `${chapter} › ${name}`, run });
  const duel = (position: ConstructorParameters<typeof ProbeDuel>[1]) => new Duel(game, position);
  const codes = (d: ProbeDuel, act: Act): string[] => d.why(act).map(({ code }) => code);

  describe('1: what is intended is settled, then committed', () => {
    test('replacements ask in mid-destruction, one after the other, and what is left happens in one moment', () => {
      const d = duel({
        A: { hand: ['Quake', 'Bolt', 'Bolt'], field: ['Lifebuoy', 'Runner'] },
        B: { field: ['Lifebuoy', 'Brute'], hand: ['Bolt'] },
      });
      d.activate('Quake').pass();

      expect(d.asked).toBe('yes or no');
      const first = d.s.decider;
      d.answer(true).pick('Bolt');
      expect(d.asked).toBe('yes or no');
      expect(d.s.decider).not.toBe(first);
      expect(d.keys('field', 0)).toContain('Runner'); // nothing has been committed yet
      d.answer(false);

      d.pass();
      expect(d.keys('field', first)).toEqual(['Lifebuoy']);
      expect(d.keys('field', 1 - first)).toEqual([]);
      const groups = new Set([d.find('Runner'), d.find('Brute')].map((e) => d.s.card.cameGroup[e]));
      expect(groups.size).toBe(1);
    });

    test('a replacement applies once to an intent, so it cannot replace for ever', () => {
      const d = duel({ A: { hand: ['Quake'], field: ['Shelter', 'Runner'] } });
      d.activate('Quake').pass();
      expect(d.keys('field', 0)).toEqual(['Runner']);
    });

    test('a replaced destination', () => {
      const d = duel({ A: { hand: ['Quake'], field: ['Runner'] }, B: { field: ['Abyss', 'Brute'] } });
      d.activate('Quake').pass();
      expect(d.keys('exile', 0).sort()).toEqual(['Quake', 'Runner'].filter((key) => key !== 'Quake'));
      expect(d.keys('exile', 1).sort()).toEqual(['Abyss', 'Brute']);
      expect(d.keys('discard', 0)).toEqual(['Quake']); // laid aside when nothing replaced it any more
    });

    test('a reload inside a draw: the interrupt point lies between two draws of one effect, not inside one', () => {
      const two = { deck: ['Walker', 'Walker'], hand: ['Torrent'], discard: ['Brute', 'Brute', 'Brute'] };
      const d = duel({ A: { ...two, deck: ['Walker', 'Walker', 'Walker'] }, reloads: true });
      d.activate('Torrent').pass();
      expect(d.keys('hand', 0)).toHaveLength(5); // the draw of the turn, and four
      expect(d.keys('hand', 0).filter((key) => key === 'Brute').length).toBeGreaterThanOrEqual(1);
      expect(d.s.result).toBe(0);

      const all = duel({ A: { ...two, hand: ['Flood'], deck: ['Walker', 'Walker', 'Walker'] }, reloads: true });
      all.activate('Flood').pass();
      expect(all.s.result).toBe(2); // four at once are one moment: the deck ran out inside it
    });
  });

  describe('2: forbid, allow, require', () => {
    test('a prohibition is a refusal that names its source, and counts when an intent is settled, too', () => {
      const d = duel({ A: { field: ['Runner', 'Walker'] }, B: { field: ['Warden'] } });
      d.endTurn().endTurn();
      expect(d.may({ type: 'attack', attacker: 'Runner' })).toBe(true);
      const [refusal] = d.why({
        type: 'attack',
        attacker: d.entities('field', 0).find((e) => d.key(e) === 'Walker') as number,
        target: d.find('Warden'),
      });
      expect(refusal).toMatchObject({ code: 'forbidden', facts: { by: d.find('Warden') } });

      const dry = duel({ A: { hand: ['Insight'], field: [] }, B: { field: ['Drought'] } });
      dry.activate('Insight').pass();
      expect(dry.keys('hand', 0)).toEqual([]);
    });

    test('a permission waives one rule by its id', () => {
      expect(duel({ A: { field: ['Runner'] } }).why({ type: 'attack', attacker: 1, target: 0 })).not.toEqual([]);
      expect(duel({ A: { field: ['Runner', 'Herald'] } }).may({ type: 'attack', attacker: 'Runner' })).toBe(true);
    });

    test('a requirement leaves only its own options', () => {
      const d = duel({ A: { field: ['Runner'] }, B: { field: ['Bait', 'Brute'] } });
      d.endTurn().endTurn();
      expect(d.may({ type: 'attack', attacker: 'Runner', target: 'Bait' })).toBe(true);
      expect(d.may({ type: 'attack', attacker: 'Runner', target: 'Brute' })).toBe(false);
    });
  });

  describe('3: what lingers', () => {
    test('a row outlives its card and is counted down', () => {
      const d = duel({ A: { hand: ['Blessing'], field: ['Runner'] } });
      d.activate('Blessing').pass();
      expect(d.keys('discard', 0)).toEqual(['Blessing']);
      expect(d.power('Runner')).toBe(6);
      d.endTurn();
      expect(d.power('Runner')).toBe(6);
      d.endTurn();
      expect(d.power('Runner')).toBe(6);
      d.endTurn();
      expect(d.power('Runner')).toBe(4);
    });

    test('a row about a card ends when the card begins another stay', () => {
      const d = duel({ A: { hand: ['Oath', 'Rescue', 'Runner'], field: ['Runner', 'Herald'] } });
      d.activate('Oath')
        .pick(d.entities('field', 0)[0] as number)
        .pass();
      expect(d.s.lingeringCount).toBe(1);
      expect(d.may({ type: 'attack', attacker: d.entities('field', 0)[0] as number })).toBe(false);
      d.activate('Rescue')
        .pick(d.entities('field', 0)[0] as number)
        .pass();
      expect(d.s.lingeringCount).toBe(0);
      expect(d.s.bindingCount).toBe(0);
    });

    test('a delayed trigger waits for its event, acts once, and is gone', () => {
      const d = duel({ A: { hand: ['Debt', 'Wager', 'Wager'] } });
      d.activate('Debt').pass();
      expect(d.life).toEqual([23, 20]);
      d.activate('Wager').pass().do({ type: 'choose', option: 1 }).do({ type: 'number', number: 3 }).pass();
      expect(d.life).toEqual([19, 16]);
      d.activate('Wager').pass().do({ type: 'choose', option: 0 }).do({ type: 'number', number: 1 }).pass();
      expect(d.life).toEqual([19, 15]);
    });
  });

  describe('4 and 5: layers, negation, granting', () => {
    test('set, then add, then multiply, whatever came first', () => {
      const d = duel({ A: { field: ['Doubler', 'Adder', 'Leveller', 'Colossus'] } });
      expect(d.power('Colossus')).toBe(12);
    });

    test('a negated negator negates nothing; rule text cannot be negated', () => {
      const d = duel({ A: { field: ['Adder', 'Decree', 'Walker'] }, B: { field: ['Hush'] } });
      expect(d.power(d.find('Walker', 0))).toBe(3);
      expect(d.power('Decree')).toBe(6);
      const both = duel({ A: { field: ['Hush', 'Adder'] }, B: { field: ['Hush'] } });
      expect(both.game.engine.marks.has('marked')).toBe(true);
      expect(both.s.standing.negated[both.find('Adder')]).toBeLessThanOrEqual(1); // a loop of negators comes to rest
    });

    test('what applies reaches other zones, and ends there as well', () => {
      const d = duel({ A: { field: ['Rally'], hand: ['Runner', 'Rescue'] } });
      expect(d.power('Runner')).toBe(7);
      d.activate('Rescue').pick('Rally').pass();
      expect(d.power('Runner')).toBe(4);
    });

    test('marks and control', () => {
      const d = duel({ A: { field: ['Marker'] }, B: { field: ['Drifter'] } });
      expect(d.s.standing.marks[d.find('Drifter')]).toBe(1);
      const charmed = duel({ A: { hand: ['Outpost', 'Charmer'] }, B: { field: ['Drifter'] } });
      charmed.activate('Outpost').pass().pick('Charmer').do({ type: 'place', place: 2 }).pass();
      expect(charmed.keys('field', 0)).toEqual(['Drifter', 'Charmer']);
    });

    test('an attached card answers for its bearer', () => {
      const d = duel({ A: { hand: ['Plate', 'Quake'], field: ['Runner'] } });
      d.activate('Plate').pick('Runner').pass();
      expect(d.s.card.host[d.find('Plate')]).toBe(d.find('Runner'));
      d.activate('Quake').pass();
      expect(d.keys('field', 0)).toEqual(['Runner']);
      expect(d.keys('discard', 0)).toContain('Plate');
    });
  });

  describe('6: the activation record', () => {
    test('a copy of a copied effect performs what was copied', () => {
      const d = duel({ A: { hand: ['Insight', 'Echo', 'Echo', 'Walker'] } });
      d.activate('Insight').do({ type: 'pass' }).activate('Echo').do({ type: 'pass' }).activate('Echo');
      expect([0, 1, 2].map((r) => d.s.record.performs[r])).toEqual(Array(3).fill(d.s.record.effect[0]));
      expect(d.s.record.effect[2]).not.toBe(d.s.record.performs[2]);
      d.pass();
      for (let i = 0; i < 3; i++) {
        expect(d.asked).toBe('pick');
        d.pick('Walker').pass();
      }
      expect(d.keys('hand', 0)).toHaveLength(1 + 1 + 6 - 3);
    });

    test('an effect applied for the other seat, and one about another card', () => {
      const d = duel({ A: { hand: ['Insight', 'Mirror'] }, B: { hand: ['Walker'] } });
      d.activate('Insight').do({ type: 'pass' }).activate('Mirror').pass();
      expect(d.s.decider).toBe(1);
      d.pick('Walker').pass();
      expect(d.keys('hand', 1)).toHaveLength(2);

      const other = duel({ A: { hand: ['Bolt'], field: ['Brute'] }, B: { back: [], field: ['Runner'] } });
      other.activate('Bolt').pick('Runner');
      const target = other.game.engine.bindingName('victim');
      const bound = [...other.s.binding.card].filter((_, row) => other.s.binding.name[row] === target);
      expect(bound).toEqual([other.find('Runner')]);
    });

    test('what was declared stays with the activation', () => {
      const d = duel({ A: { hand: ['Wager'] } });
      d.activate('Wager').pass().do({ type: 'choose', option: 1 });
      expect(d.asked).toBe('number');
      expect(d.why({ type: 'number', number: 4 })[0]?.code).toBe('out-of-range');
      d.do({ type: 'number', number: 2 }).pass();
      expect(d.life).toEqual([20, 17]);
    });
  });

  describe('7: stays and memory', () => {
    test('a target that has begun another stay is not the target; what is last known remains', () => {
      const d = duel({ A: { hand: ['Surge', 'Rescue'], field: ['Runner'] } });
      d.activate('Surge').pick('Runner').do({ type: 'pass' }).activate('Rescue').pick('Runner').pass();
      expect(d.keys('hand', 0)).toContain('Runner');
      expect(d.s.lingeringCount).toBe(0);

      const blink = duel({ A: { hand: ['Blink'], field: ['Runner', 'Adder'] } });
      blink.activate('Blink').pick('Runner').pass();
      expect(blink.keys('exile', 0)).toEqual(['Runner']);
    });

    test('a number remembered per stay', () => {
      const d = duel({ A: { hand: ['Rescue'], field: ['Ledger'] } });
      d.activate('Ledger').pass().activate('Ledger').pass();
      expect(d.s.card.memory0[d.find('Ledger')]).toBe(2);
      d.activate('Rescue').pick('Ledger').pass();
      expect(d.s.card.memory0[d.find('Ledger')]).toBe(0);
    });
  });

  describe('8: how an effect is used', () => {
    test('immediate: once per event group, without the stack', () => {
      const d = duel({ A: { hand: ['Flood', 'Torrent'] }, B: { field: ['Toll'] } });
      expect(d.life).toEqual([19, 20]); // the draw of the turn
      d.activate('Flood').pass();
      expect(d.life).toEqual([18, 20]);
      d.activate('Torrent').pass();
      expect(d.life).toEqual([14, 20]);
    });

    test('maintenance: at its time, without an activation, answered yes or no', () => {
      const d = duel({ A: { field: ['Upkeep'] } });
      expect(d.asked).toBe('yes or no');
      d.answer(true);
      expect(d.life).toEqual([19, 20]);
      d.endTurn().endTurn().answer(false);
      expect(d.keys('field', 0)).toEqual([]);
    });

    test('mandatory triggers of one moment, the turn seat first', () => {
      const d = duel({ A: { hand: ['Bolt'], field: ['Watcher'] }, B: { field: ['Mourner'] } });
      d.activate('Bolt').pick('Mourner').pass();
      expect(d.life).toEqual([21, 20]);
      expect(d.keys('hand', 1)).toHaveLength(1);
    });

    test('limits: by name and turn, by card and stack, by seat and for ever', () => {
      const d = duel({ A: { field: ['Once', 'Once', 'Twice', 'Never'] } });
      const [one, two] = d.entities('field', 0).filter((e) => d.key(e) === 'Once') as [number, number];
      d.do({ type: 'activate', card: one }).pass();
      expect(d.may({ type: 'activate', card: two })).toBe(false);
      d.activate('Never').pass();
      d.activate('Twice').do({ type: 'pass' }).activate('Twice').do({ type: 'pass' });
      expect(d.may({ type: 'activate', card: 'Twice' })).toBe(false);
      d.pass();
      expect(d.may({ type: 'activate', card: 'Twice' })).toBe(true);
      d.endTurn().endTurn();
      expect(d.may({ type: 'activate', card: two })).toBe(true);
      expect(d.why({ type: 'activate', card: d.find('Never'), effect: 0 }).map(({ code }) => code)).toContain(
        'limit-reached',
      );
    });
  });

  describe('9 and 10: obligations and chance', () => {
    test('what is owed is done as often as it is owed', () => {
      const d = duel({ A: { hand: ['Famine'] } });
      d.activate('Famine').pass();
      const hands: number[] = [];
      for (let i = 0; i < 6; i++) {
        d.endTurn();
        if (d.s.turnSeat === 1) hands.push(d.keys('hand', 1).length);
      }
      expect(hands).toEqual([0, 0, 1]);
    });

    test('chance is read from a forced list first, then from the generator in the state', () => {
      const toss = (forced: number[], seed = 1) => {
        const d = duel({ A: { hand: ['Coin', 'Coin'] }, seed });
        forced.forEach((value, row) => {
          d.s.forced.kind[row] = 1;
          d.s.forced.value[row] = value;
        });
        d.s.forcedCount = forced.length;
        d.activate('Coin').pass().activate('Coin').pass();
        return d.life[0];
      };
      expect(toss([1, 1])).toBe(24);
      expect(toss([0, 1])).toBe(20);
      expect(toss([0, 0])).toBe(16);
      const seeded = Array.from({ length: 40 }, (_, seed) => toss([], seed));
      expect(new Set(seeded)).toEqual(new Set([16, 20, 24]));
      expect(seeded).toEqual(Array.from({ length: 40 }, (_, seed) => toss([], seed)));
    });
  });

  describe('11: what a pick must satisfy as a whole', () => {
    const offered = (charm: string, hand: string[]) => {
      const d = duel({ A: { deck: ['Insight', 'Insight', 'Insight'], hand: [charm, ...hand] } });
      d.activate(charm).pass();
      return d;
    };

    test('a sum at least, exactly, at most', () => {
      const choir = offered('Choir', ['Runner', 'Banner', 'Biter']);
      expect(choir.candidates.sort()).toEqual(['Banner', 'Biter', 'Runner']);
      choir.pick('Runner');
      expect(choir.may({ type: 'done' })).toBe(false);
      expect(choir.why({ type: 'done' })[0]?.code).toBe('more-to-pick');
      choir.pick('Banner');
      expect(choir.may({ type: 'done' })).toBe(true);

      const scale = offered('Scale', ['Runner', 'Walker', 'Brute']);
      expect(scale.candidates.sort()).toEqual(['Runner', 'Walker']); // 4 + 3; the Brute's 6 leads nowhere
      expect(scale.why({ type: 'pick', card: scale.find('Brute') })[0]?.code).toBe('cannot-be-completed');

      const feather = offered('Feather', ['Biter', 'Banner', 'Brute']);
      expect(feather.candidates.sort()).toEqual(['Banner', 'Biter']);
    });

    test('all different, all the same, one of each', () => {
      expect(offered('Rainbow', ['Runner', 'Guardian', 'Brute']).pick('Runner').candidates).toEqual(['Brute']);
      expect(offered('Twins', ['Runner', 'Guardian', 'Brute']).candidates.sort()).toEqual(['Guardian', 'Runner']);
      const fusion = offered('Fusion', ['Runner', 'Guardian', 'Brute', 'Biter']);
      expect(fusion.candidates.sort()).toEqual(['Brute', 'Guardian', 'Runner']);
      expect(fusion.pick('Runner').candidates).toEqual(['Brute']);
      const alone = duel({ A: { deck: ['Insight', 'Insight'], hand: ['Fusion', 'Brute', 'Biter'] } });
      expect(codes(alone, { type: 'activate', card: alone.find('Fusion'), effect: 0 })).toEqual(['nothing-to-do']);
    });
  });

  describe('12 and 13: attachment and knowledge', () => {
    test('what is attached can be found, and is let go when its host leaves', () => {
      const d = duel({ A: { hand: ['Blade', 'Blade', 'Magnet', 'Rescue'], field: ['Runner'] } });
      d.activate('Blade').pick('Runner').pass();
      expect(d.power('Runner')).toBe(7);
      d.activate('Magnet').pass();
      expect(d.power('Runner')).toBe(4);
      d.activate('Blade').pick('Runner').pass().activate('Rescue').pick('Runner').pass();
      expect(d.keys('back', 0)).toEqual([]);
    });

    test('a seat knows what it has looked at, wherever it goes, until a shuffle', () => {
      const d = duel({ A: { hand: ['Spyglass', 'Riffle'] } });
      d.activate('Spyglass').pass();
      const [top] = d.entities('deck', 1) as [number];
      expect(d.s.card.known[top]).toBe(1);
      d.endTurn();
      expect(d.keys('hand', 1)).toEqual(['Walker']);
      expect(d.s.card.known[top]).toBe(3);
      d.endTurn().activate('Riffle').pass();
      expect(d.entities('deck', 1).map((e) => d.s.card.known[e])).toEqual(Array(11).fill(0));
    });

    test('what may be picked is for who picks: whoever else tries learns nothing of a hand', () => {
      const d = duel({ A: { hand: ['Outpost', 'Runner', 'Bolt'] } });
      d.activate('Outpost').pass();
      expect(d.asked).toBe('pick');
      expect(game.question(d.s)?.candidates).toContain(d.find('Runner'));
      expect(game.question(d.s)?.candidates).not.toContain(d.find('Bolt'));
      for (const asker of [1, spectator] as const) {
        expect(game.question(d.s, asker)).toMatchObject({ kind: 'pick', seat: 0, candidates: [], picked: [], max: 0 });
        for (const key of ['Runner', 'Bolt']) {
          const act = game.encode({ type: 'pick', card: d.find(key) });
          expect(game.explain(d.s, asker, act).map(({ code }) => code)).toEqual(['not-your-decision']);
        }
      }
    });

    test('whoever searches sees the pile; nobody learns from not being asked that there is nothing', () => {
      const d = duel({ A: { hand: ['Scout'] } });
      d.activate('Scout').pass();
      expect(d.asked).toBe('pick');
      expect(d.menu().map(({ act }) => act.type)).toEqual(['done']);
      expect(d.entities('deck', 0).every((e) => d.s.card.known[e] === 1)).toBe(true);
      d.do({ type: 'done' });
      expect(d.entities('deck', 0).every((e) => d.s.card.known[e] === 0)).toBe(true); // the shuffle after it
    });
  });

  describe('14: facts of programs', () => {
    test('they are computed from the tree, however deep, with person, zones, and where they stand', () => {
      const facts = (key: string) => {
        const [effect] = game.engine.byKey.get(key)?.effects ?? [];
        return game.engine.effects[effect as number]?.facts ?? [];
      };
      expect(facts('Insight').map(({ fact, as }) => [fact, as])).toEqual([
        ['draws', 'effect'],
        ['discards', 'effect'],
      ]);
      expect(facts('Crossroads')[0]).toMatchObject({ fact: 'discards', as: 'cost', who: 'you', clause: 'cost[0]' });
      expect(facts('Torrent')).toMatchObject([{ fact: 'draws', clause: 'does[0].does[0]' }]);
    });
  });

  describe('places, order, loops, tokens', () => {
    test('a place is picked among the free ones', () => {
      const d = duel({ A: { hand: ['Outpost', 'Runner'], field: ['Walker'] } });
      d.activate('Outpost').pass().pick('Runner');
      expect(d.menu().map(({ act }) => act['place'])).toEqual([2, 3, 4]);
      expect(d.why({ type: 'place', place: 1 })[0]?.code).toBe('place-taken');
      d.do({ type: 'place', place: 4 }).pass();
      expect(d.s.card.place[d.find('Runner')]).toBe(4);
    });

    test('cards are put in order, and a loop goes through them', () => {
      const d = duel({ A: { hand: ['Parade'], field: ['Walker', 'Runner'] } });
      d.activate('Parade').pass();
      expect(d.asked).toBe('order');
      d.do({ type: 'order', card: 'Runner' }).do({ type: 'order', card: 'Walker' }).pass();
      expect(d.life).toEqual([21, 20 - 4 + 1 - 3 + 1]);
    });

    test('counters and tokens', () => {
      const d = duel({ A: { hand: ['Battery', 'Twinning', 'Theft'], field: ['Runner'] }, B: { field: ['Brute'] } });
      d.activate('Battery').pick('Runner').pass();
      expect(d.life).toEqual([20, 18]);
      d.activate('Twinning').pass();
      expect(d.keys('field', 0)).toEqual(['Runner', 'Shade']);
      d.activate('Theft').pick('Brute').pass();
      expect(d.keys('field', 0)).toEqual(['Runner', 'Shade', 'Brute']);
      expect(d.s.card.owner[d.find('Brute')]).toBe(1);
    });
  });

  describe('the mini rule set', () => {
    test('a window opens after every act, for the turn seat first', () => {
      const d = duel({ A: { hand: ['Runner'] } });
      d.do({ type: 'play', card: 'Runner' });
      expect([d.asked, d.s.decider]).toEqual(['response', 0]);
      expect(d.pass().asked).toBe('main');
    });

    test('a unit a turn, while there is room', () => {
      const d = duel({ A: { hand: ['Runner', 'Brute'] } });
      d.do({ type: 'play', card: 'Runner' }).pass();
      expect(codes(d, { type: 'play', card: d.find('Brute') })).toEqual(['already-played']);
      const full = duel({ A: { hand: ['Runner'], field: ['Brute', 'Brute', 'Brute', 'Brute'] } });
      expect(codes(full, { type: 'play', card: full.find('Runner') })).toEqual(['no-room']);
      const charm = duel({ A: { hand: ['Bolt', 'Runner'] } });
      expect(codes(charm, { type: 'play', card: charm.find('Bolt') })).toEqual(['not-a-unit']);
      expect(codes(charm, { type: 'set', card: charm.find('Runner') })).toEqual(['a-unit']);
      expect(codes(charm, { type: 'play', card: charm.entities('deck', 0)[0] as number })).toEqual(['not-in-hand']);
    });

    test('an attack: not in the first turn, once a turn, not past what stands there', () => {
      const d = duel({ A: { field: ['Runner'] }, B: { field: ['Walker'] } });
      const [runner, walker] = [d.find('Runner'), d.entities('field', 1)[0] as number];
      expect(codes(d, { type: 'attack', attacker: runner, target: walker })).toEqual(['first-turn']);
      d.endTurn().endTurn();
      expect(codes(d, { type: 'attack', attacker: runner, target: 0 })).toEqual(['not-an-object']);
      expect(codes(d, { type: 'attack', attacker: walker, target: walker })).toContain('not-a-fighter');
      d.do({ type: 'attack', attacker: runner, target: walker }).pass().pass().pass();
      expect(d.life).toEqual([20, 19]);
      expect(d.keys('field', 1)).toEqual([]);
      expect(codes(d, { type: 'attack', attacker: runner, target: 0 })).toEqual(['attacked-already']);
    });

    test('slow effects wait for an empty stack; a clash admits few; a snare waits a turn', () => {
      const d = duel({
        A: { hand: ['Insight', 'Surge', 'Bolt', 'Rescue'], field: ['Runner', 'Leech'] },
        B: { field: ['Brute'] },
      });
      d.activate('Insight').do({ type: 'pass' });
      expect(codes(d, { type: 'activate', card: d.find('Bolt', 0), effect: 0 })).toEqual(['too-slow']);
      d.pass().pick('Bolt').pass().endTurn().endTurn();
      d.do({ type: 'attack', attacker: 'Runner', target: 'Brute' }).pass(2);
      expect(d.s.stage).toBe(3);
      expect(codes(d, { type: 'activate', card: d.find('Rescue'), effect: 0 })).toEqual(['not-in-clash']);
      d.activate('Surge').pick('Runner').pass();
      expect(d.keys('field', 0)).toContain('Leech');

      const set = duel({ A: { hand: ['Denial'] } });
      set.do({ type: 'set', card: 'Denial' }).do({ type: 'endTurn' });
      expect(set.s.card.known[set.find('Denial')]).toBe(1);
    });

    test('conditions, costs, targets and answers are asked before an effect is used', () => {
      const d = duel({ A: { hand: ['Bolt', 'Crossroads'], field: ['Leech'] } });
      expect(codes(d, { type: 'activate', card: d.find('Bolt'), effect: 0 })).toEqual(['no-target']);
      d.s.seat.life[0] = 2;
      expect(codes(d, { type: 'activate', card: d.find('Leech'), effect: 0 })).toEqual(['cannot-pay']);
      const ambush = duel({ A: { hand: ['Ambush', 'Denial'] }, B: { hand: ['Insight', 'Walker'], field: ['Runner'] } });
      ambush.do({ type: 'set', card: 'Ambush' }).do({ type: 'set', card: 'Denial' });
      const [hold, deny] = [ambush.find('Ambush'), ambush.find('Denial')];
      expect(codes(ambush, { type: 'activate', card: hold, effect: 0 })).toContain('set-this-turn');
      ambush.endTurn().activate('Insight');
      expect(codes(ambush, { type: 'activate', card: hold, effect: 0 })).toContain('condition-not-met');
      ambush.activate('Denial').pass();
      expect(ambush.keys('hand', 1)).toHaveLength(2); // the draw of the turn and the Walker: nothing was drawn or discarded
      expect(ambush.keys('discard', 0)).toEqual(['Denial']);
      expect(codes(ambush, { type: 'activate', card: deny, effect: 0 }).length).toBeGreaterThan(0);
      ambush.do({ type: 'attack', attacker: 'Runner', target: 0 }).do({ type: 'pass' }).activate('Ambush').pass();
      expect(ambush.keys('field', 1)).toEqual([]);
      expect(ambush.life).toEqual([19, 20]); // the cost of Denial
    });

    test('the cost must not take the only target, and only the opponent is warded off', () => {
      const d = duel({ A: { hand: ['Bolt'] }, B: { field: ['Colossus'] } });
      expect(codes(d, { type: 'activate', card: d.find('Bolt'), effect: 0 })).toEqual(['no-target']);
      const own = duel({ A: { field: ['Warden', 'Walker', 'Herald'] } });
      expect(
        own.may({ type: 'attack', attacker: own.entities('field', 0).find((e) => own.key(e) === 'Walker') as number }),
      ).toBe(true);
      expect(own.may({ type: 'attack', attacker: 'Herald' })).toBe(true);
    });

    test('what follows with afterwards is another moment; what happens at once is one', () => {
      const d = duel({ A: { hand: ['Insight', 'Runner'] } });
      d.activate('Insight').pass().pick('Runner').pass();
      const drawn = d.entities('hand', 0).map((e) => d.s.card.cameGroup[e]);
      expect(new Set(drawn).size).toBe(2); // the draw of the turn, and two at once
      expect(d.s.card.cameGroup[d.find('Runner')]).toBeGreaterThan(Math.max(...(drawn as number[])));
    });

    test('whoever has no life left, or must draw from nothing, has lost', () => {
      const d = duel({ A: { deck: ['Walker', 'Walker'], hand: ['Insight'] } });
      expect(d.activate('Insight').pass().s.result).toBe(2);
      const hurt = duel({ A: { hand: ['Wager'] } });
      hurt.s.seat.life[1] = 2;
      hurt.activate('Wager').pass().do({ type: 'choose', option: 1 }).do({ type: 'number', number: 1 });
      expect(hurt.s.result).toBe(1);
    });

    test('no trace of what is over', () => {
      const d = duel({ A: { hand: ['Surge', 'Bolt'], field: ['Runner'] }, B: { field: ['Seeker'] } });
      d.activate('Surge').pick('Runner').pass().activate('Bolt').pick('Seeker').pass().do({ type: 'decline' }).pass();
      d.endTurn();
      expect([
        d.s.frameCount,
        d.s.recordCount,
        d.s.bindingCount,
        d.s.intentCount,
        d.s.triggerCount,
        d.s.lingeringCount,
      ]).toEqual([0, 0, 0, 0, 0, 0]);
    });
  });

  return found;
}
