'use client';

import { useSearchParams } from 'next/navigation';
import { late } from '@/app/_ui/base/late';
import { Link } from '@/app/_ui/base/link';
import styles from './odds.module.css';

const CALCULATORS = [
  ['battle', 'Battle', late(() => import('./battle/battle').then((module) => module.Battle))],
  ['bidding', 'Bidding', late(() => import('./bidding').then((module) => module.Bidding))],
  ['spice', 'Spice', late(() => import('./spice').then((module) => module.Spice))],
  ['storm', 'Storm', late(() => import('./storm').then((module) => module.Storm))],
  ['shipping', 'Shipping', late(() => import('./shipping').then((module) => module.Shipping))],
] as const;

/** The calculators, of which the address names one. */
export function OddsDesk() {
  const query = useSearchParams();
  const asked = query.get('of');
  const [chosen, , Calculator] = CALCULATORS.find(([id]) => id === asked) ?? CALCULATORS[0];
  const edition = query.get('edition') === 'descartes' ? '&edition=descartes' : '';
  return (
    <>
      <div className={styles.head}>
        <h1>Odds</h1>
        <nav aria-label="Odds" className={styles.calculators}>
          {CALCULATORS.map(([id, name]) => (
            <Link
              key={id}
              href={`/board/odds?of=${id}${edition}`}
              scroll={false}
              {...(id === chosen && { 'aria-current': 'page' as const })}
            >
              {name}
            </Link>
          ))}
        </nav>
      </div>
      <Calculator meanwhile={<p className={styles.meanwhile}>Counting …</p>} />
    </>
  );
}
