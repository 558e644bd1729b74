import { type ReactNode, useDeferredValue } from 'react';
import { LinkButton } from '@/app/_ui/base/button';
import { lookedAt } from '@/app/_ui/card/looked-at';
import type { Card, CardId } from '@/lib/cards/card';
import { CardDetails } from './card-details';
import { usePane } from './panes';

/** A fixed place for the card that is looked at; before the first look, or between two, for the one given. */
export function InspectorPane({
  card: first,
  find,
  hasFace = true,
  hasDoubts = true,
  keepsLook = true,
  className,
  tellsUse = true,
  children,
  acts,
  foot,
}: {
  readonly card: Card | undefined;
  readonly find: (id: CardId) => Card | undefined;
  /** False where the page shows the face itself. */
  readonly hasFace?: boolean;
  /** False where one plays: what the cataloguer doubts stands on its page. */
  readonly hasDoubts?: boolean;
  /** False where the card given shows again as soon as nothing is looked at. */
  readonly keepsLook?: boolean;
  /** False where the page itself says how many are owned, and in which decks it is. */
  readonly tellsUse?: boolean;
  readonly className?: string | undefined;
  /** What the page has to say of the card. */
  readonly children?: (card: Card) => ReactNode;
  /** What can be done with the card, beside the way to its page. */
  readonly acts?: (card: Card) => ReactNode;
  readonly foot?: ReactNode;
}) {
  usePane(keepsLook);
  const looked = lookedAt.useOf((now) => now?.card);
  const card = useDeferredValue((looked === undefined ? undefined : find(looked)) ?? first);
  return (
    <section className={className} aria-label="Card under the cursor">
      {card && (
        <>
          <CardDetails
            card={card}
            hasFace={hasFace}
            hasDoubts={hasDoubts}
            tellsUse={tellsUse}
            under={children?.(card)}
          />
          {/* clear of the face where nothing is said under it */}
          <div className="flex flex-wrap gap-2 mt-2">
            {acts?.(card)}
            <LinkButton href={`/cards/${card.id}`} size="small">
              Open its page
            </LinkButton>
          </div>
          {foot}
        </>
      )}
    </section>
  );
}
