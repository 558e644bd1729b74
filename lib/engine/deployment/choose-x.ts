import { range } from '@/lib/range';
import { standing } from '../abilities/scene';
import { amountOf } from '../abilities/value';
import { ask, pop, push } from '../atoms/flow';
import { askedX } from '../payment/cost';
import type { PriceFrame } from '../state/frames';
import { cardAt, type Game, houseAt } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import type { ActionOf, Step } from '../state/step';
import { deployFor, priceOf } from './deploy';

/** A House sets the X of what it deploys on a host, or where it lies, pays and marks it (TAT-11-05, C51). */
export const priceStep: Step<PriceFrame, ActionOf<'choose-number'>> = {
  run(game, frame) {
    if (amounts(game, frame).length > 0) ask(game.state, frame.seat);
    else pop(game.state);
  },
  options: (game, frame) =>
    amounts(game, frame).map((amount) => ({ kind: 'choose-number', amount })),
  answer(game, { seat, card, host, price }, _seat, { amount }) {
    pop(game.state);
    deployFor(game, seat, cardAt(game, card), host, price, amount);
  },
};

/** What no printed cost and no resistance reaches: beyond that only the tokens that lie on a card count. */
const MORE_THAN_ANY = 20;

/** An X that a card which costs nothing may be marked with (TAT-11-06): as high as anything on the table, and more. */
function boundless({ state }: Game): number {
  const heaps = Object.values(state.cards).map(({ deferment, marks }) =>
    Math.max(deferment, marks),
  );
  return MORE_THAN_ANY + Math.max(...heaps);
}

/** The X that the text of the card allows and the treasury pays for. */
function amounts(game: Game, { seat, card: id, host, price }: PriceFrame): number[] {
  const card = cardAt(game, id);
  const bound = askedX(game, card)?.upTo;
  if (bound === undefined) return [];
  const { treasury } = houseAt(game, seat);
  const most =
    bound === 'any'
      ? Math.max(boundless(game), treasury + card.deferment)
      : amountOf(standing(game, seat, card), bound);
  return range(0, most).filter((x) => priceOf(game, seat, card, host, price, x) <= treasury);
}

/** Deploys a card for its price, once the House has set an X that is its to set. */
export function beginDeployment(
  game: Game,
  seat: Seat,
  card: GameCard,
  host: GameCardId | null,
  price: PriceFrame['price'],
): void {
  if (askedX(game, card) === null) deployFor(game, seat, card, host, price);
  else push(game.state, { step: 'price', seat, card: card.id, host, price });
}
