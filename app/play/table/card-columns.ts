import type { GameCardId } from '@/lib/engine/state/state';

/** A card with what hangs on it, and so many px that both are high together. */
export interface Stack {
  readonly id: GameCardId;
  readonly height: number;
}

/** Where it stands: in which column, so many px below its head. */
export interface Spot {
  readonly column: number;
  readonly y: number;
}

export interface Columns {
  readonly count: number;
  readonly height: number;
  /** Px between one card and the next below it. */
  readonly gap: number;
}

export type Spots = ReadonlyMap<GameCardId, Spot>;

/**
 * Stacks in columns, none higher than those are; null where they do not fit. Each stays in the column where it was, what is
 * new goes where most is free; where one has grown too high, its last ones go elsewhere.
 */
export function inColumns(
  stacks: readonly Stack[],
  columns: Columns,
  before: Spots = new Map(),
): Spots | null {
  const kept = Array.from({ length: columns.count }, (): Stack[] => []);
  const others: Stack[] = [];
  for (const stack of stacks) {
    const column = kept[before.get(stack.id)?.column ?? -1];
    const end = column === undefined ? Number.POSITIVE_INFINITY : endOf(column, columns);
    if (column !== undefined && end + stack.height <= columns.height) column.push(stack);
    else others.push(stack);
  }
  const isFit = others.every((stack) => placedLowest(kept, stack, columns));
  if (isFit) return spotsOf(kept, stacks, columns);
  return laidAnew(stacks, columns) ?? laidAnew(stacks.toSorted(byHeight), columns, stacks);
}

function byHeight(one: Stack, other: Stack): number {
  return other.height - one.height;
}

function laidAnew(
  stacks: readonly Stack[],
  columns: Columns,
  inOrder: readonly Stack[] = stacks,
): Spots | null {
  const anew = Array.from({ length: columns.count }, (): Stack[] => []);
  if (!stacks.every((stack) => placedLowest(anew, stack, columns))) return null;
  return spotsOf(anew, inOrder, columns);
}

/** Puts a stack at the end of the column that is lowest; false where it has no room there. */
function placedLowest(all: readonly Stack[][], stack: Stack, columns: Columns): boolean {
  const ends = all.map((column) => endOf(column, columns));
  const end = Math.min(...ends);
  if (end + stack.height > columns.height) return false;
  all[ends.indexOf(end)]?.push(stack);
  return true;
}

function endOf(column: readonly Stack[], { gap }: Columns): number {
  return column.reduce((sum, { height }) => sum + height + gap, 0);
}

/** In a column they stand in the order in which they came. */
function spotsOf(all: readonly Stack[][], inOrder: readonly Stack[], { gap }: Columns): Spots {
  const ends = all.map(() => 0);
  const columnOf = new Map(all.flatMap((column, at) => column.map(({ id }) => [id, at] as const)));
  return new Map(
    inOrder.map(({ id, height }) => {
      const column = columnOf.get(id) ?? 0;
      const y = ends[column] ?? 0;
      ends[column] = y + height + gap;
      return [id, { column, y }];
    }),
  );
}
