import type { BoardLine } from '@/lib/board/engine/narration/log';
import styles from './log.module.css';

/** What happened last, the latest first. */
export function Log({ lines }: { readonly lines: readonly BoardLine[] }) {
  const latest = lines.slice(-MOST).reverse();
  return (
    <section className={styles.log} aria-labelledby="log">
      <h2 id="log">What happened</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <ol tabIndex={0}>
        {latest.map(({ kind, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that never move
          <li key={lines.length - at} data-kind={kind}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

const MOST = 120;
