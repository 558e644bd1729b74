import { Use, Uses } from '@/app/_cards/uses';
import { useDecksWith } from '@/app/_deck/library/decks-with';
import { useCopies } from '@/app/_owned/collection-store';
import { Link } from '@/app/_ui/base/link';
import type { Card } from '@/lib/cards/card';
import { deckTitle } from '@/lib/decks/title';
import type { Wants } from './wants';

/** How a card stands with the collection: copies owned, copies that decks lack, the decks that it is in. */
export function CardHolding({
  card,
  wants,
}: {
  readonly card: Card;
  readonly wants: Wants | null;
}) {
  const copies = useCopies(card.id);
  const decks = useDecksWith(card.id);
  return (
    <Uses>
      <Use name="Owned">{copies}</Use>
      <Use name="Wanted">{wants?.lacks.get(card.id) ?? 'For no deck of yours'}</Use>
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
