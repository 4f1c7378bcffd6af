import type { CardName, GroupName } from './index.ts';

// Cards of this package may mention any name of the index, whether or not it is in the pool; a misspelt one does not compile.
declare module '@rulechart/yugioh-expert/authoring' {
  interface KnownNames {
    readonly card: CardName;
    readonly group: GroupName;
  }
}
