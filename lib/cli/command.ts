import type { InputProblem } from '@/lib/result';
import { type Arguments, type Kinds, readArgs } from './args';
import type { Io } from './io';
import { plain, shownPath } from './print';

/** 0: done, all well. 1: done, and the answer is no. 2: the input cannot be read. */
export type ExitCode = 0 | 1 | 2;

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What --help shows. */
  readonly help: string;
  readonly run: (args: readonly string[], io: Io) => Promise<ExitCode>;
  /** Commands of its own, by the word that follows its name; each is loaded when it is asked for. */
  readonly parts?: Parts;
}

export type Parts = Readonly<Record<string, () => Promise<Command>>>;

type Said = Pick<InputProblem, 'message'>;

/** The world with the voice of one command, whose name stands before each of its remarks. */
export interface CommandIo extends Io {
  /** Says a line on standard error. */
  readonly remark: (line: string) => void;
  /** Says in one line how the command should have been called. */
  readonly misused: (message: string) => ExitCode;
  /** Says what is wrong with a file, a line for each problem. */
  readonly unreadable: (path: string, problems: readonly Said[]) => ExitCode;
}

interface Plan<K extends Kinds> extends Omit<Command, 'run' | 'parts'> {
  readonly name: string;
  readonly options: K;
  readonly run: (given: Arguments<K>, io: CommandIo) => Promise<ExitCode>;
}

/** A command that runs when its arguments can be read. */
export function commandOf<const K extends Kinds>({
  name,
  options,
  run,
  ...words
}: Plan<K>): Command {
  return {
    ...words,
    run: async (args, io) => {
      const remark = (line: string) => io.err(`registry ${name}: ${plain(line)}`);
      const misused = (message: string): ExitCode => {
        remark(`${message} (registry ${name} --help shows how)`);
        return 2;
      };
      const unreadable = (path: string, problems: readonly Said[]): ExitCode => {
        for (const { message } of problems) remark(`${shownPath(path)}: ${message}`);
        return 2;
      };
      const given = readArgs(args, options);
      return given.ok
        ? run(given.value, { ...io, remark, misused, unreadable })
        : misused(given.problems[0]?.message ?? '');
    },
  };
}
