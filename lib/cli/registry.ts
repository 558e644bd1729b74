import { main } from './main';
import { nodeIo } from './node-io';

// A reader that has seen enough closes the pipe ("registry cards '' | head"): no reason to complain.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

process.exitCode = await main(process.argv.slice(2), nodeIo());
