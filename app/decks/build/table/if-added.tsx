import { useMemo } from 'react';
import type { Card } from '@/lib/cards/card';
import { placeOf } from '@/lib/decks/places';
import { PROGRAM_PRICE } from '@/lib/decks/profile';
import { checkResolved } from '@/lib/legality/check';
import { newErrors } from '@/lib/legality/preview';
import { problemMessage } from '@/lib/legality/words';
import { useOneMore } from '../state/use-one-more';
import { useDerived, useRowState, useWorkshop } from '../state/workshop';
import styles from './if-added.module.css';
import { problemTone } from './problem-tone';
import { Consider, RowCount } from './row-cells';

/** The count of a card, and what one more of it would change, before it is added. */
export function IfAdded({
  card,
  canAct = true,
}: {
  readonly card: Card;
  /** False where it stands for sight only. */
  readonly canAct?: boolean;
}) {
  const { checker } = useWorkshop();
  const { deck, report } = useDerived();
  const more = useOneMore(card);
  const { count, breaks } = useRowState(card);
  const place = placeOf(card);
  const changed = useMemo(() => {
    if (more === null) return null;
    const later = checkResolved(checker, more.after, deck.format);
    return {
      numbers: more.numbers,
      mends: newErrors(later, report).length,
      isLegal: later.legal,
    };
  }, [deck, report, more, checker]);
  if (changed === null) return <p className={styles.adding}>It lies on every table.</p>;
  const isOutside = place === 'homeworld' || place === 'programs';
  return (
    <section className={styles.adding} aria-label={`${card.title} in this deck`}>
      <div className="flex flex-wrap items-center gap-2">
        <b className="flex-1 text-nowrap">{count > 0 ? 'In the deck' : 'If you add it'}</b>
        {canAct && (
          <>
            <Consider card={card} />
            <RowCount card={card} inGrid={false} inWords={count === 0} />
          </>
        )}
      </div>
      {!(isOutside && count > 0) && (
        <>
          {count > 0 && <p className="text-muted">One more:</p>}
          <ul>
            {place === 'programs' && (
              <li>
                Bonus solaris <span className={styles.numbers}>−{PROGRAM_PRICE}</span>
              </li>
            )}
            {changed.numbers.map(({ name, before, after }) => (
              <li key={name}>
                {name}{' '}
                <span className={styles.numbers}>
                  {before} → <b>{after}</b>
                </span>
              </li>
            ))}
            {breaks.map((problem) => (
              <li key={problemMessage(problem)} data-tone={problemTone(problem, count)}>
                {problemMessage(problem)}
              </li>
            ))}
            {breaks.length === 0 && (changed.isLegal || changed.mends > 0) && (
              <li data-tone="legal">
                {!changed.isLegal
                  ? 'One problem less'
                  : report.legal
                    ? 'The deck stays legal'
                    : 'The deck is legal then'}
              </li>
            )}
          </ul>
        </>
      )}
    </section>
  );
}
