import type { ReactNode } from 'react';
import { Checkbox } from '@/app/_ui/base/field';
import styles from './settings.module.css';

/** A row: what is set and what that means, and at the far end what sets it. */
export function Setting({
  id,
  name,
  help,
  below,
  children,
}: {
  /** What an address may name. */
  readonly id: string;
  readonly name: string;
  readonly help?: ReactNode;
  /** What there is already, under both. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.setting} aria-labelledby={id}>
      <div className={styles.about}>
        <h3 id={id}>{name}</h3>
        {help && <div className={styles.help}>{help}</div>}
      </div>
      <div className={styles.acts}>{children}</div>
      {below && <div className={styles.below}>{below}</div>}
    </section>
  );
}

/** A row that is on or off. */
export function CheckSetting({
  name,
  help,
  checked,
  onCheckedChange,
}: {
  readonly name: string;
  readonly help: string;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}) {
  return (
    <Checkbox className={styles.switch} checked={checked} onCheckedChange={onCheckedChange}>
      <b>{name}</b>
      <span className={styles.help}>{help}</span>
    </Checkbox>
  );
}
