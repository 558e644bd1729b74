import { type CSSProperties, useEffect } from 'react';
import { lookAway, lookedAt } from '@/app/_ui/card/looked-at';
import type { GameCardId } from '@/lib/engine/state/state';
import type { ViewedPile } from '@/lib/engine/state/view';
import styles from './hand-fan.module.css';
import { LiftedCard } from './lifted-card';
import { TableCard } from './table-card';
import { useTable } from './table-context';

/** The hand on a desk: a fan, and over it the card of it that is looked at, whole. */
export function HandFan({ pile, limit }: { readonly pile: ViewedPile; readonly limit: number }) {
  const { snapshot, view, catalogue, places } = useTable();
  const lifted = lookedAt.useOf((now) => idIn(now?.element));
  useLookAwayFrom(snapshot.at);
  const cards = pile.cards ?? [];
  const at = cards.indexOf(lifted);
  const card = at < 0 ? undefined : catalogue.byId.get(view.cards[lifted]?.card ?? '');
  const off = (index: number) => index - (cards.length - 1) / 2;
  return (
    <div>
      <h3 className="visually-hidden">
        Hand <span>{`${pile.count} of ${limit}`}</span>
      </h3>
      {cards.length === 0 ? (
        <p className="text-muted">No card in the hand</p>
      ) : (
        <ul className={styles.fan} data-fan>
          {cards.map((id, index) => (
            // how far it is from the middle
            <li key={id} style={{ '--off': off(index) } as CSSProperties}>
              <TableCard id={id} look="short" />
            </li>
          ))}
        </ul>
      )}
      {card !== undefined && (
        <LiftedCard
          key={lifted}
          card={card}
          isLit={places.cards.has(lifted)}
          off={off(at)}
          many={cards.length}
        />
      )}
    </div>
  );
}

/** The card of the hand that an element shows; -1 for none. */
function idIn(element: Element | undefined): GameCardId {
  const button =
    element?.closest('[data-fan]') && element.querySelector<HTMLElement>('[data-card]');
  return Number(button?.dataset.card ?? -1);
}

/** A new question is not about the card of the hand that was looked at before. */
function useLookAwayFrom(at: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move is what changes
  useEffect(() => {
    if (idIn(lookedAt.get()?.element) >= 0) lookAway();
  }, [at]);
}
