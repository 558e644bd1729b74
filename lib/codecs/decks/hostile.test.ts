import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { MAX_COUNT, MAX_LINES } from '@/lib/decks/deck';
import { parseDeck } from '@/lib/decks/parse';
import { ok, type Result } from '@/lib/result';
import { decodeText } from '../files/decode';
import { escapeXml, parseXml, type XmlElement } from '../files/xml';
import { anyDeck, anyText, mutated, NASTY, runs } from '../fixtures/arbitraries';
import { createMatcher } from '../names/match';
import type { Codec, Import } from './codec';
import { CODECS } from './codecs';
import { importDeck } from './import-deck';
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
  const whole = letters(plain(text));
  const entries = [...deck.imperialDeck, ...deck.houseDeck].map(({ card }) => card);
  for (const id of new Set([...entries, ...deck.programs, deck.homeWorld ?? ''])) {
    const card = catalogue.byId.get(id);
    if (card === undefined) continue;
    const named = namesOf(card).some((name) => whole.includes(name));
    expect(named, `${id} in ${JSON.stringify(text)}`).toBe(true);
  }
}

/** The names of each card, letter by letter. */
const NAMES = new Map<Card, readonly string[]>();

function namesOf(card: Card): readonly string[] {
  const known = NAMES.get(card);
  if (known !== undefined) return known;
  const names = [card.id, card.title, card.octgn.name, card.octgn.id, ...(card.aliases ?? [])];
  const made = names.map(letters);
  NAMES.set(card, made);
  return made;
}

/** A text of XML or JSON as a reader sees it. */
function plain(text: string): string {
  const marks: Readonly<Record<string, string>> = {
    quot: '"',
    amp: '&',
    lt: '<',
    gt: '>',
    apos: "'",
  };
  return text
    .replace(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(quot|amp|lt|gt|apos);/g, (_, name) => marks[name] ?? '')
    .replaceAll('\\"', '"');
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

/** Copies of all cards that came out of a file, matched or not. */
function copiesIn({ deck, unmatched }: Import): number {
  return (
    [...deck.imperialDeck, ...deck.houseDeck, ...unmatched].reduce((n, { count }) => n + count, 0) +
    deck.programs.length +
    (deck.homeWorld === null ? 0 : 1)
  );
}

const KEPT_ONE = /one copy is kept/;

/** Copies that a file names: what its card elements say, wherever they stand. */
const COUNTED: readonly { readonly id: string; readonly copies: (text: string) => number }[] = [
  { id: 'octgn', copies: (text) => inXml(text, (card) => Number(card.attributes.get('qty'))) },
  { id: 'lackey', copies: (text) => inXml(text, () => 1) },
  {
    id: 'cockatrice',
    copies: (text) => inXml(text, (card) => Number(card.attributes.get('number'))),
  },
  { id: 'tts', copies: (text) => inJson(JSON.parse(text.replace(/^\ufeff/, ''))) },
];

function inXml(text: string, copiesOf: (card: XmlElement) => number): number {
  const root = parseXml(text);
  const count = (element: XmlElement): number =>
    element.children.reduce((sum, child) => sum + count(child), 0) +
    (element.name.toLowerCase() === 'card' ? copiesOf(element) : 0);
  return root.ok ? count(root.value) : 0;
}

function inJson(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.entries(value).filter(([key]) => /^\d+$|ObjectS|ContainedO/.test(key));
  const isCard = 'Name' in value && (value.Name === 'Card' || value.Name === 'CardCustom');
  return inside.reduce((sum, [, inner]) => sum + inJson(inner), isCard ? 1 : 0);
}

const anyName = fc.oneof(names, mutated(names), anyText);
const anyCount = fc.oneof(
  { weight: 60, arbitrary: fc.integer({ min: 1, max: 99 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 100, 1e6, 1.5) },
);
const zones = fc.constantFrom('House Deck', 'Homeworld and Programs', 'main', 'side', 'Tokens', '');
const someCards = fc.array(
  fc.tuple(zones, fc.array(fc.tuple(anyName, anyCount), { maxLength: 8 })),
  {
    maxLength: 5,
  },
);

/** Files of the other programs with cards that may not exist, as those programs would write them. */
const FOREIGN: Readonly<Record<string, fc.Arbitrary<string>>> = {
  octgn: someCards.map((all) => {
    const card = ([name, count]: readonly [string, number]) =>
      `<card qty="${count}" id="">${escapeXml(name)}</card>`;
    const section = ([zone, cards]: (typeof all)[number]) =>
      `<section name="${zone}">${cards.map(card).join('')}</section>`;
    return `<deck game="x">${all.map(section).join('')}</deck>`;
  }),
  lackey: someCards.map((all) => {
    const card = ([name]: readonly [string, number]) =>
      `<card><name>${escapeXml(name)}</name></card>`;
    const zone = ([label, cards]: (typeof all)[number]) =>
      `<superzone name="${label}">${cards.map(card).join('')}</superzone>`;
    return `<deck><superzone/>${all.map(zone).join('')}</deck>`;
  }),
  cockatrice: someCards.map((all) => {
    const card = ([name, count]: readonly [string, number]) =>
      `<card number="${count}" name="${escapeXml(name)}"/>`;
    const zone = ([label, cards]: (typeof all)[number]) =>
      `<zone name="${label}">${cards.map(card).join('')}</zone>`;
    return `<cockatrice_deck>${all.map(zone).join('')}</cockatrice_deck>`;
  }),
  tts: someCards.map((all) =>
    JSON.stringify({
      ObjectStates: all.map(([Nickname, cards]) => ({
        Name: 'Deck',
        Nickname,
        ContainedObjects: cards.map(([name]) => ({ Name: 'Card', Nickname: name })),
      })),
    }),
  ),
};

describe.each(COUNTED)('the cards in a file of $id', ({ id, copies }) => {
  const codec = CODECS.find((other) => other.id === id);
  const keepsAll = (text: string) => {
    const result = codec?.read(text, matcher);
    if (result === undefined || !result.ok) return;
    // A second copy of the home world is named in a remark.
    fc.pre(!result.value.notes.some((note) => KEPT_ONE.test(note)));
    return copiesIn(result.value);
  };

  it('are all in the deck or among the unmatched, or the file is refused', () => {
    fc.assert(
      fc.property(FOREIGN[id] ?? fc.constant(''), (text) => {
        const kept = keepsAll(text);
        if (kept !== undefined) expect(kept).toBe(copies(text));
      }),
      runs(600),
    );
  });

  it('are not lost when the file is damaged', () => {
    const text = codec === undefined ? fc.constant('') : mutated(written(codec));
    fc.assert(
      fc.property(text, (damaged) => {
        const kept = keepsAll(damaged);
        if (kept !== undefined) expect(kept).toBeGreaterThanOrEqual(copies(damaged));
      }),
      runs(600),
    );
  });
});

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
        const result = importDeck(decodeText(bytes), matcher);
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
    [
      'a billion laughs',
      `<!DOCTYPE d [${'<!ENTITY a "&b;&b;">'.repeat(99)}]><deck game="x">&a;</deck>`,
    ],
    [
      'an entity of the system',
      '<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><deck game="">&a;</deck>',
    ],
    ['sections in sections', `<deck game="x">${'<section name="House Deck">'.repeat(9_000)}`],
    ['tags without an end', '<deck game="x"><section '.repeat(10_000)],
    [
      'cards in cards',
      `<deck game="x">${'<card qty="1">Valor'.repeat(15)}${'</card>'.repeat(15)}</deck>`,
    ],
    [
      'attributes',
      `<deck game="x" ${Array.from({ length: 20_000 }, (_, n) => `a${n}=""`).join(' ')}/>`,
    ],
    ['a cut comment', `<!-- ${'-'.repeat(200_000)}`],
    ['comments before XML', `${'<!-- x -->'.repeat(20_000)}<deck game="x"/>`],
    ['declarations', '<?xml '.repeat(40_000)],
    ['empty cards', `<deck><superzone name="x">${'<card/>'.repeat(30_000)}</superzone></deck>`],
    ['cards of no number', `<cockatrice_deck>${'<card/>'.repeat(30_000)}</cockatrice_deck>`],
    ['bags in bags', `{"ObjectStates":[${'{"ContainedObjects":['.repeat(10_000)}`],
    ['objects of no kind', `{"ObjectStates":[${'{},'.repeat(80_000)}{}]}`],
    ['nicknames', `{"ObjectStates":[${'{"Nickname":"\\n'.repeat(15_000)}`],
    [
      'cards with as many names',
      `{"ObjectStates":[${Array.from({ length: 6000 }, (_, n) => `{"Name":"Card","Nickname":"${n}"}`).join()}]}`,
    ],
    ['lists of numbers', `{"ObjectStates":[{"DeckIDs":[${'1,'.repeat(120_000)}1]}]}`],
    ['zones', 'Zone:\n3\tValor\n'.repeat(15_000)],
    ['our own comments', '// [Landsraad Registry]\n'.repeat(10_000)],
    [
      'places',
      `// [Landsraad Registry]\n// House Deck\n${'// // place 9999\n// 1 Valor\n'.repeat(1_900)}`,
    ],
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
