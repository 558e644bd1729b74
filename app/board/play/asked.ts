import { type SetupQuery, setupFrom } from '@/lib/board/setup/link';
import type { BoardSetup } from '@/lib/board/setup/setup';

/** What an address asks to be played. */
export interface Asked {
  /** As the address of the set-up page has it. */
  readonly setup: BoardSetup;
  /** Who plays each seat, as far as it says that. */
  readonly by: readonly string[];
  readonly seed: string;
}

const LONGEST_SEED = 40;

export function askedIn(query: SetupQuery): Asked {
  const one = (name: string) => [query[name] ?? ''].flat()[0] ?? '';
  return {
    setup: setupFrom(query),
    by: one('by').split(','),
    seed: one('seed').slice(0, LONGEST_SEED) || '1',
  };
}
