// npm run bench [-- --json]
import { ensureBuilt, ensureInstalled, needNode, runTypeScript } from './bootstrap.mjs';

needNode();
ensureInstalled();
ensureBuilt();
await runTypeScript('bench/run.ts', process.argv.slice(2));
