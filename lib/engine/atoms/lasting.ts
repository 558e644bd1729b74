import { emit, type Game } from '../state/game';
import type { GameEvent } from '../state/log-events';
import type { Lasting } from '../state/state';

/** Begins an effect that lasts. */
export function beginLasting(game: Game, lasting: Omit<Lasting, 'id'>): GameEvent {
  const { state } = game;
  const id = state.nextId;
  state.nextId += 1;
  state.lasting.push({ id, ...lasting });
  return emit(game, { kind: 'lasting', card: lasting.card, id });
}

/** Ends a lasting effect; null where there is none of that number. */
export function endLasting(game: Game, id: number): GameEvent | null {
  const { state } = game;
  const at = state.lasting.findIndex((one) => one.id === id);
  const [ended] = at < 0 ? [] : state.lasting.splice(at, 1);
  return ended === undefined ? null : emit(game, { kind: 'expired', card: ended.card, id });
}
