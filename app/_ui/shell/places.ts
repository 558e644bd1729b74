/** The pages that every page leads to. */
export const PLACES = [
  ['/cards', 'Cards'],
  ['/decks', 'Decks'],
  ['/collection', 'Collection'],
  ['/check', 'Check'],
  ['/play', 'Play'],
  ['/board', 'Board'],
  ['/rules', 'Rules'],
  ['/settings', 'Settings'],
] as const;
