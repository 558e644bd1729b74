import { DataBars } from '@/app/_ui/base/data-bars';
import { Link } from '@/app/_ui/base/link';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import { searchFor } from '@/app/_ui/search/search-href';
import type { Card } from '@/lib/cards/card';
import { termFor } from '@/lib/cards/query/facet-terms';
import styles from './home.module.css';
import { COSTS, HORIZON, horizon } from './horizon';

/** The catalogue's own dunes: five card types over their costs, each crest a way to its cards. */
export function HorizonPicture({ cards }: { readonly cards: readonly Card[] }) {
  const ridges = horizon(cards);
  return (
    <figure aria-labelledby="horizon">
      <h2 id="horizon" className={styles.horizonTitle}>
        {cards.length} cards by type and cost
      </h2>
      <div className={styles.field}>
        <svg
          className={styles.dunes}
          viewBox={`0 0 ${HORIZON.width} ${HORIZON.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {ridges.map((ridge, index) => (
            <g key={ridge.type} data-type={ridge.type} className={styles.ridge}>
              <path d={ridge.lit} style={tint('--sand', index, ridges.length)} />
              <path d={ridge.shade} style={tint('--deep', index, ridges.length)} />
            </g>
          ))}
        </svg>
        {ridges.map((ridge) => (
          <Link
            key={ridge.type}
            href={searchFor(termFor('type', ridge.type))}
            className={styles.crest}
            style={{
              left: `clamp(62px, ${(ridge.crest.x * 100).toFixed(2)}%, calc(100% - 62px))`,
              top: `${(ridge.crest.y * 100).toFixed(2)}%`,
            }}
          >
            <TypeIcon type={ridge.type} size={14} />
            {ridge.total} {ridge.type}s
          </Link>
        ))}
      </div>
      <ol className={styles.costs} aria-hidden="true">
        <li className={styles.axis}>Cost</li>
        {COSTS.map((cost) => (
          <li key={cost}>{cost}</li>
        ))}
      </ol>
      <figcaption className={styles.caption}>
        How many cards of each type there are at each cost in solaris.
        <details className={styles.numbers}>
          <summary>The numbers</summary>
          <DataBars
            caption="Cards by cost and type"
            captionHidden
            rowHeader="Cost"
            series={ridges.map(({ type }) => ({
              key: type,
              label: `${typeName(type)}s`,
              colour: `var(--type-${type})`,
            }))}
            rows={COSTS.map((cost, place) => ({
              key: String(cost),
              label: String(cost),
              href: searchFor(`cost:${String(cost).toLowerCase()}`),
              values: ridges.map((ridge) => ridge.counts[place] ?? 0),
            }))}
          />
        </details>
      </figcaption>
    </figure>
  );
}

/** Far dunes fade into the sky. */
function tint(colour: string, index: number, of: number): { readonly fill: string } {
  const share = 60 + (40 * index) / Math.max(1, of - 1);
  return { fill: `color-mix(in oklab, var(${colour}) ${Math.round(share)}%, var(--ground))` };
}
