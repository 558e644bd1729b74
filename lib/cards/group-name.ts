import type { CardGroup } from '@/lib/rules/taxonomy';

const GROUPS: Readonly<Record<CardGroup, string>> = {
  house: 'House',
  imperial: 'Imperial',
  homeworld: 'Home world',
  program: 'Program',
  dune: 'Dune',
};

/** Where a card goes before the game, as a reader says it. */
export function groupName(group: CardGroup): string {
  return GROUPS[group];
}
