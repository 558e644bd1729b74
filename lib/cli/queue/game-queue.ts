import type { Conditions } from '@/lib/odds/gauntlet/play-fixture';
import type { Fixture } from '@/lib/odds/gauntlet/schedule';

/** Some games for one worker. The same games under the same conditions are the same job, whoever asks and when. */
export interface GamesJob {
  /** A UUID. */
  readonly id: string;
  /** What `share` gave for the conditions of its games. */
  readonly conditions: string;
  readonly fixtures: readonly Fixture[];
}

export interface TakenJob extends GamesJob {
  /** Milliseconds after which it goes to another unless it is held. */
  readonly patience: number;
}

/** What became of a job: what its worker sent back, or why nobody could play it. */
export type Finished =
  | { readonly id: string; readonly sent: string }
  | { readonly id: string; readonly failed: string };

/** A queue of games that one side asks for and others play. All of it throws where the queue cannot be reached. */
export interface GameQueue {
  /** Puts down what many jobs share; gives the name under which jobs tell of it. */
  readonly share: (conditions: Conditions) => Promise<string>;
  readonly shared: (name: string) => Promise<Conditions>;
  /** Queues jobs. One that waits, is played or is done already stays as it is; one that failed begins anew. */
  readonly send: (jobs: readonly Omit<GamesJob, 'id'>[]) => Promise<readonly GamesJob[]>;
  /** Those of these jobs that are over. */
  readonly finished: (ids: readonly string[]) => Promise<readonly Finished[]>;
  /** The next job, which nobody else gets meanwhile; null where none waits. */
  readonly take: () => Promise<TakenJob | null>;
  /** Says that the job is still played; false where it was given to somebody else. */
  readonly hold: (job: GamesJob) => Promise<boolean>;
  /** Ends a job; what is sent back for one that ended before counts for nothing. */
  readonly finish: (job: GamesJob, sent: string) => Promise<void>;
  /** Leaves a job to others. */
  readonly giveBack: (job: GamesJob, why: string) => Promise<void>;
  /** The other versions of the Registry of whom games wait here. */
  readonly strangers: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}
