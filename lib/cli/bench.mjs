// npm run bench [-- --json]
import { ensureBuilt, ensureInstalled, needNode, runTypeScript } from './bootstrap.mjs';

needNode();
ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
const { ensureBrowser } = await import('./browser.mjs');
const browser = await ensureBrowser();
if (browser === undefined) process.exit(2);
process.env.REGISTRY_CHROMIUM = browser;
await runTypeScript('lib/cli/bench/run.ts');
