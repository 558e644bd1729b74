import { expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { viewFor } from '@/lib/engine/state/view';
import { scenario } from '@/lib/engine/testing/scenario-fixture';
import { answersItself, ownOutcome, rivalOutcome } from './own-declared';

type Frames = Parameters<typeof answersItself>[0]['frames'];

/** A window over an operation that House 0 declared, and the House that is asked. */
const asked = (seat: number, step: 'operation' | 'rite' = 'operation') =>
  answersItself({
    frames: [{ step, seat: 0 }, { step: 'window' }] as unknown as Frames,
    decision: { seat },
  } as Parameters<typeof answersItself>[0]);

it('a House answers itself where the window is over its own declaration, and no other does', () => {
  expect(asked(0)).toBe(true);
  expect(asked(1)).toBe(false);
  expect(asked(0, 'rite')).toBe(false);
});

it('to go on after a petition that was declared begins the bidding, whatever its card gives', () => {
  const action = { kind: 'petition', card: 3 };
  const view = { frames: [{ step: 'operation', seat: 0, action }, { step: 'window' }] };
  expect(ownOutcome(view as never, {} as never)).toBe(
    'the bidding begins, once the others have passed',
  );
});

it('to go on after an own petition begins the bidding', () => {
  const view = { frames: [{ step: 'petition', seat: 0 }, { step: 'window' }] };
  expect(ownOutcome(view as never, {} as never)).toBe(
    'the bidding begins, once the others have passed',
  );
});

it('a pass tells what a rival gains then', () => {
  const { state } = scenario({
    houses: [
      { domain: [], hand: [] },
      { domain: ['jotc-schlag-hide-exports'], hand: [] },
    ],
  }).toInterval(0);
  const view = viewFor(state, 0);
  const card = Object.values(view.cards).find((one) => one.card === 'jotc-schlag-hide-exports');
  const passed = (action: object) => {
    const frames = [{ step: 'operation', seat: 1, action }, { step: 'window' }];
    return rivalOutcome({ ...view, frames } as never, loadGameCatalogue());
  };
  expect(passed({ kind: 'use', card: card?.id, ability: 0 })).toBe('then 1 gains 2 solaris');
  expect(passed({ kind: 'redeploy', card: card?.id })).toBe('then Schlag Hide Exports is deployed');
  expect(passed({ kind: 'petition', card: card?.id })).toBe('then the bidding begins');
  expect(passed({ kind: 'place', card: card?.id })).toBe('');
});
