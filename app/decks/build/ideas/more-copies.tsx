import { Plus } from 'lucide-react';
import { useId, useMemo } from 'react';
import { IconButton } from '@/app/_ui/base/button';
import { fullName } from '@/lib/cards/card';
import { compareCosts } from '@/lib/decks/sort';
import { countPiles, handOdds } from '@/lib/odds/opening';
import { plural } from '@/lib/sentences';
import { useDerived, useWorkshop } from '../state/workshop';
import { IdeaLine } from './idea-line';
import styles from './ideas.module.css';

const MOST = 4;

/** The House cards that the deck has fewest of, and how much sooner one copy more would be drawn. */
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
  const size = useMemo(
    () => countPiles(deck, catalogue, () => false).house.size,
    [deck, catalogue],
  );
  const [first] = seldom;
  if (first === undefined) return null;
  // of as many copies each chance is the same: then it is said once
  const isSame = seldom.every(({ count }) => count === first.count);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-l">
        More copies
      </h2>
      <p className="mt-1 text-muted text-s">
        {isSame
          ? `You have few copies of these. One more raises its chance in the first hand from ${chanceOf(first.count, size)} % to ${chanceOf(first.count + 1, size + 1)} %.`
          : 'You have few copies of these. What one more adds to its chance in the first hand:'}
      </p>
      <ul aria-label="More copies" className="mt-1">
        {seldom.map(({ card, count }, place) => (
          <IdeaLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays where it is while another card takes the place
            key={place}
            card={card}
            end={
              <span className={styles.chance} title={oddsWords(count, size)}>
                {count} → {count + 1}
                {!isSame && `, +${chanceOf(count + 1, size + 1) - chanceOf(count, size)} %`}
              </span>
            }
          >
            <IconButton
              kind="plain"
              size="small"
              slim
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

/** How often of 100 the first hand holds a card that a House deck of so many cards has so many copies of. */
function chanceOf(hits: number, size: number): number {
  const none = { hits: 0, size: 0 };
  return Math.round(100 * handOdds({ house: { hits, size }, imperial: none }, 1).chance);
}

/** The chance now, and with one copy more. */
function oddsWords(count: number, size: number): string {
  return `${count} ${plural(count, 'copy', 'copies')} ${chanceOf(count, size)} %, ${count + 1} copies ${chanceOf(count + 1, size + 1)} %`;
}
