import { Plus, Search } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import { OwnershipMark } from '@/app/_owned/ownership';
import { Button, IconButton } from '@/app/_ui/base/button';
import { type Card, fullName } from '@/lib/cards/card';
import { gapsOf } from '@/lib/decks/gaps';
import { powersOf } from '@/lib/decks/proposals';
import { deckStats } from '@/lib/decks/stats';
import { powerShortName } from '@/lib/rules/powers';
import { listed, listedOr } from '@/lib/sentences';
import { useIsOwnershipKnown, useOwnership } from '../state/ownership';
import { useDerived, useFormat, useWorkshop } from '../state/workshop';
import { IdeaLine } from './idea-line';
import styles from './ideas.module.css';
import { useProposals } from './use-proposals';

/** What the deck lacks or has much of, each a fact with cards that change it and the search for all of them. */
export function StandsOut({ onShowCards }: { readonly onShowCards: (query: string) => void }) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { changes } = useWorkshop();
  const { resolved } = useDerived();
  const format = useFormat();
  const gaps = useMemo(() => gapsOf(resolved, deckStats(resolved), format), [resolved, format]);
  const cards = useProposals(gaps);

  function add(card: Card) {
    changes.count(card, 1);
    // the fact may go away with the button that mended it
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) section.current?.focus();
    });
  }

  return (
    <section ref={section} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className="text-l">
        What stands out
      </h2>
      {gaps.length === 0 ? (
        <p className="text-muted">
          Nothing: every requirement is met, income, command and costs are spread.
        </p>
      ) : (
        <>
          <p className="text-muted text-s">
            Facts of the deck by the rulebook’s numbers. Below each, cards that may be added, with
            what one copy changes: solaris, spice and favor are those when all engage.
          </p>
          <ul className="mt-3">
            {gaps.map(({ fact, offer, query }, at) => (
              <li key={offer} className={styles.gap}>
                <div className={styles.head}>
                  <h3 className={styles.fact}>{fact}</h3>
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`Show ${offer}`}
                    onClick={() => onShowCards(query)}
                  >
                    <Search size={14} aria-hidden />
                    {offer}
                  </Button>
                </div>
                <Order cards={cards[at] ?? []} />
                <ul aria-label={offer}>
                  {cards[at]?.map((card, place) => (
                    // the focus stays where it is while the next card takes the place of one that was added
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <Proposal key={place} card={card} onAdd={add} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** By what rule the cards of one fact stand as they do. */
function Order({ cards }: { readonly cards: readonly Card[] }) {
  const { resolved } = useDerived();
  const isCollector = useIsOwnershipKnown();
  if (cards.length === 0)
    return <p className={styles.order}>No card that may be added as the deck stands.</p>;
  const powers = powersOf(resolved);
  const own = powers.filter((power) => cards.some(({ allegiance }) => allegiance === power));
  const none = `none is of ${listedOr(powers.map(powerShortName))}`;
  const first = [
    ...(isCollector ? ['What you own first'] : []),
    ...(own.length > 0 ? [`${listed(own.map(powerShortName))} first`] : []),
  ].join(', then ');
  return (
    <p className={styles.order}>
      {first === '' ? 'The' : `${first}, then the`} cheapest{own.length === 0 && `; ${none}`}.
    </p>
  );
}

function Proposal({ card, onAdd }: { readonly card: Card; readonly onAdd: (card: Card) => void }) {
  const ownership = useOwnership(card.id, 0);
  return (
    <IdeaLine
      card={card}
      end={ownership && ownership.owned > 0 && <OwnershipMark {...ownership} />}
    >
      <IconButton
        size="small"
        kind="plain"
        label={`Add 1 ${fullName(card)}`}
        // the second click of a double one would add the card that came in its place
        onClick={({ detail }) => detail < 2 && onAdd(card)}
      >
        <Plus size={16} aria-hidden />
      </IconButton>
    </IdeaLine>
  );
}
