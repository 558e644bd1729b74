import { Dialog } from '@/app/_ui/base/dialog';
import { CardChip } from '@/app/_ui/card/card-chip';
import type { ViewedPile } from '@/lib/engine/state/view';
import styles from './discard-pile.module.css';
import { useTable } from './table-context';

/** A discard pile, open to everybody: how many lie there, and on demand which, the top one first. */
export function DiscardPile({
  title,
  label = 'Discards',
  pile,
}: {
  readonly title: string;
  /** What stands before the number. */
  readonly label?: string;
  readonly pile: ViewedPile;
}) {
  const { view, catalogue } = useTable();
  if (pile.count === 0)
    return (
      <span>
        Discards <b>0</b>
      </span>
    );
  return (
    <Dialog
      title={title}
      trigger={
        <button type="button" className={styles.open} aria-label={`${title}, ${pile.count}`}>
          {label} <b>{pile.count}</b>
        </button>
      }
    >
      <ol className="flex flex-col items-start gap-2">
        {pile.cards?.toReversed().map((id) => {
          const card = catalogue.byId.get(view.cards[id]?.card ?? '');
          return <li key={id}>{card && <CardChip card={card} />}</li>;
        })}
      </ol>
    </Dialog>
  );
}
