import { useMemo, useState } from 'react';
import { CardChanges, CardRows } from '@/app/_deck/compare/card-changes';
import { FieldChanges } from '@/app/_deck/compare/field-changes';
import { onSide, type Side } from '@/app/_deck/compare/side';
import { ProblemList } from '@/app/_deck/verdict/problem-list';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { Catalogue } from '@/lib/cards/catalogue';
import { compareDecks, sharedEntries, shareOf } from '@/lib/decks/compare';
import { type Deck, type DeckEntry, singles } from '@/lib/decks/deck';
import type { Format } from '@/lib/legality/format';
import type { LegalityProblem, Report } from '@/lib/legality/problem';
import { counted } from '@/lib/sentences';
import { cardsInWords, compareReports } from './difference';
import styles from './differences.module.css';
import { Figures } from './figures';
import { type Part, PartChoice, ShareBar } from './share-bar';

export interface DifferencesProps {
  readonly before: Side;
  readonly after: Side;
  /** What the two sides are called. */
  readonly names: readonly [before: string, after: string];
  readonly catalogue: Catalogue;
  readonly own: readonly Format[];
  readonly reportOf: (deck: Deck) => Report | null;
}

/** What changes from one deck to the other: how much they share, verdicts, cards, numbers, fields. */
export function Differences(props: DifferencesProps) {
  const { before, after, names, catalogue, own, reportOf } = props;
  const [shown, setShown] = useState<Part>('one');
  const isNarrow = useMedia(NARROW);
  const comparison = useMemo(() => compareDecks(before.deck, after.deck), [before, after]);
  const [earlier, later] = [reportOf(before.deck), reportOf(after.deck)];
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
  const words = cardsInWords(comparison, names);
  const figures = (
    <Figures before={before.deck} after={after.deck} names={names} catalogue={catalogue} />
  );
  const share = shareOf(
    lists.flatMap(([, , one]) => one),
    lists.flatMap(([, , , other]) => other),
  );
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {words === '' ? 'The cards are the same' : words}.
      </p>
      {words === '' ? (
        <p className={styles.summary}>The cards are the same.</p>
      ) : (
        <ShareBar share={share} names={names} />
      )}
      {earlier && later && <Legality before={earlier} after={later} names={names} />}
      {words !== '' && (
        <>
          {!isNarrow && figures}
          {isNarrow && <PartChoice {...{ share, names, shown }} onShow={setShown} />}
          <div className={styles.lists} data-shown={shown}>
            {lists.map(([title, changes, one, other]) => (
              <CardChanges
                key={title}
                title={title}
                note={`${shareOf(one, other).both} in both`}
                changes={changes}
                catalogue={catalogue}
                sides={names}
              >
                <InBoth entries={sharedEntries(one, other)} catalogue={catalogue} />
              </CardChanges>
            ))}
          </div>
          {isNarrow && figures}
        </>
      )}
      <FieldChanges fields={fields} catalogue={catalogue} own={own} sides={names} />
    </>
  );
}

/** What both lists have, folded: it tells nothing apart. */
function InBoth({
  entries,
  catalogue,
}: {
  readonly entries: readonly DeckEntry[];
  readonly catalogue: Catalogue;
}) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.both} data-side="both">
      <summary>In both ({entries.reduce((sum, { count }) => sum + count, 0)})</summary>
      <CardRows entries={entries} catalogue={catalogue} />
    </details>
  );
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
        <Problems title={`Only ${onSide(names[0])}`} problems={gone} />
        <Problems title={`Only ${onSide(names[1])}`} problems={come} />
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
