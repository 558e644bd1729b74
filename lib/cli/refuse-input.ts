import type { InputProblem } from '@/lib/result';
import type { ExitCode } from './command';
import type { Io } from './io';
import { plain } from './print';

/** Says in one line how a command should have been called. */
export function misused(io: Io, command: string, message: string): ExitCode {
  io.err(`registry ${command}: ${plain(message)} (registry ${command} --help shows how)`);
  return 2;
}

/** A path as people are told it. */
export function shownPath(path: string): string {
  return path === '-' ? 'standard input' : plain(path);
}

/** Says what is wrong with a file, a line for each problem. */
export function unreadable(
  io: Io,
  command: string,
  path: string,
  problems: readonly InputProblem[],
): ExitCode {
  const file = shownPath(path);
  for (const { message } of problems) io.err(`registry ${command}: ${file}: ${plain(message)}`);
  return 2;
}
