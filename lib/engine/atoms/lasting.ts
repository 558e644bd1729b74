import type { GameEvent } from '../events';
import type { GameState, Lasting } from '../state';

/** Begins an effect that lasts. */
export function beginLasting(state: GameState, lasting: Omit<Lasting, 'id'>): GameEvent {
  const id = state.nextId;
  state.nextId += 1;
  state.lasting.push({ id, ...lasting });
  return { kind: 'lasting', card: lasting.card, id };
}

/** Ends a lasting effect; null where there is none of that number. */
export function endLasting(state: GameState, id: number): GameEvent | null {
  const at = state.lasting.findIndex((one) => one.id === id);
  const [ended] = at < 0 ? [] : state.lasting.splice(at, 1);
  return ended === undefined ? null : { kind: 'expired', card: ended.card, id };
}
