import type { QueryProblem } from '@/lib/kernel/query/problem';
import type { CommandIo } from './command';
import { plain } from './print';

/** The message, the query, and marks under the part that is meant. */
export function pointOut({ message, start, end }: QueryProblem, text: string, io: CommandIo) {
  io.remark(message);
  if (text.length > 200 || plain(text) !== text) return;
  io.err(`  ${text}`);
  io.err(`  ${' '.repeat(start)}${'^'.repeat(Math.max(1, end - start))}`);
}
