import { keepCookie } from '@/app/_ui/base/keep-cookie';

/**
 * How many ways on the front page offers to who comes back, as a cookie: the server, which knows no
 * decks, keeps as much room. A page of the offline copy is older than the count: there it is read again.
 */
export const WAYS_COOKIE = 'registry-go-on';

export const MOST_DECKS = 3;
export const MOST_GAMES = 2;

/** Decks, games, and the tournament on the desk. */
export const MOST_WAYS = MOST_DECKS + MOST_GAMES + 1;

export function rememberWays(count: number): void {
  keepCookie(WAYS_COOKIE, count > 0 ? String(count) : null);
}

/** A new deck is one way more. */
export function rememberDeck(): void {
  rememberWays(Math.min(keptWays() + 1, MOST_WAYS));
}

/** As the browser has it now. */
export function keptWays(): number {
  return Number(new RegExp(`\\b${WAYS_COOKIE}=(\\d+)`).exec(document.cookie)?.[1] ?? 0);
}
