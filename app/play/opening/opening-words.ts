import { catalogueReady } from '@/app/_ui/data/use-catalogue';
import { fullName } from '@/lib/cards/card';
import type { Deck } from '@/lib/decks/deck';
import { dealOpening } from '@/lib/engine/setup/opening';

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
    `${deck.name || 'Unnamed deck'}, seed ${seed}`,
    `Treasury ${treasury}, favor ${favor}, hoard ${hoard}`,
    `Hand (${hand.length})`,
    ...names(hand),
    `Assembly (${assembly.length})`,
    ...names(assembly),
  ].join('\n');
}
