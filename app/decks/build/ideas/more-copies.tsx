import { Plus } from 'lucide-react';
import { useId, useMemo } from 'react';
import { IconButton } from '@/app/_ui/base/button';
import { type Card, fullName } from '@/lib/cards/card';
import { compareCosts } from '@/lib/decks/sort';
import { countPiles, handOdds } from '@/lib/odds/opening';
import { useDerived, useWorkshop } from '../state/workshop';
import { IdeaLine } from './idea-line';

const MOST = 4;

/** House cards that stand seldom in the deck, and how much sooner one copy more would be drawn. */
export function MoreCopies() {
  const id = useId();
  const { catalogue, changes } = useWorkshop();
  const { deck, resolved, row } = useDerived();
  const seldom = useMemo(
    () =>
      resolved.house
        .flatMap(({ card, count }) =>
          card !== null && row(card).breaks.length === 0 ? [{ card, count }] : [],
        )
        .toSorted((a, b) => a.count - b.count || compareCosts(a.card.cost, b.card.cost))
        .slice(0, MOST),
    [resolved, row],
  );
  /** That the first hand holds the card, with so many copies more than there are. */
  const chance = (card: Card, more: number) => {
    const { house, imperial } = countPiles(deck, catalogue, (one) => one === card.id);
    const pile = { hits: house.hits + more, size: house.size + more };
    return `${Math.round(100 * handOdds({ house: pile, imperial }, 1).chance)} %`;
  };
  if (seldom.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-l">
        More copies
      </h2>
      <p className="mt-1 text-muted text-s">
        What stands seldom in the House deck, the cheapest first, and how often the first hand holds
        one.
      </p>
      <ul aria-label="More copies" className="mt-1">
        {seldom.map(({ card, count }, place) => (
          <IdeaLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays where it is while another card takes the place
            key={place}
            card={card}
            reason={
              <>
                {count} in the deck. One more: {chance(card, 0)} →{' '}
                <b className="text-nowrap">{chance(card, 1)}</b>
              </>
            }
          >
            <IconButton
              size="small"
              kind="plain"
              label={`Add 1 more ${fullName(card)}`}
              onClick={({ detail }) => detail < 2 && changes.count(card, 1)}
            >
              <Plus size={16} aria-hidden />
            </IconButton>
          </IdeaLine>
        ))}
      </ul>
    </section>
  );
}
