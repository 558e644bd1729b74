/** The spice deck (GF9-card-spice-01): a card for each territory where spice blows, and the worms. */
export const SPICE_DECK = { territories: 15, worms: 6 } as const;

/** What of the spice deck is not turned over yet. */
export interface SpiceLeft {
  readonly territories: number;
  readonly worms: number;
}

/**
 * The chance, from 0 to 1, that a worm comes in the next so many blows: each turns cards over till a territory
 * appears (GF9-spice-11, DES-blow-05), so that none comes just where the next cards are all territories. More
 * blows than territories are left use the deck up, and every worm with it. Not for turn 1, when worms are set
 * aside (GF9-spice-02, DES-blow-09).
 */
export function chanceOfWorm({ territories, worms }: SpiceLeft, blows: number): number {
  if (worms === 0) return 0;
  let none = 1;
  for (let blow = 0; blow < blows; blow += 1)
    none *= Math.max(0, territories - blow) / (territories + worms - blow);
  return 1 - none;
}

/** The chance that the card of a territory, if it is still in the deck, comes in the next so many blows. */
export function chanceOfPlace({ territories }: SpiceLeft, blows: number): number {
  return territories === 0 ? 0 : Math.min(1, blows / territories);
}
