/** How the reader's choice of light or dark is kept: a cookie, so that the server can write it without a flash. */

export type ThemeChoice = 'system' | 'light' | 'dark';

export const THEME_COOKIE = 'theme';

export function themeOf(value: string | undefined): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}
