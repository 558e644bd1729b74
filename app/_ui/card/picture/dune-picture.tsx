import { Fragment } from 'react';
import type { Card } from '@/lib/cards/card';
import styles from './dune-picture.module.css';
import { type DuneField, dunes, FIELD } from './dunes';
import type { MoodMark } from './marks';
import { moodOf } from './mood';

const drawn = new Map<string, DuneField>();

function fieldOf(card: Card): DuneField {
  const known = drawn.get(card.id);
  if (known) return known;
  const field = dunes(card.id, moodOf(card));
  drawn.set(card.id, field);
  return field;
}

/** The only picture a card has: its own field of dunes, in its type's colour. Decoration to readers. */
export function DunePicture({
  card,
  crop,
}: {
  readonly card: Card;
  /** Of the picture, what the room is for: the skyline in a band across a card, or in a line of a list. */
  readonly crop: 'band' | 'strip';
}) {
  const field = fieldOf(card);
  const last = field.ridges.length - 1;
  return (
    <svg
      className={styles.dunes}
      data-type={card.type}
      viewBox={crop === 'strip' ? '20 46 140 96' : `0 ${field.horizon - 20} ${FIELD.width} 46`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={FIELD.width} height={FIELD.height} fill="var(--sky)" />
      <circle cx={field.disc.x} cy={field.disc.y} r={field.disc.r} fill="var(--disc)" />
      {field.ridges.map((ridge, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ridges never move
        <g key={index}>
          <Marks marks={field.marks} behind={index} />
          <rect
            y={ridge.ground}
            width={FIELD.width}
            height={FIELD.height}
            fill={ground(index, last)}
          />
          {ridge.dunes.map((dune) => (
            <Fragment key={dune.lit}>
              <path d={dune.shade} fill={shadow(index, last)} />
              <path d={dune.lit} fill={ground(index, last)} />
            </Fragment>
          ))}
        </g>
      ))}
      <Marks marks={field.marks} behind={last + 1} />
    </svg>
  );
}

function Marks({
  marks,
  behind,
}: {
  readonly marks: readonly MoodMark[];
  readonly behind: number;
}) {
  return marks
    .filter((mark) => mark.behind === behind)
    .map((mark) => {
      const colour = `color-mix(in oklab, var(--trace) ${Math.round(mark.weight * 100)}%, var(--sky))`;
      return mark.draw === 'line' ? (
        <path key={mark.d} d={mark.d} fill="none" stroke={colour} strokeWidth="1.6" />
      ) : (
        <path key={mark.d} d={mark.d} fill={colour} />
      );
    });
}

/** Far ridges fade into the sky. */
function ground(index: number, last: number): string {
  return `color-mix(in oklab, var(--sand) ${share(42, 100, index, last)}%, var(--sky))`;
}

function shadow(index: number, last: number): string {
  return `color-mix(in oklab, var(--deep) ${share(30, 88, index, last)}%, var(--sky))`;
}

function share(far: number, near: number, index: number, last: number): number {
  return Math.round(last === 0 ? near : far + ((near - far) * index) / last);
}
