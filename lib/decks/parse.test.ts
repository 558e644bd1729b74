import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAs } from '@/lib/read-as';
import { type Deck, emptyDeck } from './deck';
import { deckFileSchema } from './file-schema';
import { ignoredKeys, parseDeck } from './parse';
import { deckSchema } from './schema';

const DECK: Deck = {
  ...emptyDeck('atreides'),
  name: 'Water and honour',
  homeWorld: 'eots-caladan',
  programs: ['tat-abduct-heir'],
  imperialDeck: [{ card: 'eots-arrakeen', count: 1 }],
  houseDeck: [{ card: 'eots-house-battalion', count: 4 }],
};

/** Code and place of everything that is wrong. */
const wrong = (value: unknown) => {
  const parsed = parseDeck(value);
  return parsed.ok ? [] : parsed.problems.map(({ code, at }) => `${code} ${at}`.trim());
};

describe('a deck from JSON', () => {
  it('is read as it was written', () => {
    expect(parseDeck(JSON.parse(JSON.stringify(DECK)))).toEqual({ ok: true, value: DECK });
  });

  it('needs a sponsor and the two lists, and no more', () => {
    expect(parseDeck({ sponsor: 'fremen', imperialDeck: [], houseDeck: [] })).toEqual({
      ok: true,
      value: emptyDeck('fremen'),
    });
    expect(wrong({})).toEqual(['missing sponsor', 'missing imperialDeck', 'missing houseDeck']);
  });

  it('keeps lines that name one card twice: the checks add them up', () => {
    const houseDeck = [...DECK.houseDeck, ...DECK.houseDeck];
    expect(parseDeck({ ...DECK, houseDeck })).toEqual({ ok: true, value: { ...DECK, houseDeck } });
  });

  it('leaves unknown keys out and can name them', () => {
    const value = { ...DECK, imperialdeck: [], colour: 'blue' };
    expect(parseDeck(value)).toEqual({ ok: true, value: DECK });
    expect(ignoredKeys(value)).toEqual(['imperialdeck', 'colour']);
    expect(ignoredKeys(DECK)).toEqual([]);
    expect(ignoredKeys([DECK])).toEqual([]);
  });

  it('is harmless with prototype keys', () => {
    const text = `{"__proto__":{"sponsor":"guild"},"constructor":1,"sponsor":"__proto__","imperialDeck":[{"card":"__proto__","count":1,"__proto__":{"count":99}}],"houseDeck":[]}`;
    expect(wrong(JSON.parse(text))).toEqual(['unknown-sponsor sponsor']);
    const parsed = parseDeck({ ...JSON.parse(text), sponsor: 'guild' });
    expect(parsed).toEqual({
      ok: true,
      value: { ...emptyDeck('guild'), imperialDeck: [{ card: '__proto__', count: 1 }] },
    });
    expect(Object.getPrototypeOf(parsed.ok ? parsed.value : null)).toBe(Object.prototype);
    expect(ignoredKeys(JSON.parse(text))).toEqual(['__proto__', 'constructor']);
  });

  it('says that a newer Registry wrote it', () => {
    const parsed = parseDeck({ version: 2, cards: 'of another shape' });
    expect(parsed).toMatchObject({ problems: [{ code: 'future-version', at: 'version' }] });
    expect(parsed.ok ? '' : parsed.problems[0]?.message).toContain('newer Registry');
    expect(wrong({ ...DECK, version: 0 })).toEqual(['out-of-range version']);
    expect(wrong({ ...DECK, version: null })).toEqual(['out-of-range version']);
  });

  it('names the place of everything that is wrong', () => {
    for (const value of [null, [], 'deck', 7, undefined])
      expect(wrong(value)).toEqual(['not-a-deck']);
    expect(
      wrong({
        ...DECK,
        name: 7,
        houseName: 'x'.repeat(201),
        sponsor: 'ordos',
        homeWorld: '',
        players: 9,
        format: '',
        profile: { favor: 0.5, spice: 1_000_000 },
        programs: ['tat-abduct-heir', null],
        imperialDeck: [{ card: 'eots-arrakeen' }, 'eots-carthag', { count: 1 }],
        houseDeck: [
          { card: 'eots-valor', count: 1_000_000 },
          { card: 'eots-valor', count: 0 },
        ],
        notes: [],
      }),
    ).toEqual([
      'not-text name',
      'too-long houseName',
      'unknown-sponsor sponsor',
      'empty homeWorld',
      'out-of-range players',
      'empty format',
      'not-a-number profile.favor',
      'out-of-range profile.spice',
      'not-text programs.1',
      'missing imperialDeck.0.count',
      'not-an-object imperialDeck.1',
      'missing imperialDeck.2.card',
      'out-of-range houseDeck.0.count',
      'out-of-range houseDeck.1.count',
      'not-text notes',
    ]);
    expect(wrong({ ...DECK, profile: [], programs: {}, houseDeck: 'none' })).toEqual([
      'not-an-object profile',
      'not-a-list programs',
      'not-a-list houseDeck',
    ]);
  });

  it('says it in plain words', () => {
    const message = (value: unknown) => {
      const parsed = parseDeck(value);
      return parsed.ok ? '' : parsed.problems[0]?.message;
    };
    expect(message({ ...DECK, players: 9 })).toBe('players is 9; it can be 2 to 8.');
    expect(message({ ...DECK, sponsor: 'ordos' })).toMatch(
      /^"ordos" is not an Imperial Power; the sponsors are atreides, corrino, /,
    );
    expect(message({ ...DECK, houseDeck: [{ card: 'x', count: '4' }] })).toBe(
      'houseDeck.0.count should be a whole number, not "4".',
    );
    const long = message({ ...DECK, sponsor: 'x'.repeat(1_000_000) });
    expect(long?.length).toBeLessThan(300);
  });

  it('reads at most 500 lines', () => {
    const lines = (count: number) => Array.from({ length: count }, () => ({ card: 'x', count: 1 }));
    expect(wrong({ ...DECK, houseDeck: lines(500) })).toEqual([]);
    expect(wrong({ ...DECK, houseDeck: lines(501) })).toEqual(['too-many houseDeck']);
  });
});

/** Mostly what is right, now and then what is nearly right or anything at all. */
const odd = fc.anything({
  withNullPrototype: true,
  withSparseArray: true,
  withBigInt: true,
  withDate: true,
  maxDepth: 2,
});
const mostly = (right: fc.Arbitrary<unknown>, ...nearly: readonly unknown[]) =>
  fc.oneof(
    { weight: 60, arbitrary: right },
    { weight: 1, arbitrary: odd },
    ...nearly.map((value) => ({ weight: 1, arbitrary: fc.constant(value) })),
  );
const text = (most: number) =>
  mostly(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
    '',
    'x'.repeat(most),
    'x'.repeat(most + 1),
  );
const whole = (min: number, max: number) =>
  mostly(fc.integer({ min, max }), min, max, min - 1, max + 1, -0, 0.5, 1e6, Number.NaN, '1');
const entry = mostly(
  fc.record({ card: text(120), count: whole(1, 99), extra: fc.anything() }),
  {},
  { card: 'x' },
  { count: 1 },
);
const lines = mostly(fc.array(entry, { maxLength: 3 }));
const almostDeck = fc.record(
  {
    version: mostly(fc.constant(1), 0, 2, '1', null),
    name: text(200),
    houseName: text(200),
    sponsor: mostly(fc.constantFrom('atreides', 'water-sellers', 'guild'), 'ordos', 'toString'),
    homeWorld: mostly(text(120), null),
    players: whole(2, 8),
    format: text(80),
    profile: mostly(
      fc.record({ favor: whole(-99, 99), spice: whole(-99, 99) }, { requiredKeys: [] }),
      null,
    ),
    programs: mostly(fc.array(text(120), { maxLength: 3 })),
    imperialDeck: lines,
    houseDeck: lines,
    notes: text(20_000),
  },
  { requiredKeys: ['sponsor', 'imperialDeck', 'houseDeck'] },
);

describe('the fast reader and the published schema', () => {
  const agree = (value: unknown) => {
    const fast = parseDeck(value);
    const slow = readAs(deckFileSchema, value);
    expect(fast.ok).toBe(slow.success);
    if (fast.ok && slow.success) {
      expect(fast.value).toEqual(slow.data);
      expect(deckSchema.parse(fast.value)).toEqual(fast.value);
    }
    if (!fast.ok) {
      expect(fast.problems.length).toBeGreaterThan(0);
      for (const { code, message } of fast.problems) expect(code && message).toBeTruthy();
    }
    return fast.ok;
  };

  it('accept the same of what is almost a deck', () => {
    let accepted = 0;
    fc.assert(
      fc.property(almostDeck, (value) => {
        accepted += Number(agree(value));
      }),
      { numRuns: 5_000 },
    );
    expect(accepted).toBeGreaterThan(500);
    expect(accepted).toBeLessThan(4_500);
  });

  it('refuse a list that is only said to have a length', () => {
    const houseDeck = { length: { valueOf: 1, toString: 1 } };
    expect(agree({ sponsor: 'atreides', imperialDeck: [], houseDeck })).toBe(false);
  });

  it('accept the same of anything at all', () => {
    fc.assert(
      fc.property(odd, (value) => {
        agree(value);
      }),
      { numRuns: 2_000 },
    );
  });
});
