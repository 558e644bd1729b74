import { expect, it } from 'vitest';
import { noteLook, readLook } from './appearance';
import { backupText, restored } from './restore-fixture';
import { newWorld } from './storage-fixture';
import { undoRestore } from './undo-restore';

const MINE = { theme: 'dark', columns: ['name', 'set'] };
const NONE = { theme: null, columns: null };

it('theme and columns come back with a backup in a cleared browser', async () => {
  const tab = newWorld().tab();
  await noteLook(tab, MINE);
  const text = await backupText(tab);
  const there = newWorld().tab();
  await noteLook(there, NONE);
  await restored(there, text, 'merge');
  expect(await readLook(there)).toEqual(MINE);
  await undoRestore(there);
  expect(await readLook(there)).toEqual(NONE);
});

it('a merge leaves those that were chosen here, and replacing gives them back when it is undone', async () => {
  const tab = newWorld().tab();
  await noteLook(tab, MINE);
  const text = await backupText(tab);
  const there = newWorld().tab();
  await noteLook(there, { theme: 'light', columns: null });
  await restored(there, text, 'merge');
  expect(await readLook(there)).toEqual({ theme: 'light', columns: MINE.columns });
  await restored(there, text, 'replace');
  expect(await readLook(there)).toEqual(MINE);
  await undoRestore(there);
  expect(await readLook(there)).toEqual({ theme: 'light', columns: MINE.columns });
});

it('what cannot be stored leaves the look as it was', async () => {
  const tab = newWorld().tab();
  await noteLook(tab, MINE);
  tab.fault = { after: 0, error: 'QuotaExceededError' };
  await noteLook(tab, NONE);
  expect(await readLook(tab)).toEqual(MINE);
});
