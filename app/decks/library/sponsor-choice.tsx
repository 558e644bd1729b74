import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import {
  adversariesOf,
  POWERS,
  type Power,
  type PowerGroup,
  powerGroup,
  powerName,
  powerShortName,
} from '@/lib/rules/powers';
import styles from './sponsor-choice.module.css';
import { SPONSOR_STYLES } from './sponsor-styles';

const GROUPS: readonly (readonly [PowerGroup, string])[] = [
  ['landsraad', 'Landsraad'],
  ['choam', 'CHOAM'],
  ['unrecognised', 'Unrecognised'],
];

/** The nine Powers by group, each a button that begins a deck. */
export function SponsorChoice({
  onChoose,
  coverOf,
}: {
  readonly onChoose: (sponsor: Power) => void;
  /** Drawn in place of a seal, where there is room: then each says how it plays, too. */
  readonly coverOf?: (power: Power) => ReactNode;
}) {
  return (
    <div className={classes(styles.groups, !coverOf && styles.tiles)}>
      {GROUPS.map(([group, name]) => (
        <section key={group} aria-label={name}>
          <h3 className={styles.group}>{name}</h3>
          <ul className="flex flex-col gap-2 mt-2">
            {POWERS.filter((power) => powerGroup(power) === group).map((power) => (
              <li key={power}>
                <button type="button" className={styles.power} onClick={() => onChoose(power)}>
                  {coverOf ? (
                    <span className={styles.cover}>{coverOf(power)}</span>
                  ) : (
                    <SponsorSeal power={power} />
                  )}
                  <span className={styles.words}>
                    <span className={styles.name}>{powerName(power)}</span>
                    {coverOf && <span className={styles.style}>{SPONSOR_STYLES[power]}</span>}
                    <span className={styles.adversaries}>
                      against {adversariesOf(power).map(powerShortName).join(', ')}
                    </span>
                  </span>
                  <ChevronRight size={18} className={styles.onward} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
