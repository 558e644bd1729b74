import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { createChecker } from '@/lib/legality/check';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { sheetBody, sheetPages } from './body';
import { sheetHtml } from './document';
import { fitBlank, fitSheet, type Row, roomAfter, roomFor, STEPS } from './fit';
import { type SheetEvent, type SheetModel, sheetModel } from './model';

const catalogue = loadCatalogue();
const checker = createChecker(catalogue, SHIPPED_FORMATS);
const EVENT: SheetEvent = { event: 'Arrakeen Open', date: '2026-11-22' };
const PAPER_NAMES = ['a4', 'letter'] as const;

const modelOf = (deck: Deck, player = 'Irulan'): SheetModel =>
  sheetModel({ player, deck }, EVENT, checker, 'R1ABC');

function sample(id: string): Deck {
  const found = SAMPLE_DECKS.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found.deck;
}

/** A deck with so many distinct cards on each list. */
function wide(imperial: number, house: number): Deck {
  const lines = (group: string, count: number) =>
    catalogue.cards
      .filter((card) => card.deck === group)
      .slice(0, count)
      .map(({ id }) => ({ card: id, count: 1 }));
  return {
    ...emptyDeck('fremen'),
    imperialDeck: lines('imperial', imperial),
    houseDeck: lines('house', house),
  };
}

const linesOf = (model: SheetModel) => [
  ...model.programs.groups.flatMap((group) => group.lines),
  ...model.imperialDeck.groups.flatMap((group) => group.lines),
  ...model.houseDeck.groups.flatMap((group) => group.lines),
];

const cardsOn = (rows: readonly Row[]) => rows.filter((row) => row.kind === 'card');

describe('the facts of a registration sheet', () => {
  it('names player, House, sponsor, home world, event, date and format', () => {
    const model = modelOf({ ...sample('fremen'), houseName: ' House Sandrider ' });
    expect(model).toMatchObject({
      event: 'Arrakeen Open',
      date: '22 November 2026',
      player: 'Irulan',
      houseName: 'House Sandrider',
      format: 'Thunder at Twilight',
      legal: true,
      code: 'R1ABC',
    });
    expect(model.sponsor).toContain('Fremen');
    expect(model.homeWorld).not.toBe('');
  });

  it('leaves words that are no date as they are', () => {
    const dated = (date: string) =>
      sheetModel({ player: '', deck: sample('guild') }, { ...EVENT, date }, checker, '').date;
    expect(dated('Saturday')).toBe('Saturday');
    for (const none of ['2026-13-01', '2026-11-00', '2026-11-31', '2026-02-29', '2026-01-99'])
      expect(dated(none)).toBe(none);
    expect(dated('2028-02-29')).toBe('29 February 2028');
  });

  it('[TAT-4.1-05] [TAT-4.1-06] [TAT-4.1-08] shows what the bonus solaris buy, adding up to five', () => {
    for (const { deck } of SAMPLE_DECKS) {
      const { spending, start } = modelOf(deck);
      const spent = spending.reduce((sum, { cost }) => sum + cost, 0);
      expect(spent).toBe(start.spent);
      expect(spent + start.kept).toBe(5);
      for (const { count, price, cost } of spending) expect(cost).toBe(count * price);
    }
  });

  it('lists every card with its copies, by type and then by name', () => {
    for (const { deck } of SAMPLE_DECKS) {
      const { imperialDeck, houseDeck } = modelOf(deck);
      for (const [list, entries] of [
        [imperialDeck, deck.imperialDeck],
        [houseDeck, deck.houseDeck],
      ] as const) {
        const copies = entries.reduce((sum, { count }) => sum + count, 0);
        expect(list.size).toBe(copies);
        expect(list.groups.reduce((sum, { size }) => sum + size, 0)).toBe(copies);
        for (const { lines } of list.groups) {
          const titles = lines.map(({ title }) => title);
          expect(titles).toEqual(
            titles.toSorted((a, b) =>
              a.localeCompare(b, 'en', { sensitivity: 'base', ignorePunctuation: true }),
            ),
          );
        }
      }
    }
  });

  it('keeps cards that nobody knows, and says what is wrong, errors first', () => {
    const deck = {
      ...sample('fremen'),
      houseDeck: [{ card: 'no-such-card', count: 3 }],
    };
    const model = modelOf(deck);
    expect(model.houseDeck.groups).toEqual([
      {
        name: 'Not in the catalogue',
        size: 3,
        lines: [{ count: 3, title: 'no-such-card', set: '' }],
      },
    ]);
    expect(model.legal).toBe(false);
    expect(model.remarks[0]?.isError).toBe(true);
    expect(model.remarks.map(({ text }) => text).join(' ')).toContain('no-such-card');
  });

  it('holds the deck against the format of the event', () => {
    const model = sheetModel(
      { player: '', deck: sample('fremen') },
      { ...EVENT, format: 'eots' },
      checker,
      '',
    );
    expect(model.format).toBe('Eye of the Storm');
    expect(model.legal).toBe(false);
  });
});

describe('a list of which lines could not be read', () => {
  const unread = ['1 Zzyzx', `2 ${'very '.repeat(20)}long`, '3 <Third>'];
  const incomplete = (deck: Deck, lines = unread) =>
    sheetModel({ player: 'Irulan', deck, unread: lines }, EVENT, checker, 'R1ABC');

  it('is never called legal, and says which', () => {
    const body = sheetBody([incomplete(sample('fremen'), ['1 Zzyzx'])], 'a4');
    expect(body).not.toContain('✓');
    expect(body).toContain('data-legal="no"');
    expect(body).toContain('<b>Without 1 line: legal</b>');
    expect(body).toContain('1 line could not be read: “1 Zzyzx”');
  });

  it('says so first, whatever else is wrong, in few words and as text', () => {
    const model = incomplete({ ...sample('fremen'), houseDeck: [] });
    expect(model.remarks[0]?.text).toMatch(
      /^3 lines could not be read: “1 Zzyzx”, “2 very .{1,40}…” and 1 more$/,
    );
    expect(sheetBody([model], 'a4')).toContain('<b>✗ Without 3 lines: not legal</b>');
    expect(sheetBody([incomplete(sample('fremen'), ['3 <Third>'])], 'a4')).not.toContain('<Third>');
  });
});

describe('the room on a registration sheet', () => {
  it.each(PAPER_NAMES)('every sample stands on one %s page', (paper) => {
    for (const { deck } of SAMPLE_DECKS)
      expect(fitSheet(modelOf(deck), paper).pages).toHaveLength(1);
  });

  it.each(PAPER_NAMES)(
    '60 distinct House titles and 25 Imperial ones stand on one %s page',
    (paper) => {
      expect(fitSheet(modelOf(wide(25, 60)), paper).pages).toHaveLength(1);
    },
  );

  it('a deck too big for any page goes on, in print that is not the smallest', () => {
    const { pages } = fitSheet(modelOf(wide(150, 400)), 'letter');
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every(({ step }) => step <= 3)).toBe(true);
    const body = sheetBody([modelOf(wide(150, 400))], 'letter');
    expect(body).toContain(`Page 1 of ${pages.length}`);
    expect(body).toContain('The list goes on on page 2.');
    // the head is there again, the signatures are not
    expect(body.match(/Arrakeen Open/g)).toHaveLength(pages.length);
    expect(body.match(/Judge’s signature/g)).toHaveLength(1);
  });

  it('no card is lost or printed twice, no column is too high, no heading stands last in one', () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.nat(400),
        fc.constantFrom(...PAPER_NAMES),
        fc.array(fc.string({ minLength: 1, maxLength: 120 }), { maxLength: 6 }),
        (imperial, house, paper, strangers) => {
          const deck = wide(imperial, house);
          const model = modelOf({
            ...deck,
            houseDeck: [...deck.houseDeck, ...strangers.map((card) => ({ card, count: 2 }))],
          });
          const { pages, remarks } = fitSheet(model, paper);
          const shown = pages.flatMap(({ columns }) => columns.flatMap(cardsOn));
          expect(shown.map(({ count, title }) => [count, title])).toEqual(
            linesOf(model).map(({ count, title }) => [count, title]),
          );
          for (const [at, { columns, step }] of pages.entries())
            for (const column of columns) {
              const high = column.reduce((sum, { lines }) => sum + lines, 0) * STEPS[step].line;
              const room = at === 0 ? roomFor(paper, remarks.lines) : roomAfter(paper);
              expect(high).toBeLessThanOrEqual(room);
              expect(column.at(-1)?.kind ?? 'card').not.toMatch(/list|group|more/);
            }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a title gets as many lines as its words need', () => {
    /** On the first sheet whose print is of the second size, so many other cards as that takes. */
    const linesOfTitle = (title: string) => {
      for (let cards = 1; cards < 80; cards += 1) {
        const houseDeck = [{ card: title, count: 1 }, ...wide(0, cards).houseDeck];
        const [page] = fitSheet(modelOf({ ...wide(0, 0), houseDeck }), 'a4').pages;
        const cardRows = page?.columns.flat().filter((row) => row.kind === 'card') ?? [];
        if (page?.step === 2) return cardRows.find((row) => row.title === title)?.lines;
      }
      return null;
    };
    // in the second size of print 25 letters fit
    expect(linesOfTitle('Unprecedented Hindrances.')).toBe(1);
    expect(linesOfTitle('Unprecedented Intercession')).toBe(2);
    expect(linesOfTitle('Unprecedentedly Intercessional Hindrancess')).toBe(3);
    expect(linesOfTitle('x'.repeat(51))).toBe(3);
  });

  it('remarks take seven lines at most, and what is left out is counted', () => {
    const model = modelOf({
      ...wide(3, 400),
      programs: ['x', 'y'],
      profile: { favor: 9, spice: -2 },
    });
    const many = {
      ...model,
      remarks: Array.from({ length: 20 }, (_, at) => ({ isError: true, text: `Wrong ${at}` })),
    };
    const { shown, more, lines } = fitSheet(many, 'a4').remarks;
    expect(lines).toBeLessThanOrEqual(7);
    expect(shown.length + more).toBe(20);
    expect(sheetBody([many], 'a4')).toContain(`And ${more} more.`);
  });

  it('a blank sheet has lines for a whole deck', () => {
    for (const paper of PAPER_NAMES) {
      const [imperial = [], ...house] = fitBlank(paper).columns;
      expect(imperial.filter(({ kind }) => kind === 'blank').length).toBeGreaterThanOrEqual(15);
      expect(house.flat().filter(({ kind }) => kind === 'blank').length).toBeGreaterThanOrEqual(30);
    }
  });

  it('forty sheets are forty pages, blank ones too', () => {
    const sheets = Array.from({ length: 38 }, () => modelOf(sample('guild')));
    const blank = { blank: true, event: '', date: '', format: '' } as const;
    expect(sheetPages([...sheets, blank, blank], 'a4')).toBe(40);
    expect(sheetBody([...sheets, blank, blank], 'a4').match(/<section /g)).toHaveLength(40);
  });
});

describe('the markup of a registration sheet', () => {
  const NASTY = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</style></section><style>*{display:none}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that a careless template would run
    '&lt;b&gt; &amp; ${1} `',
    '\u202eevil\u0000\u0007',
    '<!-- --!> ]]>',
  ];

  it.each(NASTY)('%j stays text wherever it stands', (nasty) => {
    const deck: Deck = {
      ...sample('fremen'),
      name: nasty,
      houseName: nasty,
      homeWorld: nasty,
      format: nasty,
      programs: [nasty],
      houseDeck: [{ card: nasty, count: 1 }],
    };
    const plain = modelOf({ ...deck, name: 'x', houseName: 'x' });
    const tags = (body: string) =>
      body.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '""')) ?? [];
    const model = sheetModel(
      { player: nasty, deck },
      { event: nasty, date: nasty },
      checker,
      nasty,
    );
    const body = sheetBody([model], 'a4');
    expect(body).not.toMatch(/<(script|img|style|!--)/i);
    for (const sign of ['\u0000', '\u0007', '\u202e']) expect(body).not.toContain(sign);
    // no tag is added and no attribute leaves its quotes
    const known = new Set(tags(sheetBody([plain, modelOf(sample('guild'))], 'a4')));
    for (const tag of tags(body))
      expect(known.has(tag) || /^<(ul|\/ul|li data-lines="")>$/.test(tag)).toBe(true);
  });

  it('makes a document that stands alone: no script, nothing to fetch', () => {
    const text = sheetHtml([modelOf(sample('corrino'))], {
      title: '</title><script>',
      paper: 'letter',
      css: '.sheet{color:#000}',
    });
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).not.toMatch(/<script|<link|src=|href=|url\(/);
    expect(text).toContain('&lt;/title&gt;&lt;script&gt;');
    expect(text).toContain('data-paper="letter"');
  });
});
