import { RuleLink } from './rule-link';
import styles from './rule-link.module.css';

/** Several rules, one after the other. */
export function RuleLinks({
  ids,
  quiet = false,
}: {
  readonly ids: readonly string[];
  readonly quiet?: boolean;
}) {
  return (
    <span className={styles.links}>
      {ids.map((id) => (
        <RuleLink key={id} id={id} quiet={quiet} />
      ))}
    </span>
  );
}
