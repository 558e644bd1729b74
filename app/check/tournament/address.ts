import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { FILTERS, SORTS } from '@/lib/desk/row-filters';

const PARSERS = {
  /** `one`: a list by itself, beside the tournament. */
  desk: parseAsStringLiteral(['one']),
  /** The list whose report is open. */
  list: parseAsString,
  /** Whether the report shows what differs in the list that was played. */
  played: parseAsBoolean.withDefault(false),
  /** Two lists side by side: "ID.ID". */
  compare: parseAsString,
  show: parseAsStringLiteral(FILTERS).withDefault('all'),
  q: parseAsString.withDefault(''),
  /** What needs the organiser comes first. */
  sort: parseAsStringLiteral(SORTS).withDefault('verdict'),
  reverse: parseAsBoolean.withDefault(false),
};

/** The change of the table's view that is not in the address yet: letters are written together. */
let unwritten: Promise<unknown> | null = null;

/** What the desk shows, as its address holds it. Opening something is a step back and forth. */
export function useAddress() {
  const [address, set] = useQueryStates(PARSERS, { history: 'replace' });
  return {
    address,
    /** Changes how the table is shown. */
    view: (change: Parameters<typeof set>[0]) => {
      const done = () => {
        if (unwritten === written) unwritten = null;
      };
      const written = set(change).then(done, done);
      unwritten = written;
    },
    /** Goes somewhere else on the desk. The step back from there leads to the view as it was left. */
    go: async (to: {
      readonly desk?: 'one' | null;
      readonly list?: string | null;
      readonly played?: boolean | null;
      readonly compare?: string | null;
    }) => {
      // written in one go with the step, the view would be missing from where it leads back to
      if (unwritten !== null) await unwritten;
      await set(
        { desk: null, list: null, played: null, compare: null, ...to },
        { history: 'push', scroll: true },
      );
    },
  };
}

export type Address = ReturnType<typeof useAddress>;
