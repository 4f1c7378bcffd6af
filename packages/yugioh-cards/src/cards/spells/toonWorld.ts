import { continuousSpell, payLife } from '@rulechart/yugioh-expert/authoring';

export const toonWorld = continuousSpell('15259703', 'トゥーン・ワールド', 'Toon World', { cost: [payLife(1000)] });
