'use client';

import { Table2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { Button } from '@/app/_ui/button';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { EmptyState } from '@/app/_ui/empty-state';
import styles from './desk.module.css';
import { CLEAR_DESK, setDesk, useDesk } from './desk-memory';
import { EXAMPLE } from './example';
import { ListInput } from './list-input';
import type { Source } from './read-file';

const load = () => import('./read').then((module) => module.Read);
const Read = dynamic(load, {
  ssr: false,
  loading: () => (
    <p className={styles.loading} aria-live="polite">
      Reading…
    </p>
  ),
});

export interface OneListProps {
  /** Several files, or an archive. */
  readonly onMany: (files: readonly File[]) => void;
  /** Puts this list among those of an event. */
  readonly onMove: () => void;
  /** Whether there is an event already. */
  readonly hasEvent: boolean;
}

/** One list by itself: what was sent on the left, what it means and whether it is legal beside it. */
export function OneList({ onMany, onMove, hasEvent }: OneListProps) {
  const desk = useDesk();
  const catalogue = useCatalogue();
  useEffect(() => {
    load().catch(() => undefined);
  }, []);

  function open({ text, file }: Source) {
    setDesk({ ...CLEAR_DESK, text, file });
  }

  const isEmpty = desk.text.trim() === '';
  return (
    <div className={styles.desk}>
      <div className={styles.in}>
        <ListInput
          text={desk.text}
          file={desk.file}
          onOpen={open}
          onEdit={(text) => setDesk(text === '' ? CLEAR_DESK : { ...desk, text })}
          onClear={() => setDesk(CLEAR_DESK)}
          onMany={onMany}
          actions={
            !isEmpty && (
              <Button kind="quiet" onClick={onMove}>
                <Table2 size={16} aria-hidden />
                {hasEvent ? 'Add to the event' : 'Start an event'}
              </Button>
            )
          }
        />
      </div>
      <div className={styles.out}>
        {isEmpty ? (
          <EmptyState
            title="A list goes in, a verdict comes out"
            example="For instance: “3 Fremen Band”, “3x Crysknife”, “Stilgar [EOTS]”, one a line; headings in any form."
            actions={
              <Button kind="primary" onClick={() => open({ text: EXAMPLE, file: null })}>
                Try an example
              </Button>
            }
          >
            Paste a deck list as a player sent it, or open a file. You see which cards it means,
            settle the lines that name none, and read what is wrong with the deck and how to mend
            it. Drop all the lists of a tournament at once, as files, a folder or a zip, and they
            become one table. Nothing leaves your machine.
          </EmptyState>
        ) : catalogue.status === 'failed' ? (
          <EmptyState
            tone="failed"
            title="The cards could not be fetched"
            actions={<Button onClick={catalogue.retry}>Try again</Button>}
          >
            {catalogue.message} Your list is safe in the box.
          </EmptyState>
        ) : catalogue.status === 'loading' ? (
          <p className={styles.loading} aria-live="polite">
            Fetching the cards…
          </p>
        ) : (
          <Read
            catalogue={catalogue.catalogue}
            desk={desk}
            onChange={setDesk}
            onKept={() => setDesk(CLEAR_DESK)}
          />
        )}
      </div>
    </div>
  );
}
