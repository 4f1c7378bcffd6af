import {
  alsoCalled,
  any,
  called,
  changePosition,
  choose,
  continuous,
  continuousSpell,
  continuousTrap,
  count,
  damage,
  draw,
  equipSpell,
  faceUp,
  forbid,
  highest,
  ifTrigger,
  ignition,
  immediate,
  inDeck,
  inGraveyard,
  inHand,
  isMonster,
  mark,
  modify,
  monster,
  monsters,
  mustTrigger,
  named,
  negate,
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
  tributeThis,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

/**
 * Cards that the pool lacks and that rulings and checks are played with: plain monsters that others speak of, and cards
 * that do one thing a rule is about. They are written with the words of every card; at most forty-five.
 */
export const probes = [
  monster('22587018', 'ハイドロゲドン', 'Hydrogeddon', {
    attribute: 'water',
    race: 'dinosaur',
    level: 4,
    atk: 1600,
    def: 1000,
  }),
  monster('58071123', 'オキシゲドン', 'Oxygeddon', {
    attribute: 'wind',
    race: 'dinosaur',
    level: 4,
    atk: 1800,
    def: 800,
  }),
  monster('60999392', 'マシンナーズ・ソルジャー', 'Machina Soldier', {
    attribute: 'earth',
    race: 'machine',
    level: 4,
    atk: 1600,
    def: 1500,
  }),
  monster('23782705', 'マシンナーズ・スナイパー', 'Machina Sniper', {
    attribute: 'earth',
    race: 'machine',
    level: 4,
    atk: 1800,
    def: 800,
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
  monster('20721928', 'Ｅ・ＨＥＲＯ スパークマン', 'Elemental HERO Sparkman', {
    attribute: 'light',
    race: 'warrior',
    level: 4,
    atk: 1600,
    def: 1400,
  }),
  monster('44430454', '六武衆の侍従', 'Chamberlain of the Six Samurai', {
    attribute: 'earth',
    race: 'warrior',
    level: 3,
    atk: 200,
    def: 2000,
  }),
  monster('10992251', '超時空戦闘機ビック・バイパー', 'Gradius', {
    attribute: 'light',
    race: 'machine',
    level: 4,
    atk: 1200,
    def: 800,
  }),
  monster('78193831', 'バスター・ブレイダー', 'Buster Blader', {
    attribute: 'earth',
    race: 'warrior',
    level: 7,
    atk: 2600,
    def: 2300,
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
    race: 'dinosaur',
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
    '聖獣セルケト',
    'ヒーロー・キッズ',
    'ハネクリボー',
    '混沌の黒魔術師',
  ),
  // It comes by itself only, and strengthens itself.
  alsoCalled(
    monster(
      '90000046',
      '見本の騎士 ＬＶ４',
      'Probe: Sample Knight LV4',
      { attribute: 'light', race: 'warrior', level: 4, atk: 1500, def: 1000, special: 'nomi' },
      continuous(modify('atk', 'add', 500, thisCard)),
    ),
    'ブラック・マジシャンズ・ナイト',
    'サイバー・レーザー・ドラゴン',
  ),
  // The next stage of that knight.
  monster('90000052', '見本の騎士 ＬＶ６', 'Probe: Sample Knight LV6', {
    attribute: 'light',
    race: 'warrior',
    level: 6,
    atk: 2300,
    def: 1600,
    groups: ['Ｅ・ＨＥＲＯ'],
  }),
  // A chrysalis: its text names what it becomes.
  monster(
    '90000050',
    '見本のさなぎ',
    'Probe: Chrysalis',
    { attribute: 'wind', race: 'insect', level: 2, atk: 600, def: 400, groups: ['Ｃ・'] },
    ignition({
      cost: [tributeThis()],
      does: [
        choose(
          'found',
          inDeck(
            'you',
            any(called('Ｎ・エア・ハミングバード'), called('クリッター'), called('出られないもの' as never)),
          ),
        ),
        specialSummon(named('found')),
        shuffleDeck(),
      ],
    }),
  ),
  // A fusion of vehicles, with an effect that may be negated.
  monster(
    '90000051',
    '見本の合体車',
    'Probe: Joined Vehicroid',
    {
      attribute: 'earth',
      race: 'machine',
      level: 6,
      atk: 2000,
      def: 1500,
      sub: ['effect', 'fusion'],
      groups: ['ビークロイド'],
      materials: ['サイクロイド', 'ユーフォロイド'],
    },
    continuous(modify('atk', 'add', 500, thisCard)),
    quick({ limit: { per: 'turn', by: 'card' }, does: [draw(1)] }),
  ),
  // No monster has an effect while it is there.
  continuousTrap('90000053', '静寂', 'Probe: Silence', {}, continuous(negate(monsters('either', faceUp)))),
  // It belongs to many families, and no effect brings it out.
  monster('90000054', '出られないもの', 'Probe: Shut Out', {
    attribute: 'dark',
    race: 'fiend',
    level: 9,
    atk: 1000,
    def: 1000,
    special: 'nomi',
    groups: ['Ｎ・', 'Ｄ－ＨＥＲＯ', 'Ｅ・ＨＥＲＯ', '六武衆'],
  }),
  // What one card alone brings out, and what that brings back.
  normalSpell('90000044', '棺の影', 'Probe: Shade of the Sarcophagus', {
    does: [
      choose('found', inHand('you', called('スピリッツ・オブ・ファラオ'))),
      specialSummon(named('found'), 'attack', 'you', { properly: true }),
    ],
  }),
  monster('32274490', 'ワイト', 'Skull Servant', { attribute: 'dark', race: 'zombie', level: 1, atk: 300, def: 200 }),
  monster('66672569', 'ドラゴン・ゾンビ', 'Dragon Zombie', {
    attribute: 'dark',
    race: 'zombie',
    level: 3,
    atk: 1600,
    def: 0,
  }),
  monster('90000043', '小さなミイラ', 'Probe: Little Mummy', {
    attribute: 'dark',
    race: 'zombie',
    level: 2,
    atk: 100,
    def: 100,
    sub: ['effect'],
  }),
  // An equip card that some cards ask for, by name alone.
  alsoCalled(equipSpell('90000042', '装備の影', 'Probe: Shade of an Equip', {}, []), 'フリント'),
  // The valley that some cards ask for, by name alone.
];
