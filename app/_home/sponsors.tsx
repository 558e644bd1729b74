import type { CSSProperties } from 'react';
import { Link } from '@/app/_ui/base/link';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { searchFor } from '@/app/_ui/search/search-href';
import type { Card } from '@/lib/cards/card';
import {
  adversariesOf,
  POWERS,
  type PowerGroup,
  powerGroup,
  powerName,
  powerShortName,
} from '@/lib/rules/powers';
import { listed } from '@/lib/sentences';
import styles from './home.module.css';

const GROUPS: readonly (readonly [group: PowerGroup, name: string])[] = [
  ['landsraad', 'Of the Landsraad'],
  ['choam', 'Of CHOAM'],
  ['unrecognised', 'Unrecognised'],
];

/** The nine Imperial Powers, in their groups, each a way to the cards that a House it sponsors may use. */
export function Sponsors({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <div className={styles.groups}>
      {GROUPS.map(([group, name]) => (
        <section key={group}>
          <h3>{name}</h3>
          <ul>
            {POWERS.filter((power) => powerGroup(power) === group).map((power) => (
              <li key={power}>
                <Link
                  href={searchFor(`legal:${power}`)}
                  className={styles.sponsor}
                  style={{ '--power': `var(--power-${power})` } as CSSProperties}
                >
                  <PowerIcon power={power} size={34} className={styles.sign} />
                  <span>
                    <span className={styles.sponsorName}>{powerName(power)}</span>
                    <span className="block text-muted text-s">
                      {cards.filter((card) => card.allegiance === power).length} cards of its own;
                      against {listed(adversariesOf(power).map(powerShortName))}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
