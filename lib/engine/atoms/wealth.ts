import { emit, type Game } from '../state/game';
import type { Gained, Lost, Tokens } from '../state/log-events';
import type { GameCardId, Seat } from '../state/state';
import { changeTokens } from './cards';

/**
 * Gives a House solaris to its treasury, spice to its hoard, or favor (TAT-5.2.3-08). New tokens, from no stock; `giver` is
 * the card whose text gives them.
 */
export function gain(
  game: Game,
  seat: Seat,
  what: Gained['what'],
  amount: number,
  giver?: GameCardId,
): Gained | null {
  const { state } = game;
  const house = state.houses[seat];
  if (house === undefined || !Number.isInteger(amount) || amount < 0) return null;
  if (what === 'solaris') house.treasury += amount;
  else if (what === 'spice') house.hoard += amount;
  else house.favor += amount;
  return emit(game, { kind: 'gained', seat, what, amount, ...(giver !== undefined && { giver }) });
}

/**
 * Takes solaris or spice from a House, or favor, which may go below 0 (TAT-2.3-01). Solaris go to the
 * Imperial Treasury (TAT-5.4-12). Null, and nothing changes, where the House has less.
 */
export function lose(
  game: Game,
  seat: Seat,
  what: Lost['what'],
  amount: number,
): Lost | Tokens | null {
  const { state } = game;
  const house = state.houses[seat];
  if (house === undefined || !Number.isInteger(amount) || amount < 0) return null;
  // A card in play may take it in place of favor (TAT-11-03).
  const sink = what === 'favor' && amount > 0 ? game.derived.sinkOf(game, seat) : null;
  if (sink !== null) return changeTokens(game, sink, 'marks', amount);
  if (what === 'favor') house.favor -= amount;
  else if (what === 'solaris') {
    if (house.treasury < amount) return null;
    house.treasury -= amount;
  } else {
    if (house.hoard < amount) return null;
    house.hoard -= amount;
  }
  return emit(game, { kind: 'lost', seat, what, amount });
}
