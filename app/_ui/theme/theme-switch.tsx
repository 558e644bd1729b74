'use client';

import { Moon, Sun, SunMoon } from 'lucide-react';
import { IconButton } from '../base/button';
import type { ThemeChoice } from './theme';
import { useTheme } from './use-theme';

const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const;
const SIGNS = { system: SunMoon, light: Sun, dark: Moon } as const;
const NAMES: Readonly<Record<ThemeChoice, string>> = {
  system: 'as the system',
  light: 'light',
  dark: 'dark',
};

/** Goes round: as the system, light, dark. Its sign, what it says, and the step on. */
export function useThemeSwitch() {
  const [choice, choose] = useTheme();
  const next = NEXT[choice];
  return {
    sign: SIGNS[choice],
    label: `Theme: ${NAMES[choice]}. Change to ${NAMES[next]}`,
    change: () => choose(next),
  };
}

export function ThemeSwitch() {
  const { sign: Sign, label, change } = useThemeSwitch();
  return (
    <IconButton label={label} onClick={change}>
      <Sign size={18} aria-hidden />
    </IconButton>
  );
}
