import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Select } from '@/app/_ui/base/select';
import type { ByHand } from '@/lib/board/engine/actions';
import { factionName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { counted } from '@/lib/sentences';
import styles from './question.module.css';

/** Spice for what was agreed at the table, or of the Emperor for its ally, whenever one is asked for something else. */
export function GiveSpice({
  view,
  onGive,
}: {
  readonly view: BoardView;
  readonly onGive: (gift: ByHand) => void;
}) {
  const giver = view.seat === null ? undefined : view.factions[view.seat];
  const others = view.factions.flatMap((_, seat) => {
    if (seat === view.seat) return [];
    if (seat !== giver?.ally) return [seat];
    return giver.id === 'emperor' ? [seat] : [];
  });
  const [to, setTo] = useState(others[0] ?? 0);
  const [spice, setSpice] = useState(1);
  if (giver?.own == null || others.length === 0) return null;
  const most = giver.own.spice - (giver.lent ?? 0);
  // what a plan will be paid with stays
  if (most < 1 || view.frames.some(({ step }) => step === 'battle')) return null;
  const isGift = to === giver.ally;
  return (
    <details className={styles.give}>
      <summary>Give spice</summary>
      <p>
        {isGift
          ? 'The ally has it at once.'
          : 'For whatever you agreed at the table; nobody is held to the rest of it. It lies in front of the other’s shield till the mentat pause.'}
      </p>
      <div className={styles.stepped}>
        <Select
          label="To"
          labelHidden
          value={String(to)}
          options={others.map((seat) => ({ value: String(seat), label: factionName(view, seat) }))}
          onValueChange={(seat) => setTo(Number(seat))}
        />
        <NumberStepper label="Spice" min={1} max={most} value={spice} onValueChange={setSpice} />
        <Button
          onClick={() => onGive(isGift ? { kind: 'gift', spice } : { kind: 'bribe', to, spice })}
        >
          Give {counted(spice, 'spice', 'spice')}
        </Button>
      </div>
    </details>
  );
}
