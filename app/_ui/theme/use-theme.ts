import { keepCookie } from '../base/keep-cookie';
import { createStore } from '../base/store';
import { THEME_COOKIE, type ThemeChoice, themeOf } from './theme';

const chosen = createStore<ThemeChoice>('system', () => {
  const now = currentTheme();
  if (now !== chosen.get()) chosen.set(now);
});

/** The choice as it is shown now; only in the browser. */
export function currentTheme(): ThemeChoice {
  return themeOf(document.documentElement.dataset.theme);
}

/** The reader's choice of light, dark or the system's, and how to change it; kept for a year. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [chosen.use(), chooseTheme];
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  keepCookie(THEME_COOKIE, choice === 'system' ? null : choice);
  chosen.set(choice);
}
