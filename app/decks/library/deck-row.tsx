import { type ReactNode, useId } from 'react';
import { DeckCover } from '@/app/_deck/lists/deck-cover';
import { TypeStrip } from '@/app/_deck/lists/type-strip';
import { ReportLine } from '@/app/_deck/verdict/report-line';
import { Link } from '@/app/_ui/base/link';
import { exactly, when } from '@/app/_ui/base/when';
import type { Catalogue } from '@/lib/cards/catalogue';
import { sizesInWords } from '@/lib/decks/sizes';
import { deckTitle } from '@/lib/decks/title';
import type { Report } from '@/lib/legality/problem';
import { powerName } from '@/lib/rules/powers';
import type { StoredDeck } from '@/lib/storage/decks';
import styles from './deck-row.module.css';
import { type DeckHolding, HoldingNote } from './holdings';

export interface DeckRowProps {
  readonly stored: StoredDeck;
  /** Null until the catalogue is there. */
  readonly catalogue: Catalogue | null;
  readonly report: Report | null;
  /** How it stands with the collection; null where nothing is said of it. */
  readonly holding?: DeckHolding | null;
  readonly now: number;
  readonly onTag: (tag: string) => void;
  /** Where the whole row leads; nowhere in the bin. */
  readonly href: string | null;
  /** What stands at the far end: a menu, or several buttons. */
  readonly end: ReactNode;
}

/** A deck as a line of the ledger. */
export function DeckRow(props: DeckRowProps) {
  const { stored, catalogue, report, holding = null, now, onTag, href, end } = props;
  const { deck, tags } = stored;
  const id = useId();
  const title = deckTitle(deck);
  return (
    <article className={styles.row} aria-labelledby={id}>
      <DeckCover deck={deck} catalogue={catalogue} />
      <div className={styles.names}>
        <h2 id={id} className={styles.title} title={deck.notes || undefined}>
          {href === null ? title : <Link href={href}>{title}</Link>}
        </h2>
        <p className={styles.line}>
          <b>{powerName(deck.sponsor)}</b> · {sizesInWords({ ...deck, programs: [] })}
          {deck.houseName !== '' && deck.houseName !== title && (
            <span className="wide-only">, {deck.houseName}</span>
          )}
        </p>
        <div className={styles.state}>
          {report ? (
            <ReportLine report={report} />
          ) : (
            <p className="text-muted text-s">Not checked yet</p>
          )}
          <p className={styles.when}>
            {stored.deletedAt === null ? 'Changed ' : 'Deleted '}
            <time title={exactly(stored.deletedAt ?? stored.updatedAt)}>
              {when(stored.deletedAt ?? stored.updatedAt, now)}
            </time>
          </p>
          {holding && <HoldingNote {...holding} />}
        </div>
        {stored.unsaved && (
          <p className="text-warning text-s">
            Not all of it is stored yet: open it to store the rest.
          </p>
        )}
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={`Tags of ${title}`}>
            {tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  className={styles.tag}
                  title={`Show decks tagged ${tag}`}
                  onClick={() => onTag(tag)}
                >
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.strip}>
        {catalogue && <TypeStrip deck={deck} catalogue={catalogue} />}
      </div>
      <div className={styles.end}>{end}</div>
    </article>
  );
}
