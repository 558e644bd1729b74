import type { CardType } from '@/lib/rules/taxonomy';

export const PLURALS: Readonly<Record<CardType, string>> = {
  holding: 'Holdings',
  persona: 'Personas',
  resource: 'Resources',
  plan: 'Plans',
  event: 'Events',
};
