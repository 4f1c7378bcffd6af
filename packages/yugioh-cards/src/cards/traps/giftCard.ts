import { gainLife, normalTrap } from '@rulechart/yugioh-expert/authoring';

export const giftCard = normalTrap('39526584', 'ギフトカード', 'Gift Card', { does: [gainLife(3000, 'opponent')] });
