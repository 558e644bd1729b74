import { Link } from '@/app/_ui/base/link';
import { type Entry, isQuestion } from '@/app/_ui/data/rule-entry';
import { counted } from '@/lib/sentences';
import styles from './siblings.module.css';

/** So many rules before it stand open: it is in sight among them. */
const FEW_BEFORE = 3;

/** The contents of the section that a rule stands in, itself marked; where much comes before it, that is folded. */
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
  const folded = place > FEW_BEFORE ? section.slice(0, place) : [];
  return (
    <nav className={styles.siblings} aria-labelledby="section">
      <h2 id="section">
        {title}
        {number && <small>{number}</small>}
      </h2>
      {folded.length > 0 && (
        <details>
          <summary>{counted(folded.length, 'rule')} before it</summary>
          <Some rules={folded} entry={entry} />
        </details>
      )}
      <Some rules={section.slice(folded.length)} entry={entry} />
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
