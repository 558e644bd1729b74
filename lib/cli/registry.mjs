// npm run registry -- COMMAND …
import { runTypeScript } from './bootstrap.mjs';

await runTypeScript('registry.ts', process.argv.slice(2));
