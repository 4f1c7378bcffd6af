import { gainLife, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const soulOfThePure = normalSpell('47852924', '天使の生き血', 'Soul of the Pure', { does: [gainLife(800)] });
