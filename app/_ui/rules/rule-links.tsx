import { RuleLink } from './rule-link';
import styles from './rule-link.module.css';

/** Several rules, one after the other; `quiet`: without their ids, which show where they are asked for. */
export function RuleLinks({
  ids,
  quiet = false,
}: {
  readonly ids: readonly string[];
  readonly quiet?: boolean;
}) {
  return (
    <span className={styles.links}>
      {ids.map((id, at) => {
        const words = ids.length === 1 ? 'Rule' : `Rule ${at + 1}`;
        return <RuleLink key={id} id={id} {...(quiet && { words })} />;
      })}
    </span>
  );
}
