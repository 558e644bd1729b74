import type { Action } from '../actions';
import { byId } from '../state/by-id';
import type { Game } from '../state/game';
import { allRefusals, type Check, firstRefusal } from '../state/refusal';
import type { GameCard, Seat } from '../state/state';
import type { Operation } from './operation-kind';

interface AboutCard {
  /** The cards of a House that the operation could be about. */
  readonly cards: (game: Game, seat: Seat) => readonly GameCard[];
  /** What may stand against it, in the order in which it is said. */
  readonly checks: readonly Check<Seat, GameCard>[];
  /** The actions with a card against which nothing stands. */
  readonly ways: (card: GameCard, game: Game, seat: Seat) => Action[];
  /** What stands against a card without ways. */
  readonly noWay?: Check;
}

/** An operation that is about one card: the same checks say whether it is listed, and why it is not. */
export function aboutCard({
  cards,
  checks,
  ways,
  noWay = () => null,
}: AboutCard): Required<Pick<Operation, 'options' | 'refusalsOfCard'>> {
  return {
    options: (game, { seat }) =>
      cards(game, seat)
        .filter((card) => firstRefusal(checks, game, seat, card) === null)
        .sort(byId)
        .flatMap((card) => ways(card, game, seat)),
    refusalsOfCard: (game, { seat }, card) =>
      cards(game, seat).includes(card) ? allRefusals([...checks, noWay], game, seat, card) : null,
  };
}
