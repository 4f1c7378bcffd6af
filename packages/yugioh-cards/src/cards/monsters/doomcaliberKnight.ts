import {
  answered,
  answersActivation,
  destroy,
  monster,
  mustAnswer,
  negateActivation,
  tributeThis,
} from '@rulechart/yugioh-expert/authoring';

export const doomcaliberKnight = monster(
  '78700060',
  '死霊騎士デスカリバー・ナイト',
  'Doomcaliber Knight',
  { attribute: 'dark', race: 'fiend', level: 4, atk: 1900, def: 1800, special: 'never' },
  mustAnswer({
    respondsTo: answersActivation({ kind: 'monster' }),
    cost: [tributeThis()],
    does: [negateActivation(), destroy(answered)],
  }),
);
