import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/lib/result';

type Kinds = Readonly<Record<string, 'flag' | 'text'>>;

/** The options given, by name, and what stands beside them. */
export interface Arguments<K extends Kinds> {
  readonly options: { readonly [N in keyof K]: K[N] extends 'flag' ? boolean : string | undefined };
  readonly rest: readonly string[];
}

/**
 * Reads the arguments of a command. A value may begin with a hyphen ("--query -is:unique"). An
 * argument that begins with one hyphen is no option but stands beside them, as does all after "--".
 * Problem: `usage`, one line.
 */
export function readArgs<const K extends Kinds>(
  args: readonly string[],
  kinds: K,
): Result<Arguments<K>> {
  const { known, beside } = sorted(args, kinds);
  try {
    const { values } = parseArgs({
      args: known,
      options: Object.fromEntries(
        Object.entries(kinds).map(([name, kind]) => [
          name,
          { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
    });
    const options = Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [
        name,
        kind === 'flag' ? values[name] === true : values[name],
      ]),
    );
    return ok({ options: options as Arguments<K>['options'], rest: beside });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [line = ''] = error.message.split(/\. |\n/);
    return fail({ code: 'usage', at: '', message: line });
  }
}

/** Options, each in one piece with its value, apart from what stands beside them. */
function sorted(args: readonly string[], kinds: Kinds) {
  const known: string[] = [];
  const beside: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--') {
      beside.push(...args.slice(at + 1));
      break;
    }
    const value = args[at + 1];
    if (!arg.startsWith('--')) beside.push(arg);
    else if (kinds[arg.slice(2)] === 'text' && value !== undefined) {
      known.push(`${arg}=${value}`);
      at += 1;
    } else known.push(arg);
  }
  return { known, beside };
}
