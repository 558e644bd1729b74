import type { Card } from '@/lib/cards/card';
import { classes } from '../../base/classes';
import { streamOf } from '../../scene/random';
import { sceneOf } from '../../scene/scene-of';
import { drawn, o } from '../../scene/shape';
import tones from '../../scene/tones.module.css';
import type { Crop } from './crop';
import { isMirrored } from './dunes';
import styles from './scene.module.css';

/** Right of the middle of a face, since ranks stand at its left; in the middle where nothing stands before it. */
const CUTS: Readonly<Record<Crop, { x: string; viewBox: string; preserveAspectRatio: string }>> = {
  band: { x: '14%', viewBox: '-2 -5 68 71', preserveAspectRatio: 'xMidYMax meet' },
  table: { x: '0', viewBox: '-2 -3 68 67', preserveAspectRatio: 'xMidYMid meet' },
  strip: { x: '0', viewBox: '-2 -4 68 70', preserveAspectRatio: 'xMidYMid meet' },
};

/** Sand that lies before the foot of what stands there, as wide as any card. */
const FOOT = 'M-300 140V58C-200 52-90 62-20 59C6 57 22 62 42 61C70 60 150 52 360 60V140Z';

/** Behind what stands on the ground, as low and large as the id says. */
function sunOf(id: string): string {
  const stream = streamOf(`${id} sun`);
  return o(
    Math.round(stream.between(14, 50)),
    Math.round(stream.between(18, 36)),
    Math.round(stream.between(17, 30)),
  );
}

const known = new Map<string, string>();

function markupOf(card: Card): string {
  const markup = known.get(card.id);
  if (markup !== undefined) return markup;
  const scene = sceneOf(card);
  let made = '';
  if (scene !== null) {
    const { shapes, stands, isPale, size } = scene;
    const turn = isMirrored(card.id) ? -1 : 1;
    const foot = stands ? 62 : 31;
    const move = `matrix(${(turn * size).toFixed(2)} 0 0 ${size.toFixed(2)} ${(32 - 32 * turn * size).toFixed(1)} ${(foot * (1 - size)).toFixed(1)})`;
    made = [
      `<path d="${stands ? sunOf(card.id) : o(32, 31, 36)}" fill="var(--${isPale ? 'night' : 'halo'})"/>`,
      `<g transform="${move}">${drawn(shapes)}</g>`,
      stands ? `<path d="${FOOT}" fill="var(--near)"/>` : '',
    ].join('');
  }
  known.set(card.id, made);
  return made;
}

/** What a card shows that is nobody, before its dunes. */
export function Scene({ card, crop }: { readonly card: Card; readonly crop: Crop }) {
  const { x, ...cut } = CUTS[crop];
  return (
    <svg
      className={classes(tones.tones, styles.scene)}
      x={x}
      width={x === '0' ? '100%' : '86%'}
      {...cut}
      overflow="visible"
      data-scene
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own numbers alone
      dangerouslySetInnerHTML={{ __html: markupOf(card) }}
    />
  );
}
