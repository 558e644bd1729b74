// npm run registry -- COMMAND …
import { runTypeScript } from './bootstrap.mjs';

await runTypeScript('lib/cli/registry.ts');
