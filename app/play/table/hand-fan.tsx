import { type CSSProperties, useEffect } from 'react';
import { lookAway, lookedAt } from '@/app/_ui/card/looked-at';
import type { ViewedPile } from '@/lib/engine/state/view';
import styles from './hand-fan.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { useLasting } from './use-lasting';
import type { Room } from './use-size';

/** The hand on a desk: a fan. */
export function HandFan({ pile, limit }: { readonly pile: ViewedPile; readonly limit: number }) {
  useLookAwayFrom(useTable().snapshot.at);
  const cards = pile.cards ?? [];
  // as wide for a whole turn, however few of them are left
  const most = useLasting(NO_ROOM, cards.length, mostOf);
  const off = (index: number) => index - (cards.length - 1) / 2;
  return (
    <div>
      <h3 className="visually-hidden">
        Hand <span>{`${pile.count} of ${limit}`}</span>
      </h3>
      {cards.length === 0 ? (
        <p className="text-muted">No card in the hand</p>
      ) : (
        <ul className={styles.fan} style={{ '--most': most } as CSSProperties} data-fan>
          {cards.map((id, index) => (
            // how far it is from the middle
            <li key={id} style={{ '--off': off(index) } as CSSProperties}>
              <TableCard id={id} look="short" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const NO_ROOM: Room = { width: 0, height: 0 };

function mostOf(_: Room, now: number, before: number | null, lasts: boolean): number {
  return lasts ? Math.max(now, before ?? 0) : now;
}

/** A new question is not about the card of the hand that was looked at before. */
function useLookAwayFrom(at: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move is what changes
  useEffect(() => {
    if (lookedAt.get()?.element.closest('[data-fan]')) lookAway();
  }, [at]);
}
