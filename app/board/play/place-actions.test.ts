import { expect, it } from 'vitest';
import { actionsByPlace } from './place-actions';

it('where forces may go to a place and come across from it, a press on it sends them there', () => {
  const to = { kind: 'ship', to: 'arrakeen' } as const;
  const across = [
    { kind: 'ship-from', from: 'arrakeen' },
    { kind: 'ship-from', from: 'carthag' },
  ] as const;
  const byPlace = actionsByPlace([...across, to]);
  expect([byPlace.get('arrakeen'), byPlace.get('carthag')]).toEqual([to, across[1]]);
});
