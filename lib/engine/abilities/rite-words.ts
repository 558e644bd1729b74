import type { Rite } from '@/lib/rules/rites';
import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import { listedOr } from '@/lib/sentences';

/** "a rite", "an Intrigue rite", "a Battle or Dueling rite". */
export function sayRites(rites: readonly Rite[]): string {
  if (rites.length === RITE_TALENTS.length) return 'a rite';
  const words = `${listedOr(rites.map(talentName))} rite`;
  return `${/^[ai]/i.test(words) ? 'an' : 'a'} ${words}`;
}
