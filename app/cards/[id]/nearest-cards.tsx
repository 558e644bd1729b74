import { distance } from 'fastest-levenshtein';
import { CardLine } from '@/app/_ui/card/card-line';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { Card } from '@/lib/cards/card';
import { setName } from '@/lib/rules/taxonomy';
import styles from './card-page.module.css';

/** The cards whose ids are nearest to one that no card has. */
export function NearestCards({ asked }: { readonly asked: string }) {
  const state = useCatalogue();
  if (state.status !== 'ready') return null;
  return (
    <>
      <h2>The nearest ids</h2>
      <ul className={styles.lines}>
        {nearest(asked, state.catalogue.cards).map((card) => (
          <li key={card.id}>
            <CardLine card={card} picture note={`${setName(card.set)}, ${card.id}`} linked />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A slip in the set's code should not hide the right title, so the title counts alone too. */
function nearest(asked: string, cards: readonly Card[]): readonly Card[] {
  const id = asked
    .toLowerCase()
    .slice(0, 80)
    .replace(/[^a-z0-9]+/g, '-');
  const title = (text: string) => text.replace(/^(eots|jotc|tat)-/, '');
  const steps = (card: Card) =>
    Math.min(distance(id, card.id), distance(title(id), title(card.id)) + 0.5);
  return cards
    .map((card) => ({ card, far: steps(card) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 6)
    .map(({ card }) => card);
}
