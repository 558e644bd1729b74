import { useMemo } from 'react';
import { CardChanges } from '@/app/_deck/compare/card-changes';
import { FieldChanges } from '@/app/_deck/compare/field-changes';
import type { Side } from '@/app/_deck/compare/side';
import { ProblemList } from '@/app/_deck/verdict/problem-list';
import { EmptyState } from '@/app/_ui/base/empty-state';
import type { Catalogue } from '@/lib/cards/catalogue';
import { compareDecks } from '@/lib/decks/compare';
import type { Deck } from '@/lib/decks/deck';
import type { Format } from '@/lib/legality/format';
import type { LegalityProblem, Report } from '@/lib/legality/problem';
import { counted } from '@/lib/sentences';
import { cardsInWords, compareReports } from './difference';
import styles from './differences.module.css';

export interface DifferencesProps {
  readonly before: Side;
  readonly after: Side;
  readonly catalogue: Catalogue;
  readonly own: readonly Format[];
  readonly reportOf: (deck: Deck) => Report | null;
}

/** What changes from one deck to the other: verdicts, fields, cards. */
export function Differences({ before, after, catalogue, own, reportOf }: DifferencesProps) {
  const comparison = useMemo(() => compareDecks(before.deck, after.deck), [before, after]);
  const [earlier, later] = [reportOf(before.deck), reportOf(after.deck)];
  const cards = cardsInWords(comparison);
  const { imperial, house, programs, fields } = comparison;
  return (
    <>
      {comparison.same ? (
        <EmptyState title="No difference">
          Both sides hold the same cards, the same sponsor, home world and profile.
        </EmptyState>
      ) : (
        <>
          <p className={styles.summary} aria-live="polite">
            {cards === '' ? 'The cards are the same' : cards}
            {fields.length > 0 &&
              `; ${counted(fields.length, 'other thing differs', 'other things differ')}`}
            .
          </p>
          {earlier && later && <Legality before={earlier} after={later} />}
          <div className={styles.lists}>
            <CardChanges title="Imperial deck" changes={imperial} catalogue={catalogue} />
            <CardChanges title="House deck" changes={house} catalogue={catalogue} />
            <CardChanges title="Programs" changes={programs} catalogue={catalogue} />
          </div>
          <FieldChanges fields={fields} catalogue={catalogue} own={own} />
        </>
      )}
    </>
  );
}

function Legality({ before, after }: { readonly before: Report; readonly after: Report }) {
  const { gone, come, stay } = compareReports(before, after);
  if (gone.length + come.length === 0) return null;
  return (
    <section aria-labelledby="legality" className="mt-8">
      <h2 id="legality">Legality</h2>
      <div className={styles.problems}>
        <Problems title="Solved" problems={gone} />
        <Problems title="New problems" problems={come} />
      </div>
      {stay.length > 0 && (
        <p className="text-muted text-s">
          {counted(stay.length, 'problem')} the same on both sides.
        </p>
      )}
    </section>
  );
}

function Problems({
  title,
  problems,
}: {
  readonly title: string;
  readonly problems: readonly LegalityProblem[];
}) {
  if (problems.length === 0) return null;
  return (
    <div>
      <h3 className={styles.sub}>
        {title} ({problems.length})
      </h3>
      <ProblemList problems={problems} />
    </div>
  );
}
