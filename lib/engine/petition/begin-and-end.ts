import { push } from '../atoms/flow';
import type { PetitionFrame, PetitionPrize } from '../state/frames';
import { clockwise, emit, type Game, houseAt } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { currentInterval } from '../turn/current-interval';

/** Turns a card face up and opens the petition for it (TAT-6.2.1-02); petition.ts goes on. */
export function beginPetition(
  game: Game,
  seat: Seat,
  card: GameCard,
  prize: PetitionPrize = 'own-card',
): void {
  emit(game, { kind: 'petition', seat, card: card.id });
  push(game.state, {
    step: 'petition',
    seat,
    card: card.id,
    prize,
    holder: card.place.seat,
    currency: 'solaris',
    at: 'opening-bid',
    tactic: false,
    bid: 0,
    bidder: seat,
    raised: [],
    active: clockwise(game, seat).filter((other) => !houseAt(game, other).eliminated),
    last: null,
    cost: 0,
    discount: 0,
    host: null,
    waived: false,
  });
}

/**
 * Ends the petition that runs, without a victor (TAT-6.2.1-34). The House may not petition for the card again in
 * this Interval.
 */
export function cancelPetition(game: Game): void {
  const petition = game.state.frames.findLast(
    (one): one is PetitionFrame => one.step === 'petition',
  );
  if (petition === undefined) return;
  petition.at = 'cancelled';
  currentInterval(game)?.barred.push(petition.card);
}

/** Makes all bids of the petition that runs void; from then on something else may be bid. */
export function voidBids(game: Game, currency: PetitionFrame['currency']): void {
  const petition = game.state.frames.findLast(
    (one): one is PetitionFrame => one.step === 'petition',
  );
  if (petition === undefined) return;
  petition.currency = currency;
  petition.bid = 0;
  petition.bidder = petition.seat;
  petition.raised.splice(0);
}
