import { Use, Uses } from '@/app/_cards/uses';
import { useDecksWith } from '@/app/_deck/library/decks-with';
import { OwnedStepper } from '@/app/_owned/owned-stepper';
import { Link } from '@/app/_ui/base/link';
import type { Card } from '@/lib/cards/card';
import { groupName } from '@/lib/cards/group-name';
import { deckTitle } from '@/lib/decks/title';
import styles from './collection.module.css';
import type { Wants } from './wants';

/** How a card stands with the collection: copies owned, needed, missing and to spare, and the decks that it is in. */
export function CardHolding({
  card,
  wants,
}: {
  readonly card: Card;
  readonly wants: Wants | null;
}) {
  const decks = useDecksWith(card.id);
  const lacks = wants?.lacks.get(card.id);
  const spare = wants?.spare.get(card.id);
  return (
    <Uses>
      <Use name="Owned">
        <span className={styles.holding}>
          <OwnedStepper card={card} quiet={false} />
        </span>
      </Use>
      <Use name="Needed">{wants?.need.get(card.id) ?? 'By no deck of yours'}</Use>
      {lacks && <Use name="Missing">{lacks}</Use>}
      {spare && <Use name="To trade">{spare}</Use>}
      <Use name="Deck">{groupName(card.deck)}</Use>
      <Use name="In decks">
        {decks.map(({ id, deck }) => (
          <Link key={id} href={`/decks/build?deck=${id}`} className="block">
            {deckTitle(deck)}
          </Link>
        ))}
      </Use>
    </Uses>
  );
}
