import { NativeSelect } from '@/app/_ui/base/native-select';
import { FactionSeal } from '../faction-seal';
import type { Controller } from './players';
import styles from './seat-tile.module.css';

export type Seating = Controller | 'nobody';

const CHOICES: readonly (readonly [Seating, string])[] = [
  ['person', 'Person'],
  ['steward', 'Computer'],
  ['random', 'Random moves'],
  ['nobody', 'Not playing'],
];

/** A faction's seat: its sign, and who plays it. */
export function SeatTile({
  faction,
  name,
  at,
  value,
  onValueChange,
}: {
  readonly faction: string;
  readonly name: string;
  /** Its place among the seats. */
  readonly at: number;
  readonly value: Seating;
  readonly onValueChange: (value: Seating) => void;
}) {
  const id = `seat-${at}`;
  return (
    <li className={styles.tile} data-value={value}>
      <FactionSeal faction={faction} />
      <label htmlFor={id}>{name}</label>
      <NativeSelect
        id={id}
        value={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value as Seating)}
      >
        {CHOICES.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </li>
  );
}
