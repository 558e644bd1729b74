import { useMemo } from 'react';
import { CardChanges } from '@/app/_deck/compare/card-changes';
import { FIELD_NAMES, FieldChanges } from '@/app/_deck/compare/field-changes';
import type { Side } from '@/app/_deck/compare/side';
import { ProblemList } from '@/app/_deck/verdict/problem-list';
import { EmptyState } from '@/app/_ui/base/empty-state';
import type { Catalogue } from '@/lib/cards/catalogue';
import { compareDecks, copiesInBoth, type FieldChange } from '@/lib/decks/compare';
import { type Deck, type DeckEntry, singles } from '@/lib/decks/deck';
import type { Format } from '@/lib/legality/format';
import type { LegalityProblem, Report } from '@/lib/legality/problem';
import { counted, listed } from '@/lib/sentences';
import { cardsInWords, compareReports } from './difference';
import styles from './differences.module.css';
import { Figures, KeyFigures } from './figures';

export interface DifferencesProps {
  readonly before: Side;
  readonly after: Side;
  /** What the two sides are called. */
  readonly names: readonly [before: string, after: string];
  readonly catalogue: Catalogue;
  readonly own: readonly Format[];
  readonly reportOf: (deck: Deck) => Report | null;
}

/** What changes from one deck to the other: verdicts, figures, cards, fields. */
export function Differences(props: DifferencesProps) {
  const { before, after, names, catalogue, own, reportOf } = props;
  const comparison = useMemo(() => compareDecks(before.deck, after.deck), [before, after]);
  const [earlier, later] = [reportOf(before.deck), reportOf(after.deck)];
  const cards = cardsInWords(comparison, names);
  const { imperial, house, programs, fields } = comparison;
  const lists = [
    ['Imperial deck', imperial, before.deck.imperialDeck, after.deck.imperialDeck],
    ['House deck', house, before.deck.houseDeck, after.deck.houseDeck],
    ['Programs', programs, singles(before.deck.programs), singles(after.deck.programs)],
  ] as const;
  if (comparison.same)
    return (
      <EmptyState title="No difference">
        Both sides hold the same cards, the same sponsor, home world and profile.
      </EmptyState>
    );
  return (
    <>
      <p className={styles.summary} aria-live="polite">
        {cards === '' ? 'The cards are the same' : cards}
        {fields.length > 0 && `; other in ${fieldsInWords(fields)}`}.
      </p>
      {earlier && later && <Legality before={earlier} after={later} names={names} />}
      {cards !== '' && (
        <>
          <KeyFigures before={before.deck} after={after.deck} names={names} catalogue={catalogue} />
          <div className={styles.lists}>
            {lists.map(([title, changes, one, other]) => (
              <CardChanges
                key={title}
                title={title}
                note={inBothWords(one, other)}
                changes={changes}
                catalogue={catalogue}
                sides={names}
              />
            ))}
          </div>
          <Figures before={before.deck} after={after.deck} names={names} catalogue={catalogue} />
        </>
      )}
      <FieldChanges fields={fields} catalogue={catalogue} own={own} sides={names} />
    </>
  );
}

/** "name, sponsor and home world" */
function fieldsInWords(fields: readonly FieldChange[]): string {
  return listed(fields.map(({ field }) => FIELD_NAMES[field].toLowerCase()));
}

function inBothWords(one: readonly DeckEntry[], other: readonly DeckEntry[]): string {
  return `${counted(copiesInBoth(one, other), 'copy', 'copies')} in both`;
}

function Legality({
  before,
  after,
  names,
}: {
  readonly before: Report;
  readonly after: Report;
  readonly names: readonly [before: string, after: string];
}) {
  const { gone, come, stay } = compareReports(before, after);
  if (gone.length + come.length === 0) return null;
  return (
    <section aria-labelledby="legality" className="mt-6">
      <h2 id="legality">Legality</h2>
      <div className={styles.problems}>
        <Problems title={`${names[0]} only`} problems={gone} />
        <Problems title={`${names[1]} only`} problems={come} />
      </div>
      {stay.length > 0 && (
        <p className="mt-2 text-muted text-s">
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
  return (
    <div className="min-w-0">
      <h3 className="mt-2 text-muted font-sans text-s font-normal">
        {title} {problems.length > 0 && `(${problems.length})`}
      </h3>
      {problems.length > 0 ? (
        <ProblemList problems={problems} />
      ) : (
        <p className="py-2 text-muted">Nothing</p>
      )}
    </div>
  );
}
