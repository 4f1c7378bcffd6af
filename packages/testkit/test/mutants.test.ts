import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Core from '@rulechart/core';
import type { DecisionType, Effect, Engine, Rule, RuleSet } from '@rulechart/core';
import { createGame } from '@rulechart/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadMutant } from '../../core/test/mutant.ts';
import { conformance } from '../src/index.ts';
import { ProbeDuel, type ProbeState, probeCards, probeRules, probeSetups } from '../src/probe/index.ts';
import { rulings } from './rulings.ts';

type S = ProbeState;
const from = fileURLToPath(new URL('../../core/src', import.meta.url));
const sources = readdirSync(from, { encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** The one file of the core with this piece of text. */
function fileWith(text: string): string {
  const files = sources.filter((name) => readFileSync(join(from, name), 'utf8').includes(text));
  expect(files, `files with: ${text}`).toHaveLength(1);
  return files[0] as string;
}

/** Mistakes the mechanisms of the core could have: one conjunct, one replacement, one interrupt, one mask removed. */
const mechanisms: Readonly<Record<string, { readonly replace: string; readonly by: string }>> = {
  'a replacement applies again and again': {
    replace: 'if (s.intent.applied[i] === 1 && isBound(s, appliedTo(i), part.id, source)) continue;',
    by: '',
  },
  'the mask of replaced happenings stays empty': {
    replace: "if (part.part === 'replace') addBit(value, part.number, derived.replaced);",
    by: 'if (false) {}',
  },
  'a replacement does not look whom it is about': {
    replace: 'if (part.which === null || part.which(s, c, it)) found = row;',
    by: 'found = row;',
  },
  'a replaced intent is not called off': {
    replace: 'if (c.intent >= 0) s.intent.cancelled[c.intent] = 1;',
    by: '',
  },
  'no replaced destination': {
    replace: 'if (part.destination > 0) intent.to[i] = part.destination;',
    by: 'if (part.destination > 0) intent.to[i] = intent.to[i];',
  },
  'no any-time rules at the interrupt point': {
    replace: 'if (!check.anyTime || !check.due(s, engine)) continue;',
    by: 'continue;',
  },
  'no interrupt point after a commit': {
    replace: 'return (s, c) => (s.frame.did[c.frame] === 1 && interrupt(engine, s) ? here : next);',
    by: 'return () => (here < 0 ? here : next);',
  },
  'immediate effects follow every card': {
    replace: 'effect.oncePerEvent &&\n',
    by: 'false &&\n',
  },
  'afterwards makes no moment of its own': {
    replace: 'if (alive > 0 && !sameGroup) s.group += 1;',
    by: 'if (alive < 0 && !sameGroup) s.group += 1;',
  },
  'a prohibition holds for everybody': {
    replace: 'if (seat >= 0 && part.who !== null && !part.who(s, s.live.seat[row], seat)) continue;',
    by: '',
  },
  'a prohibition holds for every card': {
    replace: 'if (part.which === null || (card !== 0 && part.which(s, c, card))) found = row;',
    by: 'found = row;',
  },
  'a permission waives any rule': {
    replace: 'part.tree.rule !== rule ||',
    by: '',
  },
  'rule text can be negated': {
    replace: 'if (part.unnegatable || s.standing',
    by: 'if (s.standing',
  },
  'what is negated still holds': {
    replace: 's.standing.negated[source] !== 1) return false;',
    by: 's.standing.negated[source] !== 2) return false;',
  },
  'layers in the order in which things came': {
    replace:
      'if (otherLayer < layer || (otherLayer === layer && (stamps[other] as number) <= (stamps[row] as number))) break;',
    by: 'if ((stamps[other] as number) <= (stamps[row] as number)) break;',
  },
  'values of other zones are never reset': {
    replace: 'valued[e] = 0;',
    by: '',
  },
  'a card that came back is still the target': {
    replace: 'if (gone || s.card.stay[card] === binding.stay[row]) out.push(card);',
    by: 'out.push(card);',
  },
  'numbers are remembered beyond a stay': { replace: 'card.memory0[e] = 0;', by: '' },
  'a frame leaves what it kept': { replace: 'free(s, holderOf.frame(f));', by: '' },
  'a record leaves what it kept': { replace: 'free(s, holderOf.record(r));', by: '' },
  'a copy performs its own effect': {
    replace: 'engine.effects[record.performs[r]]',
    by: 'engine.effects[record.effect[r]]',
  },
  'nobody swaps seats': {
    replace: 'record.swapped[r] ? 1 - record.seat[r] : record.seat[r]',
    by: 'record.seat[r]',
  },
  'nothing is counted down': {
    replace: 'if (lingering.countdown[row] > 1) lingering.countdown[row] -= 1;',
    by: 'if (lingering.countdown[row] > 99) lingering.countdown[row] -= 1;',
  },
  'what lingers about a card that left stays': {
    replace: 'if (about > 0 && staying === 0',
    by: 'if (about < 0 && staying === 0',
  },
  'a delayed trigger acts again and again': {
    replace: '  if (part.once) endLingering',
    by: '  if (part.once && l < 0) endLingering',
  },
  'limits are never reached': {
    replace: 'holds: (s, seat, card) => usesLeft(s, effect, seat, card) > 0',
    by: 'holds: () => true',
  },
  'periods never end': { replace: "endPeriod(s, 'turn');", by: '' },
  'a condition is not asked': {
    replace:
      "code: 'condition-not-met',\n      rule: passages.condition,\n      needs: ['wrong-zone'],\n      holds: asked(holds),",
    by: "code: 'condition-not-met',\n      rule: passages.condition,\n      needs: ['wrong-zone'],\n      holds: asked((s, c, it) => holds(s, c, it) || true),",
  },
  'what is owed once is owed for ever': {
    replace: 's.obligationCount -= 1;\n    return true;',
    by: 's.obligationCount -= 1;\n    return false;',
  },
  'forced chance is not read': { replace: 'takeForced(s, to) ?? ', by: '' },
  'a sum may be exceeded': {
    replace: "is === '<=' ? total <= limit : total === limit",
    by: "is === '<=' ? total <= limit : total >= limit",
  },
  'all different may be the same': {
    replace: 'values.size === picked.length',
    by: 'values.size <= picked.length',
  },
  'one card fills two places': {
    replace: 'others.filter((o) => o !== e),',
    by: 'others,',
  },
  'what was attached keeps its host': {
    replace: 'if (card.host[o] === e) card.host[o] = 0;',
    by: 'if (card.host[o] === e) card.host[o] = e;',
  },
  'a shuffle forgets nothing': {
    replace: 'card.known[e] = sightOf(\n      engine,\n      (card.zone[e]',
    by: 'void sightOf(\n      engine,\n      (card.zone[e]',
  },
  'whoever searches sees nothing': {
    replace: 'show(s, e, 1 << s.decider);',
    by: 'show(s, e, 0);',
  },
  'the mask of a view is off': {
    replace: 'if ((known[e] & needed) === needed) sighted[sights++] = e;',
    by: 'sighted[sights++] = e;',
  },
  'cards are named by what the decider knows': {
    replace: 'card: (e) => (e > 0 && knows(s, e, asker)',
    by: 'card: (e) => (e > 0 && knows(s, e, s.decider)',
  },
  'everybody reads what a question may be answered with': {
    replace: 'if (result === null || asker === s.decider) return result;',
    by: 'return result;',
  },
  'whoever is not asked may try the answers': {
    replace: '(asker !== s.decider && type < answers.length)',
    by: '(asker !== s.decider && type < 0)',
  },
  'a spectator sees what one seat sees': {
    replace: 'asker === spectator ? isKnownToAll(known)',
    by: 'asker === spectator ? known !== 0',
  },
  'a log names an unseen card': {
    replace: 'definition !== undefined && !isKnownTo(known, asker)',
    by: 'definition !== undefined && known < 0',
  },
  'numbers are kept where cards lie unseen': { replace: 'if (seen === 0) return d;', by: 'if (seen >= 0) return d;' },
  'what was known of a hand is known of what leaves it': {
    replace: 'if (blind === 0) return;',
    by: 'if (blind >= 0) return;',
  },
  'a reference keeps the old number': { replace: "record: ['source'],", by: '' },
  'a fork forgets a table': {
    replace: 'for (let k = 0; k < segments.length; k++) {\n        const { counted }',
    by: 'for (let k = 1; k < segments.length; k++) {\n        const { counted }',
  },
  'JSON forgets a table': {
    replace: 'const persistent = ordered.filter(([, table]) => !table.derived)',
    by: "const persistent = ordered.filter(([name, table]) => !table.derived && name !== 'frame')",
  },
};

/** Mistakes a rule set could have: one of its rules is missing. */
const rulesOfDecisions: readonly (readonly [decision: string, code: string])[] = [
  ['play', 'not-in-hand'],
  ['play', 'not-a-unit'],
  ['play', 'already-played'],
  ['play', 'no-room'],
  ['set', 'a-unit'],
  ['attack', 'not-a-fighter'],
  ['attack', 'first-turn'],
  ['attack', 'attacked-already'],
  ['attack', 'not-an-object'],
  ['attack', 'forbidden'],
  ['attack', 'required-otherwise'],
];
const rulesOfEffects: readonly string[] = ['too-slow', 'not-in-clash', 'set-this-turn'];

/** What plays and examines: the modules as they are, or as they are on top of a mutant. */
interface Kit {
  readonly createGame: typeof createGame<S>;
  readonly conformance: typeof conformance;
  readonly ProbeDuel: typeof ProbeDuel;
  readonly rules: RuleSet<S>;
}

const sound: Kit = { createGame, conformance, ProbeDuel, rules: probeRules };

/** The first ruling (or case) that a game does not satisfy. */
function killer({ createGame: make, conformance: examine, ProbeDuel: Duel, rules }: Kit): string | null {
  const attempt = (name: string, act: () => void): string | null => {
    try {
      act();
      return null;
    } catch (error) {
      return `${name}: ${error instanceof Error ? error.message : String(error)}`;
    }
  };
  let found = attempt('loading', () => {
    for (const { name, run } of rulings(make(rules, probeCards), Duel)) {
      const killed = attempt(name, run);
      if (killed !== null) throw new Error(killed);
    }
  });
  if (found !== null) return found;
  const subject = { rules, cards: probeCards, setups: probeSetups };
  // What comes up seldom takes whole games.
  const efforts = [
    { cases: /^(secrecy|fork|JSON)/, effort: { games: 4, points: 40, checks: 100, steps: 100, factor: 0.1 } },
    { cases: /^following/, effort: { games: 40, factor: 1 } },
  ];
  for (const { cases, effort } of efforts)
    for (const { name, run } of examine(subject, effort)) {
      if (!cases.test(name)) continue;
      found = attempt(name, run);
      if (found !== null) return found;
    }
  return null;
}

afterEach(() => {
  vi.doUnmock('@rulechart/core');
  vi.resetModules();
});

test('without a mistake nothing is killed', { timeout: 60_000 }, () => {
  expect(killer(sound)).toBeNull();
});

// Each costs a load of the whole core: two of three are tried every time, all of them in a long run.
const long = Number(process.env['RUNS'] ?? 1) > 1;
const tried = Object.entries(mechanisms).filter((_, i) => long || i % 3 !== 2);

describe(`${tried.length} of ${Object.keys(mechanisms).length} mutants of the mechanisms`, () => {
  for (const [name, change] of tried) {
    test(name, { timeout: 60_000 }, async () => {
      const core = await loadMutant<typeof Core>({
        from,
        entry: 'index.ts',
        file: fileWith(change.replace),
        ...change,
      });
      // The rule set and the cases are loaded once more, on top of the mutant: they call the core, too.
      vi.resetModules();
      vi.doMock('@rulechart/core', () => core);
      const kit = await import('../src/index.ts');
      const probe = await import('../src/probe/index.ts');
      const found = killer({ ...kit, ...probe, createGame: core.createGame as never, rules: probe.probeRules });
      expect(found).not.toBeNull();
    });
  }
});

describe(`${rulesOfDecisions.length + rulesOfEffects.length} mutants of the rules`, () => {
  for (const [decision, code] of rulesOfDecisions) {
    test(`${decision} without "${code}"`, () => {
      const decisions = (engine: Engine<S>): Readonly<Record<string, DecisionType<S>>> => {
        const made = probeRules.decisions(engine);
        const type = made[decision] as DecisionType<S>;
        expect(type.rules.some((rule) => rule.code === code)).toBe(true);
        return { ...made, [decision]: { ...type, rules: type.rules.filter((rule) => rule.code !== code) } };
      };
      expect(killer({ ...sound, rules: { ...probeRules, decisions } })).not.toBeNull();
    });
  }
  for (const code of rulesOfEffects) {
    test(`effects without "${code}"`, () => {
      const effectRules = (effect: Effect<S>, engine: Engine<S>): readonly Rule<S>[] =>
        (probeRules.effectRules?.(effect, engine) ?? []).filter((rule) => rule.code !== code);
      expect(killer({ ...sound, rules: { ...probeRules, effectRules } })).not.toBeNull();
    });
  }
});
