import { FactionSeal } from '../faction-seal';
import { CONTROLLER_NAMES, type Controller } from './players';
import styles from './seat-tile.module.css';

export type Seating = Controller | 'nobody';

const CHOICES = [
  ['person', CONTROLLER_NAMES.person, 'Person'],
  ['steward', CONTROLLER_NAMES.steward, 'Computer'],
  ['random', CONTROLLER_NAMES.random, 'Random'],
  ['nobody', 'Does not play', 'Out'],
] as const;

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
  return (
    <li className={styles.tile} data-value={value}>
      <FactionSeal faction={faction} />
      <div className={styles.words}>
        <b>{name}</b>
        {value === 'person' && <small>You</small>}
      </div>
      <div role="radiogroup" aria-label={name} className={styles.who}>
        {CHOICES.map(([one, label, short]) => (
          <label key={one} title={label}>
            <input
              type="radio"
              name={`seat-${at}`}
              className="visually-hidden"
              checked={one === value}
              onChange={() => onValueChange(one)}
            />
            <span className="visually-hidden">{label}</span>
            <small aria-hidden>{short}</small>
          </label>
        ))}
      </div>
    </li>
  );
}
