import { Check, CircleX } from 'lucide-react';
import { OwnershipMark } from '@/app/_owned/ownership';
import { Button } from '@/app/_ui/base/button';
import { CountStepper } from '@/app/_ui/base/count-stepper';
import { type Card, fullName } from '@/lib/cards/card';
import { placeOf } from '@/lib/decks/places';
import type { LegalityProblem } from '@/lib/legality/problem';
import { problemTag } from '@/lib/legality/tags';
import { problemMessage } from '@/lib/legality/words';
import { useOwnership } from '../state/ownership';
import { useRowState, useWorkshop } from '../state/workshop';
import styles from './row-cells.module.css';

/** What one more copy would break, before it is added. Nothing where it would break nothing. */
export function RowBreaks({ card }: { readonly card: Card }) {
  const { breaks } = useRowState(card);
  const [first] = breaks;
  if (first === undefined) return null;
  return (
    <span className={styles.breaks} title={breaks.map(problemMessage).join(' ')}>
      <CircleX size={14} aria-hidden />
      <span className={styles.tag}>
        <span className="visually-hidden">Adding it breaks: </span>
        {tagWords(breaks, first)}
      </span>
    </span>
  );
}

/** "Adversary: Harkonnen"; with "(+1)" where it breaks one thing more. */
export function tagWords(breaks: readonly LegalityProblem[], first: LegalityProblem): string {
  const more = breaks.length - 1;
  return more === 0 ? problemTag(first) : `${problemTag(first)} (+${more})`;
}

/** What a row can do: count a card, choose a home world, buy a program. */
export function RowCount({ card, inGrid }: { readonly card: Card; readonly inGrid: boolean }) {
  const { changes } = useWorkshop();
  const { count, breaks } = useRowState(card);
  const place = placeOf(card);
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
      // in a grid the arrow keys and + and − do what these buttons do
      {...(inGrid && { tabIndex: -1 })}
    >
      {chosen && <Check size={14} aria-hidden />}
      {chosen ? done : act}
    </Button>
  );
}

/** Copies owned, reserved by other decks and missing for this one. */
export function RowOwned({ card }: { readonly card: Card }) {
  const { count } = useRowState(card);
  const ownership = useOwnership(card.id, count);
  return ownership && card.deck !== 'dune' && <OwnershipMark {...ownership} />;
}
