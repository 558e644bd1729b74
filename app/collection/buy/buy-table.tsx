import { LinkedCard } from '@/app/_ui/card/linked-card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { cardCells } from '@/lib/codecs/collection/collection-csv';
import type { Table } from '@/lib/codecs/files/csv';
import type { BuyList, BuyRow } from '@/lib/decks/collection';
import { deckTitle } from '@/lib/decks/title';
import { setName } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import type { StoredDeck } from '@/lib/storage/decks';
import styles from './buy.module.css';

/** What is missing, set by set. */
export function BuyTable({
  list,
  decks,
  catalogue,
  isNarrow,
}: {
  readonly list: BuyList;
  /** As they were given to buyList. */
  readonly decks: readonly StoredDeck[];
  readonly catalogue: Catalogue;
  /** No room for a column that says for which decks: it stands below the card. */
  readonly isNarrow: boolean;
}) {
  const names = decks.map(({ deck }) => deckTitle(deck));
  const of = new Set(list.sets.flatMap(({ rows }) => rows.map((row) => forWhich(row, names))));
  const differ = of.size > 1;
  const hasColumn = differ && !isNarrow;
  return list.sets.map(({ set, rows }) => (
    <table key={set ?? 'unknown'} className={styles.missing}>
      <caption>
        {set === null ? 'Not in this catalogue' : setName(set)}
        <small>
          {counted(
            rows.reduce((sum, { missing }) => sum + missing, 0),
            'copy',
            'copies',
          )}
          {names.length > 1 && !differ && ` for ${[...of].join()}`}
        </small>
      </caption>
      <thead>
        <tr>
          {['Get', 'Card', 'Owned'].map((head) => (
            <th key={head} scope="col" className={head === 'Card' ? undefined : styles.number}>
              {head}
            </th>
          ))}
          {hasColumn && (
            <th scope="col" className={styles.for}>
              For
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.card}>
            <td className={styles.get}>{row.missing}</td>
            <th scope="row">
              <CardCell
                row={row}
                catalogue={catalogue}
                note={differ && isNarrow ? `for ${forWhich(row, names)}` : null}
              />
            </th>
            <td className={styles.number}>
              {row.owned} of {row.need}
              {row.reserved > 0 && <small> ({row.reserved} reserved)</small>}
            </td>
            {hasColumn && <td className={styles.for}>{forWhich(row, names)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

/** The decks that need a card: by name, unless all do. */
function forWhich({ decks }: BuyRow, names: readonly string[]): string {
  if (decks.length === names.length) return names.length === 2 ? 'both decks' : 'all decks';
  return decks.map((at) => names[at]).join(', ');
}

function CardCell({
  row,
  catalogue,
  note,
}: {
  readonly row: BuyRow;
  readonly catalogue: Catalogue;
  readonly note: string | null;
}) {
  const card = catalogue.byId.get(row.card);
  if (card === undefined) return <span className="text-muted wrap-anywhere">{row.card}</span>;
  return <LinkedCard card={card} note={note} picture signs={false} />;
}

/** The same as a table for a file. */
export function buyTable(list: BuyList, catalogue: Catalogue): Table {
  return {
    head: ['card id', 'title', 'subtitle', 'set', 'deck', 'missing', 'needed', 'owned', 'reserved'],
    rows: list.sets.flatMap(({ rows }) =>
      rows.map(({ card, missing, need, owned, reserved }) => [
        ...cardCells(card, catalogue),
        missing,
        need,
        owned,
        reserved,
      ]),
    ),
  };
}
