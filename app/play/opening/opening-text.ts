import { catalogueReady } from '@/app/_ui/data/use-catalogue';
import { fullName } from '@/lib/cards/card';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';
import { dealOpening } from '@/lib/engine/setup/opening';

/** The address of the opening on screen with its deck in it. Rejects where the code cannot be fetched. */
export async function openingHref(deck: Deck): Promise<string> {
  const { writeLink } = await import('@/lib/codecs/links/deck-link');
  const address = new URL(location.href);
  address.searchParams.delete('deck');
  address.hash = writeLink(deck);
  return address.href;
}

/** An opening as a few lines of plain text, for a message or a notebook. Null where it cannot be dealt. */
export async function openingWords(deck: Deck, seed: string): Promise<string | null> {
  const { catalogue } = await catalogueReady();
  const dealt = dealOpening(deck, seed, catalogue);
  if (!dealt.ok) return null;
  const { hand, assembly, treasury, favor, hoard } = dealt.value;
  const names = (ids: readonly string[]) =>
    ids.map((id) => {
      const card = catalogue.byId.get(id);
      return `- ${card === undefined ? id : fullName(card)}`;
    });
  return [
    `${deckTitle(deck)}, seed ${seed}`,
    `Treasury ${treasury}, favor ${favor}, hoard ${hoard}`,
    `Hand (${hand.length})`,
    ...names(hand),
    `Assembly (${assembly.length})`,
    ...names(assembly),
  ].join('\n');
}
