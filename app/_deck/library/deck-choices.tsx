import { useMemo } from 'react';
import type { SelectOption } from '@/app/_ui/base/select';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { useStored } from '@/app/_ui/stored/use-stored';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { deckTitle } from '@/lib/decks/title';
import { sortDecks } from '@/lib/storage/deck-order';

/** A deck to be chosen from a list: what an address brought, one of the player's own, or a sample. */
export interface DeckChoice {
  /** "shared", "deck 1f3…" or "sample guild". */
  readonly ref: string;
  readonly deck: Deck;
  readonly archived: boolean;
}

const SAMPLES = SAMPLE_DECKS.map(({ id, deck }) => choice(`sample ${id}`, deck));

/**
 * The player's decks, last changed first, archived ones too, then the samples. Until `isRead` only the
 * samples are there.
 */
export function useDeckChoices(): {
  readonly choices: readonly DeckChoice[];
  readonly isRead: boolean;
} {
  const library = useStored('library');
  return useMemo(() => {
    if (library.status !== 'ready')
      return { choices: SAMPLES, isRead: library.status === 'failed' };
    const { active, archived } = library.value;
    const own = sortDecks([...active, ...archived], 'updated', 'descending').map((stored) =>
      choice(`deck ${stored.id}`, stored.deck, stored.archived),
    );
    return { choices: [...own, ...SAMPLES], isRead: true };
  }, [library]);
}

/** The deck that stands behind the "#" of an address. */
export function sharedChoice(deck: Deck): DeckChoice {
  return choice('shared', deck);
}

/** As the lines of a Select; what is not the player's own says so. */
export function deckOptions(choices: readonly DeckChoice[]): readonly SelectOption<string>[] {
  return choices.map(({ ref, deck }) => {
    const [kind] = ref.split(' ');
    return {
      value: ref,
      label: deckTitle(deck),
      icon: <PowerIcon power={deck.sponsor} coloured named />,
      ...(kind !== 'deck' && { end: kind }),
    };
  });
}

function choice(ref: string, deck: Deck, archived = false): DeckChoice {
  return { ref, deck, archived };
}
