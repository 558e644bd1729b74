import { memo } from 'react';
import type { Box } from '@/lib/board/map/area';
import { ice } from '@/lib/board/map/ice';
import { TERRITORIES } from '@/lib/board/map/map';
import { roomOf } from '@/lib/board/map/name-rooms';
import { labelOf } from '@/lib/board/map/names';
import { cliffsOf, dunes, peaks } from '@/lib/board/map/relief';
import { type Point, pointAt, SHAPE } from '@/lib/board/map/shape';
import { Borders } from './map-lines';
import styles from './map-relief.module.css';

/* The ground as a draughtsman has it: dunes, cliffs, peaks, walls and ice. It comes late: the map can be read without it. */

const TAKEN: readonly Box[] = [
  ...TERRITORIES.flatMap((territory) => {
    const label = labelOf(territory, 'whole');
    return label === undefined ? [] : roomOf(label, territory, 'whole');
  }),
  ...Object.values(SHAPE.spice).map((at) => ({ ...pointAt(at), width: 24, height: 24 })),
];

/** Whether no name of the empty map stands there, and no spice blows. */
function isFree({ x, y }: Point, room: number): boolean {
  return !TAKEN.some(
    (box) =>
      Math.abs(x - box.x) < box.width / 2 + room && Math.abs(y - box.y) < box.height / 2 + room - 3,
  );
}

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

const DUNES = dunes(isFree);
const PEAKS = peaks((at, room) => isFree(at, room - 6));
const CLIFFS = (['rock', 'stronghold'] as const).map((kind) => ({ kind, ...cliffsOf(kind) }));
const ICE = ice();

export const Relief = memo(function Relief() {
  return (
    <g className={styles.relief} aria-hidden>
      <Borders />
      <path d={DUNES.sides} className={styles.lee} />
      <path d={DUNES.ripples} className={styles.ripple} />
      <path d={DUNES.crests} className={styles.glint} transform="translate(-0.6 -1.6)" />
      <path d={DUNES.crests} className={styles.crest} />
      {CLIFFS.map(({ kind, shadow: [far, near], bright, dark, hachures }) => (
        <g key={kind}>
          <path d={far} className={styles.shadow} />
          <path d={near} className={styles.shadow} />
          <path d={bright} className={styles.bright} />
          <path d={dark} className={styles.dark} />
          <path d={hachures} className={styles.hachure} />
        </g>
      ))}
      {SIGNS.map(({ id, path, at }) => (
        <path key={id} d={path} className={styles.town} transform={at} />
      ))}
      <path d={PEAKS.bright} className={styles.sunny} />
      <path d={PEAKS.dark} className={styles.shady} />
      <path d={PEAKS.lines} className={styles.peak} />
      <path d={ICE.bright} className={styles.snow} />
      <path d={ICE.dark} className={styles.blue} />
      <path d={ICE.lines} className={styles.crack} />
    </g>
  );
});
