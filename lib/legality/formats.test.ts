import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FORMAT, findFormat, SHIPPED_FORMATS } from './formats';
import { formatSchema, parseFormat } from './schema';

describe('the shipped formats', () => {
  it('are as the schema wants them', () => {
    for (const format of SHIPPED_FORMATS) expect(formatSchema.parse(format)).toEqual(format);
  });

  it('are tat, with all three sets, and eots, with the first alone', () => {
    expect(SHIPPED_FORMATS.map(({ id, sets }) => [id, sets])).toEqual([
      ['tat', ['eots', 'jotc', 'tat']],
      ['eots', ['eots']],
    ]);
    expect(DEFAULT_FORMAT.id).toBe('tat');
  });

  it('differ in C07 and in programs', () => {
    const rules = SHIPPED_FORMATS.map(({ sponsorAllegianceFree, programs }) => ({
      sponsorAllegianceFree,
      programs,
    }));
    expect(rules).toEqual([
      { sponsorAllegianceFree: false, programs: true },
      { sponsorAllegianceFree: true, programs: false },
    ]);
  });
});

describe('findFormat', () => {
  const own = { ...DEFAULT_FORMAT, id: 'water-league', name: 'Water League' };

  it('finds shipped formats and a player’s own', () => {
    expect(findFormat('eots')?.name).toBe('Eye of the Storm');
    expect(findFormat('water-league', [own])).toBe(own);
    expect(findFormat('water-league')).toBeUndefined();
  });

  it('lets no own format stand in for a shipped one', () => {
    expect(findFormat('tat', [{ ...own, id: 'tat' }])).toBe(DEFAULT_FORMAT);
  });
});

describe('parseFormat', () => {
  it('reads what it wrote', () => {
    for (const format of SHIPPED_FORMATS)
      expect(parseFormat(JSON.parse(JSON.stringify(format)))).toEqual({ ok: true, value: format });
  });

  it('names the field that is wrong', () => {
    const parsed = parseFormat({ ...DEFAULT_FORMAT, houseCopies: 0 });
    expect(parsed).toMatchObject({ ok: false, problems: [{ code: 'format', at: 'houseCopies' }] });
    expect(parseFormat({ ...DEFAULT_FORMAT, rules: 'mine' }).ok).toBe(false);
  });

  it.each([
    ['id', ['a', 'a'.repeat(80)], ['', 'a'.repeat(81)]],
    ['name', ['A', 'A'.repeat(120)], ['', 'A'.repeat(121)]],
    ['summary', ['', 'A'.repeat(2_000)], ['A'.repeat(2_001)]],
    ['sets', [['eots']], [[]]],
    ['imperialMinimum', [0, 500], [-1, 501]],
    ['houseMinimum', [0, 500], [-1, 501]],
    ['houseCopies', [1, 99], [0, 100]],
    ...['banned', 'restricted'].map((list) => [
      list,
      [[], ['A'], ['A'.repeat(200)], Array<string>(661).fill('A')],
      [[''], ['A'.repeat(201)], Array<string>(662).fill('A')],
    ]),
  ] as [string, unknown[], unknown[]][])(
    'takes %s up to its limits, and no further',
    (field, within, beyond) => {
      const takes = (value: unknown) => parseFormat({ ...DEFAULT_FORMAT, [field]: value }).ok;
      expect([within.filter(takes), beyond.filter(takes)]).toEqual([within, []]);
    },
  );

  it('knows a format from the future', () => {
    expect(parseFormat({ version: 2, anything: true })).toMatchObject({
      ok: false,
      problems: [{ code: 'future-version', at: 'version' }],
    });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        expect(typeof parseFormat(value).ok).toBe('boolean');
      }),
    );
  });
});
