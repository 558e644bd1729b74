// npm start: install, build and serve, each only where needed.
import { connect } from 'node:net';
import {
  ensureBuilt,
  ensureInstalled,
  needNode,
  nextBinary,
  root,
  runNode,
  say,
} from './bootstrap.mjs';

needNode();
const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  say(`PORT must be a number from 1 to 65535; it is "${process.env.PORT}".`);
  process.exit(2);
}
if (await isTaken(port)) {
  say(
    `Something already answers on port ${port}. Stop it, or choose another: PORT=${port === 65535 ? 3000 : port + 1} npm start`,
  );
  process.exit(2);
}
ensureInstalled();
ensureBuilt();
say(`The Registry is on http://localhost:${port} (Ctrl+C ends it).`);
process.exitCode = await runNode([nextBinary(), 'start', root, '--port', String(port)], {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
});

function isTaken(number) {
  return new Promise((done) => {
    const socket = connect({ port: number, host: 'localhost' });
    const end = (taken) => {
      socket.destroy();
      done(taken);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
