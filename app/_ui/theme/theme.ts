/** How the reader's choice of light or dark is kept: a cookie, read by a script before the page is painted. */

export type ThemeChoice = 'system' | 'light' | 'dark';

export const THEME_COOKIE = 'theme';

export function themeOf(value: string | undefined): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}
