/** The pages that every page leads to, those first that a phone has room for. */
export const PLACES = [
  ['/cards', 'Cards'],
  ['/decks', 'Decks'],
  ['/play', 'Play'],
  ['/board', 'Board'],
  ['/rules', 'Rules'],
  ['/collection', 'Collection'],
  ['/check', 'Check'],
  ['/settings', 'Settings'],
] as const;

/** So many of them stand in a phone's line; the others open from it. */
export const FIRST_PLACES = 4;
