import { expect, it } from 'vitest';
import { laidIn } from './rival-groups';
import type { Group } from './rival-layout';

const named: readonly Group[] = [{ id: 1, under: [2], counted: 0 }];
const counted: readonly Group[] = [{ id: 1, under: [], counted: 1 }];

it('what hangs on a card has its name there, but where Houses stand side by side in little width', () => {
  const [wide, narrow] = [712, 290].map((width) => ({ width, height: 170 }));
  if (wide === undefined || narrow === undefined) throw new Error('no room');
  expect(laidIn(wide, [named, counted])?.groups).toBe(named);
  expect(laidIn(narrow, [named, counted])?.groups).toBe(counted);
});
