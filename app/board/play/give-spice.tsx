import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Select } from '@/app/_ui/base/select';
import type { ByHand } from '@/lib/board/engine/actions';
import { rulesOf } from '@/lib/board/engine/facts';
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
  const { bribes, gifts } = rulesOf(view);
  const isAtOnce = bribes === 'at once';
  const isGiftTo = (seat: number) =>
    giver?.id === 'emperor' && gifts === 'at once' && giver.allies.includes(seat);
  const others = view.factions.flatMap((_, seat) =>
    seat !== view.seat && (isAtOnce || isGiftTo(seat) || !giver?.allies.includes(seat))
      ? [seat]
      : [],
  );
  const [to, setTo] = useState(others[0] ?? 0);
  const [spice, setSpice] = useState(1);
  if (giver?.own == null || others.length === 0) return null;
  const most = giver.own.spice - (giver.lent ?? 0);
  // nothing is agreed on before the first turn, and what a plan will be paid with stays
  const isElsewhere = view.turn === 0 || view.frames.some(({ step }) => step === 'battle');
  if (most < 1 || isElsewhere) return null;
  const isGift = isGiftTo(to);
  return (
    <details className={styles.give}>
      <summary>Give spice</summary>
      <p>
        {isGift
          ? 'The ally has it at once.'
          : `For whatever you agreed at the table; nobody is held to the rest of it. ${
              isAtOnce
                ? 'The other has it at once.'
                : 'It lies in front of the other’s shield till the mentat pause.'
            }`}
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
