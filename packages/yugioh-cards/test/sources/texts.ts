/** The documents the rulings rest on: `S0 L127` is line 127 of the first one, and that line belongs to one of its parts. */
export interface SourceText {
  readonly ja: string;
  readonly en: string;
  /** the document as the rulebook of the package calls it */
  readonly document: string;
  /** first line of each part, and what it is about */
  readonly parts: readonly (readonly [from: number, ja: string, en: string])[];
  readonly last: number;
}

export const texts: Readonly<Record<string, SourceText>> = {
  S0: {
    ja: '裁定集、2005年10月〜2007年6月の改訂。個人のサイトがまとめたもの',
    en: 'The rulings database, in revisions of October 2005 to June 2007, kept by a private site',
    document: '裁定集 2005–2007',
    parts: [
      [1, '表の目次', 'index of the lists'],
      [37, '対象を取る効果', 'targeting'],
      [47, '空打ち', 'activating with nothing to affect'],
      [62, 'コイン', 'coins'],
      [67, 'サイコロ', 'dice'],
      [73, '攻撃力・守備力「？」', 'ATK and DEF printed as "?"'],
      [81, 'ライフを払う', 'paying Life Points'],
      [84, '墓地からの特殊召喚', 'Special Summons from the Graveyard'],
      [100, '融合デッキからの特殊召喚', 'Special Summons from the fusion deck'],
      [110, 'ドロー効果のカウント', 'how often a draw counts'],
      [131, '神殿を守る者と無効', 'what keeps draws away or answers them'],
      [139, '回復効果のカウント', 'how often a recovery counts'],
      [170, 'コントロールの移動', 'control'],
      [175, 'デッキから手札へ', 'from the deck to the hand'],
      [191, 'フィールドから手札へ', 'from the field to the hand'],
      [209, '墓地から手札へ', 'from the Graveyard to the hand'],
      [220, '墓地からデッキへ', 'from the Graveyard to the deck'],
      [262, 'モンスター扱いの罠', 'traps that become monsters'],
      [265, '装備カード扱い', 'what becomes an equip card'],
      [275, '永続魔法カード扱い', 'what becomes a continuous spell'],
      [281, 'ターンのカウント', 'counting turns'],
      [293, '手札を捨てるコスト', 'discarding as a cost'],
      [298, '手札を捨てる効果', 'effects that discard'],
      [309, '自らの手札を捨てる効果', "effects that discard one's own hand"],
      [331, '手札を墓地へ送る効果', 'effects that send from the hand'],
      [340, '特定のカードへのチェーン', 'what answers certain activations'],
      [347, 'チェーンを積む事', 'what asks how high a chain is'],
      [354, 'カードの配置', 'columns'],
      [357, 'カウンター', 'counters'],
      [362, '手札での発動', 'what is activated in the hand'],
    ],
    last: 367,
  },
  S1: {
    ja: 'カードの種類の章、2005年11月の改訂。同じサイト',
    en: 'The chapter on kinds of cards, revised in November 2005, of the same site',
    document: 'カードの種類 2005',
    parts: [
      [1, '目次', 'contents'],
      [13, 'カードの見方', 'how to read a card'],
      [34, 'モンスターの種類', 'kinds of monsters'],
      [68, '通常モンスター', 'Normal Monsters'],
      [71, '融合モンスターと融合召喚', 'Fusion Monsters and how they are summoned'],
      [120, '儀式モンスターと儀式召喚', 'Ritual Monsters and how they are summoned'],
      [165, '効果モンスターと効果の分類', 'Effect Monsters and the kinds of their effects'],
    ],
    last: 218,
  },
  S2: {
    ja: '公式ルールブック第3版の第4章、1999年頃',
    en: "Chapter 4 of the official rulebook's third edition, about 1999",
    document: 'ルールブック第3版 第4章',
    parts: [
      [1, '二つのルール', 'the two sets of rules'],
      [4, '生け贄召喚', 'tributes'],
      [8, '融合と細かい変更', 'fusion and smaller changes'],
      [13, '罠の発動時期', 'when traps may be activated'],
      [15, '特別なモンスターの蘇生', 'reviving special monsters'],
      [17, '質問と回答', 'questions and answers'],
    ],
    last: 47,
  },
};

/** What the letter of a numbered scenario says: where its question comes from. */
export const letters: Readonly<Record<string, string>> = {
  A: 'a question from S0',
  B: 'a question from S1',
  C: 'a question from S2',
  D: 'a question from public sources of the time, on what the three texts leave out',
  P: 'a position of which every legal decision is counted',
  R: 'a fault that was reported of other programs',
};
