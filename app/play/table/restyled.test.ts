import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rules whose `:has` reaches elements beyond itself that no class names: a browser then styles the whole page anew. */
function reachingFar(css: string): readonly string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{}]+(?=\{)/g) ?? [];
  return rules
    .flatMap((rule) => rule.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => {
      const beyond = /:has\((?:[^()]|\([^()]*\))*\)[^\s>+~]*\s*[\s>+~](.+)$/.exec(selector)?.[1];
      const last = beyond?.split(/[\s>+~]+(?![^(]*\))/).at(-1);
      return last !== undefined && !last.replace(/:\w+\([^)]*\)/g, '').includes('.');
    });
}

const APP = new URL('../../', import.meta.url).pathname;

/** The sheets that the two tables are drawn with: their own, and those of what every page shares. */
const SHEETS = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^(_ui|_deck|_find|play|board\/play)\/.*\.css$/.test(path),
);

test.each(SHEETS)('a move at the table restyles what it changed: %s', (path) => {
  expect(reachingFar(readFileSync(`${APP}/${path}`, 'utf8'))).toEqual([]);
});

test('what would style the whole page anew is found', () => {
  expect(
    reachingFar('.place:has(+ [data-tucked]) > .card > :first-child { color: red; }'),
  ).toHaveLength(1);
  expect(reachingFar('.list:has(> :nth-child(3)) > li { color: red; }')).toHaveLength(1);
  expect(reachingFar('.list:has(> :nth-child(3)) .name { color: red; }')).toHaveLength(0);
  expect(reachingFar('.list:has(> :nth-child(3)) { color: red; }')).toHaveLength(0);
});
