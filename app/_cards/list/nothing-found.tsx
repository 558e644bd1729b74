import { Button } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import styles from './nothing-found.module.css';

/** In place of the rows where a readable search finds no card. */
export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <div className={styles.nothing}>
      <EmptyState
        title="No card is like this"
        example="For instance, battle>=2 in place of battle>=5, or one field less."
        actions={<Button onClick={onShowAll}>Show all cards</Button>}
      >
        The search can be read, but nothing in the three sets answers it.
      </EmptyState>
    </div>
  );
}
