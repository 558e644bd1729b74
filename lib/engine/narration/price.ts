import { croeNow } from '../abilities/scripts/changed-croe';
import { favorWorth } from '../abilities/scripts/favor-worth';
import type { Action } from '../actions';
import { costToDeploy, favorToAssign } from '../deployment/deploy';
import { FAVOR_PRICE } from '../operations/trade';
import { askedX, costOf, isOpenCost } from '../payment/cost';
import { favorToDeploy } from '../queries/allegiance';
import { cardAt, type Game } from '../state/game';
import type { GameCardId, Seat } from '../state/state';
import { solarisWords } from './naming';

/** What an action costs the House that takes it, in words; null where it has no price. */
export function priceOf(game: Game, seat: Seat, action: Action): string | null {
  switch (action.kind) {
    case 'petition': {
      const least = costOf(game, seat, cardAt(game, action.card));
      return joined([`from ${solarisWords(least)}`, favorFor(game, seat, action.card)]);
    }
    case 'deploy':
      return joined([
        solarisFor(game, seat, action.card, action.host),
        favorFor(game, seat, action.card, favorToAssign(game, cardAt(game, action.card))),
      ]);
    case 'redeploy':
    case 'tactic':
      return joined([solarisFor(game, seat, action.card), favorFor(game, seat, action.card)]);
    case 'deploy-program':
      return favorFor(game, seat, action.card);
    case 'discount': {
      const frame = game.state.frames.at(-1);
      if (frame?.step !== 'petition') return null;
      const left = Math.max(0, frame.cost - action.favor * favorWorth(game, seat));
      return `${solarisWords(left)} left to pay`;
    }
    case 'buy-favor':
      return solarisWords(action.amount * FAVOR_PRICE);
    default:
      return null;
  }
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

function solarisFor(
  game: Game,
  seat: Seat,
  id: GameCardId,
  host: GameCardId | null = cardAt(game, id).place.host,
): string {
  const card = cardAt(game, id);
  // A program's X is its tokens; that of any other card is chosen, unless its text fixes it.
  const open = isOpenCost(game, card) || askedX(game, card) !== null;
  if (open && card.group !== 'program') return 'X solaris';
  const cost = costToDeploy(game, seat, card, host);
  return cost === 0 ? 'free' : solarisWords(cost);
}

function favorFor(game: Game, seat: Seat, id: GameCardId, more = 0): string | null {
  const favor = favorToDeploy(game, seat, cardAt(game, id)) + more;
  return favor > 0 ? `${favor} favor` : null;
}

/**
 * The rates of an exchange, token by token, as far as solaris and the Guild Hoard last
 * (TAT-6.2.10-07, TAT-6.2.10-08, TAT-6.2.10-09, TAT-6.2.10-10, TAT-6.2.10-11, TAT-6.2.10-12,
 * TAT-6.2.10-13).
 */
export function ratesOf(
  game: Game,
  seat: Seat,
  way: 'buy-spice' | 'sell-spice',
  amount: number,
): number[] {
  const rates: number[] = [];
  const { state } = game;
  let { guildHoard } = state;
  let treasury = state.houses[seat]?.treasury ?? 0;
  while (rates.length < amount) {
    const rate = croeNow(game, guildHoard);
    if (way === 'buy-spice' && (guildHoard < 1 || treasury < rate)) break;
    rates.push(rate);
    treasury += way === 'buy-spice' ? -rate : rate;
    guildHoard += way === 'buy-spice' ? -1 : 1;
  }
  return rates;
}
