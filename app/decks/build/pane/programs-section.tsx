import { useId } from 'react';
import { Button } from '@/app/_ui/base/button';
import { PROGRAM_PRICE } from '@/lib/decks/profile';
import { useDerived, useFormat, useProblemsByLine } from '../state/workshop';
import { DeckLine } from './deck-line';
import styles from './programs-section.module.css';

/** The programs that are bought with bonus solaris and lie under the home world. */
export function ProgramsSection({
  onShowCards,
}: {
  readonly onShowCards: (query: string) => void;
}) {
  const id = useId();
  const { resolved } = useDerived();
  const format = useFormat();
  const problems = useProblemsByLine();
  const { programs } = resolved;
  if (!format.programs && programs.length === 0) return null;
  return (
    <section className="flex flex-col" aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={id} className="text-l">
          Programs
        </h2>
        <span className="flex-1 text-muted text-s">
          {programs.length === 0
            ? `${PROGRAM_PRICE} bonus solari each`
            : `${programs.length} bought`}
        </span>
        <Button size="small" kind="quiet" onClick={() => onShowCards('deck:program')}>
          Choose programs
        </Button>
      </div>
      {programs.length > 0 && (
        <ul aria-label="Programs" className="mt-1">
          {programs.map((line) => (
            <DeckLine
              key={line.id}
              place="programs"
              id={line.id}
              card={line.card}
              count={line.count}
              problem={problems.get(`programs ${line.id}`) ?? null}
              single
            />
          ))}
        </ul>
      )}
    </section>
  );
}
