import type { Format } from '@/lib/legality/format';
import { findFormat, SHIPPED_FORMATS } from '@/lib/legality/formats';
import { parseFormat } from '@/lib/legality/schema';
import { fail, ok, type Result } from '@/lib/result';
import type { Io } from './io';

/** A shipped format by its id, or a player's own from its file. */
export async function formatOf(given: string, io: Io): Promise<Result<Format>> {
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
