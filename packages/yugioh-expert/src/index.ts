export { turn } from './chart/turn.machine.ts';
export * from './duel.ts';
export * from './printed.ts';
export * from './profile.ts';
export { type RuleId, rulebook } from './rulebook.ts';
export { spellSpeed } from './rules/use.ts';
export { yugiohExpert } from './ruleset.ts';
export { cardText } from './text/card.ts';
export * from './text/words.ts';
