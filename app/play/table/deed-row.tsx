import { Fragment } from 'react';
import styles from './deed-row.module.css';
import { firstWhole } from './told-deeds';

/** What a House did, one deed after the other, as many as have room; what it did it with is brighter than the verb. */
export function DeedRow({
  deeds,
  letters = Number.POSITIVE_INFINITY,
}: {
  readonly deeds: readonly string[];
  readonly letters?: number;
}) {
  return firstWhole(deeds, letters).map((deed, index) => {
    const [, verb, rest] = /^(\S+)(.*)$/.exec(deed) ?? [];
    return (
      <Fragment key={deed}>
        {index > 0 && <span className={styles.next}> · </span>}
        <span className={styles.verb}>{verb}</span>
        {rest}
      </Fragment>
    );
  });
}
