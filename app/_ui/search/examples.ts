/** Searches to begin with: what they find in plain words, and how they are written. */
export const SEARCHES = [
  ['Fremen personas who can fight', 'a:fremen t:persona battle>=2'],
  ['What a Guild sponsor may put in the Imperial deck', 'deck:imperial legal:guild'],
  ['Cheap equipment', 't:equipment cost<=1'],
] as const;
