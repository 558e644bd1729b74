import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { readJob, type SheetJob } from './sheet-job';

const decks = SAMPLE_DECKS.map(({ deck }) => deck);
const JOB: SheetJob = {
  event: 'Arrakeen Open',
  date: '2026-11-22',
  format: 'eots',
  entries: decks.map((deck, at) => ({
    player: `Player ${at}`,
    deck,
    unread: at === 0 ? ['1 Zzyzx'] : [],
  })),
};

/** A tab's storage with room for so many characters; a tab that is reloaded keeps it. */
function storage(room: number) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  };
}

async function freshTab() {
  vi.resetModules();
  return import('./sheet-job');
}

describe('decks that are handed over to be printed', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', storage(5_000_000)));
  afterEach(() => vi.unstubAllGlobals());

  it('are there on the next page, and after a reload', async () => {
    const before = await freshTab();
    expect(before.keptSheetJob()).toBeNull();
    before.keepSheetJob(JOB);
    expect(before.keptSheetJob()).toEqual(JOB);
    expect((await freshTab()).keptSheetJob()).toEqual(JOB);
  });

  it('are there until a reload where the browser has no room, and never those of another event', async () => {
    vi.stubGlobal('sessionStorage', storage(5_000));
    const tab = await freshTab();
    tab.keepSheetJob({ ...JOB, entries: [] });
    tab.keepSheetJob(JOB);
    expect(tab.keptSheetJob()).toEqual(JOB);
    expect((await freshTab()).keptSheetJob()).toBeNull();
  });

  it('are there without any storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const tab = await freshTab();
    tab.keepSheetJob(JOB);
    expect(tab.keptSheetJob()).toEqual(JOB);
  });

  it('keep the lines that could not be read; an older page had none', () => {
    expect(readJob(JOB)?.entries[0]?.unread).toEqual(['1 Zzyzx']);
    const older = { ...JOB, entries: decks.map((deck) => ({ player: 'x', deck })) };
    expect(readJob(older)?.entries[0]?.unread).toEqual([]);
  });

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { entries: 'x' },
    { entries: [null] },
    { entries: [{ player: 'x' }] },
    { entries: [{ player: 'x', deck: { version: 99 } }] },
  ])('%j is nobody’s job', (data) => {
    expect(readJob(data)).toBeNull();
  });
});
