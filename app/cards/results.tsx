import type { ReactNode } from 'react';
import { Button } from '../_ui/button';
import type { CatalogueState } from '../_ui/data/use-catalogue';
import { EmptyState } from '../_ui/empty-state';
import styles from './browser.module.css';

/** The results once the catalogue is there; until then lines that wait, or what went wrong. */
export function Results({
  state,
  children,
}: {
  readonly state: CatalogueState;
  readonly children: ReactNode;
}) {
  if (state.status === 'ready') return children;
  if (state.status === 'failed')
    return (
      <div className={styles.nothing}>
        <EmptyState
          tone="failed"
          title="The catalogue could not be fetched"
          actions={
            <Button kind="primary" onClick={state.retry}>
              Try again
            </Button>
          }
        >
          {state.message} Your search is kept, and your decks are on this machine.
        </EmptyState>
      </div>
    );
  return (
    <div aria-busy="true" role="status">
      <span className="visually-hidden">Fetching the catalogue…</span>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: twelve lines that never move
        <div key={index} className={styles.bone} />
      ))}
    </div>
  );
}
