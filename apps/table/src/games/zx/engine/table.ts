import type { Game } from '@rulechart/core';
import { type Duel, zone } from '@rulechart/zx';
import { zx } from '@rulechart/zx-cards';
import { capital, wordOf } from '../../../engine/duel/menu.ts';
import type { Portrait, TableGame } from '../../../engine/duel/portrait.ts';
import { t } from '../../../engine/words.ts';
import type { Text } from '../../../protocol.ts';
import { abilityText, actsOf, faceOf, liesOf } from './face.ts';
import { asks, optionOf, questionOf, square } from './menu.ts';
import { chargeNote, resourceNote, underNote } from './notes.ts';
import { chartWords } from './states.ts';
import { tell } from './telling.ts';
import { waiting } from './waiting.ts';

const phases = ['reboot', 'draw', 'resource', 'ignition', 'main', 'end'] as const;

/** The act that leads to a phase, from the phase before it. */
const leads: Partial<Record<string, { from: string; act: string }>> = {
  ignition: { from: 'resource', act: 'pass' },
  main: { from: 'ignition', act: 'pass' },
  end: { from: 'main', act: 'endTurn' },
};

/** Z/X as the table shows it. */
export const zxTable: TableGame<Duel> = {
  module: zx,
  portray: (game): Portrait<Duel> => ({
    zoneNames: {
      deck: t('デッキ', 'Deck'),
      hand: t('手札', 'Hand'),
      squares: t('スクエア', 'Squares'),
      life: t('ライフ', 'Life'),
      charge: t('チャージ', 'Charge'),
      resource: t('リソース', 'Resource'),
      trash: t('トラッシュ', 'Trash'),
      dynamis: t('デュナミス', 'Dynamis'),
      player: t('プレイヤーカード', 'Player card'),
      under: t('プレイヤーカードの下', 'Under the player card'),
      removed: t('除外', 'Removed'),
    },
    backs: ['hand', 'life'],
    valueNames: { power: t('パワー', 'power') },
    actNames: {},
    stackNames: {
      name: t('待機中の能力', 'Waiting'),
      empty: t('待機している能力はありません。', 'No ability is waiting.'),
      link: t('能力{n}', 'Ability {n}'),
    },
    windows: { event: t('戦闘中のイベント', 'events in a battle') },
    forced: ['pass', 'done', 'place', 'pick', 'trigger'],
    resultRules: { life: 'end/loss', 'deck and trash': 'end/loss' },
    source: ({ document, section, title }) =>
      t(`${title.ja}（${ja[document] ?? document}・${section}）`, `${title.en} (${document}, ${section})`),
    stateName: (key) => chartWords[key] ?? stateWord(game, key),
    seat: (view, seat) => {
      const pending = view.seat.pending[seat] as number;
      return {
        life: {
          name: t('ライフ', 'Life'),
          short: t('ライフ', 'Life'),
          value: view.zone.size[game.engine.zoneRow(zone.life, seat)] as number,
        },
        ...(pending > 0 ? { notes: [t(`ダメージ${pending}`, `${pending} damage to come`)] } : {}),
      };
    },
    zoneNote(view, id, seat) {
      if (id === 'charge') return chargeNote(game, view, seat);
      if (id === 'resource') return resourceNote(game, view, seat);
      return id === 'player' ? underNote(game, view, seat) : undefined;
    },
    phases(s) {
      const path = game.engine.chart.configurations[s.configuration]?.path ?? [];
      const now = phases.find((phase) => path.includes(`zx.turn.${phase}`)) ?? 'setup';
      const step = path
        .flatMap((id) => id.split('.').at(-1) ?? [])
        .filter((key) => !(phases as readonly string[]).includes(key))
        .findLast((key) => stateWord(game, key) !== undefined);
      return {
        now,
        step: step ? capital(stateWord(game, step) as Text) : null,
        phases: phases.map((id) => ({
          id,
          name: capital(wordOf(game, 'state', id)),
          active: id === now,
          ...(leads[id]?.from === now ? { act: leads[id].act } : {}),
        })),
      };
    },
    battle: (view) => (view.attacking === 1 ? { attacker: view.attacker, target: view.attacked || null } : null),
    stack: (s, look) => waiting(game, s, look),
    lies: (view, e) => liesOf(game, view, e),
    face: (view, e) => faceOf(game, view, e),
    acts: (view, e) => actsOf(game, view, e),
    option: (s, act) => optionOf(game, s, act, (id) => abilityText(game, id)),
    placeZone: () => 'squares',
    placeName: square,
    asks: (s, point) => asks(game, s, point),
    question: questionOf,
    tell: (entry, next) => tell(game, entry, next),
  }),
};

const ja: Readonly<Record<string, string>> = { 'Z/X rules, state of spring 2017': 'Z/Xのルール・2017年春' };

/** The rule set's word for a state, if it has one. */
function stateWord(game: Game<Duel>, key: string): Text | undefined {
  return game.rules.words?.['state']?.[key] as Text | undefined;
}
