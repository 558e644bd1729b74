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

/** Goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const [choice, choose] = useTheme();
  const Sign = SIGNS[choice];
  const next = NEXT[choice];
  return (
    <IconButton
      label={`Theme: ${NAMES[choice]}. Change to ${NAMES[next]}`}
      onClick={() => choose(next)}
    >
      <Sign size={18} aria-hidden />
    </IconButton>
  );
}
