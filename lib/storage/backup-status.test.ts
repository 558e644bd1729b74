import { describe, expect, it } from 'vitest';
import { emptyDeck } from '@/lib/decks/deck';
import { writeBackup } from './backup';
import { notePromise, readBackupStatus, remindLater } from './backup-status';
import { noteBackup } from './last-backup';
import { backupOf, restored } from './restore-fixture';
import { add, newDeck, newWorld, opened, type Tab, type World } from './storage-fixture';
import { undoRestore } from './undo-restore';

const DAY = 86_400_000;

async function busy(changes: number): Promise<{ world: World; tab: Tab; id: string }> {
  const world = newWorld();
  const tab = world.tab();
  const id = await newDeck(tab, emptyDeck('guild'));
  await work(tab, id, changes);
  return { world, tab, id };
}

async function work(tab: Tab, id: string, changes: number): Promise<void> {
  const session = await opened(tab, id);
  for (let done = 0; done < changes; done++) {
    session.edit(add('a'));
    await session.retry();
    session.undo();
    await session.retry();
  }
  await session.close();
}

describe('the reminder to back up', () => {
  it('comes with many changes and a week without a backup, not with one of them', async () => {
    const { world, tab } = await busy(30);
    expect(await readBackupStatus(tab)).toMatchObject({ isDue: false, lastBackup: null });
    world.clock += 8 * DAY;
    expect(await readBackupStatus(tab)).toMatchObject({ isDue: true });
    const few = await busy(3);
    few.world.clock += 400 * DAY;
    expect(await readBackupStatus(few.tab)).toMatchObject({ isDue: false });
  });

  it('never comes where there is nothing to lose', async () => {
    const tab = newWorld().tab();
    expect(await readBackupStatus(tab)).toMatchObject({
      isDue: false,
      changes: 0,
      counts: { decks: 0, changes: 0 },
    });
  });

  it('goes with a backup, and counts from it', async () => {
    const { world, tab, id } = await busy(30);
    world.clock += 8 * DAY;
    await noteBackup(tab, await backupOf(tab));
    expect(await readBackupStatus(tab)).toMatchObject({
      isDue: false,
      changes: 0,
      lastBackup: world.clock,
    });
    world.clock += 8 * DAY;
    await work(tab, id, 24);
    expect(await readBackupStatus(tab)).toMatchObject({ isDue: false, changes: 48 });
    await work(tab, id, 1);
    expect(await readBackupStatus(tab)).toMatchObject({ isDue: true, changes: 50 });
  });

  it('“Later” is a week', async () => {
    const { world, tab } = await busy(30);
    world.clock += 8 * DAY;
    await remindLater(tab);
    expect((await readBackupStatus(tab)).isDue).toBe(false);
    world.clock += 6 * DAY;
    expect((await readBackupStatus(tab)).isDue).toBe(false);
    world.clock += 2 * DAY;
    expect((await readBackupStatus(tab)).isDue).toBe(true);
  });

  it('a clock that is set back does not silence it', async () => {
    const { world, tab, id } = await busy(30);
    await noteBackup(tab, await backupOf(tab));
    await remindLater(tab);
    await work(tab, id, 30);
    world.clock -= 365 * DAY;
    expect(await readBackupStatus(tab)).toMatchObject({ isDue: true, changes: 60 });
  });

  it('what was just restored from a file is backed up', async () => {
    const { world, tab } = await busy(30);
    const text = writeBackup(await backupOf(tab));
    const there = newWorld();
    there.clock = world.clock + DAY;
    await restored(there.tab(), text, 'merge');
    const status = await readBackupStatus(there.tab());
    expect(status).toMatchObject({
      changes: 0,
      lastBackup: world.clock,
      restore: { mode: 'merge' },
    });
  });
});

it('a restore that is undone leaves the count of changes as it was', async () => {
  const { world, tab, id } = await busy(3);
  const text = writeBackup(await backupOf(tab));
  await work(tab, id, 2);
  world.clock += DAY;
  await noteBackup(tab, await backupOf(tab));
  await work(tab, id, 1);
  const before = await readBackupStatus(tab);
  expect(before).toMatchObject({ changes: 2, lastBackup: world.clock });
  await restored(tab, text, 'replace');
  expect(await readBackupStatus(tab)).toMatchObject({ changes: 0, lastBackup: world.clock - DAY });
  await undoRestore(tab);
  expect(await readBackupStatus(tab)).toMatchObject({
    changes: 2,
    lastBackup: world.clock,
  });
  // A backup made in the meantime counts on.
  await restored(tab, text, 'replace');
  world.clock += DAY;
  await noteBackup(tab, await backupOf(tab));
  expect((await undoRestore(tab)).ok).toBe(true);
  expect((await readBackupStatus(tab)).lastBackup).toBe(world.clock);
});

it('what the browser promised is remembered', async () => {
  const tab = newWorld().tab();
  expect((await readBackupStatus(tab)).granted).toBeNull();
  await notePromise(tab, false);
  expect((await readBackupStatus(tab)).granted).toBe(false);
});
