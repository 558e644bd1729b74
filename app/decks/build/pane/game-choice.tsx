'use client';

import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Select } from '@/app/_ui/base/select';
import { DEFAULT_FORMAT } from '@/lib/legality/formats';
import type { Derived } from '../state/derived';
import { useFormat } from '../state/use-format';
import { useDeckPart, useWorkshop } from '../state/workshop';
import styles from './game-choice.module.css';

/** The game that the deck is for: its format, and how many play. */
export function GameChoice() {
  const { changes, formats } = useWorkshop();
  const chosen = useDeckPart(formatOf);
  const players = useDeckPart(playersOf);
  const format = useFormat();
  // the usual one needs no words, and the lists below need the room
  const hint = chosen === format.id && chosen !== DEFAULT_FORMAT.id ? format.summary : '';
  const isKnown = formats.some(({ id }) => id === chosen);
  return (
    <div className={styles.game}>
      <Select
        label="Format"
        value={chosen}
        hint={hint}
        options={[
          ...formats.map(({ id, name }) => ({ value: id, label: name })),
          ...(isKnown ? [] : [{ value: chosen, label: `${chosen} (unknown)` }]),
        ]}
        onValueChange={(id) =>
          changes.edit(
            { kind: 'set-format', format: id },
            `Format set to ${formats.find((one) => one.id === id)?.name ?? id}.`,
          )
        }
      />
      <div className="flex flex-col gap-1">
        <span aria-hidden className="text-s font-semibold">
          Players
        </span>
        <NumberStepper
          label="Players"
          value={players}
          min={2}
          max={8}
          onValueChange={(count) => changes.edit({ kind: 'set-players', players: count })}
        />
      </div>
    </div>
  );
}

const formatOf = ({ deck }: Derived) => deck.format;
const playersOf = ({ deck }: Derived) => deck.players;
