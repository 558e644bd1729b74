import { range } from '@/lib/range';
import { croeNow } from '../abilities/scripts/changed-croe';
import { favorWorth } from '../abilities/scripts/favor-worth';
import { boundOnFavor } from '../abilities/scripts/most-favor';
import type { Action } from '../actions';
import { costToDeploy, favorToAssign } from '../deployment/deploy';
import { FAVOR_AT_ONCE, FAVOR_PRICE, SPICE_AT_ONCE } from '../operations/trade';
import { askedX, costOf, isOpenCost } from '../payment/cost';
import { favorToDeploy } from '../queries/allegiance';
import { forceOf } from '../rite/sides';
import { cardAt, type Game, houseAt } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import { solarisWords } from './naming';

/** What an action costs the House that takes it, or brings it, in words; null where it has no price. */
export function priceOf(game: Game, seat: Seat, action: Action): string | null {
  switch (action.kind) {
    case 'petition': {
      const least = costOf(game, seat, cardAt(game, action.card));
      return joined([`from ${solarisWords(least)}`, favorFor(game, seat, action.card)]);
    }
    case 'deploy':
      return joined([
        costWords(solarisOf(game, seat, action)),
        favorFor(game, seat, action.card, favorToAssign(game, cardAt(game, action.card))),
      ]);
    case 'redeploy':
    case 'tactic':
      return joined([costWords(solarisOf(game, seat, action)), favorFor(game, seat, action.card)]);
    case 'deploy-program':
      return favorFor(game, seat, action.card);
    case 'discount': {
      const left = solarisLeft(game, seat, action.favor);
      return left === null ? null : `${solarisWords(left)} left to pay`;
    }
    case 'engage-defense': {
      const rite = game.state.frames.at(-1);
      if (rite?.step !== 'rite') return null;
      return `adds ${forceOf(game, { ...rite, defends: true }, cardAt(game, rite.defense))} force`;
    }
    case 'strike-first': {
      const rite = game.state.frames.at(-1);
      if (rite?.step !== 'rite') return null;
      return `gives ${forceOf(game, rite, cardAt(game, action.card))} force before the others`;
    }
    case 'buy-favor':
      return solarisWords(action.amount * FAVOR_PRICE);
    default:
      return null;
  }
}

/** What a petition that was won costs in solaris beside so much favor; null where none was. */
export function solarisLeft(game: Game, seat: Seat, favor: number): number | null {
  const frame = game.state.frames.at(-1);
  if (frame?.step !== 'petition') return null;
  return Math.max(0, frame.cost - favor * favorWorth(game, seat));
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

/** Solaris to deploy the card of an action, or least to bid for it; "X" where the House says how many; null where it costs none. */
export function solarisOf(game: Game, seat: Seat, action: Action): number | 'X' | null {
  switch (action.kind) {
    case 'petition':
      return costOf(game, seat, cardAt(game, action.card));
    case 'deploy':
      return costIn(game, seat, cardAt(game, action.card), action.host);
    case 'redeploy':
    case 'tactic': {
      const card = cardAt(game, action.card);
      return costIn(game, seat, card, card.place.host);
    }
    default:
      return null;
  }
}

function costIn(game: Game, seat: Seat, card: GameCard, host: GameCardId | null): number | 'X' {
  // A program's X is its tokens; that of any other card is chosen, unless its text fixes it.
  const open = isOpenCost(game, card) || askedX(game, card) !== null;
  return open && card.group !== 'program' ? 'X' : costToDeploy(game, seat, card, host);
}

function costWords(cost: number | 'X' | null): string | null {
  if (cost === null || cost === 'X') return cost && 'X solaris';
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

/** More than a House can buy or sell at once now. */
export interface OutOfReach {
  readonly amount: number;
  /** What is short, in words. */
  readonly short: string;
}

/** The amounts of a trade that the rules would allow and the House has not the means for, from the least. */
export function outOfReach(
  game: Game,
  seat: Seat,
  kind: 'buy-favor' | 'buy-spice' | 'sell-spice',
): readonly OutOfReach[] {
  const { treasury, hoard } = houseAt(game, seat);
  const most =
    kind === 'buy-favor' ? Math.min(FAVOR_AT_ONCE, boundOnFavor(game, seat)) : SPICE_AT_ONCE;
  return range(1, most).flatMap((amount) => {
    const short =
      kind === 'buy-favor'
        ? treasuryShort(amount * FAVOR_PRICE - treasury)
        : kind === 'sell-spice'
          ? spiceShort(amount - hoard)
          : (spiceShort(amount - game.state.guildHoard) ??
            treasuryShort(costOfSpice(game, amount) - treasury));
    return short === null ? [] : [{ amount, short }];
  });
}

function treasuryShort(lack: number): string | null {
  return lack > 0 ? `${solarisWords(lack)} short` : null;
}

function spiceShort(lack: number): string | null {
  return lack > 0 ? `${lack} spice short` : null;
}

/** What so much spice costs, each token at the rate of its moment, whatever the treasury holds. */
function costOfSpice(game: Game, amount: number): number {
  let sum = 0;
  for (let token = 0; token < amount; token += 1)
    sum += croeNow(game, game.state.guildHoard - token);
  return sum;
}
