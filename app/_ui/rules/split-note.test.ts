import { expect, it } from 'vitest';
import { splitNote } from './split-note';

it('tells a note from the sentences that only name who says the same', () => {
  expect(splitNote('Spice on deserts does not count. TAT-6.2.7-01 gives the same number.')).toEqual(
    {
      tells: 'Spice on deserts does not count.',
      agrees: 'TAT-6.2.7-01 gives the same number.',
    },
  );
  for (const note of [
    'TAT-6.2.6-13 and TAT-6.2.6-12 say the same.',
    'The Collected Rulings File agrees: CRF-1.A.i-08.',
  ])
    expect(splitNote(note)).toEqual({ tells: '', agrees: note });
});

it('leaves a sentence that agrees and adds something', () => {
  const note = 'TAT-3.1.2-08 says the same and adds that it stays non-unique (TAT-3.1.2-09).';
  expect(splitNote(note)).toEqual({ tells: note, agrees: '' });
});
