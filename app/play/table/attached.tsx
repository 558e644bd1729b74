import { Layers } from 'lucide-react';
import type { ViewedCard } from '@/lib/engine/state/view';
import { counted, listed } from '@/lib/sentences';
import styles from './attached.module.css';
import { useTable } from './table-context';

/** How many cards lie under one where their names have no room; on demand which, and what can be done with each. */
export function Attached({ cards }: { readonly cards: readonly ViewedCard[] }) {
  const { catalogue, places, aim, asked, openMenu } = useTable();
  const ids = cards.map(({ id }) => id);
  const lit = ids.filter((id) => (aim === null ? places.cards.has(id) : aim.targets.has(id)));
  const names = listed(
    cards.map(({ card }) => catalogue.byId.get(card ?? '')?.title ?? 'face down'),
  );
  return (
    <button
      type="button"
      className={styles.attached}
      title={names}
      aria-label={`${counted(cards.length, 'card')} under it: ${names}`}
      aria-haspopup="menu"
      data-under={ids.join(' ')}
      data-can={aim === null && lit.length > 0 ? '' : undefined}
      data-mark={aim !== null && lit.length > 0 ? 'target' : undefined}
      data-asked={asked !== null && ids.includes(asked) ? '' : undefined}
      onClick={({ currentTarget }) =>
        openMenu({ card: ids[0] ?? -1, element: currentTarget, under: ids })
      }
    >
      <Layers size={11} strokeWidth={2.5} aria-hidden />
      {cards.length}
    </button>
  );
}
