import { neighboursOf, TERRITORIES, type Territory } from './map';

/** So many tones has the sand. */
export const TONES = 4;

/** The tone of the ground of each territory, from 0: two of sand that touch differ. */
const TONE_OF = tones();

export function toneOf({ id }: Territory): number {
  return TONE_OF.get(id) ?? 0;
}

/** Those that touch most come first, so that tones are left for all. */
function tones(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const sand = TERRITORIES.filter(({ type }) => type === 'sand')
    .map((territory) => ({ territory, neighbours: neighboursOf(territory) }))
    .sort((one, other) => other.neighbours.length - one.neighbours.length);
  for (const [rank, { territory, neighbours }] of sand.entries()) {
    const taken = new Set(neighbours.map(({ id }) => found.get(id)));
    // From another tone each time, so that none is rare.
    const order = Array.from({ length: TONES }, (_, at) => (rank + at) % TONES);
    found.set(territory.id, order.find((tone) => !taken.has(tone)) ?? 0);
  }
  return found;
}
