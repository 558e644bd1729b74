'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { Select } from '@/app/_ui/select';
import { houseName } from '@/lib/engine/words/naming';
import { type Controller, PLAYERS } from './controllers';
import type { Table } from './table-store';
import styles from './who-plays.module.css';

/** A record says what was played, not by whom: who plays it on is asked when it is opened. */
export function WhoPlays({
  table,
  onClose,
}: {
  readonly table: Table;
  readonly onClose: () => void;
}) {
  const { session, controllers } = table.getSnapshot();
  const [chosen, setChosen] = useState<readonly Controller[]>(controllers);
  const { state } = session;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Who plays on?"
      description={`This record stands at turn ${state.turn}, after ${session.at} ${session.at === 1 ? 'move' : 'moves'}. It does not say who played.`}
      foot={
        <>
          <Button onClick={onClose}>Only look at it</Button>
          <Button
            kind="primary"
            onClick={() => {
              onClose();
              table.seat(chosen);
            }}
          >
            Play on
          </Button>
        </>
      }
    >
      <div className={styles.seats}>
        {chosen.map((controller, seat) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            label={houseName(state, seat)}
            value={controller}
            options={PLAYERS}
            onValueChange={(next) => setChosen(chosen.with(seat, next))}
          />
        ))}
      </div>
    </Dialog>
  );
}
