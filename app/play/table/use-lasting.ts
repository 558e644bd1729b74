import { useMemo, useRef } from 'react';
import { useTable } from './table-context';
import type { Room } from './use-size';

/**
 * How what lies on a board stands in its room: reckoned anew only where something else lies there, the room is another or a turn
 * begins.
 */
export function useLasting<L, S>(
  room: Room | null,
  lying: L,
  reckon: (room: Room, lying: L, was: S | null, lasts: boolean) => S,
): S | null {
  const { view } = useTable();
  const { turn } = view;
  const key = JSON.stringify([room, lying, turn]);
  const was = useRef<{ readonly turn: number; readonly size: S } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of them
  return useMemo(() => {
    const { current } = was;
    if (room === null) return current?.size ?? null;
    const size = reckon(room, lying, current?.size ?? null, current?.turn === turn);
    was.current = { turn, size };
    return size;
  }, [key]);
}
