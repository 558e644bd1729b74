'use client';

import { useMemo } from 'react';
import { useStored } from '@/app/_ui/stored/use-stored';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { deckTitle } from '@/lib/decks/title';

/** A deck that can be printed: one of the player's own, or a sample. */
export interface DeckOption {
  /** "deck 1f3…", "sample guild" or "link", as an address and a list of choices name it. */
  readonly ref: string;
  readonly title: string;
  readonly deck: Deck;
  readonly kind: 'own' | 'sample';
}

const SAMPLES: readonly DeckOption[] = SAMPLE_DECKS.map(({ id, deck }) => ({
  ref: `sample ${id}`,
  title: deck.name,
  deck,
  kind: 'sample',
}));

export interface DeckOptions {
  /** The player's decks, last changed first, archived ones too, then the samples. */
  readonly options: readonly DeckOption[];
  /** False while the player's decks are still being read: only the samples are there. */
  readonly isRead: boolean;
}

export function useDeckOptions(): DeckOptions {
  const library = useStored('library');
  return useMemo(() => {
    if (library.status !== 'ready')
      return { options: SAMPLES, isRead: library.status === 'failed' };
    const { active, archived } = library.value;
    const own = library.storage
      .sortDecks([...active, ...archived], 'updated', 'descending')
      .map(({ id, deck }) => ({
        ref: `deck ${id}`,
        title: deckTitle(deck),
        deck,
        kind: 'own' as const,
      }));
    return { options: [...own, ...SAMPLES], isRead: true };
  }, [library]);
}

/** The deck that stands behind the "#" of an address. */
export function linkedOption(deck: Deck): DeckOption {
  return { ref: 'link', title: deckTitle(deck), deck, kind: 'own' };
}

/** The decks that an address names, own ones first; what is not in this browser is left out. */
export function chosenOf(
  options: readonly DeckOption[],
  decks: readonly string[],
  samples: readonly string[],
): { readonly found: readonly DeckOption[]; readonly missing: number } {
  const wanted = [...decks.map((id) => `deck ${id}`), ...samples.map((id) => `sample ${id}`)];
  const found = wanted.flatMap((ref) => options.find((option) => option.ref === ref) ?? []);
  return { found, missing: wanted.length - found.length };
}

interface Named {
  readonly deck: readonly string[];
  readonly sample: readonly string[];
}

/** The decks of an address with one more. */
export function withDeck(
  { deck, sample }: Named,
  { ref }: DeckOption,
): Partial<Record<keyof Named, string[]>> {
  const [kind, id = ''] = ref.split(' ', 2);
  return kind === 'deck' ? { deck: [...deck, id] } : { sample: [...sample, id] };
}

/** The decks of an address without one. */
export function withoutDeck({ deck, sample }: Named, { ref }: DeckOption) {
  return {
    deck: deck.filter((id) => `deck ${id}` !== ref),
    sample: sample.filter((id) => `sample ${id}` !== ref),
  };
}
