import { outlineOf, pathOf } from '@/lib/board/map/shape';
import styles from '../board-map.module.css';

/** Where others have just come to. */
export function Come({ places }: { readonly places: readonly string[] }) {
  return [...new Set(places)].map((id) => (
    <path key={id} d={pathOf(outlineOf(id))} className={styles.come} />
  ));
}
