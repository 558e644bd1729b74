import { exactly } from '@/app/_ui/base/when';
import type { LibraryWithVersions } from '@/app/_ui/stored/page-storage';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { deckTitle } from '@/lib/decks/title';
import { SHARED_REF, sampleRef, versionRef } from './compare-href';

/** One side of a comparison: a deck, a named version of a deck, or a sample. */
export interface Side {
  /** As the address holds it: a deck's id, "version:ID", "sample:fremen" or "shared". */
  readonly ref: string;
  readonly deck: Deck;
  readonly title: string;
  /** Id of the player's deck that it is, or is a version of; none for samples and what was sent. */
  readonly deckId?: string;
  /** What tells it apart: "version of …", "sample", "archived". */
  readonly note: string;
}

/** Everything that can be compared: decks with their versions, then the archive, then the samples. */
export function sidesOf(library: LibraryWithVersions): readonly Side[] {
  const decks = [...byChange(library.active), ...byChange(library.archived)];
  return [
    ...decks.flatMap((stored): readonly Side[] => [
      {
        ref: stored.id,
        deck: stored.deck,
        title: deckTitle(stored.deck),
        deckId: stored.id,
        note: stored.archived ? 'archived' : '',
      },
      ...library.versions
        .filter(({ deckId }) => deckId === stored.id)
        .map((version) => ({
          ref: versionRef(version.id),
          deck: version.deck,
          deckId: stored.id,
          // first what tells it from the deck: a long name is cut at its end
          title: `${version.name} (${deckTitle(stored.deck)})`,
          note: `version of ${exactly(version.savedAt)}`,
        })),
    ]),
    ...SAMPLE_DECKS.map(({ id, deck }) => ({
      ref: sampleRef(id),
      deck,
      title: deckTitle(deck),
      note: 'sample',
    })),
  ];
}

/** What the two sides are called: two states of one deck are earlier and later, other decks by name where that tells them apart. */
export function sideNames(
  one: Side | undefined,
  other: Side | undefined,
): readonly [one: string, other: string] {
  const isOneDeck = one?.deckId !== undefined && one.deckId === other?.deckId;
  if (isOneDeck) return ['Before', 'After'];
  const isTold = one !== undefined && other !== undefined && one.title !== other.title;
  return isTold ? [one.title, other.title] : ['A', 'B'];
}

/** Where a card stands, by the name of a side: "in The Patient Rate", "before". */
export function onSide(name: string): string {
  return name === 'Before' || name === 'After' ? name.toLowerCase() : `in ${name}`;
}

/** A deck that the address brings behind its "#". */
export function sharedSide(deck: Deck): Side {
  return { ref: SHARED_REF, deck, title: deckTitle(deck), note: 'shared' };
}

function byChange(decks: LibraryWithVersions['active']): LibraryWithVersions['active'] {
  return decks.toSorted((one, other) => other.updatedAt - one.updatedAt);
}
