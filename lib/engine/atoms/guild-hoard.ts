import { emit, type Game } from '../state/game';
import type { GameEvent } from '../state/log-events';

/** Puts spice into the Guild Hoard or takes it out, never below 0; the CROE follows (TAT-2.2-01). Null where nothing changes. */
export function changeGuildHoard(game: Game, by: number): GameEvent | null {
  const { state } = game;
  const now = Math.max(0, state.guildHoard + by);
  if (!Number.isInteger(by) || now === state.guildHoard) return null;
  state.guildHoard = now;
  return emit(game, { kind: 'guild-hoard', now });
}
