export { yugioh as game } from '@rulechart/yugioh-cards';
