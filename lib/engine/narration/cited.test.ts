import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadRules } from '@/lib/rules/load';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((file) => !/(\.test|-fixture)\.ts$/.test(file));
const { byId } = loadRules();

describe('the rules that a player is shown', () => {
  it.each(files)('%s cites rules that there are', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const cited = [...text.matchAll(/'((?:TAT|CRF)-[\w.]+-\d+|C\d\d)'/g)].map(([, id]) => id ?? '');
    expect(cited.filter((id) => !byId.has(id))).toEqual([]);
  });

  it('are many', () => {
    expect(files).toContain('event.ts');
  });
});
