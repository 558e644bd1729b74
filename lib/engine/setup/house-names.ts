import type { Deck } from '@/lib/decks/deck';

/**
 * What the Houses of a table are called, by seat: as their decks say; two of one name would not be told
 * apart, so they are numbered. The names lie in the state, so whoever sets up a game takes them from here:
 * else the same game would not have the same hash.
 */
export function houseNames(decks: readonly Pick<Deck, 'houseName'>[]): readonly string[] {
  const plain = decks.map(({ houseName }) => houseName);
  return plain.map((name, at) =>
    name === '' || plain.indexOf(name) === plain.lastIndexOf(name)
      ? name
      : `${name} ${plain.slice(0, at + 1).filter((one) => one === name).length}`,
  );
}
