import { monster } from '@rulechart/yugioh-expert/authoring';

export const chamberlainOfTheSixSamurai = monster('44430454', '六武衆の侍従', 'Chamberlain of the Six Samurai', {
  attribute: 'earth',
  race: 'warrior',
  level: 3,
  atk: 200,
  def: 2000,
});
