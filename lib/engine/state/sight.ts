import { isDeployed } from '../queries/face-up';
import { FACE_DOWN, type Game } from './game';
import type { GameCard, GameCardId, GameState, Seat } from './state';
import { turnedUp } from './view';

/** Whether a House knows which card it is that lies in a Domain: Dune and home worlds lie open (TAT-5.2.2-02). */
export function isKnownTo({ known, group }: Readonly<GameCard>, seat: Seat): boolean {
  return known === 'all' || group === 'dune' || group === 'homeworld' || known.includes(seat);
}

/**
 * The game as a House may judge it: what it may do must not tell it what it has not seen (CRF-3.C-08,
 * C42). Cards that lie face down in Domains and that it does not know are but backs there. It is there to
 * be read, never to be played on.
 */
export function asSeenBy(game: Game, seat: Seat): Game {
  const kept = game.sights?.get(seat);
  if (kept !== undefined) return kept;
  const seen = masked(game, seat);
  game.sights ??= new Map();
  game.sights.set(seat, seen);
  return seen;
}

function masked(game: Game, seat: Seat): Game {
  const hidden = backsBefore(game.state, seat);
  if (hidden.length === 0) return game;
  const cards: Record<GameCardId, GameCard> = { ...game.state.cards };
  for (const card of hidden) cards[card.id] = { ...card, card: FACE_DOWN };
  return {
    ...{ ...game, state: { ...game.state, cards } },
    ...{ live: null, settled: {}, governed: [], judging: 0, settling: Infinity, sights: null },
  };
}

/** The cards in Domains of which a House knows but the back. What somebody announces has been named. */
function backsBefore(state: Readonly<GameState>, seat: Seat): GameCard[] {
  const { houses, cards } = state;
  const named = turnedUp(state);
  return houses.flatMap(({ zones }, at) =>
    at === seat
      ? []
      : zones.domain.flatMap((id) => {
          const card = cards[id];
          if (card === undefined || isDeployed(card) || named.includes(id)) return [];
          return isKnownTo(card, seat) ? [] : [card];
        }),
  );
}
