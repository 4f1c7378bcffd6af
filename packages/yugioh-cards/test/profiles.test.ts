import { createGame, type Position } from '@rulechart/core';
import { expert1999, normal1999, ocg2007, type Profile, yugiohExpert } from '@rulechart/yugioh-expert';
import { describe, expect, test } from 'vitest';
import { pool } from '../src/index.ts';
import { type Board, kitOf } from './cards/board.ts';
import { probes } from './probes.ts';

const kits = new Map<Profile, ReturnType<typeof kitOf>>();
const under =
  (profile: Profile) =>
  (position: Position): Board => {
    const kit = kits.get(profile) ?? kitOf(createGame(yugiohExpert(profile), [...pool, ...probes]));
    kits.set(profile, kit);
    return kit.duel(position);
  };
const set = (card: string) => ({ card, set: true });

describe('the profiles', () => {
  test('Expert Rules of 1999: nothing is chained', () => {
    const position = { A: { hand: ['Raigeki'] }, B: { monsters: ['Gemini Elf'], spells: [set('Jar of Greed')] } };
    const then = under(expert1999)(position).does('activate', 'Raigeki').placed();
    expect(then.seat('B').whyNot('activate', 'Jar of Greed')).toEqual(['no-chains']);
    expect(
      then.game.say(then.why('activate', 'Jar of Greed')[0] as never, then.state, then.state.decider).en,
    ).toContain('chained');
    expect(
      under(ocg2007)(position).does('activate', 'Raigeki').placed().seat('B').may('activate', 'Jar of Greed'),
    ).toBe(true);
  });
  test('Expert Rules of 1999: the hand has no limit, and an empty deck loses nothing', () => {
    const position = { A: { hand: Array(8).fill('Gemini Elf') }, B: { deck: [] } };
    const then = under(expert1999)(position).ends();
    expect([then.zone('A', 'hand').length, then.state.result]).toEqual([8, 0]);
    expect(under(ocg2007)({ B: { deck: [] } }).ends().state.result).toBe(1);
  });
  test('Normal Rules: no tributes, and fusions from the field alone', () => {
    expect(
      under(normal1999)({ A: { hand: ['Blue-Eyes White Dragon'] } }).may('normalSummon', 'Blue-Eyes White Dragon'),
    ).toBe(true);
    const fusion = (hand: string[], monsters: string[]) => ({
      A: { hand: ['Polymerization', ...hand], monsters, fusion: ['Blue-Eyes Ultimate Dragon'] },
    });
    const three = Array(3).fill('Blue-Eyes White Dragon') as string[];
    expect(under(normal1999)(fusion([], three)).may('activate', 'Polymerization')).toBe(true);
    expect(under(normal1999)(fusion(three.slice(2), three.slice(1))).may('activate', 'Polymerization')).toBe(false);
    expect(under(expert1999)(fusion(three.slice(2), three.slice(1))).may('activate', 'Polymerization')).toBe(true);
  });
  test('Normal Rules: one spell and one trap a turn', () => {
    const board = under(normal1999)({
      A: { hand: ['Pot of Greed', 'Raigeki', 'Mirror Force', 'Jar of Greed'] },
      B: { monsters: ['Gemini Elf'] },
    });
    board.uses('Pot of Greed').settles();
    expect(board.whyNot('activate', 'Raigeki')).toEqual(['enough-for-the-turn']);
    expect(board.whyNot('setCard', 'Raigeki')).toEqual(['enough-for-the-turn']);
    board.does('setCard', 'Mirror Force').placed().settles();
    expect(board.whyNot('setCard', 'Jar of Greed')).toEqual(['enough-for-the-turn']);
    expect(board.ends().ends().may('activate', 'Raigeki')).toBe(true);
  });
  test('a field spell a player, a stored attack, a trap monster in one zone', () => {
    const free = { ...ocg2007, singleFaceUpField: false, trapMonsterUsesSTZone: false };
    const two = under(free)({ A: { hand: ['Umi'] }, B: { field: ['Umi'] } })
      .uses('Umi')
      .settles();
    expect([two.zone('A', 'field'), two.zone('B', 'field')]).toEqual([['Umi'], ['Umi']]);
  });
});

test('a mandatory effect of a phase that was negated goes off once in the OCG, again abroad', () => {
  const ended = (profile: Profile) =>
    under(profile)({ A: { hand: ['Asura Priest'] }, B: { monsters: ['Light and Darkness Dragon'] } })
      .summons('Asura Priest')
      .settles()
      .ends();
  const once = ended(ocg2007);
  expect([once.zone('A', 'monsters'), once.stat('Light and Darkness Dragon', 'atk')]).toEqual([['Asura Priest'], 2300]);
  // It is negated until the dragon cannot lose 500 any more.
  const again = ended({ ...ocg2007, id: 'abroad', phaseEffectRefireIfNegated: true });
  expect([again.zone('A', 'hand'), again.stat('Light and Darkness Dragon', 'atk')]).toEqual([['Asura Priest'], 800]);
});

test('a state that comes back while only mandatory effects follow each other is a draw', () => {
  const board = under(ocg2007)({ A: { monsters: ['Probe: Restless'] } });
  board.does('changePosition', 'Probe: Restless');
  for (let i = 0; i < 1000 && board.state.result === 0; i++) {
    const [first] = board.legal();
    board.play((board.legal().find(({ act }) => act.type === 'pass') ?? first)?.d as number);
  }
  expect(board.state.result).toBe(3);
  const marks = board.log.filter(({ kind }) => kind === 'loop');
  expect(marks.length).toBeGreaterThanOrEqual(2);
  expect(marks.at(-1)?.detail?.['state']).toBe(
    marks.findLast(({ detail }) => detail?.['again'] === 0)?.detail?.['state'],
  );
});
