import { expect, it } from 'vitest';
import { refusalsOfCard } from '../refusals';
import { atTable, catalogue } from '../testing/narration-fixture';
import { refusalBrief } from './refusal-brief';

it.each([
  ['eots-arrakeen', 'assembly', 3, 'needs 4'],
  ['eots-stilgar', 'assembly', 9, 'needs Dune fief'],
  ['eots-kindjal', 'hand', 9, 'needs Dueling 1'],
] as const)(
  'what %s of the %s waits for, with %i solaris, stands on it in short',
  (name, zone, treasury, brief) => {
    const table = atTable({ treasury, domain: ['eots-caladan'], [zone]: [name] });
    const [first] = refusalsOfCard(table.state, catalogue, 0, table.card(name).id);
    expect(first && refusalBrief(first)).toBe(brief);
  },
);
