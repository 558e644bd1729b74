// npm run untested: takes the rules that a test cites by now off the list, and never adds one.
import { existsSync, writeFileSync } from 'node:fs';
import { loadRules } from '@/lib/rules/load';
import { citedIds, listedIds, UNTESTED_FILE } from './untested';

const cited = citedIds('.');
const untested = loadRules()
  .rules.map((rule) => rule.id)
  .filter((id) => !cited.has(id));
const listed = existsSync(UNTESTED_FILE) ? new Set(listedIds('.')) : new Set(untested);
const lost = untested.filter((id) => !listed.has(id));
if (lost.length > 0) {
  process.stderr.write(
    `These rules have lost their test; the list may only shrink: ${lost.join(', ')}\n`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(
    UNTESTED_FILE,
    `# Rules that no test cites yet. This list may only shrink; "npm run untested" does it.\n${untested.join('\n')}\n`,
  );
  process.stdout.write(`${untested.length} rules have no test yet.\n`);
}
