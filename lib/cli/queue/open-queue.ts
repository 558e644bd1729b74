import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type PgBoss from 'pg-boss';
import type { Conditions } from '@/lib/odds/gauntlet/play-fixture';
import { fail, ok, type Result } from '@/lib/result';
import { connectionProblem } from './connection-problem';
import type { Finished, GameQueue, GamesJob } from './game-queue';

/** Postgres's name for all that the Registry puts down. */
const SCHEMA = 'landsraad';
/** A queue from which nobody takes: what many jobs share lies in it under its digest. */
const CONDITIONS = 'conditions';
/** Whoever plays other rules, or with other players, takes from another queue. */
const gamesOf = (version: string) => `games-${version}`;

/** Jobs that are sent at once. */
const SENT_AT_ONCE = 500;
/** So many workers may be lost over a job before it is given up. */
const MOST_TRIES = 20;
const WEEK = 7 * 24 * 3600;

interface Opening {
  /** As postgres://USER:PASSWORD@HOST/DATABASE. */
  readonly url: string;
  /** What this Registry plays: games of another version are left alone. */
  readonly version: string;
  /** Told of trouble on the way after which it goes on by itself. */
  readonly says: (line: string) => void;
  /** Seconds after which a job whose worker says nothing goes to another. */
  readonly patience?: number;
}

/** Opens the queue on a Postgres, where there is none yet makes it. Problem: `no-queue`, in plain words. */
export async function openQueue({
  url,
  version,
  says,
  patience = 60,
}: Opening): Promise<Result<GameQueue>> {
  if (!/^postgres(ql)?:\/\//.test(url)) return fail(connectionProblem({ code: 'ERR_INVALID_URL' }));
  const Boss = loadPgBoss();
  const options = {
    connectionString: url,
    schema: SCHEMA,
    application_name: 'landsraad-registry',
    // One connection each: with Postgres's usual settings about 90 workers find room.
    max: 1,
    connectionTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    schedule: false,
    maintenanceIntervalSeconds: Math.max(1, Math.round(patience / 6)),
    // Results are kept for whoever asks again, and then cleared away.
    archiveCompletedAfterSeconds: WEEK,
    deleteAfterSeconds: WEEK,
  };
  try {
    const boss = new Boss(options);
    boss.on('error', (error) => says(`the queue has trouble: ${connectionProblem(error).message}`));
    await boss.start();
    const games = gamesOf(version);
    for (const name of [CONDITIONS, games]) await makeQueue(boss, name);
    return ok(queueOn(boss, games, patience));
  } catch (error) {
    return fail(connectionProblem(error));
  }
}

/** Makes a queue of pg-boss where there is none. Two that do so at the same time would lock each other out. */
async function makeQueue(boss: PgBoss, name: string): Promise<void> {
  if ((await boss.getQueue(name)) !== null) return;
  const db = boss.getDb();
  await db.executeSql('SELECT pg_advisory_lock(hashtext($1))', [SCHEMA]);
  try {
    await boss.createQueue(name, {
      name,
      retryLimit: MOST_TRIES,
      retentionDays: 60,
    });
  } finally {
    await db.executeSql('SELECT pg_advisory_unlock(hashtext($1))', [SCHEMA]);
  }
}

/** pg-boss lies in a folder of its own: only who asks for a queue needs it, and gets it then. */
function loadPgBoss(): typeof PgBoss {
  const folder = join(process.env.REGISTRY_ROOT ?? process.cwd(), 'queue');
  return createRequire(join(folder, 'package.json'))('pg-boss');
}

type Sent = Omit<GamesJob, 'id'>;

/**
 * pg-boss gives each job to one worker, ends it once, and gives it to another when its time runs out. Two things
 * it has no call for are asked of its table of jobs: which of many are over, and more time for one that is played.
 */
function queueOn(boss: PgBoss, games: string, expireInSeconds: number): GameQueue {
  const jobs = `${SCHEMA}.job`;
  const rowsOf = async (sql: string, values: unknown[]) =>
    (await boss.getDb().executeSql(sql, values)).rows;

  return {
    share: async (conditions) => {
      // As text: the order of what stands in it must stay.
      const text = JSON.stringify(conditions);
      const id = uuidOf(text);
      await boss.send(CONDITIONS, { text }, { id });
      return id;
    },
    shared: async (name): Promise<Conditions> => {
      const job = await boss.getJobById<{ text: string }>(CONDITIONS, name, {
        includeArchive: true,
      });
      if (job === null) throw new Error('the conditions of these games are not in the queue');
      return JSON.parse(job.data.text);
    },
    send: async (sent) => {
      const made = sent.map((job) => ({ ...job, id: uuidOf(JSON.stringify(job)) }));
      for (let from = 0; from < made.length; from += SENT_AT_ONCE) {
        const some = made.slice(from, from + SENT_AT_ONCE);
        await rowsOf(
          `DELETE FROM ${jobs} WHERE name = $1 AND id = ANY($2::uuid[]) AND state IN ('failed', 'cancelled')`,
          [games, some.map(({ id }) => id)],
        );
        await boss.insert(
          some.map(({ id, ...data }) => ({ id, name: games, data, expireInSeconds })),
        );
      }
      return made;
    },
    finished: async (ids): Promise<readonly Finished[]> => {
      const rows = await rowsOf(
        `SELECT id, state, output FROM ${jobs} WHERE name = $1 AND id = ANY($2::uuid[]) AND state >= 'completed'`,
        [games, ids],
      );
      return rows.map(({ id, state, output }) =>
        state === 'completed'
          ? { id, sent: String(output?.sent) }
          : { id, failed: String(output?.why ?? output?.value?.message ?? state) },
      );
    },
    take: async () => {
      const [job] = await boss.fetch<Sent>(games, { batchSize: 1 });
      return job === undefined
        ? null
        : { ...job.data, id: job.id, patience: job.expireInSeconds * 1000 };
    },
    hold: async ({ id }) => {
      const rows = await rowsOf(
        `UPDATE ${jobs} SET started_on = now() WHERE name = $1 AND id = $2 AND state = 'active' RETURNING id`,
        [games, id],
      );
      return rows.length > 0;
    },
    finish: ({ id }, sent) => boss.complete(games, id, { sent }),
    giveBack: ({ id }, why) => boss.fail(games, id, { why }),
    strangers: async () => {
      const found: string[] = [];
      for (const { name } of await boss.getQueues())
        if (name.startsWith(gamesOf('')) && name !== games && (await boss.getQueueSize(name)) > 0)
          found.push(name.slice(gamesOf('').length));
      return found;
    },
    close: () => boss.stop({ graceful: false }),
  };
}

/** The same for the same text: Postgres takes 32 hexadecimal digits for a UUID. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
