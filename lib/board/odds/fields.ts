/**
 * What a calculator is asked, field by field: one description for the address of its page, the command line and HTTP.
 * A list stands in an address as "crysknife.shield", forces as "fremen_arsunt-11_5" (whose, where, how many).
 */
export type Field =
  /** A whole number, or one in so many parts: 2 for halves. */
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly parts?: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'word'; readonly of: readonly string[] }
  /** At most so many of these words; a word may stand there twice. */
  | { readonly kind: 'words'; readonly of: readonly string[]; readonly most: number }
  | {
      readonly kind: 'pieces';
      readonly whose: readonly string[];
      readonly at: readonly string[];
      readonly most: number;
    };

export type Fields = Readonly<Record<string, Field>>;

/** Forces of a faction, or spice, that lie in a place. */
export interface Pieces {
  readonly whose: string;
  readonly at: string;
  readonly count: number;
}
export const MOST_PIECES = 40;

type ValueOf<F extends Field> = F extends { readonly kind: 'number' }
  ? number
  : F extends { readonly kind: 'flag' }
    ? boolean
    : F extends { readonly kind: 'word'; readonly of: readonly (infer Word)[] }
      ? Word
      : F extends { readonly kind: 'words'; readonly of: readonly (infer Word)[] }
        ? readonly Word[]
        : readonly Pieces[];

/** A question with every field. */
export type Question<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> };
/** A question as far as it was told. */
export type Asked<F extends Fields> = { readonly [N in keyof F]?: ValueOf<F[N]> | undefined };

/** What an address asks, by field. What it says wrongly is left out; numbers out of range are the nearest. */
export function askedIn<const F extends Fields>(
  fields: F,
  query: Readonly<Record<string, string | null | undefined>>,
): Asked<F> {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const text = Object.hasOwn(query, name) ? query[name] : undefined;
    const value = text == null ? undefined : valueIn(field, text.slice(0, LONGEST));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries) as Asked<F>;
}

const LONGEST = 2000;

function valueIn(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'number': {
      const number = Number(text);
      if (text.trim() === '' || !Number.isFinite(number)) return undefined;
      const { from, to, parts: into = 1 } = field;
      return Math.max(from, Math.min(to, Math.round(number * into) / into));
    }
    case 'flag':
      return text === 'true';
    case 'word':
      return field.of.includes(text) ? text : undefined;
    case 'words':
      return parts(text)
        .filter((word) => field.of.includes(word))
        .slice(0, field.most);
    case 'pieces':
      return parts(text)
        .flatMap((part) => piecesIn(part) ?? [])
        .filter(({ whose, at, count }) => {
          const isCount = count >= 1 && count <= MOST_PIECES;
          return isCount && field.whose.includes(whose) && field.at.includes(at);
        })
        .slice(0, field.most);
  }
}

function parts(text: string): readonly string[] {
  return text.split('.').filter((part) => part !== '');
}

/** "fremen_arsunt-11_5", with colons too; null where it is no such thing. */
export function piecesIn(text: string): Pieces | null {
  const [, whose, at, count] = /^([a-z-]+)[_:]([a-z0-9-]+)[_:](\d{1,2})$/.exec(text) ?? [];
  if (whose === undefined || at === undefined) return null;
  return { whose, at, count: Number(count) };
}

/**
 * What an address must say to ask this, by field: what stands there in any case is left out. `complete` gives a question
 * with all its fields.
 */
export function wordsOf<const F extends Fields>(
  fields: F,
  question: Question<F>,
  complete: (asked: Asked<F>) => Question<F>,
): Readonly<Record<string, string>> {
  let told: Asked<F> = question;
  const words: Record<string, string> = {};
  for (const name of Object.keys(fields)) {
    const without = { ...told, [name]: undefined };
    const text = textOf(question[name]);
    if (textOf(complete(without)[name]) === text) told = without;
    else words[name] = text;
  }
  return words;
}

/** The shortest query that asks this. */
export function queryOf<const F extends Fields>(
  fields: F,
  question: Question<F>,
  complete: (asked: Asked<F>) => Question<F>,
): string {
  return new URLSearchParams(wordsOf(fields, question, complete)).toString();
}

/** A value as an address has it. */
export function textOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return value
    .map((one: string | Pieces) =>
      typeof one === 'string' ? one : `${one.whose}_${one.at}_${one.count}`,
    )
    .join('.');
}
