import { memo } from 'react';
import { areaOf, type Box, middleOfArea } from '@/lib/board/map/area';
import { ice } from '@/lib/board/map/ice';
import { locationsOf, TERRITORIES } from '@/lib/board/map/map';
import { labelOf, roomOf } from '@/lib/board/map/names';
import { cliffsOf, dunes, peaks } from '@/lib/board/map/relief';
import { type Point, pointAt, SHAPE } from '@/lib/board/map/shape';
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

/** Towers behind a wall. */
const CITY =
  'M-34 20V4h5V0h4v4h4V0h4v4h3v-20l5-6 5 6V4h3v-34l6-8 6 8V4h3v-14l5-6 5 6V4h3V0h4v4h4V0h4v4h5v16z';
/** The mouth of a cave, in rock. */
const CAVE =
  'M-36 20l7-20 8-6 7-15 9 3 8-9 11 9 4 12 9 5 9 21zM-12 20h24V7A12 13 0 0 0-12 7zM-5 20V9a5 6 0 0 1 10 0v11z';

const GLYPHS = TERRITORIES.filter(({ type }) => type === 'stronghold').flatMap((territory) =>
  locationsOf(territory).map(({ id }) => ({
    ...middleOfArea(areaOf(id)),
    path: territory.behindShieldWall ? CITY : CAVE,
  })),
);

const DUNES = dunes(isFree);
const PEAKS = peaks(isFree);
const ROCK = cliffsOf('rock');
const HOLDS = cliffsOf('stronghold');
const ICE = ice();

export const Relief = memo(function Relief() {
  return (
    <g className={styles.relief} aria-hidden>
      <path d={DUNES.sides} className={styles.lee} />
      <path d={DUNES.ripples} className={styles.ripple} />
      <path d={DUNES.crests} className={styles.glint} transform="translate(-0.6 -1.6)" />
      <path d={DUNES.crests} className={styles.crest} />
      {[ROCK, HOLDS].map((cliffs, at) => (
        <g key={at === 0 ? 'rock' : 'stronghold'} data-kind={at === 0 ? 'rock' : 'stronghold'}>
          <path d={cliffs.shadow[0]} className={styles.shadow} />
          <path d={cliffs.shadow[1]} className={styles.shadow} />
          <path d={cliffs.bright} className={styles.bright} />
          <path d={cliffs.dark} className={styles.dark} />
          <path d={cliffs.hachures} className={styles.hachure} />
        </g>
      ))}
      {GLYPHS.map(({ path, x, y }) => (
        <path key={x} d={path} className={styles.town} transform={`translate(${x} ${y})`} />
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
