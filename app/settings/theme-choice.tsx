'use client';

import { Select } from '@/app/_ui/base/select';
import { useTheme } from '@/app/_ui/theme/use-theme';
import styles from './settings.module.css';

export function ThemeChoice() {
  const [choice, setChoice] = useTheme();
  return (
    <Select
      label="Theme"
      className={styles.theme ?? ''}
      value={choice}
      onValueChange={setChoice}
      options={[
        { value: 'system', label: 'As the system says' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  );
}
