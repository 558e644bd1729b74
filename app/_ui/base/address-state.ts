import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { type Parser, parseAsString, queryText } from './parsers';
import { createStore } from './store';

type Parsers = Readonly<Record<string, Parser<unknown>>>;
type ValueOf<P> = P extends { readonly defaultValue: infer T }
  ? T
  : P extends Parser<infer T>
    ? T | null
    : never;

/** What the address says, by its parsers. */
export type ValuesOf<P> = { -readonly [K in keyof P]: ValueOf<P[K]> };

/** Null for what shall stand in the address no longer. */
type Change<V> = { readonly [K in keyof V]?: V[K] | null | undefined };

interface Step {
  /** `push` for a step that leads back. */
  readonly history?: 'push' | 'replace';
  /** Whether the page begins at its top again. */
  readonly scroll?: boolean;
}

/** A browser refuses to write the address more often than a hundred times in half a minute. */
const APART = 120;

/** An address that the router does not tell yet, and those that it may tell till then. */
interface Ahead {
  readonly from: ReadonlySet<string>;
  readonly path: string;
  readonly query: string;
}

const ahead = createStore<Ahead | null>(null);
let waiting: { step: Step; readonly written: Promise<void> } | null = null;
let writtenAt = 0;

/**
 * Some of what the query of the address says, and how to change it. A change shows at once; the address follows,
 * in one step for what changes together. Give parsers that stay the same.
 */
export function useQueryStates<const P extends Parsers>(parsers: P) {
  const path = usePathname();
  const told = useSearchParams().toString();
  const place = placeOf(path, told);
  const next = ahead.use();
  const query = next?.from.has(place) ? next.query : told;
  useEffect(() => {
    if (next === null || waiting !== null) return;
    if (!next.from.has(place) || place === placeOf(next.path, next.query)) ahead.set(null);
  }, [place, next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parsers stay the same
  const values = useMemo(() => read(parsers, new URLSearchParams(query)), [query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const set = useMemo(
    () =>
      (
        change: Change<ValuesOf<P>> | ((before: ValuesOf<P>) => Change<ValuesOf<P>>),
        step: Step = {},
      ): Promise<void> =>
        write((asked) => {
          const given = typeof change === 'function' ? change(read(parsers, asked)) : change;
          for (const [key, value] of Object.entries(given)) {
            if (value === undefined) continue;
            const text = textOf(parsers[key], value);
            if (text === null) asked.delete(key);
            else asked.set(key, text);
          }
        }, step),
    [],
  );
  return [values, set] as const;
}

/** One thing that the query of the address says, and how to change it. */
export function useQueryState<P extends Parser<unknown> = Parser<string>>(
  key: string,
  parser = parseAsString as Parser<unknown> as P,
) {
  const [values, set] = useQueryStates<Parsers>({ [key]: parser });
  const setOne = useMemo(() => (value: ValueOf<P> | null) => set({ [key]: value }), [key, set]);
  return [values[key] as ValueOf<P>, setOne] as const;
}

function read<P extends Parsers>(parsers: P, query: URLSearchParams): ValuesOf<P> {
  const values = Object.entries(parsers).map(([key, parser]) => {
    const text = query.get(key);
    const usual = 'defaultValue' in parser ? parser.defaultValue : null;
    return [key, (text === null ? null : parser.parse(text)) ?? usual];
  });
  return Object.fromEntries(values);
}

/** What is as usual does not stand in the address. */
function textOf(parser: Parser<unknown> | undefined, value: unknown): string | null {
  if (parser === undefined || value === null) return null;
  const { eq, serialize } = parser as Parser<unknown>;
  if ('defaultValue' in parser && eq(parser.defaultValue, value)) return null;
  return serialize(value);
}

function write(change: (query: URLSearchParams) => void, step: Step): Promise<void> {
  const here = placeOf(location.pathname, location.search);
  const before = ahead.get();
  const goesOn = before?.from.has(here) || here === (before && placeOf(before.path, before.query));
  const last = before && goesOn ? before : { path: location.pathname, query: location.search };
  const query = new URLSearchParams(last.query);
  change(query);
  ahead.set({
    from: new Set([...(before && goesOn ? before.from : []), here, placeOf(last.path, last.query)]),
    path: location.pathname,
    query: query.toString(),
  });
  if (waiting !== null) waiting.step = { ...waiting.step, ...step };
  else waiting = { step, written: writeLater() };
  return waiting.written;
}

async function writeLater(): Promise<void> {
  await new Promise((done) => setTimeout(done, writtenAt + APART - Date.now()));
  const next = ahead.get();
  const step: Step = waiting?.step ?? {};
  waiting = null;
  const here = placeOf(location.pathname, location.search);
  // who has gone elsewhere meanwhile is not called back
  if (next === null || !next.from.has(here)) return ahead.set(null);
  if (here !== placeOf(next.path, next.query)) {
    writtenAt = Date.now();
    const text = queryText(new URLSearchParams(next.query));
    const address = `${next.path}${text === '' ? '' : `?${text}`}${location.hash}`;
    if (step.history === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }
  if (step.scroll) scrollTo(0, 0);
  // looked at once more: the router may tell it already
  ahead.set({ ...next });
}

function placeOf(path: string, query: string): string {
  return `${path}?${new URLSearchParams(query)}`;
}
