/** How a value stands in an address. */
export interface Parser<T> {
  /** Null where the text says no such value. */
  parse(text: string): T | null;
  serialize(value: T): string;
  eq(one: T, other: T): boolean;
}

/** One that is as usual unless the address says something else. */
export interface ParserWithDefault<T> extends Parser<T> {
  readonly defaultValue: T;
}

interface OpenParser<T> extends Parser<T> {
  withDefault(defaultValue: T): ParserWithDefault<T>;
}

export function createParser<T>({
  eq = Object.is,
  ...rest
}: Omit<Parser<T>, 'eq'> & { readonly eq?: Parser<T>['eq'] }): OpenParser<T> {
  const parser = { ...rest, eq };
  return { ...parser, withDefault: (defaultValue) => ({ ...parser, defaultValue }) };
}

export const parseAsString = createParser<string>({ parse: (text) => text, serialize: String });

export const parseAsInteger = createParser<number>({
  parse: (text) => {
    const number = Number.parseInt(text, 10);
    return Number.isNaN(number) ? null : number;
  },
  serialize: String,
});

export const parseAsBoolean = createParser<boolean>({
  parse: (text) => text.toLowerCase() === 'true',
  serialize: String,
});

export function parseAsStringLiteral<const T extends string>(literals: readonly T[]) {
  return createParser<T>({
    parse: (text) => literals.find((literal) => literal === text) ?? null,
    serialize: String,
  });
}

/** Several behind each other with commas between them; those that cannot be read are left out. */
export function parseAsArrayOf<T>(item: Parser<T>) {
  return createParser<T[]>({
    parse: (text) =>
      text === ''
        ? []
        : text
            .split(',')
            .map((part) => item.parse(part.replaceAll('%2C', ',')))
            .filter((value) => value !== null),
    serialize: (values) =>
      values.map((value) => item.serialize(value).replaceAll(',', '%2C')).join(','),
    eq: (some, others) =>
      some.length === others.length &&
      some.every((one, at) => {
        const other = others[at];
        return other !== undefined && item.eq(one, other);
      }),
  });
}

/** The query of an address as people can read it: "?q=a:fremen+cost<=2" but for what would break it. */
export function queryText(query: URLSearchParams): string {
  return [...query].map(([key, value]) => `${escaped(key)}=${escaped(value)}`).join('&');
}

function escaped(text: string): string {
  return text.replace(/[^ -~]|[%+#&"`<>]/gu, encodeURIComponent).replaceAll(' ', '+');
}
