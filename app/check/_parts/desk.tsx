'use client';

import { useDeferredValue, useMemo } from 'react';
import { Button } from '@/app/_ui/button';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { EmptyState } from '@/app/_ui/empty-state';
import type { Catalogue } from '@/lib/cards/catalogue';
import { importDeck } from '@/lib/codecs/import';
import { createMatcher } from '@/lib/codecs/match';
import type { InputProblem } from '@/lib/result';
import styles from './desk.module.css';
import { CLEAR_DESK, setDesk, useDesk } from './desk-memory';
import { EXAMPLE } from './example';
import { ListInput } from './list-input';
import { Outcome } from './outcome';
import type { Source } from './read-file';

/** One list at a time: what was sent on the left, what it means and whether it is legal beside it. */
export function Desk() {
  const desk = useDesk();
  const catalogue = useCatalogue();

  function open({ text, file }: Source) {
    setDesk({ ...CLEAR_DESK, text, file });
  }

  return (
    <div className={styles.desk}>
      <div className={styles.in}>
        <ListInput
          text={desk.text}
          file={desk.file}
          onOpen={open}
          onEdit={(text) => setDesk(text === '' ? CLEAR_DESK : { ...desk, text })}
          onClear={() => setDesk(CLEAR_DESK)}
        />
      </div>
      <div className={styles.out}>
        {desk.text.trim() === '' ? (
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
            it. Nothing leaves your machine.
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
          <Read catalogue={catalogue.catalogue} />
        )}
      </div>
    </div>
  );
}

function Read({ catalogue }: { readonly catalogue: Catalogue }) {
  const desk = useDesk();
  const text = useDeferredValue(desk.text);
  const matcher = useMemo(() => createMatcher(catalogue), [catalogue]);
  const read = useMemo(() => importDeck(text, matcher), [text, matcher]);
  return read.ok ? (
    <Outcome read={read.value} matcher={matcher} desk={desk} onChange={setDesk} />
  ) : (
    <Unreadable problems={read.problems} />
  );
}

function Unreadable({ problems }: { readonly problems: readonly InputProblem[] }) {
  const [first, ...others] = problems;
  return (
    <EmptyState tone="failed" title="This list cannot be read yet">
      {first?.message}
      {others.map(({ message, at }) => (
        <span key={`${at} ${message}`} className={styles.problem}>
          {message}
        </span>
      ))}
      <span className={styles.problem}>
        Your text is as it was: mend it in the box, or open another list.
      </span>
    </EmptyState>
  );
}
