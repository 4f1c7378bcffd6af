import { CardList, type CoreState, derived, type Game, knows, type LivePart, silenced } from '@rulechart/core';
import type { Text } from '../../protocol.ts';
import { signed, t } from '../words.ts';

const reached = new CardList();

/** How an operation of the rules on a value is written; any other is an addition. */
const written: Readonly<Record<string, (by: number) => string>> = {
  original: (by) => ` ${by}`,
  set: (by) => ` ${by}`,
  multiply: (by) => ` ×${by}`,
  halve: () => ' ÷2',
};

/** What changes the values of a card now, each with the card that does it, as far as the seat knows that card. */
export function changesOf<S extends CoreState>(
  game: Game<S>,
  s: S,
  look: number,
  e: number,
  names: Readonly<Record<string, Text>>,
): { by: Text; what: Text }[] {
  const { engine } = game;
  const { live } = s;
  const found: { by: Text; what: Text }[] = [];
  const c = engine.borrow();
  const rows = s.derivedScalars.value[derived.liveCount] as number;
  for (let row = 0; row < rows; row++) {
    const part = engine.parts[live.part[row] as number] as LivePart<S>;
    const name = part.tree.part === 'modify' ? names[part.tree.stat] : undefined;
    const source = live.source[row] as number;
    const lingering = live.lingering[row] as number;
    if (!name || !part.to || !part.by || !part.apply || silenced(s, part, source, lingering)) continue;
    c.aside(live.seat[row] as number, source, 0);
    c.lingering = lingering;
    if (part.condition && !part.condition(s, c, c.source)) continue;
    reached.length = 0;
    part.to(s, c, c.source, reached);
    if (!reached.has(e)) continue;
    const by = part.by(s, c, e);
    const how = written[(part.tree as { op?: string }).op ?? '']?.(by) ?? signed(by);
    const known = knows(s, source, look);
    found.push({
      by: known ? (engine.definitionOf(s, source).tree.name as Text) : t('効果', 'an effect'),
      what: t(`${name.ja}${how}`, `${name.en}${how.startsWith(' ') ? how : ` ${how}`}`),
    });
  }
  engine.giveBack();
  return found;
}
