import type { ReactNode } from 'react';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { FACTIONS } from '@/lib/board/factions/factions';
import styles from './odds.module.css';
import { Pick } from './pick';

/** One of the six factions. */
export function FactionPick({
  label,
  value,
  onValueChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (faction: string) => void;
}) {
  const options = FACTIONS.map(({ id, name }) => [id, name] as const);
  return <Pick label={label} value={value} options={options} onValueChange={onValueChange} />;
}

/** A number under its label. */
export function Amount({
  label,
  say = label,
  ...stepper
}: {
  readonly label: string;
  /** The whole of it, for who does not see where it stands. */
  readonly say?: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onValueChange: (value: number) => void;
}) {
  return (
    <div className={styles.amount}>
      <span className="text-s font-semibold" aria-hidden>
        {label}
      </span>
      <NumberStepper label={say} {...stepper} />
    </div>
  );
}

/** A part of what is asked, with its name. */
export function Part({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={styles.part}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
