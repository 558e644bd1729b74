import { Bot, type LucideIcon, User, Users } from 'lucide-react';
import styles from './mode-choice.module.css';
import type { Mode } from './play-url';

const MODES: readonly (readonly [Mode, LucideIcon, title: string, hint: string])[] = [
  ['rival', Bot, 'Play against an automatic House', 'It decides at once, and plays any deck.'],
  ['alone', User, 'Goldfish alone', 'See how fast your deck gets going: nobody stands against it.'],
  ['hot-seat', Users, 'Hot-seat', 'Several players at this screen; hands stay hidden.'],
];

/** The first choice of a game: against whom. */
export function ModeChoice({
  mode,
  onChange,
}: {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
}) {
  return (
    <fieldset className={styles.modes}>
      <legend className="visually-hidden">How do you play?</legend>
      {MODES.map(([one, Sign, title, hint]) => (
        <label key={one} className={styles.mode}>
          <input
            type="radio"
            name="mode"
            className={styles.radio}
            checked={one === mode}
            onChange={() => onChange(one)}
          />
          <Sign size={24} aria-hidden />
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            <small>{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
