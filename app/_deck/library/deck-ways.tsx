import { LinkButton } from '@/app/_ui/base/button';
import { deckTitle } from '@/lib/decks/title';
import type { StoredDeck } from '@/lib/storage/decks';

const WAYS = [
  ['Edit', '/decks/build'],
  ['Play', '/play'],
] as const;

/** What is done with a deck most: into the builder, or to the table. */
export function DeckWays({
  stored: { id, deck },
  className,
}: {
  readonly stored: StoredDeck;
  readonly className: string | undefined;
}) {
  return (
    <div className={className}>
      {WAYS.map(([words, path]) => (
        <LinkButton
          key={path}
          href={`${path}?deck=${encodeURIComponent(id)}`}
          size="small"
          {...(words === 'Edit' && { kind: 'primary' as const })}
        >
          {words}
          <span className="visually-hidden"> {deckTitle(deck)}</span>
        </LinkButton>
      ))}
    </div>
  );
}
