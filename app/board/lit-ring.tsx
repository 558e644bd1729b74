import { memo } from 'react';
import { drawnBorders } from '@/lib/board/map/borders';
import styles from './board-map.module.css';

const BORDERS = drawnBorders();

/** The borders between places that are lit, by their ids, and others: one line round each group of them, and none within. */
export const LitRing = memo(function LitRing({ lit }: { readonly lit: ReadonlySet<string> }) {
  const ring = BORDERS.filter(({ sides }) => sides.filter((id) => lit.has(id)).length === 1)
    .map(({ path }) => path)
    .join('');
  return (
    ring !== '' && (
      <>
        <path d={ring} className={styles.glow} />
        <path d={ring} className={styles.lit} />
      </>
    )
  );
});
