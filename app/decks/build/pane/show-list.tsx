import type { ComponentProps } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { DeckList } from '@/lib/decks/deck';
import { useDeckPart } from '../state/workshop';

/** Shows in the table all cards that a list of this sponsor may hold. */
export function ShowList({
  list,
  kind = 'plain',
  size = 'small',
  onShowCards,
}: Pick<ComponentProps<typeof Button>, 'kind' | 'size'> & {
  readonly list: DeckList;
  readonly onShowCards: (query: string) => void;
}) {
  const sponsor = useDeckPart(({ deck }) => deck.sponsor);
  return (
    <Button kind={kind} size={size} onClick={() => onShowCards(`deck:${list} legal:${sponsor}`)}>
      Show {list === 'imperial' ? 'Imperial' : 'House'} cards
    </Button>
  );
}
