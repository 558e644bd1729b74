import type { Card } from '@/lib/cards/card';
import { bustMarkup, roomAbove } from '../../bust/markup';
import styles from './dune-picture.module.css';
import { type DuneField, dunes, FIELD } from './dunes';
import { looksOf } from './looks-of';
import type { Mood, MoodMark } from './marks';
import { moodOf } from './mood';

/** Of the picture, what the room is for: the skyline in a band across a card, or in a line of a list, or on the table. */
type Crop = 'band' | 'strip' | 'table';

/** A picture, drawn once for each kind of room: what is in its <svg>, and the part of it that shows. */
interface Drawn {
  readonly markup: string;
  readonly cut: { readonly viewBox?: string; readonly preserveAspectRatio?: string };
}

const drawn = new Map<string, Drawn>();

function pictureOf(card: Card, crop: Crop): Drawn {
  const key = `${crop} ${card.id}`;
  const known = drawn.get(key);
  if (known) return known;
  const field = dunes(card.id, moodOf(card));
  const viewBox =
    crop === 'band'
      ? `0 ${field.horizon - BAND.above} ${FIELD.width} ${BAND.height}`
      : '20 46 140 96';
  const markup = markupOf(field);
  const picture =
    card.type === 'persona'
      ? // a bust fills the height of any room, so the dunes are cut for themselves
        {
          markup: `<svg viewBox="${viewBox}" preserveAspectRatio="${SLICE}">${markup}</svg>${bustOf(card, crop)}`,
          cut: {},
        }
      : { markup, cut: { viewBox, preserveAspectRatio: SLICE } };
  drawn.set(key, picture);
  return picture;
}

const SLICE = 'xMidYMid slice';

/** On the table it stands a little to the right: ranks may stand before the left of it. */
function bustOf(card: Card, crop: Crop): string {
  const looks = looksOf(card);
  const top = roomAbove(looks);
  return bustMarkup(
    looks,
    crop === 'table'
      ? { view: `-47 ${top} 78 ${54 - top}`, stands: 'xMidYMin' }
      : { view: `-27 ${top} 54 ${54 - top}`, stands: 'xMidYMax' },
  );
}

/** The only picture a card has: its own field of dunes, in its type's colour; before it the bust of a persona. Decoration to readers. */
export function DunePicture({ card, crop }: { readonly card: Card; readonly crop: Crop }) {
  const { markup, cut } = pictureOf(card, crop);
  return (
    <svg
      className={styles.dunes}
      data-type={card.type}
      data-power={card.allegiance}
      data-land={LANDS[moodOf(card)]}
      {...cut}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own numbers alone; as elements, the pictures were most of what a table of cards had to keep
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** Whose ground has a colour of its own, so that not all holdings of a table are alike. */
const LANDS: Readonly<Partial<Record<Mood, string>>> = {
  horizons: 'fief',
  lattice: 'charter',
};

/** So much of the picture above the horizon and in all shows in a high band; of a low one the middle. */
const BAND = { above: 57, height: 120 };

function markupOf({ horizon, disc, ridges, marks }: DuneField): string {
  const last = ridges.length - 1;
  const marksBehind = (behind: number) =>
    marks.map((mark) => (mark.behind === behind ? markOf(mark) : '')).join('');
  return [
    `<rect width="${FIELD.width}" height="${FIELD.height}" fill="var(--sky)"/>`,
    // never a part of one at the edge
    disc.y - disc.r > horizon - BAND.above
      ? `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.r}" fill="var(--disc)"/>`
      : '',
    ...ridges.map((ridge, index) => {
      const lit = ground(index, last);
      const shade = shadow(index, last);
      return [
        marksBehind(index),
        `<rect y="${ridge.ground}" width="${FIELD.width}" height="${FIELD.height}" fill="${lit}"/>`,
        ...ridge.dunes.map(
          (dune) =>
            `<path d="${dune.shade}" fill="${shade}"/><path d="${dune.lit}" fill="${lit}"/>`,
        ),
      ].join('');
    }),
    marksBehind(last + 1),
  ].join('');
}

function markOf({ d, draw, weight }: MoodMark): string {
  const colour = `color-mix(in oklab, var(--trace) ${Math.round(weight * 100)}%, var(--sky))`;
  return draw === 'line'
    ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.6"/>`
    : `<path d="${d}" fill="${colour}"/>`;
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
