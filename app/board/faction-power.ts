import type { Power } from '@/lib/rules/powers';

const POWERS: Readonly<Record<string, Power>> = {
  atreides: 'atreides',
  'bene-gesserit': 'sisterhood',
  emperor: 'corrino',
  fremen: 'fremen',
  guild: 'guild',
  harkonnen: 'harkonnen',
};

/** The Power of the card game whose sign a faction bears; none for one that the Registry does not know. */
export function powerOf(faction: string): Power | undefined {
  return Object.hasOwn(POWERS, faction) ? POWERS[faction] : undefined;
}
