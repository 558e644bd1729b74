import { Bot, CircleOff, Dices, User } from 'lucide-react';
import { FactionSeal } from '../faction-seal';
import { CONTROLLER_NAMES, type Controller } from './players';
import styles from './seat-tile.module.css';

export type Seating = Controller | 'nobody';

const CHOICES = [
  ['person', CONTROLLER_NAMES.person, User, 'Person'],
  ['steward', CONTROLLER_NAMES.steward, Bot, 'Steward'],
  ['random', CONTROLLER_NAMES.random, Dices, 'Random'],
  ['nobody', 'Does not play', CircleOff, 'Out'],
] as const;

/** What the signs of the seats mean. Each radio has its own name: this is for the eye. */
export function SeatingKey() {
  return (
    <p className={styles.key} aria-hidden="true">
      {CHOICES.map(([one, label, Sign]) => (
        <span key={one}>
          <Sign size={15} />
          {label}
        </span>
      ))}
    </p>
  );
}

/** A faction's seat: its sign, and who plays it, changed with one press. */
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
  const said = CHOICES.find(([one]) => one === value)?.[1];
  return (
    <li className={styles.tile} data-value={value}>
      <FactionSeal faction={faction} />
      <div className={styles.words}>
        <b>{name}</b>
        <span aria-hidden>{said}</span>
      </div>
      <div role="radiogroup" aria-label={name} className={styles.who}>
        {CHOICES.map(([one, label, Sign, short]) => (
          <label key={one} title={label}>
            <input
              type="radio"
              name={`seat-${at}`}
              className="visually-hidden"
              checked={one === value}
              onChange={() => onValueChange(one)}
            />
            <Sign size={18} aria-hidden />
            <span className="visually-hidden">{label}</span>
            <small aria-hidden>{short}</small>
          </label>
        ))}
      </div>
    </li>
  );
}
