import { memo } from 'react';
import { createResource } from '@/app/_ui/data/resource';
import type { Ground } from '@/lib/board/map/ground';
import { TERRITORIES } from '@/lib/board/map/map';
import { pointAt, SHAPE } from '@/lib/board/map/shape';
import { Borders, Meridians } from './map-lines';
import styles from './map-relief.module.css';

/* The ground as a draughtsman has it: dunes, cliffs, peaks, walls and ice. It comes late: the map can be read without it. */

const relief = createResource('/data/board-relief', (file) => ({ ground: file as Ground }));

/** Towers behind a wall, within 30 of the middle. */
const CITY =
  'M-28 20V3h5v4h5V3h4v-14l5-6 5 6V3h2v-26l5-7 5 7V3h2v-12l5-6 5 6V3h3v4h5V3h5v17zM-4 20h9v-7a4.5 5 0 0 0-9 0z';
/** The mouth of a cave, in rock, within 30 of the middle. */
const CAVE =
  'M-28 18l5-14 7-6 5-13 8 2 7-8 9 9 4 11 7 5 5 14zM-10 18h20V8A10 11 0 0 0-10 8zM-4 18V10a4 5 0 0 1 8 0v8z';

const SIGNS = TERRITORIES.flatMap(({ id, behindShieldWall }) => {
  const [distance = 0, angle = 0, reach] = SHAPE.signs[id] ?? [];
  if (reach === undefined) return [];
  const { x, y } = pointAt([distance, angle]);
  return [
    { id, path: behindShieldWall ? CITY : CAVE, at: `translate(${x} ${y}) scale(${reach / 30})` },
  ];
});

/** `without` has the ids of the strongholds whose sign would lie under tokens. */
export const Relief = memo(function Relief({ without = '' }: { readonly without?: string }) {
  const fetched = relief.use();
  return (
    <g className={styles.relief} aria-hidden>
      <Borders />
      {fetched.status === 'ready' && <Land {...fetched.ground} without={without} />}
      <Meridians />
    </g>
  );
});

function Land({ dunes, peaks, cliffs, ice, without }: Ground & { readonly without: string }) {
  return (
    <>
      <path d={dunes.sides} className={styles.lee} />
      <path d={dunes.ripples} className={styles.ripple} />
      <path d={dunes.crests} className={styles.glint} transform="translate(-0.6 -1.6)" />
      <path d={dunes.crests} className={styles.crest} />
      {cliffs.map(({ kind, shadow: [far, near], bright, dark, hachures }) => (
        <g key={kind}>
          <path d={far} className={styles.shadow} />
          <path d={near} className={styles.shadow} />
          <path d={bright} className={styles.bright} />
          <path d={dark} className={styles.dark} />
          <path d={hachures} className={styles.hachure} />
        </g>
      ))}
      {SIGNS.filter(({ id }) => !without.includes(id)).map(({ id, path, at }) => (
        <path key={id} d={path} className={styles.town} transform={at} />
      ))}
      <path d={peaks.bright} className={styles.sunny} />
      <path d={peaks.dark} className={styles.shady} />
      <path d={peaks.lines} className={styles.peak} />
      <path d={ice.bright} className={styles.snow} />
      <path d={ice.dark} className={styles.blue} />
      <path d={ice.lines} className={styles.crack} />
      <path d={ice.shore} className={styles.frost} />
    </>
  );
}
