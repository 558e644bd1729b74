import { isDeployed } from '../queries/face-up';
import { type Game, unsettled } from './game';
import type { GameCard, GameCardId, GameState, Seat } from './state';
import { turnedUp } from './view';

/** Whether a House knows which card it is that lies in a Domain: Dune and home worlds lie open (TAT-5.2.2-02). */
export function isKnownTo({ known, group }: Readonly<GameCard>, seat: Seat): boolean {
  return known === 'all' || group === 'dune' || group === 'homeworld' || known.includes(seat);
}

/**
 * Judges the game as a House sees it: what it may do must not tell it what it has not seen (CRF-3.C-08, C42).
 * Cards that lie face down in Domains and that it does not know are but backs meanwhile.
 */
export function asSeenBy<T>(game: Game, seat: Seat, judge: () => T): T {
  const { hidden, settled } = game;
  let sight = game.sights[seat];
  if (sight === undefined) {
    sight = { hidden: backsBefore(game.state, seat), settled: unsettled() };
    game.sights[seat] = sight;
  }
  // Nothing is hidden before this House, nor before one that judges already.
  if (sight.hidden.size + hidden.size === 0 || sight.hidden === hidden) return judge();
  game.hidden = sight.hidden;
  game.settled = sight.settled;
  try {
    return judge();
  } finally {
    sight.settled = game.settled;
    game.hidden = hidden;
    game.settled = settled;
  }
}

/** Whether a House knows but the back of a card. What somebody announces has been named. */
export function isBackTo(game: Game, seat: Seat, id: GameCardId): boolean {
  return asSeenBy(game, seat, () => game.hidden.has(id));
}

const NONE: ReadonlySet<GameCardId> = new Set();

/** The cards in Domains of which a House knows but the back. */
function backsBefore(state: Readonly<GameState>, seat: Seat): ReadonlySet<GameCardId> {
  let found: Set<GameCardId> | null = null;
  let shown: readonly GameCardId[] | null = null;
  for (let at = 0; at < state.houses.length; at += 1) {
    if (at === seat) continue;
    for (const id of state.houses[at]?.zones.domain ?? []) {
      const card = state.cards[id];
      if (card === undefined || isDeployed(card) || isKnownTo(card, seat)) continue;
      shown ??= turnedUp(state);
      if (shown.includes(id)) continue;
      found ??= new Set();
      found.add(id);
    }
  }
  return found ?? NONE;
}
