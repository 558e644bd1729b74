import { Link } from '@/app/_ui/base/link';
import { type Entry, isQuestion } from '@/app/_ui/data/rule-entry';
import { counted } from '@/lib/sentences';
import styles from './siblings.module.css';

/** So many before it stand open: it is in sight among them. */
const FEW_BEFORE = 3;
/** So many after it stand open: a whole section of the rules, not every question. */
const MANY_AFTER = 24;

/** The contents of the section that a rule stands in, or the questions about one; what is far from it is folded. */
export function Siblings({
  title,
  number,
  section,
  entry,
}: {
  readonly title: string;
  readonly number: string;
  readonly section: readonly Entry[];
  readonly entry: Entry;
}) {
  const place = section.indexOf(entry);
  const from = place > FEW_BEFORE ? place : 0;
  const to = section.length - place > MANY_AFTER ? place + MANY_AFTER : section.length;
  const name = isQuestion(entry) ? 'question' : 'rule';
  return (
    <nav className={styles.siblings} aria-labelledby="section">
      <h2 id="section">
        {title}
        {number && <small>{number}</small>}
      </h2>
      {from > 0 && (
        <details>
          <summary>{counted(from, name)} before it</summary>
          <Some rules={section.slice(0, from)} entry={entry} />
        </details>
      )}
      <Some rules={section.slice(from, to)} entry={entry} />
      {to < section.length && (
        <details>
          <summary>{counted(section.length - to, name)} after these</summary>
          <Some rules={section.slice(to)} entry={entry} />
        </details>
      )}
    </nav>
  );
}

/** Each by the last part of its id, as its section is known. */
function Some({ rules, entry }: { readonly rules: readonly Entry[]; readonly entry: Entry }) {
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule.id}>
          <Link
            href={`/rules/${rule.id}`}
            title={rule.id}
            aria-current={rule === entry ? 'page' : undefined}
          >
            <small>{rule.id.slice(rule.id.lastIndexOf('-') + 1)}</small>{' '}
            <span>{isQuestion(rule) ? rule.question : rule.text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
