import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { type Conditions, playFixture } from '@/lib/odds/gauntlet/play-fixture';
import { runGauntlet } from '@/lib/odds/gauntlet/run';
import { tablesOf } from '@/lib/odds/gauntlet/schedule';
import type { HiredCrew } from '../game-crew';
import { ran } from '../io-fixture';
import type { GameQueue } from './game-queue';
import { openQueue } from './open-queue';
import { startPostgres, type TestPostgres } from './postgres-fixture';
import { hireQueue } from './queue-crew';
import { workOff } from './work-off';

const cli = join(import.meta.dirname, '..');
const root = join(cli, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'registry-'));
const silent = () => {};

let postgres: TestPostgres;
/** That of the real program, for tests that ask its workers. */
let version: string;

beforeAll(async () => {
  const { bundleOf }: { bundleOf: (entry: string) => Promise<string> } = await import(
    /* @vite-ignore */ pathToFileURL(join(cli, 'bundle.mjs')).href
  );
  [postgres, version] = await Promise.all([
    startPostgres(),
    bundleOf('lib/cli/registry.ts').then(
      (file) => /-(\w+)\.mjs$/.exec(basename(file))?.[1] ?? 'none',
    ),
  ]);
  // From here on there are tables to ask about.
  await (await opened(version)).close();
});

afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const started: ChildProcess[] = [];
afterEach(() => {
  for (const process of started.splice(0)) process.kill('SIGKILL');
});

/** A process of the real program. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [join(cli, 'registry.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (part) => {
    said.out += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part) => {
    said.err += part;
  });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return { child, said, ended };
}

function startWorker() {
  return start('worker', '--queue', postgres.url, '--workers', '1');
}

/** Lets a worker leave; gives how many games it played. */
async function dismiss({ child, said, ended }: ReturnType<typeof start>): Promise<number> {
  child.kill('SIGTERM');
  expect([await ended, said.err]).toEqual([0, expect.stringContaining(' played')]);
  return Number(/(\d+) games? played/.exec(said.err)?.[1]);
}

/** The queue as the commands open it, but less patient where that is told. */
function opener(of = version, patience = 60) {
  return (url: string, says: (line: string) => void) =>
    openQueue({ url, version: of, says, patience });
}

async function opened(of: string, patience = 60): Promise<GameQueue> {
  const queue = await opener(of, patience)(postgres.url, silent);
  if (!queue.ok) throw new Error(queue.problems[0]?.message);
  return queue.value;
}

/** Asks on this queue for the games that the arguments name. */
function asked(args: readonly string[], of = version, patience = 60) {
  return ran([...args, '--queue', postgres.url], { queue: opener(of, patience), version: of });
}

function gauntlet(seed: number, player = 'random', games = 10) {
  return [
    ...['gauntlet', 'fremen', 'guild', '--against', 'corrino', '--json', '--cards', 'fremen'],
    ...['--player', player, '--games', `${games}`, '--seed', `${seed}`],
  ];
}

async function rows(sql: string, ...values: unknown[]) {
  const { Client } = createRequire(join(root, 'queue', 'package.json'))('pg');
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const told: { rows: Record<string, unknown>[] } = await client.query(sql, values);
  await client.end();
  return told.rows;
}

/** How many jobs of a version there are, by their state. */
async function jobs(of: string): Promise<Record<string, number>> {
  const found = await rows(
    'SELECT state, count(*)::int AS count FROM landsraad.job WHERE name = $1 GROUP BY state',
    `games-${of}`,
  );
  return Object.fromEntries(found.map(({ state, count }) => [String(state), Number(count)]));
}

/** A thread that plays in this process, and counts. */
function hirePlayer(played: number[], first: () => Promise<void> = async () => {}) {
  return async (conditions: Conditions, hands: number): Promise<HiredCrew> => ({
    hands,
    play: async (fixture) => {
      await first();
      played.push(fixture.game);
      return playFixture(conditions, fixture, loadGameCatalogue());
    },
    close: async () => {},
  });
}

/** A worker in this process, until it is dismissed. */
async function workHere(of: string, hire: ReturnType<typeof hirePlayer>) {
  const queue = await opened(of);
  const leave = new AbortController();
  const said: string[] = [];
  const says = (line: string) => said.push(line);
  const done = workOff({ queue, hire, hands: 1, idle: undefined, leave: leave.signal, says });
  return {
    said,
    dismiss: async () => {
      leave.abort();
      const games = await done;
      await queue.close();
      return games;
    },
  };
}

describe('games in a queue', () => {
  it('two workers give the same bytes as one machine, each game once; asked again nothing is played', async () => {
    const alone = await ran(gauntlet(1));
    const workers = [startWorker(), startWorker()];
    const shared = await asked(gauntlet(1));
    expect([shared.code, shared.out]).toEqual([0, alone.out]);
    const played = await Promise.all(workers.map(dismiss));
    expect(played.reduce((sum, each) => sum + each)).toBe(30);
    const again = await asked(gauntlet(1));
    expect([again.code, again.out]).toEqual([0, alone.out]);
  });

  it('a worker that is killed in the middle loses nothing and doubles nothing', async () => {
    const args = gauntlet(2, 'steward', 12);
    const alone = await ran(args);
    const before = (await jobs(version)).completed ?? 0;
    const first = startWorker();
    const shared = asked(args, version, 4);
    const over = async () => ((await jobs(version)).completed ?? 0) - before;
    await expect.poll(over, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
    // In the middle of a job: one that is stopped cannot end it any more.
    for (let active = 0; active !== 1; active = (await jobs(version)).active ?? 0) {
      expect(await over()).toBeLessThan(36);
      first.child.kill('SIGCONT');
      await sleep(5);
      first.child.kill('SIGSTOP');
      await sleep(100);
    }
    first.child.kill('SIGKILL');
    const second = startWorker();
    const { code, out } = await shared;
    expect([code, out]).toEqual([0, alone.out]);
    expect(await jobs(version)).toEqual({ completed: before + 36 });
    const again = 'SELECT id FROM landsraad.job WHERE name = $1 AND retry_count > 0';
    expect(await rows(again, `games-${version}`)).not.toHaveLength(0);
    expect(await dismiss(second)).toBeLessThan(36);
  });

  it('whoever asks may be killed too: workers play on, and the file goes on with what they played', async () => {
    const args = gauntlet(3, 'steward', 6);
    const alone = await ran(args);
    const file = join(folder, 'games.jsonl');
    const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0);
    const worker = startWorker();
    const first = start(...args, '--out', file, '--queue', postgres.url);
    await expect.poll(lines, { timeout: 60_000, interval: 20 }).toBeGreaterThan(4);
    first.child.kill('SIGKILL');
    await first.ended;
    const again = start('gauntlet', '--resume', file, '--json', '--queue', postgres.url);
    expect([await again.ended, again.said.out]).toEqual([0, alone.out]);
    expect(await dismiss(worker)).toBe(18);
    expect(lines()).toBe(20);
  });

  it('a worker of another version leaves the games, and says so', async () => {
    const args = gauntlet(4);
    const shared = asked(args, 'OLDER');
    await expect.poll(() => jobs('OLDER'), { timeout: 60_000 }).toEqual({ created: 30 });
    const { child, said, ended } = start(
      ...['worker', '--queue', postgres.url, '--workers', '1', '--idle', '1'],
    );
    expect([await ended, child.exitCode]).toEqual([0, 0]);
    expect(said.err).toContain(
      `games wait here that version OLDER of the Registry asked for; this is version ${version}`,
    );
    expect(said.err).toContain('0 games played');
    expect(await jobs('OLDER')).toEqual({ created: 30 });
    const worker = await workHere('OLDER', hirePlayer([]));
    expect((await shared).out).toBe((await ran(args)).out);
    expect(await worker.dismiss()).toBe(30);
  });

  it('a game that lasts longer than the queue is patient stays with its worker', async () => {
    const played: number[] = [];
    const hire = hirePlayer(played, () => sleep(7_000));
    const workers = await Promise.all([workHere('SLOW', hire), workHere('SLOW', hire)]);
    const args = ['gauntlet', 'fremen', '--against', 'guild', '--player', 'random', '--json'];
    const shared = await asked([...args, '--games', '2'], 'SLOW', 3);
    expect(shared.out).toBe((await ran([...args, '--games', '2'])).out);
    expect(played.sort()).toEqual([0, 1]);
    await Promise.all(workers.map((worker) => worker.dismiss()));
  });

  it('a game that breaks off at one worker is played by another', async () => {
    let broken = false;
    const breaking = hirePlayer([], async () => {
      broken = true;
      throw new Error('no memory is left');
    });
    const args = ['gauntlet', 'fremen', '--against', 'guild', '--player', 'random', '--json'];
    const first = await workHere('BREAK', breaking);
    const shared = asked([...args, '--games', '2'], 'BREAK');
    await expect.poll(() => broken, { timeout: 60_000 }).toBe(true);
    const second = await workHere('BREAK', hirePlayer([]));
    expect((await shared).out).toBe((await ran([...args, '--games', '2'])).out);
    expect(first.said[0]).toContain('no memory is left');
    expect([await first.dismiss(), await second.dismiss()]).toEqual([0, 2]);
  });

  it('a deck that cannot be played ends the asking, as on one machine', async () => {
    const decks = SAMPLE_DECKS.slice(0, 2).map(({ deck }) => ({ ...deck, homeWorld: 'eots-x' }));
    const conditions = { decks, player: { name: 'greedy' }, rules: 'tat' } as const;
    const run = { schedule: { tables: tablesOf(2, 2, 2), seed: 1 }, games: 2 };
    const alone = await hirePlayer([])(conditions, 1);
    const worker = await workHere('STRANGE', hirePlayer([]));
    const crew = await hireQueue(await opened('STRANGE'), conditions, 2);
    const told = await runGauntlet(run, crew);
    expect(told.ok).toBe(false);
    expect(told).toEqual(await runGauntlet(run, alone));
    await crew.close();
    await worker.dismiss();
  });

  it('may be opened by many at the same time, on a Postgres that has none yet', async () => {
    await rows('CREATE DATABASE crowd');
    const url = postgres.url.replace(/postgres$/, 'crowd');
    const all = Array.from({ length: 40 }, (_, at) => opener(`V${at % 4}`)(url, silent));
    for (const queue of await Promise.all(all)) {
      expect(queue).toMatchObject({ ok: true });
      if (queue.ok) await queue.value.close();
    }
  });

  it('the lab asks in the same way, and so does a gauntlet until it is sure enough', async () => {
    const worker = await workHere('STEPS', hirePlayer([]));
    const changed = ['lab', 'fremen', '--swap', 'Crysknife=Drag-Line Outfit', '--against', 'guild'];
    for (const args of [
      [...changed, '--player', 'random', '--games', '40', '--json'],
      [...gauntlet(5, 'random', 100), '--until', '0.6'],
    ])
      expect((await asked(args, 'STEPS')).out).toBe((await ran(args)).out);
    await worker.dismiss();
  });
});

describe('a queue that cannot be used', () => {
  it('is told in plain words, without the password', async () => {
    const told = async (change: Partial<URL> | string) => {
      const url =
        typeof change === 'string' ? change : Object.assign(new URL(postgres.url), change);
      const args = ['worker', '--queue', String(url)];
      const { code, err } = await ran(args, { queue: opener() });
      expect(code).toBe(2);
      expect(err).not.toContain('spice');
      return err;
    };
    expect(await told({ port: '1' })).toContain('No Postgres answers there');
    expect(await told({ hostname: 'no-such-host.invalid' })).toContain('No Postgres answers there');
    expect(await told({ password: 'spice-wrong' })).toContain('does not let this user in');
    expect(await told({ password: '' })).toContain('wants a password');
    expect(await told({ pathname: '/nowhere' })).toContain('no database of that name');
    for (const address of ['postgres://spice@:x', 'mysql://spice@127.0.0.1', 'spice'])
      expect(await told(address)).toContain('postgres://USER:PASSWORD@HOST');
    await rows("CREATE ROLE guest LOGIN PASSWORD 'spice'");
    await rows('CREATE DATABASE sietch');
    expect(await told({ username: 'guest', pathname: '/sietch' })).toContain('may not make tables');
  });

  it('ends the asking when it goes away, and does not play on alone', async () => {
    const crew = await hireQueue(await opened('GONE'), conditionsOf(), 2);
    const played = crew.play({ game: 0, seed: 0, seats: [0, 1] });
    await expect.poll(() => jobs('GONE'), { timeout: 60_000 }).toEqual({ created: 1 });
    await rows('ALTER TABLE landsraad.job RENAME TO hidden');
    const told = await played;
    await rows('ALTER TABLE landsraad.hidden RENAME TO job');
    expect(told).toMatchObject({ ok: false, problems: [{ code: 'no-queue' }] });
    expect(await crew.play({ game: 1, seed: 0, seats: [1, 0] })).toEqual(told);
    await crew.close();
  });

  it('is asked for by a worker', async () => {
    const { code, err } = await ran(['worker', '--workers', '2']);
    expect([code, err]).toEqual([2, expect.stringContaining('give --queue')]);
  });

  it('is not asked for together with threads of this machine', async () => {
    for (const args of [
      ['gauntlet', 'fremen'],
      ['lab', 'fremen', '--swap', 'Crysknife=Drag-Line Outfit'],
    ]) {
      const { code, err } = await ran([...args, '--workers', '2', '--queue', postgres.url]);
      expect([code, err]).toEqual([2, expect.stringContaining('with --queue others play')]);
    }
  });
});

function conditionsOf(): Conditions {
  const decks = SAMPLE_DECKS.slice(0, 2).map(({ deck }) => deck);
  return { decks, player: { name: 'random' }, rules: 'tat' };
}
