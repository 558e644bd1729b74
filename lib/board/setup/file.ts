import { readAs } from '@/lib/read-as';
import { type InputProblem, ok, type Result } from '@/lib/result';
import { withOptions } from './options';
import { setupFileSchema } from './schema';
import type { BoardSetup } from './setup';

/** The set-up as plain data, as a file and the HTTP API have it. */
export function setupJson(setup: BoardSetup) {
  return { game: 'dune-board', version: 1, ...setup } as const;
}

/** The set-up in data from outside. Never throws. Problems: `not-a-setup`, with the place of each. */
export function parseSetup(value: unknown): Result<BoardSetup> {
  const parsed = readAs(setupFileSchema, value);
  if (parsed.success) {
    const { edition, name, seats, options } = parsed.data;
    return ok(withOptions({ edition, name, seats, options: [] }, { put: options }));
  }
  const problems = parsed.error.issues.map(
    ({ path, message }): InputProblem => ({
      code: 'not-a-setup',
      at: path.join('.'),
      message: `This is no set-up of the board game: ${message}.`,
    }),
  );
  return { ok: false, problems };
}
