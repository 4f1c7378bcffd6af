import type { CoreState, Game, Refusal } from '@rulechart/core';
import { playOut } from '../playing.ts';
import { type Case, type Examination, holds } from './subject.ts';

export const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** Throws unless both languages have a sentence for the refusal, and the rulebook its passage. */
function speaks<S extends CoreState>(game: Game<S>, s: S, refusal: Refusal, where: string): void {
  const { ja, en } = game.say(refusal, s, s.decider);
  holds(`${where}: "${refusal.code}" says nothing in Japanese (${ja})`, japanese.test(ja) && !ja.includes('undefined'));
  holds(`${where}: "${refusal.code}" says nothing in English (${en})`, /[a-z]/i.test(en) && !en.includes('undefined'));
  holds(`${where}: "${refusal.code}" speaks Japanese in English (${en})`, !japanese.test(en));
  const { title } = game.passage(refusal.rule);
  holds(`${where}: passage "${refusal.rule}" lacks a title`, title.ja !== '' && title.en !== '');
}

/** Every "no" has a reason. */
export function refusals<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const { game } = x;
  return [
    {
      name: 'refusals: whatever is not offered has a reason, in both languages',
      run: () => {
        const seen = new Map<string, number>();
        x.points(300 * x.factor, 11, (s, { menu, n, where, source }) => {
          const offered = new Set<number>(menu.subarray(0, n));
          for (const type of game.decisionTypes) {
            let i = source.rng3 & 3;
            for (const d of game.domain(s, type)) {
              if (i++ % 4 !== 0 || offered.has(d)) continue;
              const reasons = game.explain(s, s.decider, d);
              holds(`${where}: ${JSON.stringify(game.decode(d))} is refused without a reason`, reasons.length > 0);
              for (const refusal of reasons) {
                const times = seen.get(refusal.code) ?? 0;
                seen.set(refusal.code, times + 1);
                if (times < 50) speaks(game, s, refusal, where);
              }
            }
            for (const d of offered) {
              const reasons = game.explain(s, 1 - s.decider, d);
              holds(`${where}: the other seat is refused without a reason`, reasons.length > 0);
            }
          }
        });
        const { state } = playOut(game, x.setup(1), 1);
        if (game.point(state) !== null) return;
        for (const type of game.decisionTypes) {
          for (const d of game.domain(state, type)) {
            const reasons = game.explain(state, state.decider, d);
            holds('after the end, a decision is refused without a reason', reasons.length > 0);
            for (const refusal of reasons) speaks(game, state, refusal, 'after the end');
            break;
          }
        }
      },
    },
    {
      name: 'refusals: every rule has its sentence in both languages',
      run: () => {
        const codes = new Set(
          [...game.engine.decisionTypes, ...game.engine.effects].flatMap(
            (owner) => owner?.rules.map(({ code }) => code) ?? [],
          ),
        );
        for (const code of codes) {
          for (const lang of ['ja', 'en'] as const)
            holds(`the refusal "${code}" has no sentence in ${lang}`, game.rules.voice[lang][code] !== undefined);
        }
      },
    },
  ];
}
