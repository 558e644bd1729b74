import { availableParallelism } from 'node:os';
import { counted } from '@/lib/sentences';
import { commandOf } from '../command';
import { MOST_WORKERS } from '../many-games';
import { workOff } from '../queue/work-off';

/** Milliseconds between two looks for games that only another version may play. */
const LOOKS_EVERY = 60_000;

/** Games that others asked for. */
export const worker = commandOf({
  name: 'worker',
  summary: 'play the games that others ask for with --queue',
  help: `registry worker --queue postgres://USER@HOST/DATABASE [--workers W] [--idle SECONDS]

Takes games out of a job queue on Postgres, plays them and sends back what came of them. Start it on
as many machines as you like: registry gauntlet and registry lab with the same --queue ask for games
and gather the answers, which are the same to the byte as on one machine. A worker may come and go
at any time. What a worker that was killed had in hand goes to another within about a minute. Ctrl-C
lets it end the games in hand first, a second one does not.

It plays for its own version of the Registry only, since another might play otherwise: games that
another version asked for are left in the queue, and it says so.

  --queue    the Postgres, version 13 or newer; all that the Registry puts there lies in the schema
             "landsraad". A password may stand in the address, or in the variable PGPASSWORD
  --workers  threads that play, 1 to ${MOST_WORKERS} (as many as this machine has cores unless you say)
  --idle     leaves after so many seconds in which there was nothing to do, 1 to 86400 (never unless
             you say)

Exit code: 0 it left, 2 there is no queue.
`,
  options: {
    queue: 'text',
    workers: { from: 1, to: MOST_WORKERS, usual: availableParallelism() },
    idle: { from: 1, to: 86_400 },
  },
  run: async ({ options, rest }, io) => {
    const { queue: url, workers, idle } = options;
    if (url === undefined || rest.length > 0) return io.misused('give --queue postgres://...');
    const opened = await io.queue(url, io.remark);
    if (!opened.ok) return io.unreadable('--queue', opened.problems);
    const queue = opened.value;

    const known = new Set<string>();
    const tellOfStrangers = async () => {
      for (const version of await queue.strangers().catch(() => [])) {
        if (known.has(version)) continue;
        known.add(version);
        io.remark(
          `games wait here that version ${version} of the Registry asked for; this is version ${io.version} and leaves them alone. Bring the older one up to date`,
        );
      }
    };
    await tellOfStrangers();
    const looking = setInterval(tellOfStrangers, LOOKS_EVERY);
    io.remark(
      `version ${io.version} plays what comes, with ${counted(workers, 'thread')}; Ctrl-C ends it`,
    );
    const games = await workOff({
      queue,
      hire: io.hire,
      hands: workers,
      idle: idle === undefined ? undefined : idle * 1000,
      leave: io.interrupted(),
      says: io.remark,
    });
    clearInterval(looking);
    await queue.close();
    io.remark(`${counted(games, 'game')} played`);
    return 0;
  },
});
