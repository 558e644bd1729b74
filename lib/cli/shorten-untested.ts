// npm run untested: takes the rules that a test cites by now off the lists, and never adds one.
import { existsSync, writeFileSync } from 'node:fs';
import { citedIds, listed, UNTESTED, type Untested } from './untested';

for (const untested of UNTESTED) shorten(untested);

function shorten(untested: Untested): void {
  const { file } = untested;
  const cited = citedIds('.', untested);
  const left = untested.known().filter((id) => !cited.has(id));
  const known = existsSync(file) ? listed('.', untested) : new Map(left.map((id) => [id, id]));
  const lost = left.filter((id) => !known.has(id));
  if (lost.length > 0) {
    process.stderr.write(
      `These rules have lost their test; the list may only shrink: ${lost.join(', ')}\n`,
    );
    process.exitCode = 1;
    return;
  }
  /** An id with its reason, where one stands behind it. */
  const lineOf = (id: string) => {
    const reason = known.get(id) ?? id;
    return reason === id ? id : `${id} ${reason}`;
  };
  writeFileSync(
    file,
    `# Rules that no test cites yet. This list may only shrink; "npm run untested" does it.\n${left.map(lineOf).join('\n')}\n`,
  );
  process.stdout.write(`${file}: ${left.length} rules have no test yet.\n`);
}
