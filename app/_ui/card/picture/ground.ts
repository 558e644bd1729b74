import type { Card } from '@/lib/cards/card';

/** What land lies behind what a card shows: its hue and how high it rises. */
export type Ground =
  | 'person'
  | 'sand'
  | 'rock'
  | 'sea'
  | 'court'
  | 'steel'
  | 'moss'
  | 'night'
  | 'blood';

/** The first of these subtypes that a card has decides; in order of how much it tells. */
const BY_SUBTYPE: readonly (readonly [subtype: string, ground: Ground])[] = [
  ['Fief', 'sea'],
  ['Homeworld', 'rock'],
  ['Dune Fief', 'sand'],
  ['Dune Event', 'sand'],
  ['Dune Contract', 'rock'],
  ['Dune Tithe', 'sand'],
  ['Partnership', 'steel'],
  ['Contract', 'steel'],
  ['Charter', 'court'],
  ['Imperium Event', 'night'],
  ['Bastion', 'rock'],
  ['Transport', 'sand'],
  ['Equipment', 'steel'],
  ['Personnel', 'moss'],
  ['Decree', 'court'],
  ['Title', 'court'],
  ['Compact', 'court'],
  ['Skill', 'moss'],
  ['Sickness', 'blood'],
  ['Battle', 'blood'],
  ['Dueling', 'blood'],
  ['Intrigue', 'night'],
  ['Prescience', 'sea'],
  ['Weirding', 'sea'],
  ['Arbitration', 'court'],
  ['Petition', 'court'],
  ['Initiative', 'moss'],
];

/** It follows from the card's type and subtypes. */
export function groundOf({ type, subtypes }: Pick<Card, 'type' | 'subtypes'>): Ground {
  if (type === 'persona') return 'person';
  return BY_SUBTYPE.find(([subtype]) => subtypes.includes(subtype))?.[1] ?? 'steel';
}
