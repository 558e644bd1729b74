import type { Card } from '@/lib/cards/card';
import { bustMarkup, roomAbove } from '../../bust/markup';
import type { Crop } from './crop';
import styles from './dune-picture.module.css';
import { type DuneField, dunes, FIELD } from './dunes';
import { groundOf } from './ground';
import { LateScene } from './late-scene';
import { looksOf } from './looks-of';

const drawn = new Map<string, string>();

/** What is in the <svg> of a picture at once, drawn once for each kind of room. */
function markupOf(card: Card, crop: Crop): string {
  const key = `${crop} ${card.id}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const field = dunes(card.id, groundOf(card));
  const viewBox =
    crop === 'band'
      ? `0 ${field.horizon - BAND.above} ${FIELD.width} ${BAND.height}`
      : '20 46 140 96';
  // a bust fills the height of any room, so the dunes are cut for themselves
  const markup = `<svg viewBox="${viewBox}" preserveAspectRatio="${SLICE}">${fieldMarkup(field, card.type === 'persona')}</svg>${card.type === 'persona' ? bustOf(card, crop) : ''}`;
  drawn.set(key, markup);
  return markup;
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

/** The only picture a card has: its own field of dunes; before it the bust of a persona, or what else it is. Decoration to readers. */
export function DunePicture({ card, crop }: { readonly card: Card; readonly crop: Crop }) {
  const ground = groundOf(card);
  return (
    <svg
      className={styles.dunes}
      data-type={card.type}
      data-power={card.allegiance}
      data-ground={ground}
      data-air={ground === 'person' ? undefined : card.id.length % 3}
      aria-hidden="true"
    >
      <g
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own numbers alone; as elements, the pictures were most of what a table of cards had to keep
        dangerouslySetInnerHTML={{ __html: markupOf(card, crop) }}
      />
      {ground !== 'person' && <LateScene card={card} crop={crop} />}
    </svg>
  );
}

/** So much of the picture above the horizon and in all shows in a high band; of a low one the middle. */
const BAND = { above: 57, height: 120 };

/** The sun of a scene stands behind what it shows. */
function fieldMarkup({ horizon, disc, ridges }: DuneField, hasDisc: boolean): string {
  const last = ridges.length - 1;
  return [
    `<rect width="${FIELD.width}" height="${FIELD.height}" fill="var(--sky)"/>`,
    hasDisc && disc.y - disc.r > horizon - BAND.above // never a part of one at the edge
      ? `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.r}" fill="var(--disc)"/>`
      : '',
    ...ridges.map((ridge, index) => {
      const lit = ground(index, last);
      const shade = shadow(index, last);
      return [
        `<rect y="${ridge.ground}" width="${FIELD.width}" height="${FIELD.height}" fill="${lit}"/>`,
        ...ridge.dunes.map(
          (dune) =>
            `<path d="${dune.shade}" fill="${shade}"/><path d="${dune.lit}" fill="${lit}"/>`,
        ),
      ].join('');
    }),
  ].join('');
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
