import { useMemo } from 'react';
import { dustOf } from '@/lib/board/map/dust';
import { pathOf, wedgeOf } from '@/lib/board/map/shape';
import styles from './map-relief.module.css';

/** The dust of the storm over its sector: it thickens to the edge with which it moves on. */
export function StormSweep({ storm }: { readonly storm: number }) {
  const { front, spill, haze, wisps, grains, across } = useMemo(() => dustOf(storm), [storm]);
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
        <stop offset="1" className={styles.dust} stopOpacity="0.62" />
      </linearGradient>
      {spill.map((path) => (
        <path key={path} d={path} className={styles.spill} />
      ))}
      <path d={pathOf(wedgeOf(storm))} style={{ fill: 'url(#dust)' }} />
      <path d={haze} className={styles.haze} />
      {front.map((path) => (
        <path key={path} d={path} className={styles.haze} />
      ))}
      <path d={wisps} className={styles.wisp} />
      <path d={grains} className={styles.grain} />
    </g>
  );
}
