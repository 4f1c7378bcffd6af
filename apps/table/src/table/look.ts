import type { CardView, OptionView, Scene, Seat, ZoneView } from '../protocol.ts';
import type { Aim } from './desk.ts';

/** A scene with its cards and options by id: what every part of the table asks for. */
export interface Look {
  scene: Scene;
  me: Seat;
  them: Seat;
  card(id: number): CardView | undefined;
  zone(seat: Seat, id: string): ZoneView | undefined;
  /** The options that belong to a card. */
  optionsOf(id: number): readonly OptionView[];
  /** The options that belong to no card and no place: buttons of the prompt. */
  loose: readonly OptionView[];
  /** What the places of the table answer: to a question for a place, or for the act that is being aimed. */
  places: readonly OptionView[];
  /** Whether the seat that looks is asked. */
  mine: boolean;
}

const none: readonly OptionView[] = [];

export function lookAt(scene: Scene, aim: Aim | null): Look {
  const cards = new Map(scene.cards.map((card) => [card.id, card]));
  const options = new Map<number | undefined, OptionView[]>();
  for (const option of scene.menu) options.set(option.card, [...(options.get(option.card) ?? []), option]);
  const me = scene.look;
  return {
    scene,
    me,
    them: me === 'A' ? 'B' : 'A',
    card: (id) => cards.get(id),
    zone: (seat, id) => scene.seats[seat].zones.find((zone) => zone.id === id),
    optionsOf: (id) => options.get(id) ?? none,
    loose: (options.get(undefined) ?? none).filter(({ place }) => !place),
    places: scene.menu.filter(({ place, card, act }) =>
      scene.asks?.kind === 'place' ? place : place && card === aim?.card && act === aim?.act,
    ),
    mine: scene.asks?.seat === me,
  };
}
