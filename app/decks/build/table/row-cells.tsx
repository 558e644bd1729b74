import { Check } from 'lucide-react';
import { OwnershipMark } from '@/app/_owned/ownership';
import { Button } from '@/app/_ui/base/button';
import { CountStepper } from '@/app/_ui/base/count-stepper';
import { type Card, fullName } from '@/lib/cards/card';
import { consideredIn } from '@/lib/decks/deck';
import { placeOf } from '@/lib/decks/places';
import type { LegalityProblem } from '@/lib/legality/problem';
import { problemTag } from '@/lib/legality/tags';
import { problemMessage } from '@/lib/legality/words';
import { useOwnership } from '../state/ownership';
import { useDeckPart, useRowState, useWorkshop } from '../state/workshop';
import { problemTone } from './problem-tone';
import styles from './row-cells.module.css';

/** "Adversary: Harkonnen"; with "(+1)" where it breaks one thing more. */
export function tagWords(breaks: readonly LegalityProblem[], first: LegalityProblem): string {
  const more = breaks.length - 1;
  return more === 0 ? problemTag(first) : `${problemTag(first)} (+${more})`;
}

/** What a row can do: count a card, choose a home world, buy a program. */
export function RowCount({
  card,
  inGrid,
  inWords = false,
}: {
  readonly card: Card;
  readonly inGrid: boolean;
  /** "+ Add" in place of a sign. */
  readonly inWords?: boolean;
}) {
  const { changes } = useWorkshop();
  const { count, breaks } = useRowState(card);
  const place = placeOf(card);
  if (place === null) return <span className="text-muted text-s">In every game</span>;
  if (place === 'imperial' || place === 'house')
    return (
      <CountStepper
        name={fullName(card)}
        count={count}
        breaks={breaks.some((one) => problemTone(one, count) === 'illegal')}
        quiet
        inWords={inWords}
        skipFocus={inGrid}
        onChange={(by) => changes.count(card, by)}
      />
    );
  const chosen = count > 0;
  const [act, done] = place === 'homeworld' ? ['Choose', 'Chosen'] : ['Buy', 'Bought'];
  // a program that nothing is left for, or that the format does not know
  const cannot = breaks.find(
    ({ detail }) => detail.code === 'profile' || detail.code === 'program',
  );
  if (place === 'programs' && !chosen && cannot)
    return (
      <Button
        size="small"
        className={styles.choice}
        disabled
        aria-label={`${act} ${fullName(card)}`}
        title={problemMessage(cannot)}
      >
        {act}
      </Button>
    );
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

/** Onto the side list and off it again. */
export function Consider({ card }: { readonly card: Card }) {
  const { changes } = useWorkshop();
  const considered = useDeckPart(({ deck }) => consideredIn(deck).includes(card.id));
  return (
    <Button
      size="small"
      aria-pressed={considered}
      aria-label={`Consider ${fullName(card)}`}
      onClick={() => changes.consider(card.id, !considered)}
    >
      Consider
    </Button>
  );
}

/** Copies owned, reserved by other decks and missing for this one. */
export function RowOwned({ card }: { readonly card: Card }) {
  const { count } = useRowState(card);
  const ownership = useOwnership(card.id, count);
  return ownership && card.deck !== 'dune' && <OwnershipMark {...ownership} />;
}
