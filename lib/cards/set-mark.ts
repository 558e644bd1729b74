import { setShortName } from '@/lib/rules/taxonomy';
import type { Card } from './card';

/** The titles that cards of two sets have. */
export const TITLES_TWICE: ReadonlySet<string> = new Set([
  'Baron Vladimir Harkonnen',
  'Commander Aramsham',
  'Duke Leto Atreides',
  'Duncan Idaho',
  'Gaius Helen Mohiam',
  'Glossu Rabban',
  'Gurney Halleck',
  'Jareh Benquait',
  'Lady Jessica',
  'Paul Atreides',
  'Piter de Vries',
  'Thufir Hawat',
]);

/** The set's short name, where a list must tell the card from one of the same title; else null. */
export function setMark({ title, set }: Pick<Card, 'title' | 'set'>): string | null {
  return TITLES_TWICE.has(title) ? setShortName(set) : null;
}
