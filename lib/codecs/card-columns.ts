import { words } from './words';

/** The names that other programs give to the columns that say which card a row means. */
const CARD_COLUMNS = {
  id: ['card id', 'id', 'cardid'],
  name: ['title', 'name', 'card name', 'cardname', 'card', 'card title'],
  subtitle: ['subtitle', 'sub title'],
  set: ['set', 'set code', 'set name', 'edition', 'expansion'],
} as const;

/** Where the columns of a table stand, -1 for one that is not there, and how many the header has. */
export type CardColumns<Other extends string> = Readonly<
  Record<keyof typeof CARD_COLUMNS | Other | 'width', number>
>;

/**
 * Where the columns stand that name a card, and the others that are asked for by their names (folded
 * words); null for a row that is no header of a card table.
 */
export function cardColumns<Other extends string>(
  header: readonly string[],
  others: Readonly<Record<Other, readonly string[]>>,
): CardColumns<Other> | null {
  const labels = header.map((cell) => words(cell.slice(0, 60)));
  const names: Readonly<Record<string, readonly string[]>> = { ...CARD_COLUMNS, ...others };
  const places = Object.entries(names).map(
    ([column, called]) => [column, labels.findIndex((label) => called.includes(label))] as const,
  );
  const columns = { ...Object.fromEntries(places), width: header.length } as CardColumns<Other>;
  const known = new Set(Object.values(names).flat());
  const recognised = labels.filter((label) => known.has(label)).length;
  return (columns.name >= 0 || columns.id >= 0) && recognised >= 2 ? columns : null;
}
