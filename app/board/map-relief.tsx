import { Fragment, memo } from 'react';
import { createResource } from '@/app/_ui/data/resource';
import type { Ground } from '@/lib/board/map/ground';
import { locationsOf, TERRITORIES } from '@/lib/board/map/map';
import { outlineOf, pathOf, pointAt, SHAPE } from '@/lib/board/map/shape';
import { toneOf } from '@/lib/board/map/tones';
import { Borders, Meridians, Walls } from './map-lines';
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

/** The sand over which the wind comes one way, and the other: the next land has other ripples. */
const WINDS = [0, 1].map((wind) =>
  TERRITORIES.filter((territory) => territory.type === 'sand' && toneOf(territory) % 2 === wind)
    .flatMap(locationsOf)
    .map(({ id }) => pathOf(outlineOf(id)))
    .join(''),
);

/** Ripples of the wind, to be laid side by side. */
const RIPPLES =
  'M6 9q14 -7 30 -1t30 -2M84 6q16 5 34 -1M22 27q20 6 38 -2M74 30q18 -8 34 0t26 -3M4 49q16 6 34 -2t28 3M92 52q14 -6 30 0M40 69q18 -7 36 0t34 -2M8 72q10 4 20 -1M104 84q14 5 28 -2M26 89q16 -6 32 1t24 -2';

/** `without` has the ids of the strongholds whose sign lies under tokens: it is pale. */
export const Relief = memo(function Relief({ without = '' }: { readonly without?: string }) {
  const fetched = relief.use();
  return (
    <g className={styles.relief} aria-hidden>
      {WINDS.map((path, wind) => (
        <Fragment key={path.length}>
          <pattern
            id={`wind-${wind}`}
            width="140"
            height="96"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${wind === 0 ? -14 : 17})`}
          >
            <path d={RIPPLES} className={styles.wind} />
          </pattern>
          <path d={path} style={{ fill: `url(#wind-${wind})` }} />
        </Fragment>
      ))}
      <Borders />
      {fetched.status === 'ready' && <Land {...fetched.ground} without={without} />}
      <Meridians />
      <Walls />
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
      {SIGNS.map(({ id, path, at }) => (
        <path
          key={id}
          d={path}
          className={styles.town}
          transform={at}
          data-held={without.includes(id) || undefined}
        />
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
