import type { ReactNode } from 'react';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { powerOf } from '../faction-power';
import styles from './asked-head.module.css';

/** A question of so many letters or more stands in smaller ones where room is short. */
const LONG = 32;

/** The band in the colour of who decides: its sign, who it is and what it decides. */
export function AskedHead({
  faction,
  who,
  spice = null,
  id,
  children,
}: {
  /** The id of who decides. */
  readonly faction: string;
  readonly who: ReactNode;
  /** What it has to spend, where that is known. */
  readonly spice?: number | null;
  /** The id of the heading. */
  readonly id?: string;
  readonly children: string;
}) {
  const isNarrow = useMedia(NARROW);
  const power = powerOf(faction);
  return (
    <header className={styles.head}>
      {power !== undefined && <PowerIcon power={power} size={isNarrow ? 26 : 36} />}
      <p className={styles.who}>{who}</p>
      {spice !== null && (
        <p className={styles.spice}>
          <span>
            <b>{spice}</b> spice
          </span>
        </p>
      )}
      <h2 id={id} data-long={children.length >= LONG || undefined}>
        {children}
      </h2>
    </header>
  );
}
