import { isKind } from '../../abilities/matching';
import { inForce } from '../../queries/live';
import type { HouseFrame } from '../../state/frames';
import { type Game, houseAt } from '../../state/game';
import { canSpend, isOutlawed } from './common-fixture';
import { domainOf, isUp } from './facts-fixture';

/** TAT-6.2.9-01, TAT-6.2.9-02, TAT-6.2.9-03 */
export const mayBuyFavor = (
  game: Game,
  { seat, favorBought }: HouseFrame,
  amount: number,
): boolean =>
  !favorBought &&
  amount >= 1 &&
  amount <= 5 &&
  // The only bounds that a text sets are for Houses with such a card of their own.
  inForce(game, 'most-favor').every(
    ({ modifier, live }) =>
      amount <= modifier.most ||
      !domainOf(game, seat).some(
        (card) => isUp(card) && isKind(live.scene, modifier.governing, card),
      ),
  ) &&
  canSpend(game, seat, 2 * amount) &&
  !isOutlawed(game, 'buy-favor', null, seat);

/**
 * Least spice in the Guild Hoard for each rate (TAT-5.1-06, TAT-5.1-07, TAT-5.1-08, TAT-5.1-09,
 * TAT-5.1-10, TAT-5.1-11).
 */
const RATES = [
  [13, 1],
  [10, 2],
  [7, 3],
  [4, 4],
  [1, 5],
] as const;

/**
 * Up to three, once, of what is there, and the first can be paid (TAT-6.2.10-02, TAT-6.2.10-03,
 * TAT-6.2.10-04, TAT-6.2.10-05, TAT-6.2.10-06, TAT-6.2.10-07, TAT-6.2.10-08, TAT-6.2.10-09,
 * TAT-6.2.10-10).
 */
export function mayBuySpice(game: Game, frame: HouseFrame, amount: number): boolean {
  const { seat } = frame;
  const { guildHoard } = game.state;
  const rate = RATES.find(([from]) => guildHoard >= from)?.[1];
  return (
    hasExchange(frame) &&
    amount >= 1 &&
    amount <= 3 &&
    rate !== undefined &&
    canSpend(game, seat, rate) &&
    !isOutlawed(game, 'buy-spice', null, seat)
  );
}

/** Up to three, once, not more than it has (TAT-6.2.10-02, TAT-6.2.10-04, TAT-6.2.10-11). */
export const maySellSpice = (game: Game, frame: HouseFrame, amount: number): boolean =>
  hasExchange(frame) &&
  amount >= 1 &&
  amount <= 3 &&
  amount <= houseAt(game, frame.seat).hoard &&
  !isOutlawed(game, 'sell-spice', null, frame.seat);

/** One exchange, and those that cards have granted (TAT-6.2.10-04, TAT-6.2.10-05). */
const hasExchange = ({ exchanged, extraExchanges }: HouseFrame): boolean =>
  !exchanged || extraExchanges > 0;
