'use client';

import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTheme } from '@/app/_ui/theme/use-theme';
import styles from './theme-choice.module.css';

const CHOICES = [
  ['light', 'Light', Sun],
  ['dark', 'Dark', Moon],
  ['system', 'As the system', SunMoon],
] as const;

export function ThemeChoice() {
  const [choice, setChoice] = useTheme();
  return (
    <fieldset className={styles.choices}>
      <legend className="text-s font-semibold">Theme</legend>
      {CHOICES.map(([value, label, Sign]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="theme"
            className={styles.radio}
            checked={choice === value}
            onChange={() => setChoice(value)}
          />
          <Sign size={16} aria-hidden /> {label}
        </label>
      ))}
    </fieldset>
  );
}
