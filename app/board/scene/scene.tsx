import styles from './scene.module.css';
import { type Shape, sceneOf } from './scenes';

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
      className={styles.scene}
      aria-hidden="true"
    >
      <g transform={isTurned(card) ? 'matrix(-1 0 0 1 64 0)' : undefined}>
        {scene.place.map(drawn)}
        {/* a wide card cuts off above and below */}
        <g transform="translate(4.5 7.6) scale(.86)">{scene.thing.map(drawn)}</g>
      </g>
    </svg>
  );
}

/** Half of the places where spice blows are seen from the other side. */
function isTurned(card: string): boolean {
  return card.startsWith('spice-') && card.length % 2 === 1;
}

function drawn([tone, d, line]: Shape) {
  const colour = `var(--${tone})`;
  return line === undefined ? (
    <path key={tone + d} d={d} fill={colour} />
  ) : (
    <path key={tone + d} d={d} fill="none" stroke={colour} strokeWidth={line} />
  );
}
