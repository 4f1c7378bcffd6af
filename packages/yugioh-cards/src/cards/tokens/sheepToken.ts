import { mark, ruleText, token } from '@rulechart/yugioh-expert/authoring';

/** 羊トークン of スケープ・ゴート: no tribute for a tribute summon. */
export const sheepToken = token(
  '73915052',
  '羊トークン',
  'Sheep Token',
  { attribute: 'earth', race: 'beast', level: 1, atk: 0, def: 0 },
  ruleText(mark('no tribute for a summon')),
);
