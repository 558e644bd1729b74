import type { Card } from '@/lib/cards/card';
import type { Mood } from './marks';

/** The first of these subtypes that a card has decides; in order of how much it tells. */
const BY_SUBTYPE: readonly (readonly [subtype: string, mood: Mood])[] = [
  ['Homeworld', 'world'],
  ['Siridar Fief', 'world'],
  ['Program', 'orbits'],
  ['Nexus', 'rings'],
  ['Imperium Event', 'stars'],
  ['Dune Event', 'storm'],
  ['Charter', 'lattice'],
  ['Dune Fief', 'horizons'],
  ['Fief', 'horizons'],
  ['Navigator', 'orbits'],
  ['Reverend Mother', 'rings'],
  ['Adept', 'rings'],
  ['Sister', 'rings'],
  ['Personnel', 'ranks'],
  ['Equipment', 'facets'],
  ['Venture', 'track'],
  ['Declaration', 'rays'],
  ['Tactic', 'chevrons'],
];

const BY_TYPE: Readonly<Record<Card['type'], Mood>> = {
  holding: 'horizons',
  persona: 'person',
  resource: 'seal',
  plan: 'chevrons',
  event: 'stars',
};

/** It follows from the card's type and subtypes. */
export function moodOf({ type, subtypes }: Pick<Card, 'type' | 'subtypes'>): Mood {
  const found = BY_SUBTYPE.find(([subtype]) => subtypes.includes(subtype));
  return found?.[1] ?? BY_TYPE[type];
}
