import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const engine = import.meta.dirname;
const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('-fixture.ts'),
);

const FORBIDDEN = [
  /\bMath\s*(\.|\[\s*['"`])\s*random/,
  /\bDate\b/,
  /\bperformance\b/,
  /\bcrypto\b/,
  /\bset(Timeout|Interval|Immediate)\b/,
  /\bprocess\b/,
];

describe('the source of the engine', () => {
  it.each(sources)('%s has no chance of its own and no clock', (file) => {
    const code = readFileSync(join(engine, file), 'utf8');
    for (const pattern of FORBIDDEN) expect(code).not.toMatch(pattern);
  });

  it('is all read', () => {
    expect(sources).toContain('setup.ts');
    expect(sources).toContain(join('atoms', 'move.ts'));
  });
});
