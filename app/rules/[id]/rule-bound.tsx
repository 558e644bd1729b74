import { type Entry, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { editionName, otherEdition } from '@/lib/board/rules/book';
import { RuleList } from '../rule-list';
import type { Bound } from './bound';
import styles from './rule-bound.module.css';

/** What a rule is bound up with: rulings first, then the rules that name it and the other edition; rulings on its neighbours are folded. */
export function RuleBound({
  entry,
  bound: { answers, companions, nearby, elsewhere },
  byId,
}: {
  readonly entry: Entry;
  readonly bound: Bound;
  readonly byId: ReadonlyMap<string, Entry>;
}) {
  const parts: readonly (readonly [title: string, entries: readonly Entry[]])[] = [
    [answers.length === 1 ? 'Ruling' : 'Rulings', answers],
    ['Goes with', companions],
    ['Rulings on its section', nearby],
    [
      isOfBoard(entry) ? `In the ${editionName(otherEdition(entry.edition))}` : 'Elsewhere',
      elsewhere,
    ],
  ];
  // all parts have their ids in a margin of one width
  const isShort = parts.every(([, entries]) => entries.every(isQuestion));
  return parts
    .filter(([, entries]) => entries.length > 0)
    .map(([title, entries]) => {
      const list = (
        <RuleList sections={[{ key: '', chapter: '', title: '', entries }]} text="" byId={byId} />
      );
      return (
        <section key={title} className={styles.part} data-questions={isShort}>
          {entries === nearby ? (
            <details>
              <summary>
                <h2>{title}</h2> ({entries.length})
              </summary>
              {list}
            </details>
          ) : (
            <>
              <h2>{title}</h2>
              {list}
            </>
          )}
        </section>
      );
    });
}
