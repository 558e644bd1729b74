import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DeckSession } from './session';
import {
  add,
  cases,
  deleteDatabase,
  house,
  newDeck,
  newWorld,
  opened,
  reopened,
  shown,
  type Tab,
  type World,
} from './storage-fixture';

/** What may happen, in any order: things that a person does, and things that befall the device. */
const act = fc.constantFrom(
  ...(['add', 'add', 'add', 'undo', 'undo thrice', 'redo', 'settle', 'settle'] as const),
  ...(['close', 'crash'] as const),
);
const mishap = fc.oneof(
  fc.constantFrom('wipe', 'drop-handle', 'well', 'stuck').map((kind) => ({ kind })),
  fc.record({
    kind: fc.constant('fault'),
    after: fc.nat(4),
    error: fc.constantFrom('QuotaExceededError', 'UnknownError', 'InvalidStateError', 'AbortError'),
  }),
  fc.record({ kind: fc.constant('clock'), by: fc.integer({ min: -9_999, max: 9_999 }) }),
);
const step = fc.oneof({ weight: 3, arbitrary: act }, { weight: 1, arbitrary: mishap });
type Mishap = typeof mishap extends fc.Arbitrary<infer T> ? T : never;

async function befall(
  world: World,
  mishap: Mishap,
  tab: Tab,
  open: readonly DeckSession[],
): Promise<void> {
  if ('after' in mishap) tab.fault = { after: mishap.after, error: mishap.error };
  else if ('by' in mishap) world.clock += mishap.by;
  else if (mishap.kind === 'drop-handle') tab.db.close();
  else if (mishap.kind === 'stuck') world.trouble.journalStuck = true;
  else if (mishap.kind === 'wipe') {
    await Promise.all(open.map((session) => session.retry()));
    await deleteDatabase(world);
    await Promise.all(open.map((session) => session.retry()));
  } else {
    tab.fault = null;
    world.trouble.journalStuck = false;
  }
}

function onScreen(session: DeckSession): readonly string[] {
  return session.getSnapshot().deck?.houseDeck.map((entry) => entry.card) ?? [];
}

it('one tab: the screen is what a plain list with a cursor says, whatever fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const world = newWorld();
      let tab = world.tab();
      const id = await newDeck(tab);
      let session = await opened(tab, id);
      let list: readonly string[] = [];
      let cursor = 0;
      const expected = () =>
        list
          .slice(0, cursor)
          .map((card) => `${card}1`)
          .join(' ');
      for (const [at, each] of steps.entries()) {
        if (each === 'add') {
          expect(session.edit(add(`c${at}`)).ok).toBe(true);
          list = [...list.slice(0, cursor), `c${at}`];
          cursor += 1;
        } else if (each === 'undo' || each === 'undo thrice') {
          const times = each === 'undo' ? 1 : 3;
          for (let n = 0; n < times; n++) session.undo();
          cursor = Math.max(0, cursor - times);
        } else if (each === 'redo') {
          session.redo();
          cursor = Math.min(list.length, cursor + 1);
        } else if (each === 'settle') {
          await session.retry();
        } else if (each === 'close') {
          await session.close();
          session = await opened(tab, id);
        } else if (each === 'crash') {
          tab.kill();
          await session.close();
          tab = world.tab();
          session = await opened(tab, id);
        } else {
          await befall(world, each, tab, [session]);
        }
        expect(shown(session)).toBe(expected());
      }
      tab.kill();
      session = await reopened(world, id);
      expect(shown(session)).toBe(expected());
      expect(session.getSnapshot()).toMatchObject({ status: 'saved', cursor, foreign: null });
      expect(session.getSnapshot().history).toHaveLength(list.length);
      await session.close();
      expect(world.local.size).toBe(0);
    }),
    {
      numRuns: cases(200),
      // Closed while it was being opened, the database kept a handle that nobody could close any more.
      examples: [[[{ kind: 'drop-handle' }, 'add', { kind: 'drop-handle' }, { kind: 'wipe' }]]],
    },
  );
});

it("two tabs: no card is lost or doubled but by somebody's undo, and both end up the same", async () => {
  const turn = fc.record({ who: fc.nat(1), step });
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 30 }), async (turns) => {
      const world = newWorld();
      const tabs = [world.tab(), world.tab()];
      const id = await newDeck(tabs[0] ?? world.tab());
      const sessions = await Promise.all(tabs.map((tab) => opened(tab, id)));
      /** Added and never undone; and added, but somebody asked for it to be undone. */
      const sure = new Set<string>();
      const perhaps = new Set<string>();
      const check = (session: DeckSession) => {
        const cards = onScreen(session);
        expect(session.getSnapshot().deck?.houseDeck.filter(({ count }) => count > 1)).toEqual([]);
        expect([...sure].filter((card) => !cards.includes(card))).toEqual([]);
        expect(cards.filter((card) => !sure.has(card) && !perhaps.has(card))).toEqual([]);
      };
      for (const [at, { who, step: each }] of turns.entries()) {
        const [tab, session] = [tabs[who], sessions[who]];
        if (tab === undefined || session === undefined) continue;
        const before = session.getSnapshot();
        const screens = sessions.map(onScreen);
        if (each === 'add') {
          const card = `c${at}`;
          expect(session.edit(add(card)).ok).toBe(true);
          sure.add(card);
          // What was on this screen is on it still, and the new card with it.
          expect(shown(session)).toBe([house(before.deck), `${card}1`].filter(Boolean).join(' '));
        } else if (each === 'undo' || each === 'undo thrice') {
          for (let n = 0; n < (each === 'undo' ? 1 : 3); n++) {
            const next = session.getSnapshot().nextUndo;
            session.undo();
            if (next?.edit.kind === 'add') {
              sure.delete(next.edit.card);
              perhaps.add(next.edit.card);
            }
            if (next?.elsewhere) expect(session.getSnapshot().foreign?.kind).toBe('undid');
          }
        } else if (each === 'redo') {
          session.redo();
        } else if (each === 'settle') {
          await session.retry();
        } else if (each === 'close') {
          await session.close();
          sessions[who] = await opened(tab, id);
        } else if (each === 'crash') {
          tab.kill();
          await session.close();
          const fresh = world.tab();
          tabs[who] = fresh;
          sessions[who] = await opened(fresh, id);
        } else {
          await befall(world, each, tab, sessions);
        }
        for (const [at, now] of sessions.map(onScreen).entries()) {
          const was = screens[at] ?? [];
          expect(was.filter((card) => sure.has(card) && !now.includes(card))).toEqual([]);
        }
      }
      for (const tab of tabs) tab.fault = null;
      world.trouble.journalStuck = false;
      for (let round = 0; round < 2; round++) {
        for (const session of sessions) await session.retry();
      }
      const last = await reopened(world, id);
      for (const session of [...sessions, last]) check(session);
      for (const session of sessions) {
        expect(session.getSnapshot().deck).toEqual(last.getSnapshot().deck);
        expect(session.getSnapshot().status).toBe('saved');
      }
      for (const session of [...sessions, last]) await session.close();
      expect(world.local.size).toBe(0);
    }),
    { numRuns: cases(100) },
  );
});
