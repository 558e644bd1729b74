import { FileInput } from 'lucide-react';
import { useMemo } from 'react';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { ownDeck } from '@/app/_owned/collection-actions';
import { useCollection } from '@/app/_owned/collection-store';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { CatalogueState } from '@/app/_ui/data/use-catalogue';
import { type Copies, type SetTotal, total, totalsBySet } from '@/lib/decks/collection';
import { deckTitle } from '@/lib/decks/title';
import { setName } from '@/lib/rules/taxonomy';
import { counted, plural } from '@/lib/sentences';
import styles from './collection.module.css';

/** How much of each set is owned, and before anything is, how to begin. On a phone it folds: the cards come first. */
export function Totals({
  state,
  wanted,
}: {
  readonly state: CatalogueState;
  /** What the decks lack, all of them built at once; null before it is known. */
  readonly wanted: Copies | null;
}) {
  const collection = useCollection();
  const isNarrow = useMedia(NARROW);
  const owned = collection.status === 'ready' ? collection.owned : null;
  const catalogue = state.status === 'ready' ? state.catalogue : null;
  const totals = useMemo(
    () => (owned && catalogue ? totalsBySet(owned, catalogue) : null),
    [owned, catalogue],
  );
  if (totals === null || owned === null || catalogue === null)
    return <p className={classes(styles.totals, 'text-muted text-s')}>Counting…</p>;
  const unknown = [...owned.keys()].filter((id) => !catalogue.byId.has(id));
  const lacks = wanted === null ? '' : counted(total(wanted), 'copy', 'copies');
  const more = (
    <>
      {wanted !== null && wanted.size > 0 && (
        <p className={styles.wanted}>
          <b>{lacks}</b> of {counted(wanted.size, 'card')} missing for your decks{' '}
          <Link href={BUY}>Buy list</Link>
        </p>
      )}
      <SetBars totals={totals} />
      {owned.size > 0 && (
        <p className={classes('for-keys', styles.keys)}>
          On a row <kbd>+</kbd>, <kbd>−</kbd> and digits count; <kbd>Ctrl</kbd>+<kbd>Z</kbd> takes a
          count back.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="text-muted text-s">
          {counted(unknown.length, 'owned card')} of yours {plural(unknown.length, 'is', 'are')} not
          in this catalogue; nothing of it is lost, and exports hold it.
        </p>
      )}
    </>
  );
  if (owned.size === 0)
    return isNarrow ? (
      <BeginInLine lacks={lacks} all={catalogue.cards.length} />
    ) : (
      <div className={styles.totals}>
        {more}
        <Begin />
      </div>
    );
  const titles = totals.reduce((sum, set) => sum + set.owned, 0);
  const said = (
    <span>
      <strong className="text-l">{counted(total(owned), 'copy', 'copies')}</strong> of{' '}
      {counted(titles, 'card')} out of {catalogue.cards.length}
    </span>
  );
  if (isNarrow)
    return (
      <details className={classes(styles.totals, styles.folded)}>
        <summary>{said}</summary>
        <div className="flex flex-col items-start gap-4">{more}</div>
      </details>
    );
  return (
    <div className={styles.totals}>
      {said}
      {more}
    </div>
  );
}

/** Each set, and below its name how much of it is owned, over the whole width. */
function SetBars({ totals }: { readonly totals: readonly SetTotal[] }) {
  return (
    <ul className={styles.sets} aria-label="Cards owned, by set">
      {totals.map((set) => (
        <li key={set.set}>
          <Link href={`/collection?q=set:${set.set}`}>{setName(set.set)}</Link>
          <span>
            {set.owned} of {set.cards}
            <b>{shareOf(set)} %</b>
          </span>
          <i aria-hidden>
            <i style={{ width: `${shareOf(set)}%` }} />
          </i>
        </li>
      ))}
    </ul>
  );
}

/** In whole percent; never all before the last card is owned, never none once the first is. */
function shareOf({ owned, cards }: SetTotal): number {
  if (owned === 0 || owned === cards) return owned === 0 ? 0 : 100;
  return Math.max(1, Math.min(99, Math.round((owned / cards) * 100)));
}

/** More would push the sets out of sight; each deck has it in its menu. */
const MOST_DECKS = 3;

export const IMPORT = '/collection/import';

const BUY = '/collection/buy?together=apart';

/** How to begin, while nothing is owned: card by card, by a list, or by a deck that one has. */
function Begin() {
  const decks = useLibraryWhen(true)?.active ?? [];
  return (
    <div className={styles.begin}>
      <div>
        <h2 className={styles.none}>Begin your collection</h2>
        <p>
          Press <kbd>+</kbd> on a card’s row, or import a list
        </p>
      </div>
      <ul className={styles.ownDecks}>
        <li>
          <LinkButton href={IMPORT} kind="primary">
            <FileInput size={16} aria-hidden />
            Import
          </LinkButton>
        </li>
        {decks.slice(0, MOST_DECKS).map(({ id, deck }) => (
          <li key={id}>
            <Button onClick={() => void ownDeck({ id, deck })}>I own {deckTitle(deck)}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same in one line: how it stands, and one button for the decks that one may own. */
function BeginInLine({ lacks, all }: { readonly lacks: string; readonly all: number }) {
  const decks = useLibraryWhen(true)?.active ?? [];
  return (
    <div className={classes(styles.totals, styles.line)}>
      <h2 className="visually-hidden">Begin your collection</h2>
      {decks.length === 0 ? (
        <p className="text-muted text-s">Begin: press + on a card’s row, or import a list</p>
      ) : (
        <>
          <p>
            0 of {all} owned
            {lacks !== '' && (
              <>
                {' '}
                · {lacks.split(' ')[0]} missing · <Link href={BUY}>Buy list</Link>
              </>
            )}
          </p>
          <Menu
            align="end"
            trigger={
              <button type="button" className={styles.ownOne}>
                I own a deck…
              </button>
            }
          >
            {decks.map(({ id, deck }) => (
              <MenuItem key={id} onSelect={() => void ownDeck({ id, deck })}>
                {deckTitle(deck)}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </div>
  );
}
