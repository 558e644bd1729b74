import { memo, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { InspectorPane } from '@/app/_inspector/inspector-pane';
import { lookAway } from '@/app/_ui/card/looked-at';
import type { CardId } from '@/lib/cards/card';
import { subjectOf } from '@/lib/engine/refusals';
import type { Seat } from '@/lib/engine/state/state';
import { askedCard } from './asked-card';
import { Happened } from './happened';
import styles from './table.module.css';
import { useTable } from './table-context';
import { useSuggestion } from './use-suggestion';

/** The card that is looked at, or else the one that was clicked or is decided about, and what happened. */
export function Side({ own }: { readonly own: Seat }) {
  const { table, view, catalogue, aim, held, ...shared } = useTable();
  const asked = aim?.card ?? shared.asked ?? askedCard(view) ?? table.winningCard();
  const shown = aim?.card ?? held ?? asked;
  const isKnown = shown !== null && view.cards[shown]?.card != null;
  const [inHand] = view.houses[own]?.zones.hand.cards ?? [];
  const { best } = useSuggestion();
  const suggested = best === null ? null : subjectOf(best);
  const concerned = isKnown ? shown : suggested;
  // until another comes it stays
  const [last, setLast] = useState(concerned);
  if (concerned !== null && concerned !== last) setLast(concerned);
  const first = view.cards[concerned ?? last ?? -1]?.card ?? view.cards[inHand ?? -1]?.card;
  const find = useCallback((id: CardId) => catalogue.byId.get(id), [catalogue]);
  // a new question shows its card, whatever was looked at before
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what changes
  useEffect(lookAway, [asked]);
  return (
    <aside className={styles.side} aria-label="Card, log and turns">
      <Pane
        className={styles.card}
        card={useDeferredValue(catalogue.byId.get(first ?? ''))}
        find={find}
        hasDoubts={false}
        keepsLook={useDeferredValue(!isKnown)}
      />
      <Happened className={styles.log} />
    </aside>
  );
}

const Pane = memo(InspectorPane);
