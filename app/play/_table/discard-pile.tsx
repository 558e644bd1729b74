'use client';

import { Button } from '@/app/_ui/button';
import { CardChip } from '@/app/_ui/chip';
import { Dialog } from '@/app/_ui/dialog';
import type { GameCardId } from '@/lib/engine/state';
import styles from './discard-pile.module.css';
import { useTable } from './table-context';

/** A discard pile, open to everybody: how many lie there, and on demand which, the top one first. */
export function DiscardPile({
  title,
  ids,
}: {
  readonly title: string;
  readonly ids: readonly GameCardId[];
}) {
  const { state, catalogue } = useTable().snapshot.session;
  if (ids.length === 0) return <span>Discard 0</span>;
  return (
    <Dialog
      title={title}
      trigger={
        <Button size="small" aria-label={`${title}, ${ids.length}`}>
          Discard {ids.length}
        </Button>
      }
    >
      <ol className={styles.cards}>
        {ids.toReversed().map((id) => {
          const card = catalogue.byId.get(state.cards[id]?.card ?? '');
          return <li key={id}>{card && <CardChip card={card} />}</li>;
        })}
      </ol>
    </Dialog>
  );
}
