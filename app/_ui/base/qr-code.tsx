import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Most characters that a phone still reads off a screen without trouble. */
export const LONGEST_QR = 1200;
/** Room in pixels; modules are whole pixels, so that the edges are sharp. */
const ROOM = 300;

/**
 * A text as a QR code: dark on light by day and by night, as scanners want it, with the quiet zone
 * of four modules that the standard asks for. Fetch it lazily.
 */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { ecc: text.length <= 500 ? 'M' : 'L', border: 4 });
  const path = data
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  return (
    <svg
      className={styles.code}
      style={{ width: size * Math.max(Math.floor(ROOM / size), 2) }}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#16110c" />
    </svg>
  );
}

/** The dark stretches of a row: where each begins and how long it is. */
function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
