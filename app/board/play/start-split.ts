import type { Action } from '@/lib/board/engine/actions';
import { eliteBounds, onlyElites } from '@/lib/board/engine/phases/group';
import type { SetupFrame } from '@/lib/board/engine/state/frames';
import type { Group, LocationId } from '@/lib/board/engine/state/state';
import { BEGIN } from '@/lib/board/players/steward/opening';

/** How many of the starting forces begin in a place, and how many of those are elite. */
export interface Post {
  readonly at: LocationId;
  readonly count: number;
  readonly elite: number;
}

/** As a steward would place them. */
export function startSplit({ places, forces }: Pick<SetupFrame, 'places' | 'forces'>): Post[] {
  let left = forces;
  return places.map((at, rank) => {
    const count = rank === places.length - 1 ? left : Math.min(left, BEGIN[at] ?? 0);
    left -= count;
    return { at, count, elite: 0 };
  });
}

export function placed(posts: readonly Post[]): number {
  return posts.reduce((sum, { count }) => sum + count, 0);
}

/** The fewest and the most elite forces that one post can have beside the others. */
export function eliteRange(posts: readonly Post[], post: Post, reserve: Group): [number, number] {
  const rest = posts.filter((one) => one !== post).reduce(without, reserve);
  return eliteBounds(rest, post.count);
}

/** What the rules ask one by one: how many begin in each place till none are left, and where there is a choice how many are elite. */
export function startSteps(posts: readonly Post[], reserve: Group): Action[] {
  let rest = reserve;
  const last = posts.findLastIndex(({ count }) => count > 0);
  return posts.slice(0, last + 1).flatMap((post): Action[] => {
    const { count, elite } = post;
    const forces: Action = { kind: 'forces', count };
    const isOpen = onlyElites(rest, count) === null;
    rest = without(rest, post);
    return isOpen ? [forces, { kind: 'elites', count: elite }] : [forces];
  });
}

function without({ count, elite = 0 }: Group, taken: Post): Group {
  return { count: count - taken.count, elite: elite - taken.elite };
}
