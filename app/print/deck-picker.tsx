'use client';

import { Select } from '@/app/_ui/base/select';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { DeckOption } from './use-deck-options';

export interface DeckPickerProps {
  readonly options: readonly DeckOption[];
  readonly chosen: readonly DeckOption[];
  readonly onAdd: (option: DeckOption) => void;
  readonly className?: string | undefined;
}

/** Adds one deck at a time: the player's own first, then the samples; not those that are chosen. */
export function DeckPicker({ options, chosen, onAdd, className }: DeckPickerProps) {
  const left = options.filter(({ ref }) => chosen.every((one) => one.ref !== ref));
  return (
    <Select
      label="Add a deck"
      value={null}
      placeholder="Choose a deck"
      disabled={left.length === 0}
      className={className}
      options={left.map(({ ref, title, deck, kind }) => ({
        value: ref,
        label: title,
        icon: <PowerIcon power={deck.sponsor} coloured named />,
        ...(kind === 'sample' && { end: 'sample' }),
      }))}
      onValueChange={(ref) => {
        const option = left.find((one) => one.ref === ref);
        if (option) onAdd(option);
      }}
    />
  );
}
