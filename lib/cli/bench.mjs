// npm run bench [-- --json]
import { ensureBuilt, ensureInstalled, needNode, runTypeScript } from './bootstrap.mjs';

needNode();
ensureInstalled();
ensureBuilt();
const { ensureBrowser } = await import('./browser.mjs');
const browser = await ensureBrowser();
if (browser === undefined) process.exit(2);
process.env.REGISTRY_CHROMIUM = browser;
await runTypeScript('bench/run.ts', process.argv.slice(2));
