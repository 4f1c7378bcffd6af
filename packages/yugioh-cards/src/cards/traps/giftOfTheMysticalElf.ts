import { count, gainLife, monsters, normalTrap, times } from '@rulechart/yugioh-expert/authoring';

export const giftOfTheMysticalElf = normalTrap('98299011', 'ホーリー・エルフの祝福', 'Gift of The Mystical Elf', {
  does: [gainLife(times(300, count(monsters())))],
});
