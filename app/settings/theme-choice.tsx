'use client';

import { Moon, Sun, SunMoon } from 'lucide-react';
import { SignRadios } from '@/app/_ui/base/sign-radios';
import { useTheme } from '@/app/_ui/theme/use-theme';
import { Setting } from './setting';

const CHOICES = [
  { value: 'light', label: 'Light', Sign: Sun },
  { value: 'dark', label: 'Dark', Sign: Moon },
  { value: 'system', label: 'As on this device', Sign: SunMoon },
] as const;

export function ThemeChoice() {
  const [choice, setChoice] = useTheme();
  return (
    <Setting id="theme" name="Theme">
      <SignRadios
        legend="Theme"
        isLegendHidden
        name="theme"
        options={CHOICES}
        value={choice}
        onValueChange={setChoice}
      />
    </Setting>
  );
}
