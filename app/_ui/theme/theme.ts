/** How the reader's choice of light or dark is kept: a cookie, read by a script before the page is painted. */

export type ThemeChoice = 'system' | 'light' | 'dark';

export const THEME_COOKIE = 'theme';

export function themeOf(value: string | undefined): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Sets the reader's choice before anything is painted. */
export const THEME_SCRIPT = `{const m=document.cookie.match(/(?:^|; )${THEME_COOKIE}=(light|dark)/);if(m)document.documentElement.dataset.theme=m[1]}`;
