import { loadCatalogue } from '@/lib/cards/load';
import { type Checker, createChecker } from '@/lib/legality/check';
import type { Format } from '@/lib/legality/format';
import { findFormat, SHIPPED_FORMATS } from '@/lib/legality/formats';
import { parseFormat } from '@/lib/legality/schema';
import { fail, ok, type Result } from '@/lib/result';
import type { Io } from './io';

/** What decks are held against: each against its own format, or all against the one that is given. */
export interface Yardstick {
  readonly checker: Checker;
  readonly format?: Format;
}

/** What --format asks for: a shipped format by its id, a player's own by its file, or none. */
export async function yardstickOf(given: string | undefined, io: Io): Promise<Result<Yardstick>> {
  if (given === undefined) return ok({ checker: createChecker(loadCatalogue(), SHIPPED_FORMATS) });
  const format = await formatOf(given, io);
  if (!format.ok) return format;
  const checker = createChecker(loadCatalogue(), [format.value, ...SHIPPED_FORMATS]);
  return ok({ checker, format: format.value });
}

async function formatOf(given: string, io: Io): Promise<Result<Format>> {
  const shipped = findFormat(given);
  if (shipped !== undefined) return ok(shipped);
  const known = SHIPPED_FORMATS.map((format) => format.id).join(', ');
  const because = (why: string) =>
    fail({ code: 'format', at: '', message: `--format ${given}: ${why}` });
  const bytes = await io.read(given);
  if (!bytes.ok)
    return because(
      /[./\\]/.test(given)
        ? (bytes.problems[0]?.message ?? '')
        : `no such format; there are ${known}`,
    );
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder().decode(bytes.value));
  } catch {
    return because('is no JSON');
  }
  const format = parseFormat(data);
  return format.ok ? format : because(format.problems[0]?.message ?? '');
}
