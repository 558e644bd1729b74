import { CircleHelp, CircleX } from 'lucide-react';
import { memo, useRef } from 'react';
import { OwnershipMark } from '@/app/_owned/ownership';
import { CountStepper } from '@/app/_ui/base/count-stepper';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { CardLine } from '@/app/_ui/card/card-line';
import { type Card, type CardId, fullName } from '@/lib/cards/card';
import type { DeckPlace } from '@/lib/decks/deck';
import { useOwnership } from '../state/ownership';
import { useWorkshop } from '../state/workshop';
import styles from './deck-line.module.css';

/** Beside a card in full a title says enough: the whole deck is in view. */
const BESIDE_CARD = '(pointer: fine) and (min-width: 1180px)';

export interface DeckLineProps {
  readonly place: DeckPlace;
  readonly id: CardId;
  /** Null where nobody knows the card. */
  readonly card: Card | null;
  readonly count: number;
  /** What is wrong with it, in words; null where nothing is. */
  readonly problem: string | null;
  /** Leave out the + of cards of which a deck holds one, but on a phone, where all are counted alike. */
  readonly single?: boolean;
}

/** A card of the deck with its count. Drawn again only when something about it changes. */
export const DeckLine = memo(function DeckLine(props: DeckLineProps) {
  const { place, id, card, count, problem, single = false } = props;
  const { changes } = useWorkshop();
  const isBrief = useMedia(BESIDE_CARD);
  const isNarrow = useMedia(NARROW);
  const line = useRef<HTMLLIElement>(null);
  const name = card ? fullName(card) : id;

  function change(by: number) {
    const neighbour = count + by > 0 ? null : neighbourOf(line.current);
    changes.countAt(place, id, name, by);
    // the line goes away with the focus in it: the next one takes it
    if (neighbour !== null) requestAnimationFrame(() => neighbour.focus());
  }

  const ownership = useOwnership(id, count);
  const stepper = (
    <span className="inline-flex flex-none items-center gap-2">
      {ownership && ownership.missing > 0 && <OwnershipMark {...ownership} brief />}
      <CountStepper
        name={name}
        count={count}
        removeOnly={single && !isNarrow}
        quiet={isNarrow}
        onChange={change}
      />
    </span>
  );
  return (
    <li
      ref={line}
      className={styles.line}
      data-broken={problem === null ? undefined : ''}
      data-below={isNarrow || undefined}
    >
      {problem !== null && (
        <span className="flex-none text-illegal" title={problem}>
          <CircleX size={16} aria-hidden />
          <span className="visually-hidden">{problem} </span>
        </span>
      )}
      {card ? (
        <CardLine card={card} linked {...(isBrief && { note: null })} end={stepper} />
      ) : (
        <span className="flex flex-1 items-center gap-2 min-w-0 text-muted">
          <CircleHelp size={20} aria-hidden />
          <span className="flex-1 min-w-0 wrap-anywhere">{id}</span>
          {stepper}
        </span>
      )}
    </li>
  );
});

/** The button to remove the next line's card, or the one before, or else the section around. */
function neighbourOf(line: HTMLLIElement | null): HTMLElement | null {
  if (line === null) return null;
  const all = [...(line.parentElement?.querySelectorAll<HTMLElement>('li:has(button)') ?? [])];
  const at = all.indexOf(line);
  const next = all[at + 1] ?? all[at - 1];
  return next?.querySelector('button') ?? line.closest('section');
}
