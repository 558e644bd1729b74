import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { ran } from '../io-fixture';

const ids = (out: string) => out.split('\n').filter((line) => line !== '');

describe('registry cards', () => {
  it('gives ids by title and then set', async () => {
    const { code, out, err } = await ran(['cards', '']);
    expect([code, err]).toEqual([0, '']);
    expect(ids(out)).toEqual(loadCatalogue().cards.map((card) => card.id));
  });

  it('gives the same ids as JSON', async () => {
    const lines = await ran(['cards', 't:persona a:fremen battle>=2']);
    const { code, out } = await ran(['cards', 't:persona a:fremen battle>=2', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(ids(lines.out));
    expect(ids(lines.out).length).toBeGreaterThan(0);
  });

  it('takes the words of a query apart or together, also with a hyphen first', async () => {
    const together = await ran(['cards', 't:persona -is:unique']);
    const apart = await ran(['cards', 't:persona', '-is:unique']);
    const first = await ran(['cards', '-is:unique', 't:persona']);
    const end = await ran(['cards', '--json', '--', '-is:unique', 't:persona']);
    expect(apart.out).toBe(together.out);
    expect(first.out).toBe(together.out);
    expect(JSON.parse(end.out)).toEqual(ids(together.out));
  });

  it('finds cards by what they do in our own words', async () => {
    const { out } = await ran(['cards', 'text:"your hand may hold"']);
    expect(ids(out)).toContain('eots-house-mentat');
  });

  it('finds nothing without a fault', async () => {
    expect(await ran(['cards', 'name:zzzzzz', '--json'])).toMatchObject({ code: 0, out: '[]\n' });
    expect(await ran(['cards', 'name:zzzzzz'])).toMatchObject({ code: 0, out: '' });
  });

  it('says what is wrong with a query, and where', async () => {
    const { code, out, err } = await ran(['cards', 't:persona battl>2']);
    expect([code, out]).toEqual([2, '']);
    expect(err.split('\n')).toEqual([
      expect.stringMatching(/^registry cards: .*battl/),
      '  t:persona battl>2',
      expect.stringMatching(/^ {12}\^+$/),
      '',
    ]);
  });

  it('gives the problem as JSON too', async () => {
    const { code, out } = await ran(['cards', '(t:persona', '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({
      problems: [{ code: 'unclosed-group', start: 0, message: expect.any(String) }],
    });
  });

  it('shows a table and the query in English on a terminal', async () => {
    const { out } = await ran(['cards', 'arrakeen t:holding set:eots'], { terminal: true });
    expect(out).toMatch(/eots-arrakeen {2,}Arrakeen, Capital of Arrakis {2,}holding/);
    expect(out).toMatch(/\d+ cards?: .*\n$/);
    const none = await ran(['cards', 'name:zzzzzz'], { terminal: true });
    expect(none.out).toMatch(/^No cards: /);
    const near = await ran(['cards', 'harkonnen persona name=barron'], { terminal: true });
    expect(near.out).toMatch(/^No cards: .*\nNearest titles: .*Baron Vladimir Harkonnen/);
  });
});
