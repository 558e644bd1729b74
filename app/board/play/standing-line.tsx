import { Button } from '@/app/_ui/base/button';
import { listed } from '@/lib/sentences';
import styles from './standing-line.module.css';

/** What was, or will be, answered without asking, and what has it asked again; nothing where that is nothing. */
export function StandingLine({
  says,
  texts,
  onAskAgain,
}: {
  readonly says: string;
  /** Each as "0 spice for Harkonnen". */
  readonly texts: readonly string[];
  readonly onAskAgain: () => void;
}) {
  return (
    texts.length > 0 && (
      <p className={styles.line} data-aside>
        <span>
          {says}: {listed(texts)}.
        </span>
        <Button kind="quiet" size="small" onClick={onAskAgain}>
          Ask me again
        </Button>
      </p>
    )
  );
}
