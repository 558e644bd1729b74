import type { ComponentProps } from 'react';
import { TextInput } from '@/app/_ui/base/field';
import { LONGEST_SEED } from './seed';

/** Where a seed is read and written. */
export function SeedInput(
  props: Pick<
    ComponentProps<typeof TextInput>,
    'value' | 'onValueChange' | 'onBlur' | 'hint' | 'className'
  >,
) {
  return (
    <TextInput
      label="Seed"
      maxLength={LONGEST_SEED}
      autoComplete="off"
      spellCheck={false}
      {...props}
    />
  );
}
