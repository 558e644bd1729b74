import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/lib/result';
import { listedOr } from '@/lib/sentences';

/** What stands behind an option: nothing, any text, some texts, one of some words, or a number. */
type Kind = 'flag' | 'text' | 'texts' | OneOf | Whole | Part;

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

/** A number between 0 and 1. */
interface Part {
  readonly part: true;
}

/** The options of a command, by name. */
export type Kinds = Readonly<Record<string, Kind>>;

type Value<K extends Kind> = K extends 'flag'
  ? boolean
  : K extends 'text'
    ? string | undefined
    : K extends 'texts'
      ? readonly string[]
      :
          | (K extends { oneOf: readonly (infer Word)[] } ? Word : number)
          | (K extends { usual: string | number } ? never : undefined);

/** The options given, by name, and what stands beside them. */
export interface Arguments<K extends Kinds> {
  readonly options: { readonly [N in keyof K]: Value<K[N]> };
  readonly rest: readonly string[];
}

/**
 * Reads the arguments of a command. A value may begin with a hyphen ("--query -is:unique"); texts go
 * on to the next option. An argument that begins with one hyphen is no option but stands beside them, as
 * does all after "--". Problem: `usage`, one line.
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
          {
            type: kind === 'flag' ? ('boolean' as const) : ('string' as const),
            multiple: kind === 'texts',
          },
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
function valueGiven(
  name: string,
  kind: Kind,
  given: string | boolean | (string | boolean)[] | undefined,
) {
  if (kind === 'flag') return given === true;
  if (kind === 'texts') return given ?? [];
  if (typeof given !== 'string') return kind === 'text' || 'part' in kind ? undefined : kind.usual;
  if (kind === 'text') return given;
  if ('part' in kind) {
    const part = Number(given);
    if (part > 0 && part < 1) return part;
    throw new TypeError(`--${name} is a number between 0 and 1`);
  }
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
    else if (kind === 'texts') {
      const after = args.slice(at + 1);
      const end = after.findIndex((each) => each.startsWith('--'));
      const texts = end < 0 ? after : after.slice(0, end);
      known.push(...texts.map((text) => `${arg}=${text}`));
      at += texts.length;
    } else if (kind !== undefined && kind !== 'flag' && value !== undefined) {
      known.push(`${arg}=${value}`);
      at += 1;
    } else known.push(arg);
  }
  return { known, beside };
}
