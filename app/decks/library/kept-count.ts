import { keepCookie } from '@/app/_ui/base/keep-cookie';

/** How many decks stood on the shelf last, as a cookie: the server, which knows no decks, draws as many lines. */
export const COUNT_COOKIE = 'decks';

export function rememberCount(count: number): void {
  keepCookie(COUNT_COOKIE, String(count), '/decks');
}
