import { type ChildProcess, spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import type { Conditions, GameResult } from '@/lib/odds/gauntlet/play-fixture';
import { runGauntlet } from '@/lib/odds/gauntlet/run';
import { type Fixture, tablesOf } from '@/lib/odds/gauntlet/schedule';
import type { PlayerName } from '@/lib/players/who-plays';
import type { HiredCrew } from '../game-crew';
import type { GameQueue } from '../queue/game-queue';
import { openQueue } from '../queue/open-queue';
import { startPostgres } from '../queue/postgres-fixture';
import { hireQueue } from '../queue/queue-crew';
import { workOff } from '../queue/work-off';
import { type BenchResult, judged } from './bench';

const root = process.env.REGISTRY_ROOT ?? process.cwd();

/** Games that real workers play, after some to warm up. */
const GAMES = 256;
const WARM = 32;
/** A fleet that only waits, as long for a game as a steward's game takes on one core; six jobs for each. */
const FLEET = 100;
const FLEET_GAME = 80;
const FLEET_GAMES = 30_000;
/** The same without waiting: how fast the queue alone is, both sides and Postgres on this machine. */
const RUSH_GAMES = 100_000;

/**
 * A job queue on a Postgres of this machine: games of stewards a second with 1, 2 and 4 worker processes of one
 * thread each, which share its cores, and a fleet of 100 workers that answer without playing.
 */
export async function benchQueue(): Promise<BenchResult> {
  const postgres = await startPostgres();
  try {
    const real: Record<string, number> = {};
    for (const workers of [1, 2, 4])
      real[`stewards’ games/s with ${workers} of one thread`] = await realSpeed(
        postgres.url,
        workers,
      );
    const fleet = await fleetSpeed(postgres.url, FLEET_GAMES, FLEET_GAME);
    const rush = await fleetSpeed(postgres.url, RUSH_GAMES, 0);
    const ideal = (FLEET * 1000) / FLEET_GAME;
    return judged(
      'queue: games in jobs on Postgres',
      {
        ...real,
        'simulated fleet of 100, games/s': fleet,
        'of its time lost to the queue (%)': 100 * (1 - fleet / ideal),
        'fleet that need not play, games/s': rush,
      },
      { 'of its time lost to the queue (%)': 15, 'fleet that need not play, games/s': 5_000 },
    );
  } finally {
    await postgres.stop();
  }
}

async function realSpeed(url: string, workers: number): Promise<number> {
  const { bundleOf }: { bundleOf: (entry: string) => Promise<string> } = await import(
    pathToFileURL(join(root, 'lib', 'cli', 'bundle.mjs')).href
  );
  const bundle = basename(await bundleOf('lib/cli/registry.ts'));
  const version = /-(\w+)\.mjs$/.exec(bundle)?.[1] ?? '';
  const processes = Array.from({ length: workers }, () => startWorker(url));
  await asked(url, version, { seed: 1000 * workers, games: WARM, player: 'steward' });
  const start = performance.now();
  await asked(url, version, { seed: 1000 * workers + WARM, games: GAMES, player: 'steward' });
  const seconds = (performance.now() - start) / 1000;
  for (const process of processes) process.kill();
  return GAMES / seconds;
}

function startWorker(url: string): ChildProcess {
  const args = ['worker', '--queue', url, '--workers', '1'];
  return spawn(process.execPath, [join(root, 'lib', 'cli', 'registry.mjs'), ...args], {
    stdio: 'ignore',
  });
}

async function fleetSpeed(url: string, games: number, ms: number): Promise<number> {
  const version = `FLEET-${ms}`;
  const leave = new AbortController();
  const queues: GameQueue[] = [];
  for (let worker = 0; worker < FLEET; worker += 1) queues.push(await opened(url, version));
  const hire = async (): Promise<HiredCrew> => ({
    hands: 1,
    play: async (fixture) => {
      if (ms > 0) await sleep(ms);
      return { ok: true, value: won(fixture) };
    },
    close: async () => {},
  });
  const working = queues.map((queue) =>
    workOff({ queue, hire, hands: 1, idle: undefined, leave: leave.signal, says: () => {} }),
  );
  const start = performance.now();
  await asked(url, version, { seed: 0, games, player: 'random' });
  const seconds = (performance.now() - start) / 1000;
  leave.abort();
  await Promise.all(working);
  for (const queue of queues) await queue.close();
  return games / seconds;
}

function won(fixture: Fixture): GameResult {
  const end = { winner: 0, reason: 'admission', turns: 8, steps: 300, hash: '0123456789abcdef' };
  return { ...fixture, ...end, admission: [8, null] };
}

interface Games {
  readonly seed: number;
  readonly games: number;
  readonly player: PlayerName;
}

/** Asks for games of two decks, and waits for them. */
async function asked(url: string, version: string, { seed, games, player }: Games): Promise<void> {
  const decks = SAMPLE_DECKS.slice(0, 2).map(({ deck }) => deck);
  const conditions: Conditions = { decks, player: { name: player }, rules: 'tat' };
  const crew = await hireQueue(await opened(url, version), conditions, games);
  const run = { schedule: { tables: tablesOf(2, 2, 2), seed }, games };
  const done = await runGauntlet(run, crew);
  await crew.close();
  if (!done.ok) throw new Error(done.problems[0]?.message);
}

async function opened(url: string, version: string): Promise<GameQueue> {
  const queue = await openQueue({ url, version, says: () => {} });
  if (!queue.ok) throw new Error(queue.problems[0]?.message);
  return queue.value;
}
