import { useMemo } from 'react';
import { dustOf } from '@/lib/board/map/dust';
import { pathOf, wedgeOf } from '@/lib/board/map/shape';
import styles from './map-relief.module.css';

/** The dust of the storm over its sector: it thickens to the edge with which it moves on. */
export function StormSweep({ storm }: { readonly storm: number }) {
  const { thin, thick, curls, across } = useMemo(() => dustOf(storm), [storm]);
  const [from, to] = across;
  return (
    <g className={styles.relief} aria-hidden>
      <linearGradient
        id="dust"
        gradientUnits="userSpaceOnUse"
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
      >
        <stop offset="0.1" className={styles.dust} stopOpacity="0" />
        <stop offset="1" className={styles.dust} stopOpacity="0.46" />
      </linearGradient>
      <path d={pathOf(wedgeOf(storm))} style={{ fill: 'url(#dust)' }} />
      <path d={thin} className={styles.thin} />
      <path d={thick} className={styles.thick} />
      <path d={curls} className={styles.curl} />
    </g>
  );
}
