import type { Deck } from '@/lib/decks/deck';

/** The address of the opening on screen with its deck in it. Rejects where the code cannot be fetched. */
export async function openingHref(deck: Deck): Promise<string> {
  const { writeLink } = await import('@/lib/codecs/links/deck-link');
  const { origin, pathname, search } = location;
  const asked = new URLSearchParams(search);
  asked.delete('deck');
  const query = asked.toString();
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}#${writeLink(deck)}`;
}
