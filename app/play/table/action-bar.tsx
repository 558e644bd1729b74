import { useMedia } from '@/app/_ui/base/use-media';
import styles from './action-bar.module.css';
import { Automatic } from './automatic';
import { Choices } from './choices';
import { ClosingChoices } from './closing-choices';
import { isOwnInterval } from './lately';
import { isOnStage } from './matter';
import { OutcomeLine } from './outcome-line';
import { TABBED, useTable } from './table-context';
import { Threat } from './threat';

/** What is asked, and everything that hangs on no card: the lower edge of the table. */
export function ActionBar() {
  const { snapshot, view, aim, closing } = useTable();
  const isNarrow = useMedia(TABBED);
  if (view.outcome !== null) return <OutcomeLine />;
  if (snapshot.running !== null || snapshot.isPaused) return <Automatic />;
  const isTold = isOnStage(view, aim);
  return (
    <section
      className={styles.bar}
      aria-label="Your choices"
      data-bar
      data-told={isTold ? '' : undefined}
    >
      {/* on a phone it stands over the board, whatever is asked */}
      {!isNarrow && (isOwnInterval(view) || closing !== null) && <Threat />}
      {closing === null ? <Choices /> : <ClosingChoices closing={closing} />}
    </section>
  );
}
