import { counted, listed } from '@/lib/sentences';
import type { Game } from '../state/game';
import type { GameEvent } from '../state/log-events';
import { isShown, namesIn, type Said, said } from './naming';

/** One line for events of a kind that came in a row. */
export function mergedLine(game: Game, run: readonly GameEvent[]): Said | null {
  const { house, name } = namesIn(game);
  const titles = listed(
    run.flatMap((one) => (one.kind === 'turned' || one.kind === 'moved' ? name(one.card) : [])),
  );
  const [first] = run;
  switch (first?.kind) {
    case 'tokens':
      return said(`Deferment tokens: ${byHouse(game, run)}`, 'TAT-5.4-15', 'TAT-6.1.2-01');
    case 'turned':
      return said(`${titles} disengage`, 'TAT-5.4-07');
    case 'exchanged': {
      const rates = run.flatMap((one) => (one.kind === 'exchanged' ? String(one.rate) : []));
      const what = `${run.length} spice for ${listed(rates)} solaris`;
      return first.way === 'bought'
        ? said(`${house(first.seat)} buys ${what}`, 'TAT-6.2.10-07', 'TAT-6.2.10-08')
        : said(`${house(first.seat)} sells ${what}`, 'TAT-6.2.10-12', 'TAT-6.2.10-13');
    }
    case 'moved': {
      const imperial = first.to.zone === 'assembly';
      const what = isShown(game, first.card)
        ? titles
        : counted(run.length, imperial ? 'Imperial card' : 'House card');
      const rule = imperial ? 'TAT-6.3.1-04' : 'TAT-6.3.2-04';
      return said(`${house(first.to.seat)} draws ${what}`, rule);
    }
    default:
      return null;
  }
}

/** "House Atreides: Dune 2, Arrakeen 1; House Harkonnen: Dune 2, 2 face-down cards". */
function byHouse(game: Game, run: readonly GameEvent[]): string {
  const { house, name } = namesIn(game);
  const lines = new Map<number, { names: string[]; hidden: number }>();
  for (const event of run) {
    const card = event.kind === 'tokens' ? game.state.cards[event.card] : undefined;
    if (card === undefined || event.kind !== 'tokens') continue;
    const { seat } = card.place;
    const line = lines.get(seat) ?? { names: [], hidden: 0 };
    lines.set(seat, line);
    if (isShown(game, card.id)) line.names.push(`${name(card.id)} ${event.now}`);
    else line.hidden += 1;
  }
  return [...lines]
    .map(([seat, { names, hidden }]) => {
      const all = hidden === 0 ? names : [...names, counted(hidden, 'face-down card')];
      return `${house(seat)}: ${all.join(', ')}`;
    })
    .join('; ');
}
