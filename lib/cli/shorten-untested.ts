// npm run untested: takes the rules that a test cites by now off the list, and never adds one.
import { existsSync, writeFileSync } from 'node:fs';
import { loadRules } from '@/lib/rules/load';
import { citedIds, listed, UNTESTED_FILE } from './untested';

const cited = citedIds('.');
const untested = loadRules()
  .rules.map((rule) => rule.id)
  .filter((id) => !cited.has(id));
const known = existsSync(UNTESTED_FILE) ? listed('.') : new Map(untested.map((id) => [id, id]));
const lost = untested.filter((id) => !known.has(id));
/** An id with its reason, where one stands behind it. */
function lineOf(id: string): string {
  const reason = known.get(id) ?? id;
  return reason === id ? id : `${id} ${reason}`;
}

if (lost.length > 0) {
  process.stderr.write(
    `These rules have lost their test; the list may only shrink: ${lost.join(', ')}\n`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(
    UNTESTED_FILE,
    `# Rules that no test cites yet. This list may only shrink; "npm run untested" does it.\n${untested.map(lineOf).join('\n')}\n`,
  );
  process.stdout.write(`${untested.length} rules have no test yet.\n`);
}
