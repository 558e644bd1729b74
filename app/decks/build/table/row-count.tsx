'use client';

import { Check } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { CountStepper } from '@/app/_ui/base/count-stepper';
import { type Card, fullName } from '@/lib/cards/card';
import { placeOf } from '@/lib/decks/places';
import { useRowState, useWorkshop } from '../state/workshop';
import styles from './row.module.css';

/** What a row can do: count a card, choose a home world, buy a program. */
export function RowCount({ card, inGrid }: { readonly card: Card; readonly inGrid: boolean }) {
  const { changes } = useWorkshop();
  const { count, breaks } = useRowState(card);
  const place = placeOf(card);
  // in a grid the arrow keys and + and − do what these buttons do
  const focus = inGrid ? { tabIndex: -1 } : {};
  if (place === null) return <span className="text-muted text-s">In every game</span>;
  if (place === 'imperial' || place === 'house')
    return (
      <CountStepper
        name={fullName(card)}
        count={count}
        breaks={breaks.length > 0}
        quiet
        skipFocus={inGrid}
        onChange={(by) => changes.count(card, by)}
      />
    );
  const chosen = count > 0;
  const [act, done] = place === 'homeworld' ? ['Choose', 'Chosen'] : ['Buy', 'Bought'];
  return (
    <Button
      size="small"
      className={styles.choice}
      aria-pressed={chosen}
      aria-label={`${act} ${fullName(card)}`}
      onClick={(event) => {
        event.stopPropagation();
        changes.count(card, chosen ? -1 : 1);
      }}
      {...focus}
    >
      {chosen && <Check size={14} aria-hidden />}
      {chosen ? done : act}
    </Button>
  );
}
