// npm run bench [-- --json]
import { parseArgs } from 'node:util';
import type { BenchResult } from './bench';
import { benchCheck } from './check.bench';
import { benchEngine } from './engine.bench';
import { benchOdds } from './odds.bench';
import { benchCardSearch, benchFirstLoads } from './page.bench';
import { benchQueue } from './queue.bench';
import { benchSearch } from './search.bench';
import { benchTable } from './table.bench';

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
const results: BenchResult[] = [];
const BENCHES = [
  benchSearch,
  benchCheck,
  benchEngine,
  benchOdds,
  benchFirstLoads,
  benchCardSearch,
  benchTable,
  benchQueue,
];
for (const bench of BENCHES) results.push(await bench());

if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
else for (const result of results) process.stdout.write(`${table(result)}\n`);
process.exitCode = results.every((result) => result.met) ? 0 : 1;

function table({ name, figures, targets, met }: BenchResult): string {
  const rows = Object.entries(figures).map(([figure, value]) => {
    const bound = targets[figure];
    const target =
      bound === undefined ? '' : `(${figure.endsWith('/s') ? 'at least' : 'at most'} ${bound})`;
    return `  ${figure.padEnd(34)} ${round(value).padStart(10)} ${target}`.trimEnd();
  });
  return `${met ? 'met   ' : 'MISSED'} ${name}\n${rows.join('\n')}`;
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(3);
}
