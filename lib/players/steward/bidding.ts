import { baseCost, costOf } from '@/lib/engine/payment/cost';
import type { PetitionFrame } from '@/lib/engine/state/frames';
import { cardAt, type Game, houseAt } from '@/lib/engine/state/game';
import type { Seat } from '@/lib/engine/state/state';
import type { Prices } from './prices';
import { HARM, worthInPlay } from './worth';

/**
 * How much a House likes a bid; passing counts 0. Bids are the lowest that will do: the petitioner bids as far
 * as its card is worth it, a rival as far as what it pays above the printed cost is less than the harm
 * (TAT-6.2.1-28, TAT-6.2.1-31).
 */
export function bidLiking(
  game: Game,
  frame: PetitionFrame,
  seat: Seat,
  bid: number,
  prices: Prices,
): number {
  if (frame.at === 'opening-bid') return -bid;
  // Its own bid stands.
  if (frame.bidder === seat) return -1;
  const card = cardAt(game, frame.card);
  if (seat === frame.seat || frame.prize !== 'own-card') {
    const worth = worthInPlay(game, seat, card, prices) + 1;
    return worth - bid - beyond(game, seat, bid, prices);
  }
  const printedCost = baseCost(game, card);
  const rival = { ...prices, seat: frame.seat };
  const lost = worthInPlay(game, frame.seat, card, rival) - frame.bid;
  const others = losesMore(game, frame) ? 2 : 0.5;
  const rivals = game.state.houses.filter(({ eliminated }) => !eliminated).length - 1;
  const harm = ((Math.max(0, lost) * 0.5 + others) * HARM) / Math.max(1, rivals);
  return (
    harm -
    (bid - printedCost) -
    (bid - frame.bid - 1) -
    beyond(game, seat, bid - printedCost, prices)
  );
}

/**
 * The most that a House should bid for its own card: whoever loses may petition for it again a turn later, so what is paid
 * above its price is for what it brings meanwhile, and for the petitions that a loss ends. Null where the card would be gone.
 */
export function sensibleBid(
  game: Game,
  frame: PetitionFrame,
  seat: Seat,
  prices: Prices,
): number | null {
  if (seat !== frame.seat || frame.prize !== 'own-card') return null;
  const card = cardAt(game, frame.card);
  const perTurn = Math.min(worthInPlay(game, seat, card, prices) / prices.horizon, DEAREST_TURN);
  return costOf(game, seat, card) + Math.round(perTurn) + (losesMore(game, frame) ? 1 : 0);
}

/** A turn is worth no more: what it would bring is bought for about so much. */
const DEAREST_TURN = 4;

/** What it costs beside the solaris themselves that they are missing for the request. */
function beyond(game: Game, seat: Seat, solaris: number, prices: Prices): number {
  const { treasury } = houseAt(game, seat);
  const spare = treasury - solaris - prices.missingFavor * 2 - prices.spiceBill;
  return spare < 0 ? Math.min(-spare, 6) * 0.5 : 0;
}

/** Whether the petitioner could petition for another card: who loses a petition makes no more in that Interval (TAT-6.2.1-31). */
export function losesMore(game: Game, { seat, bid }: PetitionFrame): boolean {
  const { treasury, zones } = houseAt(game, seat);
  return zones.assembly.length > 1 && treasury > bid;
}
