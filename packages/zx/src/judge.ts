import type { Act, Game } from '@rulechart/core';
import { playerSquare } from './board.ts';
import { type Duel, zone } from './duel.ts';
import { INFINITE, printed } from './printed.ts';

/** How good an act looks to the seat that would do it; higher is better. It sees the seat's view and nothing else. */
export function judge(view: Duel, act: Act, game: Game<Duel>, seat: number): number {
  const { engine } = game;
  const { power, cost } = printed(engine);
  const number = (name: string): number => (typeof act[name] === 'number' ? act[name] : 0);
  const definition = (e: number): number => view.card.definition[e];
  switch (act.type) {
    case 'attack': {
      const target = number('target');
      if (target === 0) return 500;
      const left = view.now.power[target] - view.own.damage[target];
      return view.now.power[number('attacker')] >= left ? 200 + view.now.power[target] / 100 : -50;
    }
    case 'deploy':
    case 'deployEx': {
      const place = number('place');
      const taken = [0, 1].some((at) => {
        for (let e = view.zone.head[engine.zoneRow(zone.squares, at)]; e !== 0; e = view.card.next[e])
          if (view.card.place[e] === place) return true;
        return false;
      });
      const near = [place - 3, place + 3].includes(playerSquare(1 - seat)) ? 30 : 0;
      return (
        power[definition(number('card'))] / 100 + near + (place === playerSquare(seat) ? 20 : 0) - (taken ? 150 : 0)
      );
    }
    case 'activate':
    case 'shift':
      return 60;
    case 'ignite':
      return 40 - cost[definition(number('card'))];
    case 'putResource':
      return 30 - cost[definition(number('card'))];
    case 'keep':
      return 1;
    case 'pick': {
      const card = number('card');
      const worth = view.card.known[card] === 0 ? 0 : Math.min(cost[definition(card)], INFINITE);
      return view.card.controller[card] === seat ? -worth : worth;
    }
    default:
      return 0;
  }
}
