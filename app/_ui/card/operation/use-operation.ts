import type { CardId } from '@/lib/cards/card';
import { useSentences } from '../../data/texts';
import { usePrintedText } from '../../printed/printed-store';
import { textChoice } from '../../printed/text-choice';

/** What stands on the one card whose text no transcription has (`data/abilities/by-hand.json`), and on no other. */
const BY_HAND = ['The one card of the game whose text is lost: play it as the printed card says.'];

/**
 * What a card says, a paragraph each: its printed text where the player has loaded it and wants it,
 * else our sentences. Null until they are there. `known` are the sentences that the server sent.
 */
export function useOperation(card: CardId, known?: readonly string[]): readonly string[] | null {
  const printed = usePrintedOperation(card);
  const ours = useSentences(printed === null && known === undefined);
  if (printed !== null) return printed.split('\n').filter((line) => line !== '');
  if (known !== undefined) return known.length > 0 ? known : BY_HAND;
  return ours.status === 'ready' ? (ours.sentences.get(card) ?? BY_HAND) : null;
}

/** The printed text that stands on a card's face; null where our sentences do. */
export function usePrintedOperation(card: CardId): string | null {
  const printed = usePrintedText(card)?.operation ?? '';
  const choice = textChoice.use();
  return printed !== '' && choice === 'printed' ? printed : null;
}
