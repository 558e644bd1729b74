import { classes } from '@/app/_ui/base/classes';
import { drawn } from '@/app/_ui/scene/shape';
import tones from '@/app/_ui/scene/tones.module.css';
import styles from './scene.module.css';
import { sceneOf } from './scenes';

/** The picture of a card, in the colour of its kind. Decoration: its name stands beside it. */
export function Scene({
  card,
  isClose = false,
}: {
  readonly card: string;
  /** On a card that is higher than wide, what counts fills it. */
  readonly isClose?: boolean;
}) {
  const scene = sceneOf(card);
  if (scene === null) return null;
  return (
    <svg
      viewBox={isClose ? '9 6 46 54' : '0 0 64 64'}
      preserveAspectRatio="xMidYMid slice"
      className={classes(tones.tones, styles.scene)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own numbers alone
      dangerouslySetInnerHTML={{
        // a wide card cuts off above and below
        __html: `<g transform="${isTurned(card) ? 'matrix(-1 0 0 1 64 0)' : ''}">${drawn(scene.place)}<g transform="translate(4.5 7.6) scale(.86)">${drawn(scene.thing)}</g></g>`,
      }}
    />
  );
}

/** Half of the places where spice blows are seen from the other side. */
function isTurned(card: string): boolean {
  return card.startsWith('spice-') && card.length % 2 === 1;
}
