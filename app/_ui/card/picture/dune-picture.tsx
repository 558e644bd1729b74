import type { Card } from '@/lib/cards/card';
import { bustMarkup } from '../../bust/markup';
import styles from './dune-picture.module.css';
import { type DuneField, dunes, FIELD } from './dunes';
import { looksOf } from './looks-of';
import type { MoodMark } from './marks';
import { moodOf } from './mood';

/** A card's dunes, drawn once, and who stands before them. */
interface Drawn {
  readonly horizon: number;
  readonly markup: string;
  readonly bust: string | undefined;
}

const drawn = new Map<string, Drawn>();

function pictureOf(card: Card): Drawn {
  const known = drawn.get(card.id);
  if (known) return known;
  const field = dunes(card.id, moodOf(card));
  const bust = card.type === 'persona' ? bustMarkup(looksOf(card)) : undefined;
  const picture = { horizon: field.horizon, markup: markupOf(field), bust };
  drawn.set(card.id, picture);
  return picture;
}

/** The only picture a card has: its own field of dunes, in its type's colour; before it the bust of a persona. Decoration to readers. */
export function DunePicture({
  card,
  crop,
}: {
  readonly card: Card;
  /** Of the picture, what the room is for: the skyline in a band across a card, or in a line of a list. */
  readonly crop: 'band' | 'strip';
}) {
  const { horizon, markup, bust } = pictureOf(card);
  const view =
    crop === 'strip' ? '20 46 140 96' : `0 ${horizon - BAND.above} ${FIELD.width} ${BAND.height}`;
  const cut = { viewBox: view, preserveAspectRatio: 'xMidYMid slice' };
  return (
    <svg
      className={styles.dunes}
      data-type={card.type}
      data-power={card.allegiance}
      data-crop={crop}
      {...(bust ? undefined : cut)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own numbers alone; as elements, the pictures were most of what a table of cards had to keep
      dangerouslySetInnerHTML={{
        // a bust fills the height of any room, so the dunes are cut for themselves
        __html: bust
          ? `<svg viewBox="${view}" preserveAspectRatio="xMidYMid slice">${markup}</svg>${bust}`
          : markup,
      }}
    />
  );
}

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
