import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of rules that no test cites yet. It may only shrink. */
export const UNTESTED_FILE = 'data/rules/untested.txt';

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const CITATION = /\[((?:TAT|CRF)-[0-9A-Za-z.]+-\d{2})\]/g;

/** The ids that a test's title cites, as in `it('[TAT-4.2-03] …')`. */
export function citedIds(root: string): ReadonlySet<string> {
  const cited = new Set<string>();
  for (const file of ['lib', 'app', 'e2e'].flatMap((folder) => testFiles(join(root, folder))))
    for (const match of readFileSync(file, 'utf8').matchAll(CITATION))
      if (match[1] !== undefined) cited.add(match[1]);
  return cited;
}

/** The ids that the list holds, each with the reason that may stand behind it; lines that start with # are remarks. */
export function listed(root: string): ReadonlyMap<string, string> {
  const file = join(root, UNTESTED_FILE);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1)]),
  );
}

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEST_FILE.test(name))
    .map((name) => join(folder, name));
}
