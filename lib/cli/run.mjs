// node lib/cli/run.mjs ENTRY.ts …: runs a TypeScript file of the project.
import { runTypeScript } from './bootstrap.mjs';

const [entry = ''] = process.argv.splice(2, 1);
await runTypeScript(entry);
