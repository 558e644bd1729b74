import { Square } from 'lucide-react';
import { takeInList } from '@/app/_owned/collection-actions';
import { IconButton } from '@/app/_ui/base/button';
import { LinkedCard } from '@/app/_ui/card/linked-card';
import { fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { cardCells } from '@/lib/codecs/collection/collection-csv';
import type { Table } from '@/lib/codecs/files/csv';
import type { BuyList, BuyRow } from '@/lib/decks/collection';
import { deckTitle } from '@/lib/decks/title';
import { setName } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import type { StoredDeck } from '@/lib/storage/decks';
import styles from './buy.module.css';

/** What is missing, set by set; a press takes a card that was got into the collection. */
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
  /** No room for the signs of a card beside its name. */
  readonly isNarrow: boolean;
}) {
  const names = decks.map(({ deck }) => deckTitle(deck));
  return list.sets.map(({ set, rows }) => {
    const most = mostOf(rows.map((row) => forWhich(row, names)));
    return (
      <table key={set ?? 'unknown'} className={styles.missing}>
        <caption>
          {set === null ? 'Not in this catalogue' : setName(set)}
          <small>
            {counted(
              rows.reduce((sum, { missing }) => sum + missing, 0),
              'copy',
              'copies',
            )}
            {names.length > 1 && `, for ${most.words}${most.isAll ? '' : ' unless told'}`}
          </small>
        </caption>
        <thead>
          <tr>
            {['Got', 'Get', 'Card'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.card}>
              <td className={styles.got}>
                <GotIt row={row} catalogue={catalogue} />
              </td>
              <td className={styles.get}>{row.missing}</td>
              <th scope="row">
                <CardCell row={row} catalogue={catalogue} isNarrow={isNarrow} />
                <Told
                  row={row}
                  decks={forWhich(row, names) === most.words ? null : forWhich(row, names)}
                />
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}

/** The words that come most often, and whether there are no others. */
function mostOf(words: readonly string[]): { readonly words: string; readonly isAll: boolean } {
  const counts = new Map<string, number>();
  for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [[most = ''] = []] = [...counts].sort(([, a], [, b]) => b - a);
  return { words: most, isAll: counts.size < 2 };
}

/** Takes the missing copies into the collection. */
function GotIt({
  row: { card: id, missing },
  catalogue,
}: {
  readonly row: BuyRow;
  readonly catalogue: Catalogue;
}) {
  const card = catalogue.byId.get(id);
  const copies = `${missing} ${card ? fullName(card) : id}`;
  return (
    <IconButton
      label={`Got ${copies}`}
      onClick={({ currentTarget }) => {
        // the row goes: the focus is on the next one
        const next = currentTarget.closest('tr')?.nextElementSibling;
        next?.querySelector('button')?.focus();
        void takeInList(new Map([[id, missing]]), 'add', `${copies} now owned`);
      }}
    >
      <Square size={20} aria-hidden />
    </IconButton>
  );
}

/** What is there of it, and for which decks it is where most of its set are for others. */
function Told({
  row: { owned, need, reserved },
  decks,
}: {
  readonly row: BuyRow;
  readonly decks: string | null;
}) {
  const told = [
    owned > 0 && `${owned} of ${need} owned`,
    reserved > 0 && `${reserved} reserved`,
    decks !== null && `for ${decks}`,
  ].filter(Boolean);
  return told.length > 0 && <small>{told.join(' · ')}</small>;
}

/** The decks that need a card: by name, unless all do. */
function forWhich({ decks }: BuyRow, names: readonly string[]): string {
  if (decks.length === names.length) return names.length === 2 ? 'both decks' : 'all decks';
  return decks.map((at) => names[at]).join(', ');
}

function CardCell({
  row,
  catalogue,
  isNarrow,
}: {
  readonly row: BuyRow;
  readonly catalogue: Catalogue;
  readonly isNarrow: boolean;
}) {
  const card = catalogue.byId.get(row.card);
  if (card === undefined) return <span className="text-muted wrap-anywhere">{row.card}</span>;
  return <LinkedCard card={card} picture signs={!isNarrow} wraps />;
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
