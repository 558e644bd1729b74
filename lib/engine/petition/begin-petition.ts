import { push } from '../atoms/flow';
import { clockwise, emit, type Game, houseAt } from '../state/game';
import type { GameCard, Seat } from '../state/state';

/** Turns a card of the Assembly face up and opens the petition for it (TAT-6.2.1-02); steps/petition.ts goes on. */
export function beginPetition(game: Game, seat: Seat, card: GameCard): void {
  emit(game, { kind: 'petition', seat, card: card.id });
  push(game.state, {
    step: 'petition',
    seat,
    card: card.id,
    at: 'opening-bid',
    tactic: false,
    bid: 0,
    bidder: seat,
    active: clockwise(game, seat).filter((other) => !houseAt(game, other).eliminated),
    last: null,
    mute: [],
    cost: 0,
    discount: 0,
    host: null,
    waived: false,
  });
}
