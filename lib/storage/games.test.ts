import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discardBroken } from './decks';
import { type GameKeeper, openGameKeeper } from './game-keeper';
import { deleteGame, findGame, listGames, renameGame } from './games';
import { readBackup } from './read-backup';
import { backupText, boardGameOf, gameOf, read, restored } from './restore-fixture';
import { putRow } from './rows';
import { cases, deleteDatabase, newWorld, type Tab, type World } from './storage-fixture';

/** As the table for games was not there yet: a mark of 12 letters, then the game. */
function keepOld(world: World, id: string, game: object, mark = 'abcdefghijkl'): void {
  world.local.set(`registry.game.${id}`, mark + JSON.stringify({ version: 1, ...game }));
}

const OLD = (() => {
  const { standing: _, ...game } = gameOf('pass', 'bid 3');
  return { ...game, savedAt: 5 };
})();

const linesIn = async (tab: Tab) =>
  (await listGames(tab)).rows.map(({ line }) => line.moves.join(' ')).toSorted();

async function taken(tab: Tab, id: string): Promise<GameKeeper> {
  const found = await findGame(tab, id);
  if (!found.ok || found.value === null) throw new Error('no game');
  return openGameKeeper(tab, found.value);
}

describe('a game in play', () => {
  it('is stored after a move, leaves localStorage then, and is found by another visit', async () => {
    const world = newWorld();
    const keeper = openGameKeeper(world.tab(), null);
    keeper.keep(gameOf('pass'));
    expect(world.local.size).toBe(1);
    await keeper.settled();
    expect(world.local.size).toBe(0);
    const { id } = keeper.getSnapshot();
    expect(await findGame(world.tab(), id)).toMatchObject({
      ok: true,
      value: { ...gameOf('pass'), id, savedAt: world.clock },
    });
  });

  it('goes on in the tab that took it up, and is one game still', async () => {
    const world = newWorld();
    const keeper = openGameKeeper(world.tab(), null);
    keeper.keep(gameOf('pass'));
    await keeper.settled();
    const next = await taken(world.tab(), keeper.getSnapshot().id);
    next.keep(gameOf('pass', 'bid 1'));
    next.keep(gameOf('pass', 'bid 1', 'bid 2'));
    await next.settled();
    expect(await linesIn(world.tab())).toEqual(['pass bid 1 bid 2']);
  });

  it('that two tabs play becomes two, each with its line', async () => {
    const world = newWorld();
    const one = openGameKeeper(world.tab(), null);
    one.keep(gameOf('pass'));
    await one.settled();
    const { id } = one.getSnapshot();
    const other = await taken(world.tab(), id);
    other.keep(gameOf('pass', 'bid 2'));
    await other.settled();
    let told = '';
    one.subscribe(() => {
      told = one.getSnapshot().id;
    });
    one.keep(gameOf('pass', 'bid 1'));
    one.keep(gameOf('pass', 'bid 1', 'bid 4'));
    await one.settled();
    expect(one.getSnapshot().id).not.toBe(id);
    expect(told).toBe(one.getSnapshot().id);
    expect(other.getSnapshot().id).toBe(id);
    expect(await linesIn(world.tab())).toEqual(['pass bid 1 bid 4', 'pass bid 2']);
    expect(world.local.size).toBe(0);
  });

  it('of a tab that was killed on the way is taken up, once', async () => {
    const world = newWorld();
    const tab = world.tab();
    const keeper = openGameKeeper(tab, null);
    keeper.keep(gameOf('pass'));
    await keeper.settled();
    tab.diesAfter = 0;
    keeper.keep(gameOf('pass', 'bid 1'));
    await keeper.settled();
    expect(world.local.size).toBe(1);
    expect(await linesIn(world.tab())).toEqual(['pass bid 1']);
    expect(world.local.size).toBe(0);
    expect(await linesIn(world.tab())).toEqual(['pass bid 1']);
  });

  it('that was killed while another tab played on is there beside it', async () => {
    const world = newWorld();
    const tab = world.tab();
    const keeper = openGameKeeper(tab, null);
    keeper.keep(gameOf('pass'));
    await keeper.settled();
    const other = await taken(world.tab(), keeper.getSnapshot().id);
    tab.kill();
    // The tab had written it down before it was killed.
    const dying = world.tab();
    Object.assign(dying.db, { open: () => new Promise(() => {}) });
    const again = openGameKeeper(dying, null);
    again.keep(gameOf('pass', 'bid 1'));
    other.keep(gameOf('pass', 'bid 2'));
    await other.settled();
    expect(await linesIn(world.tab())).toEqual(['pass bid 1', 'pass bid 2']);
    expect(await linesIn(world.tab())).toEqual(['pass bid 1', 'pass bid 2']);
  });

  it('waits in localStorage while the database refuses it, and says so only when that is full too', async () => {
    const world = newWorld();
    const tab = world.tab();
    const keeper = openGameKeeper(tab, null);
    tab.fault = { after: 0, error: 'QuotaExceededError' };
    keeper.keep(gameOf('pass'));
    await keeper.settled();
    expect(keeper.getSnapshot().isKept).toBe(true);
    world.trouble.journalFull = true;
    keeper.keep(gameOf('pass', 'bid 1'));
    await keeper.settled();
    expect(keeper.getSnapshot().isKept).toBe(false);
    tab.fault = null;
    keeper.keep(gameOf('pass', 'bid 1', 'bid 2'));
    await keeper.settled();
    expect(keeper.getSnapshot().isKept).toBe(true);
    expect(await linesIn(world.tab())).toEqual(['pass bid 1 bid 2']);
  });

  it('is listed, found and played on where there is no database at all', async () => {
    const world = newWorld();
    const without = () => {
      const tab = world.tab();
      tab.db.open = () => {
        throw new DOMException('none', 'SecurityError');
      };
      return tab;
    };
    const keeper = openGameKeeper(without(), null);
    keeper.keep(gameOf('pass'));
    await keeper.settled();
    const next = await taken(without(), keeper.getSnapshot().id);
    next.keep(gameOf('pass', 'bid 1'));
    await next.settled();
    expect(await listGames(without())).toMatchObject({
      rows: [{ line: { moves: ['pass', 'bid 1'] } }],
      problem: { code: 'no-database' },
    });
    expect(await linesIn(world.tab())).toEqual(['pass bid 1']);
    expect(world.local.size).toBe(0);
  });

  it('is put back when the database was deleted under the page', async () => {
    const world = newWorld();
    const keeper = openGameKeeper(world.tab(), null);
    keeper.keep(gameOf('pass'));
    await keeper.settled();
    await deleteDatabase(world);
    keeper.keep(gameOf('pass', 'bid 1'));
    await keeper.settled();
    expect(await linesIn(world.tab())).toEqual(['pass bid 1']);
  });

  it('keeps its review, also in a backup', async () => {
    const world = newWorld();
    const tab = world.tab();
    const review = { line: '0123456789abcdef', review: { turns: [], turnings: [], looked: 7 } };
    const keeper = openGameKeeper(tab, null);
    keeper.keep({ ...gameOf('pass'), review });
    await keeper.settled();
    expect((await listGames(world.tab())).rows).toMatchObject([{ review }]);
    const read = readBackup(await backupText(tab));
    expect(read.ok && read.value).toMatchObject({ faults: [], records: { games: [{ review }] } });
  });

  it('whose review cannot be read, or that has none, is found and played on without one', async () => {
    const world = newWorld();
    const tab = world.tab();
    const keeper = openGameKeeper(tab, null);
    keeper.keep(gameOf('pass'));
    await keeper.settled();
    const { id } = keeper.getSnapshot();
    const raw = Object(await tab.db.games.get(id));
    expect(raw).not.toHaveProperty('review');
    for (const review of [undefined, 7, { line: 'x' }, { line: 'x', review: { looked: -1 } }]) {
      await tab.db.games.put({ ...raw, review });
      const found = await findGame(tab, id);
      expect(found).toEqual({ ok: true, value: raw });
    }
    const next = await taken(tab, id);
    next.keep(gameOf('pass', 'bid 1'));
    await next.settled();
    expect(await linesIn(tab)).toEqual(['pass bid 1']);
  });

  it('can be forgotten, and that be undone', async () => {
    const world = newWorld();
    const tab = world.tab();
    const keeper = openGameKeeper(tab, null);
    keeper.keep(gameOf('pass'));
    await keeper.settled();
    const [game] = (await listGames(tab)).rows;
    if (game === undefined) throw new Error('no game');
    await deleteGame(tab, game.id);
    expect(await findGame(tab, game.id)).toEqual({ ok: true, value: null });
    expect((await putRow(tab, 'games', game)).ok).toBe(true);
    expect(await findGame(tab, game.id)).toEqual({ ok: true, value: game });
  });
});

describe('a game that its player names', () => {
  it('keeps the name while it is played on, in this tab and from one that was killed', async () => {
    const world = newWorld();
    const tab = world.tab();
    const keeper = openGameKeeper(tab, null);
    keeper.keep(gameOf('pass'));
    await keeper.settled();
    const { id } = keeper.getSnapshot();
    const rename = (name: string, which = id) => renameGame(world.tab(), which, name);
    expect(await rename('  Friday ')).toEqual({ ok: true, value: true });
    keeper.keep(gameOf('pass', 'bid 1'));
    await keeper.settled();
    const stored = async () => (await listGames(world.tab())).rows;
    expect(await stored()).toMatchObject([{ name: 'Friday', at: 2 }]);
    tab.diesAfter = 0;
    keeper.keep(gameOf('pass', 'bid 1', 'bid 2'));
    await keeper.settled();
    await rename('Saturday');
    expect(await stored()).toMatchObject([{ name: 'Saturday', at: 3 }]);
    await rename('');
    expect((await stored())[0]).not.toHaveProperty('name');
    expect(await rename('Friday', 'none')).toEqual({ ok: true, value: false });
  });
});

describe('a game of the board game', () => {
  it('is kept among the others, and is in a backup and what is restored from it', async () => {
    const tab = newWorld().tab();
    for (const game of [gameOf('pass'), boardGameOf('pass', 'bid 3')]) {
      const keeper = openGameKeeper(tab, null);
      keeper.keep(game);
      await keeper.settled();
    }
    const { rows } = await listGames(tab);
    expect(rows.map(({ game }) => game ?? 'cards').toSorted()).toEqual(['board', 'cards']);
    const text = await backupText(tab);
    expect(read(text)).toMatchObject({ isIntact: true, faults: [] });
    const next = newWorld().tab();
    const { lines } = await restored(next, text, 'merge');
    expect(lines).toContain('2 games in play added');
    expect((await listGames(next)).rows).toEqual(rows);
  });

  it('that lay alone in localStorage is taken over; one that cannot be read is left there and told of', async () => {
    const world = newWorld();
    const { setup, controllers, line } = boardGameOf('pass', 'bid 3');
    const old = (moves: readonly string[], seed = 3) =>
      JSON.stringify({
        record: { format: 'landsraad-board-game', setup: { ...setup, seed }, moves },
        by: 'p'.repeat(moves.length),
        controllers,
      });
    const lay = (text: string) => world.local.set('registry-board-game', text);
    lay(old(line.moves));
    expect(await linesIn(world.tab())).toEqual(['pass bid 3']);
    expect(world.local.size).toBe(0);
    // a page of before goes on with it, and begins another
    lay(old([...line.moves, 'bid 4']));
    expect(await linesIn(world.tab())).toEqual(['pass bid 3 bid 4']);
    lay(old(['pass'], 4));
    expect(await linesIn(world.tab())).toEqual(['pass', 'pass bid 3 bid 4']);
    for (const text of ['{', '{}', old(['pass']).replace('"p"', '"pp"')]) {
      lay(text);
      const { broken } = await listGames(world.tab());
      expect(broken).toMatchObject([{ table: 'waiting-games', raw: text }]);
      expect(world.local.get('registry-board-game')).toBe(text);
    }
  });
});

describe('games that were kept before there was a table for them', () => {
  it('are taken over, and leave localStorage when they are safely in', async () => {
    const world = newWorld();
    keepOld(world, 'old', OLD);
    const full = world.tab();
    full.fault = { after: 0, error: 'QuotaExceededError' };
    expect(await linesIn(full)).toEqual(['pass bid 3']);
    expect(world.local.size).toBe(1);
    const tab = world.tab();
    expect(await findGame(tab, 'old')).toMatchObject({
      value: { id: 'old', savedAt: 5, standing: ['ask'], at: 2 },
    });
    expect(world.local.size).toBe(0);
    expect(await tab.db.games.count()).toBe(1);
  });

  it('a page from before that plays on meanwhile loses nothing', async () => {
    const world = newWorld();
    keepOld(world, 'old', OLD);
    await listGames(world.tab());
    keepOld(world, 'old', { ...OLD, ...gameOf('pass', 'bid 3', 'bid 4') }, 'zyxwvutsrqpo');
    expect(await linesIn(world.tab())).toEqual(['pass bid 3', 'pass bid 3 bid 4']);
  });
});

describe('a damaged game', () => {
  const { houses } = gameOf().setup;
  const damaged: readonly (readonly [string, string])[] = [
    ['nothing but a line', 'aaaaaaaaaaaa{"version":1,"line":{"moves":[]}}'],
    ['no JSON', 'aaaaaaaaaaaa{"version":1,'],
    ['shorter than its mark', 'aaa'],
    ['of a later version', `aaaaaaaaaaaa${JSON.stringify({ ...OLD, version: 2 })}`],
    [
      'a House without a deck',
      `aaaaaaaaaaaa${JSON.stringify({ ...OLD, version: 1, setup: { ...OLD.setup, houses: houses.map(({ name }) => ({ name })) } })}`,
    ],
    ['a position beyond its end', `aaaaaaaaaaaa${JSON.stringify({ ...OLD, version: 1, at: 99 })}`],
  ];
  it.each(damaged)(
    '%s: is listed, left where it lies, and forgotten on request',
    async (_, text) => {
      const world = newWorld();
      world.local.set('registry.game.bad', text);
      keepOld(world, 'good', OLD);
      const tab = world.tab();
      const { rows: games, broken } = await listGames(tab);
      expect(games.map(({ id }) => id)).toEqual(['good']);
      expect(broken).toMatchObject([
        { table: 'waiting-games', id: 'registry.game.bad', raw: text },
      ]);
      expect(await findGame(tab, 'bad')).toMatchObject({ ok: false });
      expect(world.local.get('registry.game.bad')).toBe(text);
      for (const record of broken) await discardBroken(tab, record);
      expect(world.local.size).toBe(0);
      expect(await listGames(tab)).toMatchObject({ broken: [] });
    },
  );

  it('in the database is listed, never written over, and forgotten on request', async () => {
    const world = newWorld();
    const tab = world.tab();
    const keeper = openGameKeeper(tab, null);
    keeper.keep(gameOf('pass'));
    await keeper.settled();
    const { id } = keeper.getSnapshot();
    const later = { version: 2, id, boards: 3 };
    await tab.db.games.put(later);
    keeper.keep(gameOf('pass', 'bid 1'));
    await keeper.settled();
    const { rows: games, broken } = await listGames(world.tab());
    expect(games.map(({ line }) => line.moves)).toEqual([['pass', 'bid 1']]);
    expect(broken).toMatchObject([{ table: 'games', id, raw: later }]);
    expect(await findGame(tab, id)).toMatchObject({
      ok: false,
      problems: [{ code: 'future-record' }],
    });
    for (const record of broken) await discardBroken(tab, record);
    expect((await listGames(tab)).broken).toEqual([]);
  });
});

/** A write of an earlier move that comes late must not go over a later one that another tab took in. */
const LATE_WRITE = [
  { who: 0, what: 'move' },
  { who: 0, what: 'drop-handle' },
  { who: 0, what: 'move' },
  { who: 0, what: 'list' },
  { who: 0, what: 'dies' },
] as const;

/** A tab dies once: killed again it must not count as one that can still move. */
const KILLED_TWICE = [
  { who: 1, what: 'move' },
  { who: 1, what: 'dies' },
  { who: 0, what: 'list' },
  { who: 1, what: 'dies' },
  { who: 1, what: 'move' },
] as const;

it('whatever befalls two tabs with one game: no line that was kept is lost, and none is doubled', async () => {
  const step = fc.record({
    who: fc.nat(1),
    what: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('move', 'move', 'settle', 'list') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('crash', 'fault', 'well', 'drop-handle', 'reopen', 'dies'),
      },
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const world = newWorld();
      const first = openGameKeeper(world.tab(), null);
      first.keep(gameOf('start'));
      await first.settled();
      const { id } = first.getSnapshot();
      const open = async () => {
        const tab = world.tab();
        return { tab, keeper: await taken(tab, id), line: ['start'] as readonly string[] };
      };
      /** The line on each table at its end: it must be there, in some game. */
      const kept = new Set<string>();
      const seats = [await open(), await open()];
      for (const seat of seats) {
        const found = await findGame(seat.tab, id);
        seat.line = found.ok ? (found.value?.line.moves ?? []) : [];
      }
      for (const [at, { who, what }] of steps.entries()) {
        const seat = seats[who];
        if (seat === undefined) continue;
        const isDead = seat.tab.diesAfter !== null && seat.tab.diesAfter < 0;
        if (isDead && (what === 'move' || what === 'dies')) continue;
        if (what === 'move') {
          kept.delete(seat.line.join(' '));
          seat.line = [...seat.line, `m${at}`];
          seat.keeper.keep(gameOf(...seat.line));
          expect(seat.keeper.getSnapshot().isKept).toBe(true);
          kept.add(seat.line.join(' '));
        } else if (what === 'settle') await seat.keeper.settled();
        else if (what === 'list') await listGames(world.tab());
        else if (what === 'fault') seat.tab.fault = { after: 0, error: 'UnknownError' };
        else if (what === 'well') seat.tab.fault = null;
        else if (what === 'dies') seat.tab.diesAfter = 0;
        else if (what === 'drop-handle') seat.tab.db.close();
        else {
          if (what === 'crash') seat.tab.kill();
          await seat.keeper.settled();
          const { rows: games } = await listGames(world.tab());
          const mine = games.find(({ line }) => line.moves.join(' ') === seat.line.join(' '));
          if (mine === undefined && kept.has(seat.line.join(' '))) throw new Error('lost');
          const game = mine ?? games[0];
          if (game === undefined) throw new Error('no game');
          const tab = world.tab();
          seats[who] = { tab, keeper: openGameKeeper(tab, game), line: game.line.moves };
        }
      }
      for (const { tab, keeper } of seats) {
        tab.kill();
        await keeper.settled();
      }
      const lines = await linesIn(world.tab());
      for (const line of kept) expect(lines).toContain(line);
      expect(new Set(lines).size).toBe(lines.length);
      expect(world.local.size).toBe(0);
    }),
    { numRuns: cases(150), examples: [[[...LATE_WRITE]], [[...KILLED_TWICE]]] },
  );
});
