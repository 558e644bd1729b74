import type { Conditions } from '@/lib/odds/gauntlet/play-fixture';
import type { Result } from '@/lib/result';
import type { HiredCrew } from './game-crew';
import type { GameQueue } from './queue/game-queue';

/** What a command may do to the world, so that a test can stand in for it. */
export interface Io {
  /** Writes text to standard output. */
  readonly out: (text: string) => void;
  /** Writes one line to standard error. */
  readonly err: (line: string) => void;
  /** Whether a person reads standard output; else it goes to a file or another program. */
  readonly terminal: boolean;
  /** The bytes of a file, or of standard input for "-"; `most` at most, 256 KiB if not given. */
  readonly read: (path: string, most?: number) => Promise<Result<Uint8Array>>;
  /** The paths of the files in a folder, sorted; null when the path is no folder. */
  readonly list: (path: string) => Promise<Result<readonly string[]> | null>;
  /** Writes a file, or standard output for "-". */
  readonly write: (path: string, text: string) => Promise<Result<null>>;
  /** Writes at the end of a file. */
  readonly append: (path: string, text: string) => Promise<Result<null>>;
  /** Somebody to play games under these conditions, so many at once. */
  readonly hire: (conditions: Conditions, hands: number) => Promise<HiredCrew>;
  /** The queue of games on a Postgres; `says` is told of trouble after which it goes on. */
  readonly queue: (url: string, says: (line: string) => void) => Promise<Result<GameQueue>>;
  /** A name that no other state of this program has. */
  readonly version: string;
  /** From now on, somebody who wants the process to end only aborts this, once. */
  readonly interrupted: () => AbortSignal;
}
