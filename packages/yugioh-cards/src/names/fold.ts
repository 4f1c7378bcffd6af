const dashes = /[\u2010-\u2015\u2212]/g;

/** A name with everything taken away that hands write differently: width, case, spaces, the kind of dash, 壼 for 壺. */
export const fold = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(dashes, '-')
    .replace(/[‘’]/g, "'")
    .replace(/〜/g, '~')
    .replace(/壼/g, '壺');
