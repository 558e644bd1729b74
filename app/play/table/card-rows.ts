import type { GameCardId } from '@/lib/engine/state/state';

/** A card with what hangs on it, and so many px that both are high together. */
export interface Stack {
  readonly id: GameCardId;
  readonly height: number;
}

/** Where it stands: in which row and column, so many px below the head of the first row. */
export interface Spot {
  readonly row: number;
  readonly column: number;
  readonly y: number;
}

export interface Rows {
  readonly columns: number;
  readonly height: number;
  /** Px between one row and the next below it. */
  readonly gap: number;
}

export type Spots = ReadonlyMap<GameCardId, Spot>;

/**
 * Stacks in rows, each on one line; null where those are higher than their room. Each stays where it was, what is new takes the
 * first free place; where that has no room they close up in the same order.
 */
export function inRows(
  stacks: readonly Stack[],
  rows: Rows,
  before: Spots = new Map(),
): Spots | null {
  const kept = keptCells(stacks, rows, before);
  return spotsOf(stacks, kept, rows) ?? spotsOf(stacks, closedUp(kept), rows);
}

type Cells = ReadonlyMap<GameCardId, number>;

/** In which place each stands, counted row by row. */
function keptCells(stacks: readonly Stack[], { columns }: Rows, before: Spots): Cells {
  const cells = new Map<GameCardId, number>();
  for (const { id } of stacks) {
    const was = before.get(id);
    if (was !== undefined && was.column < columns) cells.set(id, was.row * columns + was.column);
  }
  const taken = new Set(cells.values());
  let free = 0;
  for (const { id } of stacks) {
    if (cells.has(id)) continue;
    while (taken.has(free)) free += 1;
    cells.set(id, free);
    taken.add(free);
  }
  return cells;
}

function closedUp(cells: Cells): Cells {
  const inOrder = [...cells].toSorted(([, one], [, other]) => one - other);
  return new Map(inOrder.map(([id], cell) => [id, cell]));
}

function spotsOf(stacks: readonly Stack[], cells: Cells, rows: Rows): Spots | null {
  const { columns, height, gap } = rows;
  const rowOf = (id: GameCardId) => Math.floor((cells.get(id) ?? 0) / columns);
  const heights: number[] = [];
  for (const stack of stacks) {
    const row = rowOf(stack.id);
    heights[row] = Math.max(heights[row] ?? 0, stack.height);
  }
  let end = 0;
  const heads = Array.from(heights, (high) => {
    const y = end;
    // where nothing is left of a row the others close up
    if (high !== undefined) end += high + gap;
    return y;
  });
  if (end - gap > height) return null;
  return new Map(
    stacks.map(({ id }) => {
      const row = rowOf(id);
      return [id, { row, column: (cells.get(id) ?? 0) % columns, y: heads[row] ?? 0 }];
    }),
  );
}
