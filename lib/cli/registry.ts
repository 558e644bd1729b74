import { main } from './main';
import { nodeIo } from './node-io';

for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough closes the pipe ("registry cards '' | head"): no complaint.
    if (error.code === 'EPIPE') process.exit();
    process.stderr.write(`registry: the answer could not be written: ${error.message}\n`);
    process.exit(2);
  });

process.exitCode = await main(process.argv.slice(2), nodeIo());
