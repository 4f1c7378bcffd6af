import { type Check, Compiler, type Context, type Engine, freePlace, type Test } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { type CardFacts, MONSTER, printed } from '../printed.ts';
import { profileOf } from './profileOf.ts';

/** What one fusion monster is made of, compiled. */
interface Recipe {
  readonly parts: readonly { readonly fits: Check<Duel>; readonly named: boolean }[];
  readonly further: Check<Duel> | null;
  readonly listedOnly: boolean;
}

/** Reads what every fusion monster of the pool is made of. */
export function readRecipes(engine: Engine<Duel>): void {
  const recipes: (Recipe | null)[] = [];
  for (const { id, tree } of engine.definitions) {
    const facts = tree.facts as unknown as CardFacts;
    if (!facts.materials || facts.noFusionSummon) {
      recipes[id] = null;
      continue;
    }
    const compiler = new Compiler(engine, `card "${tree.name.en}", materials`);
    const fits = (material: string | Test): Check<Duel> =>
      compiler.test(typeof material === 'string' ? { test: 'called', name: material } : material);
    recipes[id] = {
      parts: facts.materials.map((material) => ({ fits: fits(material), named: typeof material === 'string' })),
      further: facts.furtherMaterials ? compiler.test(facts.furtherMaterials) : null,
      listedOnly: facts.onlyListedMaterials ?? false,
    };
  }
  engine.notes['recipes'] = recipes;
}

const recipeOf = (engine: Engine<Duel>, s: Duel, fusion: number): Recipe | null =>
  (engine.notes['recipes'] as readonly (Recipe | null)[])[s.card.definition[fusion]] ?? null;

/**
 * Whether these cards and some of the others make the fusion monster (§4.5): each part once; one substitute at most, for
 * a part that is named, beside at least one genuine material.
 */
export function makes(
  engine: Engine<Duel>,
  s: Duel,
  x: Context,
  fusion: number,
  picked: readonly number[],
  others: readonly number[],
): boolean {
  const recipe = recipeOf(engine, s, fusion);
  if (recipe === null) return false;
  const { parts, further, listedOnly } = recipe;
  const facts = printed(engine);
  const fromHand = profileOf(engine).fusionFromHand;
  const isMonster = (e: number): boolean =>
    (fromHand || s.card.zone[e] >> 1 !== zone.hand) &&
    (facts.kind[s.card.definition[e]] === MONSTER || s.card.zone[e] >> 1 === zone.monsters);
  const onField = (e: number): boolean => s.card.zone[e] === engine.zoneRow(zone.monsters, x.you);
  const needsRoom = freePlace(engine, s, engine.zoneRow(zone.monsters, x.you)) === 0;
  const fill = (
    part: number,
    left: readonly number[],
    free: readonly number[],
    substituted: boolean,
    makesRoom: boolean,
  ): boolean => {
    if (part === parts.length) {
      if (further !== null) {
        if (!left.every((e) => isMonster(e) && further(s, x, e))) return false;
        const more = [...left, ...free.filter((e) => isMonster(e) && further(s, x, e))];
        return more.length > 0 && (!needsRoom || makesRoom || more.some(onField));
      }
      return left.length === 0 && (!needsRoom || makesRoom);
    }
    const { fits, named } = parts[part] as Recipe['parts'][number];
    const tries = (from: readonly number[], isPicked: boolean): boolean =>
      from.some((e) => {
        if (!isMonster(e)) return false;
        const genuine = fits(s, x, e);
        const stands =
          !genuine &&
          named &&
          !listedOnly &&
          !substituted &&
          parts.length > 1 &&
          facts.substitute[s.card.definition[e]] === 1;
        if (!genuine && !stands) return false;
        return fill(
          part + 1,
          isPicked ? left.filter((o) => o !== e) : left,
          isPicked ? free : free.filter((o) => o !== e),
          substituted || stands,
          makesRoom || onField(e),
        );
      });
    return tries(left, true) || (left.length < parts.length - part || further !== null ? tries(free, false) : false);
  };
  return fill(0, picked, others, false, false);
}
