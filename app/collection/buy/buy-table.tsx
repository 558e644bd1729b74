import { Square } from 'lucide-react';
import { takeInList } from '@/app/_owned/collection-actions';
import { IconButton } from '@/app/_ui/base/button';
import { CardLine } from '@/app/_ui/card/card-line';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { cardCells } from '@/lib/codecs/collection/collection-csv';
import type { Table } from '@/lib/codecs/files/csv';
import type { BuyList, BuyRow } from '@/lib/decks/collection';
import { deckTitle } from '@/lib/decks/title';
import type { Power } from '@/lib/rules/powers';
import { setName, setShortName } from '@/lib/rules/taxonomy';
import { capital, counted } from '@/lib/sentences';
import type { StoredDeck } from '@/lib/storage/decks';
import styles from './buy.module.css';

export type GroupedBy = 'set' | 'deck';

interface Group {
  readonly name: string;
  /** Of the one deck that it is for. */
  readonly sponsor?: Power | undefined;
  readonly rows: readonly BuyRow[];
}

/** What is missing, by set or by deck; a press takes a card that was got into the collection. */
export function BuyTable({
  list,
  decks,
  catalogue,
  isNarrow,
  by,
}: {
  readonly list: BuyList;
  /** As they were given to buyList. */
  readonly decks: readonly StoredDeck[];
  readonly catalogue: Catalogue;
  /** What other columns would say stands under a card's name. */
  readonly isNarrow: boolean;
  readonly by: GroupedBy;
}) {
  const names = decks.map(({ deck }) => deckTitle(deck));
  const hasFor = names.length > 1 && by === 'set';
  const groups = by === 'set' ? setsOf(list) : decksOf(list, decks, names);
  const hasSet = by === 'deck';
  const heads = [
    ...['Got', 'Get', 'Card'],
    ...(hasSet ? ['Set'] : []),
    ...(isNarrow ? [] : ['Have']),
    ...(hasFor && !isNarrow ? ['For'] : []),
  ];
  return groups.map(({ name, sponsor, rows }) => {
    const missing = rows.reduce((sum, row) => sum + row.missing, 0);
    return (
      <table key={name} className={styles.missing}>
        <caption>
          {sponsor && <PowerIcon power={sponsor} coloured size={16} />}
          {name}
          <small>{counted(missing, 'copy', 'copies')}</small>
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" data-head={head}>
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
                <CardCell row={row} catalogue={catalogue} />
                {isNarrow && (
                  <small>
                    {[
                      hasFor && `for ${forWhich(row, names)}`,
                      row.owned > 0 && `have ${haveOf(row)}`,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                )}
              </th>
              {hasSet && <td>{setOf(row, catalogue)}</td>}
              {!isNarrow && <td className={styles.have}>{haveOf(row)}</td>}
              {hasFor && !isNarrow && <td>{capital(forWhich(row, names))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}

function setsOf({ sets }: BuyList): readonly Group[] {
  return sets.map(({ set, rows }) => ({
    name: set === null ? 'Not in this catalogue' : setName(set),
    rows,
  }));
}

function decksOf(
  { sets }: BuyList,
  decks: readonly StoredDeck[],
  names: readonly string[],
): readonly Group[] {
  const groups = new Map<string, BuyRow[]>();
  for (const row of sets.flatMap(({ rows }) => rows)) {
    const name = capital(forWhich(row, names));
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups].map(([name, rows]) => {
    const [at, ...others] = rows[0]?.decks ?? [];
    const only = others.length === 0 && at !== undefined ? decks[at] : undefined;
    return { name, sponsor: only?.deck.sponsor, rows };
  });
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
      <Square size={24} strokeWidth={1.33} aria-hidden />
    </IconButton>
  );
}

/** What is there of a card: "1 of 4", "1 of 4, 2 reserved". */
function haveOf({ owned, need, reserved }: BuyRow): string {
  return `${owned} of ${need}${reserved > 0 ? `, ${reserved} reserved` : ''}`;
}

/** The decks that need a card: by name, unless all do. */
function forWhich({ decks }: BuyRow, names: readonly string[]): string {
  if (decks.length === names.length) return names.length === 2 ? 'both decks' : 'all decks';
  return decks.map((at) => names[at]).join(', ');
}

/** The set to look for a card in. */
function setOf({ card: id }: BuyRow, catalogue: Catalogue): string {
  const card = catalogue.byId.get(id);
  return card === undefined ? '' : setShortName(card.set);
}

function CardCell({ row, catalogue }: { readonly row: BuyRow; readonly catalogue: Catalogue }) {
  const card = catalogue.byId.get(row.card);
  if (card === undefined) return <span className="text-muted wrap-anywhere">{row.card}</span>;
  return <CardLine card={card} note={null} picture signs={false} linked wraps />;
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
