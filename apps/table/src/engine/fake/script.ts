import type { QuestionKind, QuestionView, Seat, Text } from '../../protocol.ts';
import { type Print, type PrintId, prints } from './cards.ts';
import { type Ask, fill, type Offer, other, type Piece, type Script, type Stage, t, who } from './stage.ts';

// The scripted duel. It looks like one and asks every kind of question, but it judges nothing: the first option of each
// question leads to its end, and any other option comes back to that path.

const rule = (ja: string, en: string) => ({ source: t(`台本のルール: ${ja}`, `Rules of the script: ${en}`) });

interface More {
  about?: number;
  min?: number;
  max?: number;
  picked?: number[];
  left?: Text;
  source?: Text;
}

function* ask(
  beat: string,
  seat: Seat,
  kind: QuestionKind,
  prompt: Text,
  why: Text,
  menu: Offer[],
  more: More = {},
): Script<Offer> {
  const question: QuestionView = { seat, kind, prompt, why, ...more };
  return yield { beat, question, menu } satisfies Ask;
}

const show = function* (): Script<void> {
  yield 'show';
};

const is = (offer: Offer, act: string) => offer.act === act;

// --- Small questions

function* place(s: Stage, seat: Seat, zone: 'monsters' | 'spells', card: Piece): Script<number> {
  const columns = s.freeColumns(seat, zone).sort((a, b) => Math.abs(a - 2) - Math.abs(b - 2));
  const name = zone === 'monsters' ? t('モンスターゾーン', 'Monster Zone') : t('魔法・罠ゾーン', 'Spell & Trap Zone');
  const menu = columns.map((column) => ({
    act: 'place',
    label: fill(t('{zone}・{n}列目', '{zone}, column {n}'), { zone: name, n: column + 1 }),
    place: { seat, zone, column, name: t(`${column + 1}列目`, `column ${column + 1}`) },
  }));
  const prompt = fill(t('{card}をどこに置きますか？', 'Where do you place {card}?'), { card: s.name(card) });
  const why = t('カードは空いている場所に置く。', 'A card goes to a place that is free.');
  const chosen = yield* ask('place', seat, 'place', prompt, why, menu, { about: card.id, ...rule('場所', 'places') });
  return chosen.place?.column ?? 0;
}

function* pick(
  s: Stage,
  seat: Seat,
  about: Piece,
  from: Piece[],
  count: number,
  prompt: Text,
  why: Text,
): Script<Piece[]> {
  const picked: Piece[] = [];
  for (;;) {
    const left = count - picked.length;
    const menu: Offer[] = from
      .filter((card) => !picked.includes(card) && left > 0)
      .map((card) => ({
        act: 'pick',
        card: card.id,
        label: fill(t('{card}を選ぶ', 'Choose {card}'), { card: s.name(card) }),
      }));
    if (left === 0) menu.push({ act: 'done', label: t('決定', 'Done') });
    const chosen = yield* ask('pick', seat, 'pick', prompt, why, menu, {
      about: about.id,
      min: count,
      max: count,
      picked: picked.map(({ id }) => id),
      left: left > 0 ? fill(t('あと{n}枚', '{n} to go'), { n: left }) : t('すべて選びました', 'All chosen'),
      ...rule('選択', 'choices'),
    });
    if (is(chosen, 'done')) return picked;
    picked.push(s.piece(chosen.card));
  }
}

// --- Chains

interface Link {
  seat: Seat;
  piece: Piece;
  targets: Piece[];
  resolve: () => Script<void>;
  negated: boolean;
}

type Answers = (seat: Seat, links: Link[]) => { offer: Offer; link: () => Link }[];

function addLink(s: Stage, links: Link[], link: Link): void {
  links.push(link);
  const { piece, seat, targets } = link;
  s.chain = [
    ...s.chain,
    {
      number: links.length,
      card: piece.id,
      name: s.name(piece),
      controller: seat,
      effect: prints[piece.print].text,
      targets: targets.map(({ id }) => id),
    },
  ];
  s.say(
    'activate',
    fill(t('チェーン{n}: {who}は{card}を発動した。', 'Chain link {n}: {who} activates {card}.'), {
      n: links.length,
      who: who(seat),
      card: s.name(piece),
    }),
    {
      cards: [piece.id],
    },
  );
}

function* chain(s: Stage, first: Link, answers: Answers): Script<void> {
  const home = s.phase === 'battle' ? 'battle.declare' : `${s.phase}.held`;
  const inMain = s.phase === 'main1' || s.phase === 'main2';
  const links: Link[] = [];
  addLink(s, links, first);
  if (inMain) s.at(`${s.phase}.chain.building`, 'activate');
  yield* show();
  let passes = 0;
  let holder = other(first.seat);
  while (passes < 2) {
    const top = links.at(-1) as Link;
    const possible = answers(holder, links);
    const prompt = fill(t('{card}の発動に応じますか？', 'Do you answer {card}?'), { card: s.name(top.piece) });
    const why = fill(
      t(
        'チェーン{n}への返答。両者が続けてパスすると、逆順に処理する。',
        'An answer to chain link {n}. When both pass in a row, the chain resolves backwards.',
      ),
      {
        n: links.length,
      },
    );
    const pass = { act: 'pass', label: t('パス', 'Pass') };
    const beat = `chain${links.length}`;
    const chosen = yield* ask(beat, holder, 'act', prompt, why, [...possible.map(({ offer }) => offer), pass], {
      about: top.piece.id,
      ...rule('チェーン', 'chains'),
    });
    const answer = possible.find(
      ({ offer }) => offer === chosen || (offer.act === chosen.act && offer.card === chosen.card),
    );
    if (answer) {
      addLink(s, links, answer.link());
      passes = 0;
      yield* show();
    } else {
      passes += 1;
    }
    holder = other(holder);
  }
  if (inMain) s.at(`${s.phase}.chain.resolving`, 'pass');
  for (const link of links.toReversed()) {
    const number = links.indexOf(link) + 1;
    s.chain = s.chain.map((view) => ({ ...view, resolving: view.number === number }));
    yield* show();
    if (link.negated)
      s.say(
        'negate',
        fill(t('チェーン{n}の{card}は無効になっている。', 'Chain link {n}, {card}, is negated.'), {
          n: number,
          card: s.name(link.piece),
        }),
      );
    else {
      s.say(
        'resolve',
        fill(t('チェーン{n}の{card}を処理する。', 'Chain link {n}, {card}, resolves.'), {
          n: number,
          card: s.name(link.piece),
        }),
        { cards: [link.piece.id] },
      );
      yield* link.resolve();
    }
    s.chain = s.chain.filter((view) => view.number !== number);
  }
  for (const { piece } of links)
    if (piece.zone === 'spells' && prints[piece.print].kind !== 'monster' && piece.print !== 'wall')
      s.move(piece, 'graveyard');
  if (inMain) s.at(home, 'done');
  yield* show();
}

const noAnswers: Answers = () => [];

// --- What single cards do in this script

function* toField(s: Stage, seat: Seat, piece: Piece): Script<void> {
  if (piece.zone === 'spells') piece.faceUp = true;
  else s.move(piece, 'spells', { column: yield* place(s, seat, 'spells', piece), faceUp: true });
}

function* playSpell(s: Stage, seat: Seat, piece: Piece, answers: Answers = noAnswers): Script<void> {
  yield* toField(s, seat, piece);
  const effects: Partial<Record<PrintId, () => Script<void>>> = {
    *pot() {
      s.draw(seat, 2);
      yield* show();
    },
    *charity() {
      s.draw(seat, 3);
      yield* show();
      const why = t('天使の施しの効果: その後、手札を2枚捨てる。', 'Graceful Charity: afterwards, discard 2 cards.');
      const order: PrintId[] = ['spy', 'faith'];
      const hand = s.in(seat, 'hand').toSorted((a, b) => order.indexOf(b.print) - order.indexOf(a.print));
      for (const card of yield* pick(
        s,
        seat,
        piece,
        hand,
        2,
        t('捨てるカードを2枚選んでください。', 'Choose 2 cards to discard.'),
        why,
      )) {
        s.move(card, 'graveyard');
        s.say(
          'move',
          fill(t('{who}は{card}を捨てた。', '{who} discards {card}.'), { who: who(seat), card: s.name(card) }),
        );
      }
    },
    *storm() {
      for (const card of [...s.in('A', 'spells'), ...s.in('B', 'spells')])
        if (card !== piece) s.destroy(card, s.name(piece));
      yield* show();
    },
  };
  const resolve = effects[piece.print] ?? show;
  yield* chain(s, { seat, piece, targets: [], resolve, negated: false }, answers);
}

/** The answers to Heavy Storm: sheep before the wind, and a judgment on them. */
const stormAnswers =
  (s: Stage): Answers =>
  (seat, links) => {
    const goat = s.find(seat, 'spells', 'scapegoat');
    const judgment = s.find(seat, 'spells', 'judgment');
    const top = links.at(-1) as Link;
    if (goat && !goat.faceUp && top.piece.print === 'storm')
      return [
        {
          offer: { act: 'activate', card: goat.id, label: t('スケープ・ゴートを発動', 'Activate Scapegoat') },
          link() {
            goat.faceUp = true;
            return {
              seat,
              piece: goat,
              targets: [],
              negated: false,
              *resolve() {
                for (const column of s.freeColumns(seat, 'monsters').slice(0, 4)) {
                  const sheep = s.add('sheep', seat, 'monsters', column);
                  Object.assign(sheep, { faceUp: true, position: 'defense' });
                }
                s.say('summon', t('羊トークンが現れた。', 'Sheep tokens appear.'));
                yield* show();
              },
            };
          },
        },
      ];
    if (judgment && !judgment.faceUp && top.seat !== seat && top.piece.print === 'scapegoat')
      return [
        {
          offer: { act: 'activate', card: judgment.id, label: t('神の宣告を発動', 'Activate Solemn Judgment') },
          link() {
            judgment.faceUp = true;
            s.loseLife(seat, Math.floor(s.life[seat] / 2), s.name(judgment));
            return {
              seat,
              piece: judgment,
              targets: [top.piece],
              negated: false,
              *resolve() {
                top.negated = true;
                s.chain = s.chain.map((view) => (view.card === top.piece.id ? { ...view, negated: true } : view));
                s.say(
                  'negate',
                  fill(
                    t(
                      '{card}の発動は無効になり、破壊された。',
                      '{card}: its activation is negated and it is destroyed.',
                    ),
                    { card: s.name(top.piece) },
                  ),
                );
                s.move(top.piece, 'graveyard');
                yield* show();
              },
            };
          },
        },
      ];
    return [];
  };

function* normalSummon(s: Stage, seat: Seat, piece: Piece, set: boolean): Script<void> {
  const column = yield* place(s, seat, 'monsters', piece);
  s.move(piece, 'monsters', { column, faceUp: !set, position: set ? 'defense' : 'attack' });
  s.summoned = true;
  if (set)
    s.say('set', fill(t('{who}はモンスターを1体セットした。', '{who} sets a monster.'), { who: who(seat) }), {
      cards: [piece.id],
    });
  else
    s.say(
      'summon',
      fill(t('{who}は{card}を召喚した。', '{who} summons {card}.'), { who: who(seat), card: s.name(piece) }),
      { cards: [piece.id] },
    );
  yield* show();
  if (set || piece.print !== 'breaker') return;
  piece.counters = 1;
  piece.changes = [
    { by: s.name(piece), what: t('魔力カウンター1つ: 攻撃力+300', '1 spell counter: +300 ATK'), atk: 300 },
  ];
  s.say(
    'counter',
    fill(t('{card}に魔力カウンターが1つ置かれた。', 'A spell counter is placed on {card}.'), { card: s.name(piece) }),
  );
}

function* summonSoldier(s: Stage, seat: Seat, piece: Piece): Script<void> {
  const grave = s.in(seat, 'graveyard').filter(({ print }) => prints[print].kind === 'monster');
  const prompt = t(
    '除外するモンスターを2体選んでください（光1体・闇1体）。',
    'Choose 2 monsters to remove from play: one LIGHT, one DARK.',
  );
  const why = fill(t('{card}の特殊召喚の条件。', 'How {card} is summoned.'), { card: s.name(piece) });
  for (const card of yield* pick(s, seat, piece, grave, 2, prompt, why)) s.move(card, 'removed');
  const positions = [
    { act: 'choose', option: 0, label: t('表側攻撃表示', 'Face-up attack position') },
    { act: 'choose', option: 1, label: t('表側守備表示', 'Face-up defense position') },
  ];
  const chosen = yield* ask(
    'option',
    seat,
    'option',
    t('どの表示形式で特殊召喚しますか？', 'In which position is it summoned?'),
    t('特殊召喚するプレイヤーが決める。', 'Who summons it decides.'),
    positions,
    {
      about: piece.id,
      ...rule('表示形式', 'positions'),
    },
  );
  const column = yield* place(s, seat, 'monsters', piece);
  s.move(piece, 'monsters', { column, faceUp: true, position: chosen.option === 1 ? 'defense' : 'attack' });
  s.say(
    'summon',
    fill(t('{who}は{card}を特殊召喚した。', '{who} special summons {card}.'), { who: who(seat), card: s.name(piece) }),
    { cards: [piece.id] },
  );
  yield* show();
}

function* flip(s: Stage, seat: Seat, piece: Piece): Script<void> {
  Object.assign(piece, { faceUp: true, position: 'attack' });
  s.say(
    'summon',
    fill(t('{who}は{card}を反転召喚した。', '{who} flip summons {card}.'), { who: who(seat), card: s.name(piece) }),
    { cards: [piece.id] },
  );
  yield* show();
  if (piece.print !== 'bigEye') return;
  const top = s.in(seat, 'deck').slice(0, 5);
  const ordered: Piece[] = [];
  while (ordered.length < top.length) {
    const rest = top.filter((card) => !ordered.includes(card));
    const menu = rest.map((card) => ({
      act: 'order',
      card: card.id,
      label: fill(t('次は{card}', 'Next: {card}'), { card: s.name(card) }),
    }));
    const chosen = yield* ask(
      'order',
      seat,
      'order',
      t('デッキの上に戻す順番を決めてください。', 'Put these cards back on your deck, the top one first.'),
      prints.bigEye.text,
      menu,
      {
        about: piece.id,
        picked: ordered.map(({ id }) => id),
        left: fill(t('あと{n}枚', '{n} to go'), { n: rest.length }),
        ...rule('順番', 'order'),
      },
    );
    ordered.push(s.piece(chosen.card));
  }
  s.pieces = [...ordered, ...s.pieces.filter((p) => !ordered.includes(p))];
  s.hiddenSeen = true;
  s.say(
    'choice',
    fill(t('{who}はデッキの上の5枚を並べ替えた。', '{who} orders the top 5 cards of the deck.'), { who: who(seat) }),
  );
}

// --- Phases

type Plan = [act: string, print?: PrintId][];

function mainMenu(s: Stage, seat: Seat, plan: Plan): Offer[] {
  const menu: Offer[] = [];
  const offer = (act: string, piece: Piece, label: Text) =>
    menu.push({ act, card: piece.id, label: fill(label, { card: s.name(piece) }) });
  for (const piece of s.in(seat, 'hand')) {
    const print: Print = prints[piece.print];
    const room = (zone: 'monsters' | 'spells') => s.freeColumns(seat, zone).length > 0;
    if (print.kind === 'monster') {
      if (!s.summoned && (print.level ?? 0) <= 4 && room('monsters')) {
        offer('summon', piece, t('{card}を召喚', 'Summon {card}'));
        offer('set', piece, t('{card}をセット', 'Set {card}'));
      }
      const monsters = s.in(seat, 'graveyard').filter((p) => prints[p.print].kind === 'monster');
      if (piece.print === 'soldier' && monsters.length >= 2 && room('monsters'))
        offer('special-summon', piece, t('{card}を特殊召喚', 'Special summon {card}'));
    } else if (room('spells')) {
      if (['pot', 'charity', 'storm'].includes(piece.print))
        offer('activate', piece, t('{card}を発動', 'Activate {card}'));
      offer('set', piece, t('{card}をセット', 'Set {card}'));
    }
  }
  for (const piece of s.in(seat, 'monsters')) {
    if (piece.turnPlaced === s.turn) continue;
    if (!piece.faceUp) offer('flip', piece, t('{card}を反転召喚', 'Flip summon {card}'));
  }
  if (s.turn > 1 && s.phase === 'main1')
    menu.push({ act: 'battle', label: t('バトルフェイズへ', 'To the Battle Phase') });
  menu.push({ act: 'end', label: t('エンドフェイズへ', 'To the End Phase') });
  const [next] = plan.filter(([act, print]) =>
    menu.some((o) => o.act === act && (!print || s.piece(o.card).print === print)),
  );
  if (!next) return menu;
  const first = menu.findIndex((o) => o.act === next[0] && (!next[1] || s.piece(o.card).print === next[1]));
  return [menu[first] as Offer, ...menu.filter((_, i) => i !== first)];
}

function* mainPhase(
  s: Stage,
  seat: Seat,
  phase: 'main1' | 'main2',
  plan: Plan,
  beat: string,
): Script<'battle' | 'end'> {
  s.phase = phase;
  s.at(`${phase}.held`, phase === 'main1' ? 'done' : 'main2');
  s.say('phase', phase === 'main1' ? t('メインフェイズ1', 'Main Phase 1') : t('メインフェイズ2', 'Main Phase 2'));
  for (;;) {
    const prompt = t('行動を選んでください。', 'Choose what to do.');
    const why = t('ターンプレイヤーは、何度でも行動できます。', 'The turn player may act as often as the rules allow.');
    const chosen = yield* ask(
      beat,
      seat,
      'act',
      prompt,
      why,
      mainMenu(s, seat, plan),
      rule('メインフェイズ', 'main phase'),
    );
    if (chosen.act === 'battle' || chosen.act === 'end') return chosen.act;
    const piece = s.piece(chosen.card);
    const monster = prints[piece.print].kind === 'monster';
    if (is(chosen, 'special-summon')) yield* summonSoldier(s, seat, piece);
    else if (is(chosen, 'flip')) yield* flip(s, seat, piece);
    else if (monster) yield* normalSummon(s, seat, piece, is(chosen, 'set'));
    else if (is(chosen, 'activate'))
      yield* playSpell(s, seat, piece, piece.print === 'storm' ? stormAnswers(s) : noAnswers);
    else {
      s.move(piece, 'spells', { column: yield* place(s, seat, 'spells', piece), faceUp: false });
      s.say('set', fill(t('{who}は魔法・罠を1枚セットした。', '{who} sets a spell or trap.'), { who: who(seat) }), {
        cards: [piece.id],
      });
      yield* show();
    }
    beat = 'main';
  }
}

/** Raises the attack of one's monster in the damage step, or stops the attack when it is declared. */
function* wall(s: Stage, seat: Seat, attacker: Piece): Script<boolean> {
  const card = s.find(seat, 'spells', 'wall');
  const set = card && !card.faceUp;
  const menu: Offer[] = [];
  if (set)
    menu.push({ act: 'activate', card: card.id, label: t('光の護封壁を発動', 'Activate Wall of Revealing Light') });
  menu.push({ act: 'pass', label: t('パス', 'Pass') });
  const prompt = fill(t('{card}の攻撃宣言に応じますか？', 'Do you answer the attack of {card}?'), {
    card: s.name(attacker),
  });
  const chosen = yield* ask(
    'declared',
    seat,
    'act',
    prompt,
    t('攻撃宣言の後、カードを発動できます。', 'After an attack is declared, cards may be activated.'),
    menu,
    {
      about: attacker.id,
      ...rule('バトルステップ', 'battle step'),
    },
  );
  if (!card || !is(chosen, 'activate')) return false;
  const amounts = [1, 2, 3, 4, 5, 6, 7].map((n) => n * 1000).filter((n) => n < s.life[seat]);
  const menu2 = amounts.map((n) => ({ act: 'number', option: n, label: t(`${n}`, `${n}`) }));
  const order = [...menu2.slice(1, 2), ...menu2.slice(0, 1), ...menu2.slice(2)];
  const paid = yield* ask(
    'number',
    seat,
    'number',
    t('払うライフポイントを決めてください。', 'How many life points do you pay?'),
    prints.wall.text,
    order,
    {
      about: card.id,
      min: 1000,
      max: amounts.at(-1) ?? 1000,
      ...rule('コスト', 'costs'),
    },
  );
  card.faceUp = true;
  s.loseLife(seat, paid.option ?? 1000, s.name(card));
  const link: Link = { seat, piece: card, targets: [], negated: false, resolve: show };
  yield* chain(s, link, noAnswers);
  return s.atk(attacker) <= (paid.option ?? 0);
}

function* damageStep(s: Stage, attacker: Piece, target: Piece | undefined): Script<void> {
  const seat = attacker.controller;
  s.step = t('ダメージステップ・計算前', 'Damage Step, before calculation');
  s.at('battle.damage.flip', 'attack');
  if (target && !target.faceUp) {
    target.faceUp = true;
    s.say('flip', fill(t('{card}が表になった。', '{card} is turned face-up.'), { card: s.name(target) }), {
      cards: [target.id],
    });
  }
  s.at('battle.damage.before', 'done');
  yield* show();
  for (const holder of [seat, other(seat)]) {
    const rush = s.find(holder, 'hand', 'rush');
    const own = holder === attacker.controller ? attacker : target;
    const menu: Offer[] = [];
    if (rush && own && holder === s.turnSeat)
      menu.push({
        act: 'activate',
        card: rush.id,
        target: own.id,
        label: fill(t('突進を発動（対象: {card}）', 'Activate Rush Recklessly on {card}'), { card: s.name(own) }),
      });
    menu.push({ act: 'pass', label: t('パス', 'Pass') });
    const chosen = yield* ask(
      'damage',
      holder,
      'act',
      t('ダメージ計算の前に、何かしますか？', 'Do you act before damage is calculated?'),
      t(
        'ダメージステップでは、攻撃力・守備力を変えるカードなどだけを発動できます。',
        'In the damage step only few cards may be activated, such as those that change ATK or DEF.',
      ),
      menu,
      {
        about: attacker.id,
        ...rule('ダメージステップ', 'damage step'),
      },
    );
    if (!rush || !own || !is(chosen, 'activate')) continue;
    yield* toField(s, holder, rush);
    const resolve = function* (): Script<void> {
      own.changes = [
        ...own.changes,
        { by: s.name(rush), what: t('エンドフェイズまで攻撃力+700', '+700 ATK until the end phase'), atk: 700 },
      ];
      yield* show();
    };
    yield* chain(s, { seat: holder, piece: rush, targets: [own], negated: false, resolve }, noAnswers);
    yield* ask(
      'damage2',
      holder,
      'act',
      t('ダメージ計算へ進みますか？', 'Go on to damage calculation?'),
      t('両者がパスするとダメージを計算します。', 'When both pass, damage is calculated.'),
      [{ act: 'pass', label: t('パス', 'Pass') }],
      { about: attacker.id },
    );
  }
  s.step = t('ダメージ計算', 'Damage calculation');
  s.at('battle.damage.calculation', 'pass');
  yield* show();
  const attack = s.atk(attacker);
  const battle = t('戦闘ダメージ', 'battle damage');
  const byBattle = t('戦闘', 'battle');
  if (!target) s.loseLife(other(seat), attack, battle);
  else {
    const guard = target.position === 'attack' ? s.atk(target) : ((prints[target.print] as { def?: number }).def ?? 0);
    const [loser, gap] = attack >= guard ? [other(seat), attack - guard] : [seat, guard - attack];
    if (gap > 0 && (target.position === 'attack' || loser === seat)) s.loseLife(loser, gap, battle);
    s.at('battle.damage.after', 'done');
    s.at('battle.damage.end', 'done');
    if (attack >= guard && (attack > 0 || target.position === 'defense')) s.destroy(target, byBattle);
    if (guard >= attack && target.position === 'attack') s.destroy(attacker, byBattle);
  }
  s.step = null;
  yield* show();
}

function* attackWith(s: Stage, attacker: Piece, target: Piece | undefined): Script<void> {
  s.battle = { attacker: attacker.id, target: target?.id ?? null };
  const facts = {
    card: s.name(attacker),
    target: target?.faceUp
      ? s.name(target)
      : target
        ? t('裏側のモンスター', 'a face-down monster')
        : t('プレイヤー', 'the player'),
  };
  s.say('attack', fill(t('{card}が{target}に攻撃した。', '{card} attacks {target}.'), facts), {
    cards: [attacker.id, ...(target ? [target.id] : [])],
  });
  yield* show();
  const stopped = yield* wall(s, other(attacker.controller), attacker);
  if (stopped)
    s.say(
      'attack',
      fill(t('{card}の攻撃は止められた。', 'The attack of {card} is stopped.'), { card: s.name(attacker) }),
    );
  else yield* damageStep(s, attacker, target);
  s.battle = null;
  s.at('battle.declare', 'done');
  yield* show();
}

function* battlePhase(s: Stage, seat: Seat): Script<'main2' | 'end'> {
  s.phase = 'battle';
  s.at('battle.start', 'battle');
  s.say('phase', t('バトルフェイズ', 'Battle Phase'));
  s.at('battle.declare', 'done');
  const attacked = new Set<number>();
  for (;;) {
    const mine = s.in(seat, 'monsters').filter((p) => p.faceUp && p.position === 'attack' && !attacked.has(p.id));
    const theirs = s.in(other(seat), 'monsters');
    const menu: Offer[] = mine.flatMap((attacker): Offer[] =>
      theirs.length === 0
        ? [
            {
              act: 'attack',
              card: attacker.id,
              label: fill(t('{card}で直接攻撃', '{card}: attack directly'), { card: s.name(attacker) }),
            },
          ]
        : theirs.map((target) => ({
            act: 'attack',
            card: attacker.id,
            target: target.id,
            label: fill(t('{card}で{target}を攻撃', '{card}: attack {target}'), {
              card: s.name(attacker),
              target: target.faceUp ? s.name(target) : t('裏側のモンスター', 'the face-down monster'),
            }),
          })),
    );
    menu.sort((a, b) => s.atk(s.piece(b.card)) - s.atk(s.piece(a.card)));
    menu.push(
      { act: 'main2', label: t('メインフェイズ2へ', 'To Main Phase 2') },
      { act: 'end', label: t('エンドフェイズへ', 'To the End Phase') },
    );
    const prompt = t('攻撃するモンスターを選んでください。', 'Choose a monster to attack with.');
    const chosen = yield* ask(
      'battle',
      seat,
      'act',
      prompt,
      t('各モンスターは1度ずつ攻撃できます。', 'Each monster may attack once.'),
      menu,
      rule('バトルフェイズ', 'battle phase'),
    );
    if (chosen.act === 'main2' || chosen.act === 'end') return chosen.act;
    const attacker = s.piece(chosen.card);
    attacked.add(attacker.id);
    const target = chosen.target === undefined ? undefined : s.piece(chosen.target);
    const before = s.in(other(seat), 'monsters').length;
    yield* attackWith(s, attacker, target);
    if (s.life.A === 0 || s.life.B === 0) return 'end';
    if (attacker.print === 'soldier' && attacker.zone === 'monsters' && s.in(other(seat), 'monsters').length < before) {
      const yes = yield* ask(
        'yesno',
        seat,
        'yesno',
        t('もう1度攻撃できるようにしますか？', 'Shall it attack once more?'),
        prints.soldier.text,
        [
          { act: 'answer', option: 1, label: t('はい', 'Yes') },
          { act: 'answer', option: 0, label: t('いいえ', 'No') },
        ],
        { about: attacker.id, ...rule('誘発効果', 'trigger effects') },
      );
      if (yes.option === 1) attacked.delete(attacker.id);
    }
  }
}

function over(s: Stage): boolean {
  const loser = s.life.A === 0 ? 'A' : s.life.B === 0 ? 'B' : undefined;
  if (!loser) return false;
  s.result = {
    winner: other(loser),
    reason: fill(t('{who}のライフポイントが0になった。', 'The life points of {who} are 0.'), { who: who(loser) }),
    ...rule('勝敗', 'victory'),
  };
  s.at('over', 'decided');
  s.say('result', fill(t('{who}の勝ち。{why}', '{who} wins. {why}'), { who: who(other(loser)), why: s.result.reason }));
  return true;
}

function* turn(s: Stage, seat: Seat, plan: Plan, beat: string): Script<boolean> {
  s.turn += 1;
  Object.assign(s, { turnSeat: seat, phase: 'draw', summoned: false });
  s.at('draw', 'next turn');
  s.say('turn', fill(t('ターン{n}: {who}', 'Turn {n}: {who}'), { n: s.turn, who: who(seat) }));
  s.draw(seat, 1);
  yield* show();
  s.phase = 'standby';
  s.at('standby', 'drawn');
  yield* show();
  let next: string = yield* mainPhase(s, seat, 'main1', plan, beat);
  if (next === 'battle') {
    next = yield* battlePhase(s, seat);
    if (over(s)) return true;
  }
  if (next === 'main2') yield* mainPhase(s, seat, 'main2', [['end']], 'main');
  s.phase = 'end';
  s.at('end', 'end');
  s.say('phase', t('エンドフェイズ', 'End Phase'));
  for (const piece of s.pieces) piece.changes = piece.changes.filter(({ atk }) => atk !== 700);
  yield* show();
  return false;
}

const goats =
  'scapegoat breaker sangan soldier mirror pot spy rush charity wall bigEye faith serpent dekoichi ring caller tomato spy faith ring caller storm elf tomato breaker sangan';
const beaters =
  'elf judgment storm ring spy sangan caller mirror dekoichi faith scapegoat ring elf breaker sangan serpent rush caller mirror pot';

/** From the top. The script plays the same two decks whatever was chosen. */
export const decks: Record<Seat, PrintId[]> = {
  A: goats.split(' ') as PrintId[],
  B: beaters.split(' ') as PrintId[],
};

export function* duel(s: Stage): Script<void> {
  s.say('start', t('デュエル開始', 'The duel begins'));
  for (const seat of ['A', 'B'] as const) s.draw(seat, 5);
  const turns: [Seat, Plan, string][] = [
    ['A', [['activate', 'pot'], ['summon', 'breaker'], ['set', 'scapegoat'], ['set', 'mirror'], ['end']], 'opening'],
    ['B', [['set', 'judgment'], ['summon', 'elf'], ['activate', 'storm'], ['battle'], ['end']], 'main'],
    [
      'A',
      [['activate', 'charity'], ['special-summon', 'soldier'], ['set', 'bigEye'], ['set', 'wall'], ['end']],
      'main',
    ],
    ['B', [['summon', 'sangan'], ['battle'], ['end']], 'main'],
    ['A', [['flip', 'bigEye'], ['battle'], ['end']], 'main'],
    ['B', [['end']], 'main'],
  ];
  for (const [seat, plan, beat] of turns) if (yield* turn(s, seat, plan, beat)) return;
  s.result = { winner: null, reason: t('台本はここまで。', 'The script ends here.') };
  s.at('over', 'decided');
  s.say('result', t('引き分け。台本はここまで。', 'A draw: the script ends here.'));
}
