import { useState } from 'react';
import { Answers, Dialog } from '@/app/_ui/base/dialog';
import { Select } from '@/app/_ui/base/select';
import { houseName } from '@/lib/engine/narration/naming';
import { counted } from '@/lib/sentences';
import { CONTROLLERS, type Controller } from './controllers';
import type { Table } from './table-store';

/** A record says what was played, not by whom: who plays it on is asked when it is opened. */
export function WhoPlays({
  table,
  onClose,
}: {
  readonly table: Table;
  readonly onClose: () => void;
}) {
  const { view, at, controllers } = table.getSnapshot();
  const [chosen, setChosen] = useState<readonly Controller[]>(controllers);
  return (
    <Dialog
      onClose={onClose}
      title="Who plays on?"
      description={`This record stands at turn ${view.turn}, after ${counted(at, 'move')}. It does not say who played.`}
      foot={<Answers no="Only look at it" yes="Play on" onYes={() => table.seat(chosen)} />}
    >
      <div className="flex flex-col gap-3 mt-3">
        {chosen.map((controller, seat) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            label={houseName(view, seat)}
            value={controller}
            options={CONTROLLERS}
            onValueChange={(next) => setChosen(chosen.with(seat, next))}
          />
        ))}
      </div>
    </Dialog>
  );
}
