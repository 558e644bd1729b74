import { counted, listed } from '@/lib/sentences';
import type { Game } from '../state/game';
import type { GameEvent, Moved } from '../state/log-events';
import { cardName, houseName, isShown, type Said } from './naming';

/** One line for events of a kind that came in a row. */
export function mergedLine(game: Game, run: readonly GameEvent[]): Said | null {
  const [first] = run;
  switch (first?.kind) {
    case 'tokens':
      return {
        text: `Deferment tokens: ${tokensByHouse(game, run)}`,
        rules: ['TAT-5.4-15', 'TAT-6.1.2-01'],
      };
    case 'turned': {
      const names = run.flatMap((one) =>
        one.kind === 'turned' ? cardName(game.state, game.catalogue, one.card) : [],
      );
      return { text: `${listed(names)} disengage`, rules: ['TAT-5.4-07'] };
    }
    case 'exchanged': {
      const rates = run.flatMap((one) => (one.kind === 'exchanged' ? String(one.rate) : []));
      const verb = first.way === 'bought' ? 'buys' : 'sells';
      return {
        text: `${houseName(game.state, first.seat)} ${verb} ${run.length} spice for ${listed(rates)} solaris`,
        rules:
          first.way === 'bought'
            ? ['TAT-6.2.10-07', 'TAT-6.2.10-08']
            : ['TAT-6.2.10-12', 'TAT-6.2.10-13'],
      };
    }
    case 'moved':
      return drawn(game, first, run);
    default:
      return null;
  }
}

/** "House Atreides: Dune 2, Arrakeen 1; House Harkonnen: Dune 2, 2 face-down cards". */
function tokensByHouse(game: Game, run: readonly GameEvent[]): string {
  const byHouse = new Map<number, { names: string[]; hidden: number }>();
  for (const event of run) {
    const card = event.kind === 'tokens' ? game.state.cards[event.card] : undefined;
    if (card === undefined || event.kind !== 'tokens') continue;
    const { seat } = card.place;
    const line = byHouse.get(seat) ?? { names: [], hidden: 0 };
    byHouse.set(seat, line);
    if (isShown(game, card.id))
      line.names.push(`${cardName(game.state, game.catalogue, card.id)} ${event.now}`);
    else line.hidden += 1;
  }
  return [...byHouse]
    .map(([seat, { names, hidden }]) => {
      const all = hidden === 0 ? names : [...names, counted(hidden, 'face-down card')];
      return `${houseName(game.state, seat)}: ${all.join(', ')}`;
    })
    .join('; ');
}

function drawn(game: Game, first: Moved, run: readonly GameEvent[]): Said {
  const imperial = first.to.zone === 'assembly';
  const names = run.flatMap((one) =>
    one.kind === 'moved' ? cardName(game.state, game.catalogue, one.card) : [],
  );
  const what = isShown(game, first.card)
    ? listed(names)
    : counted(run.length, imperial ? 'Imperial card' : 'House card');
  return {
    text: `${houseName(game.state, first.to.seat)} draws ${what}`,
    rules: [imperial ? 'TAT-6.3.1-04' : 'TAT-6.3.2-04'],
  };
}
