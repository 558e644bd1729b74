import type { Rite } from '@/lib/rules/rites';
import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import { listed } from './filter-words';

/** "a rite", "an Intrigue rite", "a Battle or Dueling rite". */
export function sayRites(rites: readonly Rite[]): string {
  if (rites.length === RITE_TALENTS.length) return 'a rite';
  const words = `${listed(rites.map(talentName), 'or')} rite`;
  return `${/^[ai]/i.test(words) ? 'an' : 'a'} ${words}`;
}
