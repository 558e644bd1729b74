import { croe } from '@/lib/rules/exchange-rate';
import { emit, type Game } from '../state/game';
import type { GameEvent, Spice } from '../state/log-events';
import type { Seat } from '../state/state';
import { doneBy } from './doer';

/**
 * Moves one spice from the Guild Hoard to a House for the rate before it moves (TAT-6.2.10-07), or
 * back for the same (TAT-6.2.10-12, C27). Null where solaris or spice are lacking.
 */
export function exchangeToken(
  game: Game,
  seat: Seat,
  way: Spice['way'],
  rate: number,
): Spice | null {
  const { state } = game;
  const house = state.houses[seat];
  if (house === undefined) return null;
  // Effects may have made the rate another than what the table says.
  const before = croe(state.guildHoard);
  if (way === 'bought') {
    if (state.guildHoard < 1 || house.treasury < rate) return null;
    house.treasury -= rate;
    house.hoard += 1;
    state.guildHoard -= 1;
  } else {
    if (house.hoard < 1) return null;
    house.treasury += rate;
    house.hoard -= 1;
    state.guildHoard += 1;
  }
  return emit(game, { kind: 'exchanged', seat, way, rate, ...fallen(before, state.guildHoard) });
}

/** Puts spice into the Guild Hoard or takes it out, never below 0; the CROE follows (TAT-2.2-01). Null where nothing changes. */
export function changeGuildHoard(game: Game, by: number): GameEvent | null {
  const { state } = game;
  const now = Math.max(0, state.guildHoard + by);
  if (!Number.isInteger(by) || now === state.guildHoard) return null;
  const rate = croe(state.guildHoard);
  state.guildHoard = now;
  return emit(game, { kind: 'guild-hoard', now, ...doneBy(state), ...fallen(rate, now) });
}

/** Whether the CROE has fallen. */
function fallen(rate: number, guildHoard: number): { readonly croe?: 'fell' } {
  return croe(guildHoard) < rate ? { croe: 'fell' } : {};
}
