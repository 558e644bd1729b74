import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/lib/result';
import { listedOr } from '@/lib/sentences';

/** What stands behind an option: nothing, any text, one of some words, or a whole number. */
type Kind = 'flag' | 'text' | OneOf | Whole;

interface OneOf {
  readonly oneOf: readonly string[];
  /** What counts where the option is not given. */
  readonly usual?: string;
}

interface Whole {
  readonly from: number;
  readonly to: number;
  readonly usual?: number;
}

/** The options of a command, by name. */
export type Kinds = Readonly<Record<string, Kind>>;

type Value<K extends Kind> = K extends 'flag'
  ? boolean
  : K extends 'text'
    ? string | undefined
    :
        | (K extends { oneOf: readonly (infer Word)[] } ? Word : number)
        | (K extends { usual: string | number } ? never : undefined);

/** The options given, by name, and what stands beside them. */
export interface Arguments<K extends Kinds> {
  readonly options: { readonly [N in keyof K]: Value<K[N]> };
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
      Object.entries(kinds).map(([name, kind]) => [name, valueGiven(name, kind, values[name])]),
    );
    return ok({ options: options as Arguments<K>['options'], rest: beside });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [line = ''] = error.message.split(/\. |\n/);
    return fail({ code: 'usage', at: '', message: line });
  }
}

/** The value of an option; throws a TypeError, as parseArgs does, where it is none of its kind. */
function valueGiven(name: string, kind: Kind, given: string | boolean | undefined) {
  if (kind === 'flag') return given === true;
  if (typeof given !== 'string') return kind === 'text' ? undefined : kind.usual;
  if (kind === 'text') return given;
  if ('oneOf' in kind) {
    if (kind.oneOf.includes(given)) return given;
    throw new TypeError(`--${name} is ${listedOr(kind.oneOf)}`);
  }
  const number = /^\d{1,9}$/.test(given.trim()) ? Number(given) : Number.NaN;
  if (number >= kind.from && number <= kind.to) return number;
  throw new TypeError(`--${name} is a whole number from ${kind.from} to ${kind.to}`);
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
    const kind = kinds[arg.slice(2)];
    if (!arg.startsWith('--')) beside.push(arg);
    else if (kind !== undefined && kind !== 'flag' && value !== undefined) {
      known.push(`${arg}=${value}`);
      at += 1;
    } else known.push(arg);
  }
  return { known, beside };
}
