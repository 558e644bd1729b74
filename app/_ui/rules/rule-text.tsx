import type { ReactNode } from 'react';
import { type Conflict, isConflict, type Rule, sourceName } from '@/lib/rules/citations';
import { RuleLink, RuleLinks } from './rule-link';
import styles from './rule-link.module.css';

/** A rule id inside running text: "TAT-6.2.7-01", "CRF-2.C.iii-04" or "C07". */
const ID = /\b((?:TAT|CRF)-[0-9A-Za-z.]*[0-9A-Za-z]-\d{2}|C\d{2})\b/g;

/** What a rule or a ruling on a conflict says, where it stands, and what it belongs with. */
export function RuleText({ entry }: { readonly entry: Rule | Conflict }) {
  return (
    <>
      {!isConflict(entry) && (
        <p className="text-muted text-s mb-2">
          {sourceName(entry.source)}, {entry.section}
        </p>
      )}
      <p className={isConflict(entry) ? 'font-semibold mb-2' : styles.text}>
        {isConflict(entry) ? entry.question : entry.text}
      </p>
      <RuleMore entry={entry} />
    </>
  );
}

/** The same without the rule or the question itself: the answer, the note, what it belongs with. */
export function RuleMore({ entry }: { readonly entry: Rule | Conflict }) {
  if (isConflict(entry))
    return (
      <>
        <p className={styles.text}>{withRuleLinks(entry.ruling)}</p>
        <dl className={styles.more}>
          <dt>Rules</dt>
          <dd>
            <RuleLinks ids={entry.rules} />
          </dd>
          <dt>Rule sets</dt>
          <dd>
            {entry.switch
              ? 'They differ here: the format decides.'
              : 'One answer is used under both.'}
          </dd>
          <dt>Confidence</dt>
          <dd>{entry.confidence === 'high' ? 'High' : 'Medium'}</dd>
        </dl>
      </>
    );
  return entry.notes ? (
    <dl className={styles.more}>
      <dt>Note</dt>
      <dd>{withRuleLinks(entry.notes)}</dd>
    </dl>
  ) : null;
}

/** Running text with each rule id in it turned into a link. */
export function withRuleLinks(text: string): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const hit of text.matchAll(ID)) {
    pieces.push(text.slice(from, hit.index), <RuleLink key={hit.index} id={hit[0]} />);
    from = hit.index + hit[0].length;
  }
  return [...pieces, text.slice(from)];
}
