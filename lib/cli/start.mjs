// npm start: install, build and serve, each only where needed.
import { ensureBuilt, ensureInstalled, isTaken, needNode, root, say } from './bootstrap.mjs';

needNode();
const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  say(`PORT must be a number from 1 to 65535; it is "${process.env.PORT}".`);
  process.exit(2);
}
if (await isTaken(port, process.env.HOST)) {
  say(
    `Something already answers on port ${port}. Stop it, or choose another: PORT=${port === 65535 ? 3000 : port + 1} npm start`,
  );
  process.exit(2);
}
ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
const { serve } = await import('./serve.mjs');
await serve(root, port, process.env.HOST).catch((error) => {
  say(`The Registry could not be served: ${error.message}`);
  process.exit(1);
});
say(`The Registry is on http://${process.env.HOST || 'localhost'}:${port} (Ctrl+C ends it).`);
