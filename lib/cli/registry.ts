import { isMainThread } from 'node:worker_threads';
import type { GameTask } from './game-crew';
import { main } from './main';
import { nodeIo } from './node-io';

/** What a thread does that helps a command: it plays a game. */
export async function playGame({ conditions, fixture }: GameTask) {
  const [{ playFixture }, { loadGameCatalogue }] = await Promise.all([
    import('@/lib/odds/gauntlet/play-fixture'),
    import('@/lib/engine/abilities/load'),
  ]);
  return playFixture(conditions, fixture, loadGameCatalogue());
}

if (isMainThread) {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A reader that has seen enough closes the pipe ("registry cards '' | head"): no complaint.
      if (error.code === 'EPIPE') process.exit();
      process.stderr.write(`registry: the answer could not be written: ${error.message}\n`);
      process.exit(2);
    });

  process.exitCode = await main(process.argv.slice(2), nodeIo(import.meta.url));
}
