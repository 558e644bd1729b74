import type { Io } from './io';

/** 0: done, all well. 1: done, and the answer is no. 2: the input cannot be read. */
export type ExitCode = 0 | 1 | 2;

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What --help shows. */
  readonly help: string;
  readonly run: (args: readonly string[], io: Io) => Promise<ExitCode>;
}
