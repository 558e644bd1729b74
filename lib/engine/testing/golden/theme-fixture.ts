import type { Card } from '@/lib/cards/card';
import { RITES } from '@/lib/rules/rites';

/*
 * Procedures in which many rules meet and which a walk from any table seldom sees through. A walk about one does what
 * belongs to it rather than anything else, on tables whose cards speak of it.
 */

/** By its name, kinds of actions and words of texts that belong to it. */
const THEMES = {
  /** Large rites: who joins, directs, counters, strikes first, and in which order they fall. */
  rites: [
    ...['rite', 'join', 'counter', 'engage-defense', 'strike-first', 'vanquish', 'tactic'],
    ...['direct', 'surprise', 'engagement', 'participant', 'attackers', 'defenders'],
  ],
  /** Rites of cards that have or give Direct, Counter and Surprise: no text names an action that it may lead to. */
  keywords: [
    ...['keyword', 'direct', 'counter', 'surprise'],
    ...['join', 'engage-defense', 'strike-first', 'vanquish'],
  ],
  /** Petitions with bids, discounts and what answers to them. */
  petitions: ['petition', 'bid', 'discount', 'tactic', 'use', 'petitioned', 'assembly'],
  /** Tactics, ventures and events that last, over the ends of Intervals and turns. */
  terms: [
    ...['tactic', 'use', 'activate', 'deploy-event', 'end-interval'],
    ...['lasting', 'await', 'interval', 'turn', 'limit'],
  ],
  /** What bears what, who governs it, and what becomes of it when it goes. */
  hosts: ['deploy', 'redeploy', 'deploy-program', 'assign', 'use', 'bearer', 'transfer', 'whose'],
} as const;
export type Theme = keyof typeof THEMES;

/** So many walks about each. */
export const WALKS_ABOUT: Readonly<Record<Theme, number>> = {
  rites: 28,
  keywords: 10,
  petitions: 12,
  terms: 12,
  hosts: 12,
};

/** The words of a theme; rites are about one kind of rite, which its leader can lead if it has one. */
export function wordsOfTheme(
  theme: Theme,
  number: number,
  leader: Card | null,
): ReadonlySet<string> {
  const rites = RITES.filter((rite) => leader?.talents?.[rite] !== undefined);
  const rite = rites[number % Math.max(1, rites.length)];
  return new Set([...THEMES[theme], ...(rite === undefined ? [] : [rite])]);
}
