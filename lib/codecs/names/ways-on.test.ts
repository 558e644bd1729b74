import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { asFields } from '@/lib/cards/query/as-fields';
import { findsACard } from '@/lib/cards/query/load';
import { waysOn } from './ways-on';

const catalogue = loadCatalogue();
const ways = (text: string) => waysOn(catalogue, text, (read) => findsACard(read));

describe('words read as fields', () => {
  it.each([
    ['persona harkonnen cost<=3', 't:persona a:harkonnen cost<=3'],
    ['harkonen personas', 'a:harkonnen t:persona'],
    ['fremen troop battle 2', 'a:fremen t:troop battle:2'],
    ['surprise', 'keyword:surprise'],
    ['persona of nobody', 't:persona'],
    ['-plan guild sort:cost', '-plan a:guild'],
    ['paul', null],
    ['persona cost<', null],
  ])('%s', (text, fields) => {
    expect(asFields(text)).toBe(fields);
  });
});

describe('where to go on from a search that finds nothing', () => {
  it('is told by the nearest titles, and by the words as fields where that finds something', () => {
    const { nearest, fields } = ways('persona harkonnen of nobody cost<=3');
    expect(fields).toEqual({
      text: 't:persona a:harkonnen cost<=3',
      words: 'Harkonnen personas costing 3 or less',
    });
    expect(nearest.length).toBeGreaterThan(0);
    expect(ways('"duke letto"').nearest.map(({ id }) => id)).toContain('eots-duke-leto-atreides');
    expect(ways('harkonnen persona cost>=50').fields).toBeNull();
    // no title is like it, but some begin with three of its letters; fewer would be chance
    expect(ways('zenxqwkxq').nearest.map(({ id }) => id)).toContain('jotc-zenzi-bewt');
    expect(ways('zzkx').nearest).toEqual([]);
    expect(ways('xqwzk')).toEqual({ nearest: [], fields: null });
  });
});
