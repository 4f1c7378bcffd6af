/** What a judged scenario says beside the words of its game, in both languages. */
export const tellings = {
  en: {
    legal: 'it is legal',
    legalAs: (acts: string) => `legal: ${acts}`,
    may: (seat: string, act: string) => `${seat} may: ${act}`,
    mayNot: (seat: string, act: string) => `${seat} may not: ${act}`,
    because: (what: string, codes: string) => `${what}, because ${codes}`,
    aboutIt: 'of a rule about it',
    reasons: (codes: string, sentences: string) => `because ${codes}: ${sentences}`,
    notLegal: (codes: string, sentences: string) => `not legal (${codes}): ${sentences}`,
    notOnMenu: (menu: string) => `it is not legal; the menu: ${menu}`,
    nothing: 'nothing',
    also: (acts: string) => `also: ${acts}`,
    now: (seat: string, where: string, menu: string) => `now ${seat} decides (${where}): ${menu}`,
    over: 'now the game is over',
    notDeciding: (seat: string) => `nothing, it is not ${seat} who decides`,
    directly: 'directly',
  },
  ja: {
    legal: 'できる',
    legalAs: (acts: string) => `できる：${acts}`,
    may: (seat: string, act: string) => `${seat}はできる：${act}`,
    mayNot: (seat: string, act: string) => `${seat}はできない：${act}`,
    because: (what: string, codes: string) => `${what}（理由：${codes}）`,
    aboutIt: 'その行動についての規則',
    reasons: (codes: string, sentences: string) => `理由：${codes}。${sentences}`,
    notLegal: (codes: string, sentences: string) => `できない（${codes}）。${sentences}`,
    notOnMenu: (menu: string) => `できない。できる事：${menu}`,
    nothing: '何もない',
    also: (acts: string) => `ほかにもできる：${acts}`,
    now: (seat: string, where: string, menu: string) => `ここで${seat}が決める（${where}）：${menu}`,
    over: 'ここでゲームは終わっている',
    notDeciding: (seat: string) => `何もない。決めるのは${seat}ではない`,
    directly: '直接',
  },
} as const;

/** Those words in one language. */
export type Telling = (typeof tellings)['en'] | (typeof tellings)['ja'];
