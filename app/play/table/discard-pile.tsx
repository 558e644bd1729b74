import { memo } from 'react';
import { Dialog } from '@/app/_ui/base/dialog';
import { CardChip } from '@/app/_ui/card/card-chip';
import type { ViewedPile } from '@/lib/engine/state/view';
import styles from './discard-pile.module.css';
import { useTable } from './table-context';

interface Shown {
  readonly title: string;
  /** What stands before the number. */
  readonly label?: string;
  readonly pile: ViewedPile;
}

/** A discard pile, open to everybody: how many lie there, and on demand which, the top one first. */
export const DiscardPile = memo(function DiscardPile({ title, label = 'Discards', pile }: Shown) {
  if (pile.count === 0)
    return (
      <span>
        {label} <b>0</b>
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
      <Lying pile={pile} />
    </Dialog>
  );
}, isAsBefore);

/** A dialog is much to draw again for a pile that has not changed; every view has lists of its own. */
function isAsBefore(before: Shown, { title, pile }: Shown): boolean {
  const cards = pile.cards ?? [];
  return (
    title === before.title &&
    pile.count === before.pile.count &&
    cards.every((id, at) => id === before.pile.cards?.[at])
  );
}

function Lying({ pile }: Pick<Shown, 'pile'>) {
  const { view, catalogue } = useTable();
  return (
    <ol className="flex flex-col items-start gap-2">
      {pile.cards?.toReversed().map((id) => {
        const card = catalogue.byId.get(view.cards[id]?.card ?? '');
        return <li key={id}>{card && <CardChip card={card} />}</li>;
      })}
    </ol>
  );
}
