import styles from './action-bar.module.css';
import { Automatic } from './automatic';
import { Choices } from './choices';
import { ClosingChoices } from './closing-choices';
import { isOnStage } from './matter';
import { OutcomeLine } from './outcome-line';
import { useTable } from './table-context';

/** What is asked, and everything that hangs on no card: the lower edge of the table. */
export function ActionBar() {
  const { snapshot, view, aim, closing } = useTable();
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
      {closing === null ? <Choices /> : <ClosingChoices closing={closing} />}
    </section>
  );
}
