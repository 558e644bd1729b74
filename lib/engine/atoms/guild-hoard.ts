import type { GameEvent } from '../events';
import type { GameState } from '../state';

/** Puts spice into the Guild Hoard or takes it out, never below 0; the CROE follows (TAT-2.2-01). Null where nothing changes. */
export function changeGuildHoard(state: GameState, by: number): GameEvent | null {
  const now = Math.max(0, state.guildHoard + by);
  if (!Number.isInteger(by) || now === state.guildHoard) return null;
  state.guildHoard = now;
  return { kind: 'guild-hoard', now };
}
