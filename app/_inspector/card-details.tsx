import type { ReactNode } from 'react';
import { useDecksWith } from '@/app/_deck/library/decks-with';
import { useCopies } from '@/app/_owned/collection-store';
import { Link } from '@/app/_ui/base/link';
import { CardFace } from '@/app/_ui/card/card-face';
import { kindOf } from '@/app/_ui/card/face';
import { useRulings } from '@/app/_ui/data/texts';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { collectionFlag } from '@/app/_ui/stored/flag';
import { type Card, fullName } from '@/lib/cards/card';
import { isGrave } from '@/lib/cards/doubts';
import { groupName } from '@/lib/cards/group-name';
import { RULING_KINDS } from '@/lib/cards/rulings';
import { deckTitle } from '@/lib/decks/title';
import { counted, listed } from '@/lib/sentences';
import styles from './card-details.module.css';
import { FiguresLine } from './figures-line';

/**
 * A card and what a player asks of it next: rulings, doubts, where it is in use, copies owned. Without
 * its face the rulings have the room, all of them.
 */
export function CardDetails({
  card,
  hasFace = true,
  hasDoubts = true,
  tellsUse = true,
  under,
  className,
}: {
  readonly card: Card;
  readonly hasFace?: boolean;
  /** False where one plays: what the cataloguer doubts stands on its page, and rulings are folded. */
  readonly hasDoubts?: boolean;
  /** False where what the page has to say of it holds how many are owned, and in which decks it is. */
  readonly tellsUse?: boolean;
  /** What the page has to say of it: right under its face or its name. */
  readonly under?: ReactNode;
  readonly className?: string | undefined;
}) {
  const decks = useDecksWith(card.id).map(({ deck }) => deckTitle(deck));
  return (
    <div className={className}>
      {hasFace ? (
        <CardFace card={card} fit="tall" decorative />
      ) : (
        <div className={styles.name}>
          <h2 className="text-l">{fullName(card)}</h2>
          <p className="text-muted text-s">{kindOf(card)}</p>
        </div>
      )}
      {under}
      <div className={styles.notes}>
        {/* who sees the face sees its figures */}
        <div className={hasFace ? 'visually-hidden' : undefined}>
          <FiguresLine card={card} />
        </div>
        {(hasDoubts ? card.doubts : undefined)?.map(({ fields, note }) => (
          <p key={note}>
            <b className={isGrave({ fields, note }) ? 'text-warning' : undefined}>
              {fields.every((field) => field === 'operation')
                ? 'Left open'
                : `In doubt: ${fields.join(', ')}`}
            </b>{' '}
            {note}
          </p>
        ))}
        <Rulings card={card} shows={hasFace ? (hasDoubts ? 'first' : 'number') : 'all'} />
        <p className="text-muted">
          {[
            // what the page says is said, and of a program, a home world and Dune what its face says
            under === undefined && (card.deck === 'imperial' || card.deck === 'house')
              ? `Goes into the ${groupName(card.deck)} deck`
              : !hasFace && groupName(card.deck),
            card.character && `character ${card.character}`,
            tellsUse && decks.length > 0 && `in ${listed(decks, 3)}`,
          ]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
        {tellsUse && <Owned card={card} />}
      </div>
    </div>
  );
}

/** The first ruling on the card, and how many more there are; or all of them; or, where one plays, their number, which opens. */
function Rulings({
  card,
  shows,
}: {
  readonly card: Card;
  readonly shows: 'first' | 'all' | 'number';
}) {
  const all = shows === 'all';
  const state = useCatalogue();
  const isRuled = state.status === 'ready' && state.ruled.has(card.id);
  const file = useRulings(isRuled);
  if (!isRuled) return all ? <p className="text-muted">No ruling on it.</p> : null;
  if (file.status !== 'ready') return null;
  const rulings = file.rulings.filter(({ cards }) => cards.includes(card.id));
  const shown = shows === 'first' ? rulings.slice(0, 1) : rulings;
  const more = rulings.length - shown.length;
  const lines = shown.map(({ id, kind, ruling }) => (
    <p key={id}>
      <b>{RULING_KINDS[kind]}</b> {ruling}
    </p>
  ));
  if (shows === 'number')
    return (
      <details key={card.id} className={styles.folded}>
        <summary>{counted(rulings.length, 'ruling')}</summary>
        {lines}
      </details>
    );
  return (
    <>
      {lines}
      {more > 0 && (
        <p>
          <Link href={`/cards/${card.id}`}>{counted(more, 'more ruling')}</Link>
        </p>
      )}
    </>
  );
}

function Owned({ card }: { readonly card: Card }) {
  return collectionFlag.use() ? <Copies card={card} /> : null;
}

function Copies({ card }: { readonly card: Card }) {
  const copies = useCopies(card.id);
  return copies === null ? null : <p className="text-muted">{copies} owned</p>;
}
