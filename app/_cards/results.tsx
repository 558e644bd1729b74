import type { ReactNode } from 'react';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import type { CatalogueState } from '@/app/_ui/data/use-catalogue';
import browse from './browse.module.css';
import styles from './results.module.css';

/** The results once the catalogue is there; until then lines that wait, or what went wrong. */
export function Results({
  state,
  isStale = false,
  first,
  children,
}: {
  readonly state: CatalogueState;
  /** They answer an older search: the one that is written cannot be read. */
  readonly isStale?: boolean;
  /** What the server wrote of them, for the time until they are found here. */
  readonly first?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={browse.results} data-stale={isStale || undefined}>
      {state.status === 'ready' && children}
      {state.status === 'failed' && (
        <div className={styles.nothing}>
          <NotFetched failed={state}>
            Your search is kept, and your decks are safe in this browser.
          </NotFetched>
        </div>
      )}
      {state.status === 'loading' && first}
      {state.status === 'loading' && !first && (
        <div aria-busy="true" role="status">
          <span className="visually-hidden">Fetching the catalogue…</span>
          {Array.from({ length: 16 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines that never move
            <div key={index} className={styles.bone} />
          ))}
        </div>
      )}
    </div>
  );
}
