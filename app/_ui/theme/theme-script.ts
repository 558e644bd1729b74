import { THEME_COOKIE } from './theme';

/** Sets the reader's choice before anything is painted. */
export const THEME_SCRIPT = `{const m=document.cookie.match(/(?:^|; )${THEME_COOKIE}=(light|dark)/);if(m)document.documentElement.dataset.theme=m[1]}`;
