import {
  alsoCalled,
  called,
  changePosition,
  choose,
  continuous,
  continuousSpell,
  continuousTrap,
  count,
  damage,
  draw,
  faceUp,
  forbid,
  highest,
  ifTrigger,
  ignition,
  immediate,
  inDeck,
  inGraveyard,
  isMonster,
  mark,
  modify,
  monster,
  monsters,
  mustTrigger,
  named,
  normalSpell,
  other,
  payLife,
  quick,
  remove,
  removedCards,
  sendFromHand,
  shuffleDeck,
  skipPhase,
  specialSummon,
  summonable,
  target,
  targeted,
  thisCard,
  times,
  toGraveyard,
  toHand,
  toon,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

/**
 * Cards that the pool lacks and that rulings and checks are played with: plain monsters that others speak of, and cards
 * that do one thing a rule is about. They are written with the words of every card; at most forty.
 */
export const probes = [
  monster('62473983', '墓守の長', "Gravekeeper's Chief", {
    attribute: 'dark',
    race: 'spellcaster',
    level: 5,
    atk: 1900,
    def: 1200,
  }),
  monster('58932615', 'Ｅ・ＨＥＲＯ バーストレディ', 'Elemental HERO Burstinatrix', {
    attribute: 'fire',
    race: 'warrior',
    level: 3,
    atk: 1200,
    def: 800,
  }),
  monster('20721928', 'Ｅ・ＨＥＲＯ スパークマン', 'Elemental HERO Sparkman', {
    attribute: 'light',
    race: 'warrior',
    level: 4,
    atk: 1600,
    def: 1400,
  }),
  monster('23771716', 'レインボー・フィッシュ', '7 Colored Fish', {
    attribute: 'water',
    race: 'fish',
    level: 4,
    atk: 1800,
    def: 800,
  }),
  monster('75356564', 'プチリュウ', 'Petit Dragon', {
    attribute: 'wind',
    race: 'dragon',
    level: 2,
    atk: 600,
    def: 700,
  }),
  monster('78193831', 'バスター・ブレイダー', 'Buster Blader', {
    attribute: 'earth',
    race: 'warrior',
    level: 7,
    atk: 2600,
    def: 2300,
  }),
  monster('62651957', 'Ｘ－ヘッド・キャノン', 'X-Head Cannon', {
    attribute: 'light',
    race: 'machine',
    level: 4,
    atk: 1800,
    def: 1500,
  }),
  monster('25955164', '雷魔神－サンガ', 'Sanga of the Thunder', {
    attribute: 'light',
    race: 'thunder',
    level: 7,
    atk: 2600,
    def: 2200,
  }),
  monster('62340868', '風魔神－ヒューガ', 'Kazejin', {
    attribute: 'wind',
    race: 'spellcaster',
    level: 7,
    atk: 2400,
    def: 2200,
  }),
  monster('98434877', '水魔神－スーガ', 'Suijin', {
    attribute: 'water',
    race: 'aqua',
    level: 7,
    atk: 2500,
    def: 2400,
  }),
  monster('60246171', 'ソイツ', 'Soitsu', { attribute: 'wind', race: 'fairy', level: 3, atk: 0, def: 0 }),
  // A toon of the first generation, and a monster of another player's that is one.
  monster(
    '53183600',
    'ブルーアイズ・トゥーン・ドラゴン',
    'Blue-Eyes Toon Dragon',
    { attribute: 'light', race: 'dragon', level: 8, atk: 3000, def: 2500, sub: ['effect', 'toon'], special: 'semi' },
    ...toon('トゥーン・ワールド', 2),
  ),
  monster('22666164', '督戦官コヴィントン', 'Commander Covington', {
    attribute: 'earth',
    race: 'machine',
    level: 4,
    atk: 1000,
    def: 600,
  }),
  monster('76812113', 'ハーピィ・レディ', 'Harpie Lady', {
    attribute: 'wind',
    race: 'winged beast',
    level: 4,
    atk: 1300,
    def: 1400,
  }),
  monster('12482652', 'おジャマ・グリーン', 'Ojama Green', {
    attribute: 'light',
    race: 'beast',
    level: 2,
    atk: 0,
    def: 1000,
  }),
  monster('42941100', 'おジャマ・イエロー', 'Ojama Yellow', {
    attribute: 'light',
    race: 'beast',
    level: 2,
    atk: 0,
    def: 1000,
  }),
  monster('79335209', 'おジャマ・ブラック', 'Ojama Black', {
    attribute: 'light',
    race: 'beast',
    level: 2,
    atk: 0,
    def: 1000,
  }),
  monster('30243636', 'ハングリーバーガー', 'Hungry Burger', {
    attribute: 'dark',
    race: 'warrior',
    level: 6,
    atk: 2000,
    def: 1850,
    sub: ['ritual'],
  }),
  // A normal monster of a level that no card of the pool has.
  monster('90000011', 'レベル9のモンスター', 'Probe: Level 9', {
    attribute: 'light',
    race: 'warrior',
    level: 9,
    atk: 2700,
    def: 2200,
  }),
  // It is gone as soon as the battle damage has been dealt.
  monster(
    '90000012',
    '消える攻撃者',
    'Probe: Fleeting Attacker',
    { attribute: 'dark', race: 'fiend', level: 4, atk: 1800, def: 0 },
    immediate({ event: 'battled', self: true }, { does: [remove(thisCard)] }),
  ),
  // What leaves the field offers its player a card: "if" it does, and "when" it does.
  monster(
    '90000013',
    '任意の誘発',
    'Probe: Optional Trigger',
    { attribute: 'dark', race: 'fiend', level: 3, atk: 1000, def: 1000 },
    ifTrigger(
      { event: 'moved', self: true, from: 'monsters', to: 'graveyard' },
      { from: ['graveyard'], does: [draw(1)] },
    ),
  ),
  monster(
    '90000014',
    '時の任意',
    'Probe: Moment',
    { attribute: 'dark', race: 'fiend', level: 3, atk: 1000, def: 1000 },
    whenTrigger(
      { event: 'moved', self: true, from: 'monsters', to: 'graveyard' },
      { from: ['graveyard'], does: [draw(1)] },
    ),
  ),
  // A cost that tokens cannot pay.
  monster(
    '90000015',
    '墓地へ送るもの',
    'Probe: Sender',
    { attribute: 'dark', race: 'fiend', level: 3, atk: 1000, def: 1000 },
    ignition({ cost: [choose('paid', monsters('you', other)), toGraveyard(named('paid'))], does: [draw(1)] }),
  ),
  // A quick effect without a limit: it makes a chain as long as its players like.
  monster(
    '90000001',
    '試しの連射',
    'Probe: Rapid Fire',
    { attribute: 'fire', race: 'machine', level: 4, atk: 1000, def: 1000 },
    quick({ cost: [payLife(10)], does: [damage(10)] }),
  ),
  // Its text gives it an original ATK.
  monster(
    '90000016',
    '墓地を数えるもの',
    'Probe: Gravecounter',
    { attribute: 'dark', race: 'zombie', level: 4, atk: null, def: 0 },
    continuous(modify('atk', 'original', times(1000, count(inGraveyard('you'))), thisCard)),
  ),
  // They bring a monster to the hand: from the graveyard, and from the deck.
  normalSpell('90000017', '墓地から手札へ', 'Probe: Gravedigger', {
    targets: [target(inGraveyard('you', isMonster))],
    does: [toHand(targeted)],
  }),
  normalSpell('90000018', 'デッキから手札へ', 'Probe: Messenger', {
    does: [choose('found', inDeck('you', isMonster)), toHand(named('found')), shuffleDeck()],
  }),
  monster('44430454', '六武衆の侍従', 'Chamberlain of the Six Samurai', {
    attribute: 'earth',
    race: 'warrior',
    level: 3,
    atk: 200,
    def: 2000,
  }),
  // It sends a card from the hand, which is no discard.
  normalSpell('90000019', '手札から墓地へ', 'Probe: Sender from the Hand', { does: [sendFromHand(1)] }),
  // It brings back what is removed from play.
  normalSpell('90000022', '除外から特殊召喚', 'Probe: Return', {
    targets: [target(removedCards('you', isMonster, summonable))],
    does: [specialSummon(targeted)],
  }),
  // It asks for a name.
  continuousSpell(
    '90000021',
    'ハーピィの歌',
    'Probe: Song of Harpies',
    {},
    continuous(modify('atk', 'add', 300, monsters('you', called('ハーピィ・レディ')))),
  ),
  // While it is there nobody tributes monsters or gains life points.
  monster(
    '90000020',
    '無慈悲な番人',
    'Probe: Bloodless Warden',
    { attribute: 'earth', race: 'rock', level: 4, atk: 0, def: 2000 },
    continuous(forbid('be tributed', { who: 'either', which: isMonster }), forbid('gain life', { who: 'either' })),
  ),
  // What it chooses by values changes those values (ポールポジション).
  continuousTrap(
    '90000030',
    '頂点への不干渉',
    'Probe: Untouched Peak',
    {},
    continuous(mark('unaffected by spells', highest(monsters('either', faceUp), 'atk'))),
  ),
  // Whenever its position changes, it changes again: it never comes to rest.
  monster(
    '90000031',
    '落ち着かないもの',
    'Probe: Restless',
    { attribute: 'earth', race: 'rock', level: 4, atk: 0, def: 0 },
    mustTrigger({ event: 'position changed', self: true }, { does: [changePosition(thisCard)] }),
  ),
  // Its player skips the next Battle Phase.
  normalSpell('90000023', '戦わない誓い', 'Probe: Vow of Peace', { does: [skipPhase('battle', 'you')] }),
  // Monsters that spells bring out or are paid with.
  monster('40737112', '混沌の黒魔術師', 'Dark Magician of Chaos', {
    attribute: 'dark',
    race: 'spellcaster',
    level: 8,
    atk: 2800,
    def: 2600,
  }),
  monster('50725996', 'ブラック・マジシャンズ・ナイト', 'Dark Magician Knight', {
    attribute: 'dark',
    race: 'warrior',
    level: 6,
    atk: 2500,
    def: 2100,
    special: 'nomi',
  }),
  monster('04162088', 'サイバー・レーザー・ドラゴン', 'Cyber Laser Dragon', {
    attribute: 'light',
    race: 'machine',
    level: 7,
    atk: 2400,
    def: 1800,
    special: 'nomi',
  }),
  // It belongs to families, and passes for monsters, that the pool does not have yet.
  alsoCalled(
    monster('90000040', '諸家の見習い', 'Probe: Of Many Houses', {
      attribute: 'earth',
      race: 'warrior',
      level: 4,
      atk: 1300,
      def: 1300,
      groups: ['古代の機械', '電池メン', 'ヴォルカニック', '六武衆', 'アマゾネス'],
    }),
    'サイバー・ドラゴン',
    'ヒーロー・キッズ',
    'ハネクリボー',
  ),
  // It comes by itself only, and strengthens itself.
  monster(
    '90000046',
    '見本の騎士 ＬＶ４',
    'Probe: Sample Knight LV4',
    { attribute: 'light', race: 'warrior', level: 4, atk: 1500, def: 1000, special: 'nomi' },
    continuous(modify('atk', 'add', 500, thisCard)),
  ),
];
