import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { MAX_COUNT, MAX_LINES } from '@/lib/decks/deck';
import { parseDeck } from '@/lib/decks/parse';
import { ok, type Result } from '@/lib/result';
import type { Codec, Import } from './codec';
import { anyDeck, anyText, mutated, NASTY, runs } from './fixtures/arbitraries';
import { CODECS, importDeck, importFile } from './import';
import { createMatcher } from './match';
import { normalise } from './normalise';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);

/** What holds for any import of any text. */
function expectSound(text: string, result: Result<Import>): void {
  if (!result.ok) {
    expect(result.problems.length).toBeGreaterThan(0);
    for (const { code, at, message } of result.problems) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(typeof at).toBe('string');
      expect(message.length).toBeGreaterThan(10);
      expect(message.length).toBeLessThan(400);
    }
    return;
  }
  const { deck, unmatched } = result.value;
  expect(parseDeck(deck)).toEqual(ok(deck));
  expect(normalise(deck)).toEqual(deck);
  expect(unmatched.length).toBeLessThanOrEqual(MAX_LINES);
  for (const { line, count, nearest } of unmatched) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(Number.isInteger(count) && count >= 1 && count <= MAX_COUNT).toBe(true);
    for (const id of nearest) expect(catalogue.byId.has(id)).toBe(true);
  }
  expectNamed(text, result.value);
}

/** No card comes out of a text that does not hold one of its names, letter by letter. */
function expectNamed(text: string, { deck }: Import): void {
  const whole = letters(text);
  const entries = [...deck.imperialDeck, ...deck.houseDeck].map(({ card }) => card);
  for (const id of new Set([...entries, ...deck.programs, deck.homeWorld ?? ''])) {
    const card = catalogue.byId.get(id);
    if (card === undefined) continue;
    const names = [id, card.title, card.octgn.name, card.octgn.id, ...(card.aliases ?? [])];
    const named = names.some((name) => whole.includes(letters(name)));
    expect(named, `${id} in ${JSON.stringify(text)}`).toBe(true);
  }
}

function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/the|[^\p{L}\p{N}]/gu, '');
}

const names = fc.constantFrom(
  ...catalogue.cards.flatMap((card) => [card.title, fullName(card), card.octgn.name]),
);
const counts = fc.constantFrom(
  '',
  '3 ',
  '3x ',
  '0 ',
  '-1 ',
  '1e9 ',
  '1000000 ',
  '99\t',
  '07 ',
  '٣ ',
);
const lines = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(counts, names, fc.constantFrom('', ' x2', ' [TAT]', ' // x')) },
  { weight: 3, arbitrary: fc.tuple(counts, mutated(names)) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...NASTY), fc.constantFrom(':', ' ', ''), anyText),
  },
);
const soup = fc
  .array(
    lines.map((parts) => parts.join('')),
    { minLength: 1, maxLength: 25 },
  )
  .map((all) => all.join('\n'));
const table = fc
  .tuple(
    fc.constantFrom('name,count', 'Qty;Card;Set', 'list,count,card id,title', 'id\tname', 'name,x'),
    fc.array(fc.array(fc.oneof(names, anyText, counts), { maxLength: 5 }), { maxLength: 15 }),
    fc.constantFrom(',', ';', '\t'),
  )
  .map(([header, rows, mark]) => [header, ...rows.map((row) => row.join(mark))].join('\n'));

/** So many full names, long ones, no two alike, with every sixth letter wrong. */
function badlyMistyped(lines: number): string {
  const long = catalogue.cards.map(fullName).filter((name) => name.length > 25);
  return Array.from({ length: lines }, (_, at) => {
    const name = [...(long[at % long.length] ?? '')];
    return `3 ${name.map((letter, place) => ((place + at) % 6 === 0 ? 'q' : letter)).join('')} ${at}`;
  }).join('\n');
}

function written(codec: Codec): fc.Arbitrary<string> {
  return anyDeck.map((deck) => codec.write(deck, catalogue));
}

describe.each(CODECS)('bad input for $id', (codec) => {
  const sound = (text: string) => expectSound(text, codec.read(text, matcher));

  it('written by us and damaged on the way', () => {
    fc.assert(fc.property(mutated(written(codec)), sound), runs(1000));
  });

  it('of any other kind', () => {
    const json = fc.json({ maxDepth: 4 });
    fc.assert(fc.property(fc.oneof(soup, table, anyText, json), sound), runs(800));
  });
});

describe('bad input of unknown format', () => {
  it('as text', () => {
    const text = fc.oneof(soup, table, anyText, ...CODECS.map((codec) => mutated(written(codec))));
    const sound = (asked: string) => expectSound(asked, importDeck(asked, matcher));
    fc.assert(fc.property(text, sound), runs(1000));
  });

  it('as bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const result = importFile(bytes, matcher);
        expect(result.ok || result.problems.length > 0).toBe(true);
      }),
      runs(1000),
    );
  });

  it.each([
    ['a million lines', 'Valor\n'.repeat(1_000_000)],
    ['lines of one letter', 'a\n'.repeat(131_000)],
    ['one endless line', `3 ${'Valor '.repeat(43_000)}`],
    ['endless blanks', `3${' '.repeat(260_000)}Valor`],
    ['brackets', '['.repeat(260_000)],
    ['braces', '{'.repeat(260_000)],
    ['quotation marks', `name,count\n${'"'.repeat(260_001)}`],
    ['digits', '9'.repeat(260_000)],
    ['digits and commas', '1,'.repeat(130_000)],
    ['commas', `name,count\n${','.repeat(260_000)}`],
    ['comments', '#\n'.repeat(131_000)],
    ['headings', 'House\n'.repeat(43_000)],
    ['names of a deck', 'Name: x\n'.repeat(32_000)],
    ['notes', `Notes\n${'|\n'.repeat(130_000)}`],
    ['accents', `a${'\u0301'.repeat(100_000)}`],
    ['ligatures', '\ufdfa'.repeat(80_000)],
    ['half surrogates', '\ud800'.repeat(80_000)],
    ['many lines of ligatures', `3 x ${'\ufdfa'.repeat(150)} (x3)\n`.repeat(490)],
    ['many lines of accents', `3 x 3 ${'é'.repeat(70)} [TAT] // x\n`.repeat(490)],
    ['many names with six slips each', badlyMistyped(500)],
  ])('%s end in a deck or a named problem', (_, text) => {
    expectSound(text, importDeck(text, matcher));
    for (const codec of CODECS) expectSound(text, codec.read(text, matcher));
  });

  it('leaves script in names and notes as the text it is', () => {
    const script = '<script>alert(1)</script>';
    const result = importDeck(`Name: ${script}\n3 ${script}\nNotes\n${script}`, matcher);
    expect(result).toMatchObject({
      ok: true,
      value: {
        deck: { name: script, notes: script },
        unmatched: [{ text: `3 ${script}`, count: 3 }],
      },
    });
  });
});
