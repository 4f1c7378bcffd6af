import {
  draw,
  ignition,
  monster,
  mustTrigger,
  summonedAs,
  thisCard,
  turnFaceDown,
} from '@rulechart/yugioh-expert/authoring';

export const desLacooda = monster(
  '02326738',
  'デス・ラクーダ',
  'Des Lacooda',
  { attribute: 'earth', race: 'zombie', level: 3, atk: 500, def: 600 },
  ignition({ limit: { per: 'turn', by: 'card' }, does: [turnFaceDown(thisCard)] }),
  mustTrigger({ event: 'summoned', self: true, which: summonedAs('flip') }, { does: [draw(1)] }),
);
