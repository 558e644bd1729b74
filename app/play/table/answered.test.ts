import { expect, it } from 'vitest';
import { viewFor } from '@/lib/engine/state/view';
import { riteTable } from '@/lib/engine/testing/rite-fixture';
import { answeredBy } from './answered';

const HAWAT = 'eots-thufir-hawat';
const AGENT = 'eots-house-agent';

it('a House moves in its own Interval and its own rite, and answers in those of others', () => {
  const table = riteTable([HAWAT], [[AGENT]]);
  expect(answeredBy(0, viewFor(table.state, 0))).toBeNull();
  table.act(`rite intrigue ${HAWAT} against ${AGENT}`);
  const view = viewFor(table.state, 1);
  expect(answeredBy(0, view)).toBeNull();
  expect(answeredBy(1, view)).toEqual({ seat: 0, what: 'rite' });
});

it('between the Intervals of Houses nobody answers', () => {
  const { state } = riteTable([HAWAT], [[AGENT]]);
  const frames = viewFor(state, 1).frames.filter(({ step }) => step === 'turn');
  expect(answeredBy(1, { frames })).toBeNull();
});
