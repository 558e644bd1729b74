import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetCounts } from '@/lib/cards/facets';
import { MAX_QUERY_LENGTH } from '@/lib/kernel/query/grammar';
import { adversariesOf, POWERS, powerName, powerShortName } from '@/lib/rules/powers';
import { TALENTS } from '@/lib/rules/talents';
import type { Card } from '../card';
import { loadCatalogue } from '../load';
import { describeQuery } from './describe';
import { hasTerm, setRange, toggleTerm } from './edit';
import { FACETS, type FacetField } from './facet-terms';
import { parseQuery } from './parse';
import type { Query } from './query';
import { createSearcher, type QueryContext, search } from './search';
import { suggest } from './suggest';
import { typeWordOf } from './vocabulary';

/** FUZZ=10 runs ten times as many cases. */
const RUNS = 5_000 * Math.max(1, Number(process.env.FUZZ) || 1);

const catalogue = loadCatalogue();
const { cards } = catalogue;
const ruled = new Set(cards.filter((_, at) => at % 5 === 0).map((card) => card.id));
const inDeck = new Set(cards.filter((_, at) => at % 7 === 0).map((card) => card.id));
const searcher = createSearcher(catalogue, ruled);
const owned = new Map(cards.flatMap((card, at) => (at % 3 === 0 ? [] : [[card.id, at % 5]])));
const short = new Set(cards.filter((_, at) => at % 11 === 0).map((card) => card.id));
const texts = new Map(cards.map((card, at) => [card.id, `gain ${at % 4} solaris`]));
const SURPRISE = [{ keyword: 'surprise' }] as const;
const context: QueryContext = {
  decks: new Map([['my deck', inDeck]]),
  sponsor: 'fremen',
  owned,
  missing: new Map([['any', short]]),
  texts,
  keywords: new Map(cards.flatMap((card, at) => (at % 9 === 0 ? [[card.id, SURPRISE]] : []))),
};

function read(text: string): Query {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.problems)}`);
  return parsed.value;
}

const run = (text: string): readonly Card[] => search(searcher, read(text), context);
const idsOf = (text: string): ReadonlySet<string> => new Set(run(text).map((card) => card.id));

// A second evaluator, slow and plain, that shares no code with the first: a generated query carries
// the test that it should amount to.

interface Sample {
  readonly text: string;
  readonly test: (card: Card) => boolean;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['"]/g, '')
    .replace(/[-.,\s]+/g, ' ')
    .trim();
}

const nameLines = (card: Card): readonly string[] =>
  [card.subtitle ? `${card.title}, ${card.subtitle}` : card.title, ...(card.aliases ?? [])].flatMap(
    (name) => [plain(name), plain(name.replaceAll('-', ''))],
  );
const kindLines = (card: Card): readonly string[] => [
  ...[card.type, ...card.subtypes]
    .map(typeWordOf)
    .flatMap(({ word, plural, noun }) => (noun ? [word, plural] : [word]))
    .map(plain),
  ...(card.allegiance === undefined
    ? ['unaligned', 'neutral']
    : [
        powerShortName(card.allegiance),
        powerName(card.allegiance).replace(/^(House|The) /, ''),
      ].map(plain)),
  ...(card.deck === 'homeworld' ? ['home world'] : []),
];

const hasWord = (card: Card, word: string): boolean =>
  nameLines(card).some((line) => line.includes(word)) ||
  kindLines(card).some((line) => ` ${line}`.includes(` ${word}`));

const OPERATORS = ['=', '!=', '<', '<=', '>', '>='] as const;

function holds(
  a: number | 'X' | undefined,
  operator: string,
  b: number | 'X' | undefined,
): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return false;
  return {
    '=': a === b,
    '!=': a !== b,
    '<': a < b,
    '<=': a <= b,
    '>': a > b,
    '>=': a >= b,
  }[operator] as boolean;
}

const NUMBERS: readonly (readonly [string, (card: Card) => number | 'X' | undefined])[] = [
  ['cost', (card) => card.cost],
  ['command', (card) => card.command],
  ['res', (card) => card.resistance],
  ...TALENTS.map((talent) => [talent, (card: Card) => card.talents?.[talent]] as const),
];

/** Words of titles that mean more than the title: signs of a query, a keyword, another word for solaris. */
const OTHERWISE = ['or', 'and', 'not', 'surprise', 'credit'];
const words = [
  ...new Set(cards.flatMap((card) => card.title.toLowerCase().split(/[^a-z]+/))),
].filter((word) => word.length > 1 && !OTHERWISE.includes(word));
const subtypes = [...new Set(cards.flatMap((card) => card.subtypes))];

const atom: fc.Arbitrary<Sample> = fc.oneof(
  fc.constantFrom(...words).map((word) => ({
    text: word,
    test: (card: Card) => hasWord(card, word),
  })),
  fc.constantFrom(...cards).map(({ title }) => ({
    text: `"${title.replaceAll('"', '')}"`,
    test: (card: Card) => hasWord(card, plain(title)),
  })),
  fc.constantFrom(...words).map((word) => ({
    text: `name:${word}`,
    test: (card: Card) => nameLines(card).some((line) => line.includes(word)),
  })),
  fc.constantFrom(...cards).map(({ title }) => ({
    text: `name="${title.replaceAll('"', '')}"`,
    test: (card: Card) =>
      [card.title, card.subtitle ?? '', ...(card.aliases ?? [])].some(
        (name) => plain(name) === plain(title),
      ),
  })),
  fc.constantFrom('persona', 'holding', 'plan', 'resource', 'event').map((type) => ({
    text: `t:${type}`,
    test: (card: Card) => card.type === type,
  })),
  fc.constantFrom(...subtypes).map((subtype) => ({
    text: `t="${subtype}"`,
    test: (card: Card) => card.subtypes.includes(subtype),
  })),
  fc.constantFrom(...subtypes).map((subtype) => ({
    text: `t:${subtype.toLowerCase().replaceAll(' ', '-')}`,
    test: (card: Card) =>
      card.subtypes.some((word) => word.toLowerCase().includes(subtype.toLowerCase())),
  })),
  fc.constantFrom('eots', 'jotc', 'tat').map((set) => ({
    text: `set:${set}`,
    test: (card: Card) => card.set === set,
  })),
  fc.constantFrom('house', 'imperial', 'homeworld', 'program', 'dune').map((deck) => ({
    text: `deck:${deck}`,
    test: (card: Card) => card.deck === deck,
  })),
  fc.constantFrom(...POWERS).map((power) => ({
    text: `a:${power}`,
    test: (card: Card) => card.allegiance === power,
  })),
  fc.constant({ text: 'a:none', test: (card: Card) => card.allegiance === undefined }),
  fc.constantFrom(...POWERS).map((power) => ({
    text: `legal:${power}`,
    test: (card: Card) =>
      card.deck === 'program' ||
      (card.deck === 'homeworld'
        ? card.allegiance === power
        : card.deck !== 'dune' &&
          !adversariesOf(power).some((adversary) => adversary === card.allegiance)),
  })),
  fc
    .tuple(fc.constantFrom(...NUMBERS), fc.constantFrom(...OPERATORS), fc.nat(8))
    .map(([[field, amountOf], operator, value]) => ({
      text: `${field}${operator}${value}`,
      test: (card: Card) => holds(amountOf(card), operator, value),
    })),
  fc.tuple(fc.constantFrom(...NUMBERS), fc.nat(5), fc.nat(5)).map(([[field, amountOf], a, b]) => ({
    text: `${field}:${a}..${b}`,
    test: (card: Card) =>
      holds(amountOf(card), '>=', Math.min(a, b)) && holds(amountOf(card), '<=', Math.max(a, b)),
  })),
  fc
    .tuple(fc.constantFrom(...NUMBERS), fc.constantFrom(...OPERATORS), fc.constantFrom(...NUMBERS))
    .filter(([[one], , [other]]) => one !== other)
    .map(([[field, amountOf], operator, [other, otherOf]]) => ({
      text: `${field} ${operator} ${other}`,
      test: (card: Card) => holds(amountOf(card), operator, otherOf(card)),
    })),
  fc.constantFrom<Sample>(
    { text: 'cost=x', test: (card) => card.cost === 'X' },
    { text: 'command:none', test: (card) => card.command === undefined },
    { text: 'is:unique', test: (card) => card.unique },
    { text: 'is:native', test: (card) => card.subtypes.includes('Native') },
    { text: 'keyword:surprise', test: (card) => cards.indexOf(card) % 9 === 0 },
    { text: 'keyword:poison', test: () => false },
    { text: 'is:doubtful', test: (card) => (card.doubts ?? []).length > 0 },
    { text: 'is:ruled', test: (card) => ruled.has(card.id) },
    { text: 'in:"My Deck"', test: (card) => inDeck.has(card.id) },
    { text: 'in:other', test: () => false },
    { text: 'missing:any', test: (card) => short.has(card.id) },
    { text: 'missing:deck', test: () => false },
    { text: 'text:"gain 2"', test: (card) => texts.get(card.id)?.includes('gain 2') ?? false },
    { text: 'own:none', test: (card) => !owned.get(card.id) },
    { text: 'own:1..3', test: (card) => [1, 2, 3].includes(owned.get(card.id) ?? 0) },
    { text: 'own!=2..', test: (card) => (owned.get(card.id) ?? 0) < 2 },
    { text: 'req:none', test: (card) => card.requirement === undefined },
    { text: 'talent:none', test: (card) => card.talents === undefined },
  ),
  fc
    .tuple(fc.constantFrom(...TALENTS), fc.constantFrom(...OPERATORS), fc.nat(5))
    .map(([talent, operator, rank]) => ({
      text: `req:${talent}${operator}${rank}`,
      test: ({ requirement }: Card) =>
        requirement?.talent === talent && holds(requirement.rank, operator, rank),
    })),
  fc.tuple(fc.constantFrom(...OPERATORS), fc.nat(5)).map(([operator, value]) => ({
    text: `own${operator}${value}`,
    test: (card: Card) => holds(owned.get(card.id) ?? 0, operator, value),
  })),
  fc.constantFrom(...TALENTS).map((talent) => ({
    text: `talent:${talent}`,
    test: (card: Card) => Object.hasOwn(card.talents ?? {}, talent),
  })),
);

const { sample } = fc.letrec<{ sample: Sample; group: Sample }>((tie) => ({
  sample: fc.oneof({ depthSize: 'small', withCrossShrink: true }, atom, {
    arbitrary: tie('group'),
    weight: 3,
  }),
  group: fc.oneof(
    fc.tuple(fc.constantFrom('-', 'not '), tie('sample')).map(([sign, a]) => ({
      text: `${sign}(${a.text})`,
      test: (card: Card) => !a.test(card),
    })),
    fc.tuple(fc.constantFrom(' ', ' and '), tie('sample'), tie('sample')).map(([sign, a, b]) => ({
      text: `(${a.text})${sign}(${b.text})`,
      test: (card: Card) => a.test(card) && b.test(card),
    })),
    fc.tuple(tie('sample'), tie('sample')).map(([a, b]) => ({
      text: `((${a.text}) or ${b.text})`,
      test: (card: Card) => a.test(card) || b.test(card),
    })),
    fc
      .tuple(tie('sample'), fc.constantFrom('sort:cost', 'sort:-a,name', 'order:desc'))
      .map(([a, sort]) => ({ text: `(${sort} ${a.text})`, test: a.test })),
  ),
}));

const queries = sample.map(({ text }) => text).filter((text) => text.length * 2 < MAX_QUERY_LENGTH);

describe('search', () => {
  it('finds what a plain test of every card finds', () => {
    fc.assert(
      fc.property(sample, ({ text, test }) => {
        fc.pre(text.length <= MAX_QUERY_LENGTH);
        expect(new Set(run(text))).toEqual(new Set(cards.filter(test)));
      }),
      { numRuns: RUNS / 5 },
    );
  });

  it('finds with not what is left', () => {
    fc.assert(
      fc.property(queries, (text) => {
        const left = idsOf(`-(${text})`);
        const found = idsOf(text);
        expect(left.size + found.size).toBe(cards.length);
        for (const id of found) expect(left.has(id)).toBe(false);
      }),
      { numRuns: RUNS / 5 },
    );
  });

  it('finds with a blank what both find, and with or what either finds', () => {
    fc.assert(
      fc.property(queries, queries, (a, b) => {
        fc.pre(a.length + b.length < MAX_QUERY_LENGTH - 10);
        const [one, other] = [idsOf(a), idsOf(b)];
        expect(idsOf(`(${a}) (${b})`)).toEqual(new Set([...one].filter((id) => other.has(id))));
        expect(idsOf(`(${a}) or (${b})`)).toEqual(new Set([...one, ...other]));
      }),
      { numRuns: RUNS / 5 },
    );
  });

  it('sorts as a plain comparison does, whatever the query', () => {
    fc.assert(
      fc.property(
        atom,
        fc.constantFrom(...NUMBERS),
        fc.boolean(),
        (of, [field, amountOf], down) => {
          const weight = (card: Card): number => {
            const value = amountOf(card);
            if (typeof value !== 'number') return value === 'X' ? 1_000 : 2_000;
            return down ? -value : value;
          };
          expect(run(`${of.text} sort:${down ? '-' : ''}${field}`)).toEqual(
            cards.filter(of.test).toSorted((a, b) => weight(a) - weight(b)),
          );
        },
      ),
      { numRuns: RUNS / 10 },
    );
  });
});

describe('facets', () => {
  const click = fc
    .constantFrom<FacetField>(...FACETS.filter((field) => field !== 'legal'))
    .chain((field) => {
      const counts = facetCounts(searcher, read(''))[field as 'set'];
      return fc.constantFrom(...counts.keys()).map((value) => ({ field, value }));
    });

  it('put a value in and take it out again without a trace', () => {
    fc.assert(
      fc.property(queries, click, (text, { field, value }) => {
        fc.pre(!hasTerm(text, field, value));
        const with1 = toggleTerm(text, field, value);
        expect(hasTerm(with1, field, value)).toBe(true);
        const without = toggleTerm(with1, field, value);
        expect(hasTerm(without, field, value)).toBe(false);
        expect(run(without)).toEqual(run(text));
      }),
      { numRuns: RUNS / 5 },
    );
  });

  it('take a value out and put it in again, after any clicks', () => {
    fc.assert(
      fc.property(fc.array(click, { minLength: 1, maxLength: 8 }), (clicks) => {
        const text = clicks.reduce((all, { field, value }) => toggleTerm(all, field, value), 'e');
        for (const { field, value } of clicks) {
          const twice = toggleTerm(toggleTerm(text, field, value), field, value);
          expect(idsOf(twice)).toEqual(idsOf(text));
          expect(hasTerm(twice, field, value)).toBe(hasTerm(text, field, value));
        }
      }),
      { numRuns: RUNS / 10 },
    );
  });

  it('say beforehand how many cards a first value will leave', () => {
    fc.assert(
      fc.property(queries, click, (text, { field, value }) => {
        const counts = facetCounts(searcher, read(text), context)[field as 'set'];
        const after = toggleTerm(text, field, value);
        // Without a term of the facet, or with several, another one narrows the search.
        fc.pre(!hasTerm(text, field, value) && !after.includes(' or ') && after.startsWith(text));
        expect(run(after)).toHaveLength(counts.get(value) ?? -1);
      }),
      { numRuns: RUNS / 5 },
    );
  });

  it('set a range and clear it again', () => {
    fc.assert(
      fc.property(queries, fc.nat(9), fc.nat(9), (text, a, b) => {
        const cleared = setRange(text, 'cost', null, null);
        const ranged = setRange(text, 'cost', a, b);
        expect(idsOf(ranged)).toEqual(
          new Set(
            run(cleared)
              .filter(
                (card) =>
                  card.cost !== 'X' && card.cost >= Math.min(a, b) && card.cost <= Math.max(a, b),
              )
              .map((card) => card.id),
          ),
        );
        expect(setRange(ranged, 'cost', null, null)).toBe(cleared);
      }),
      { numRuns: RUNS / 10 },
    );
  });
});

describe('any text at all', () => {
  const scraps = [
    ...[
      '(',
      ')',
      '-',
      ' ',
      '"',
      '“',
      'or',
      'and',
      'not',
      ':',
      '=',
      '!=',
      '<',
      '>=',
      '..',
      ',',
      '≥',
    ],
    ...[
      't:',
      'a:',
      'cost',
      'battle',
      'req:',
      'sort:',
      'order:desc',
      'in:',
      'legal:',
      'set',
      'is:',
      'own',
      'missing:',
      'text:',
    ],
    ...[
      'persona',
      'fremen',
      'none',
      'x',
      '2',
      '2..4',
      '99999',
      'deck',
      'fold-space',
      "'",
      'unique',
    ],
    ...[
      '__proto__',
      'constructor',
      'toString',
      '\ud800',
      '\udc00',
      '\u0000',
      '\u202e',
      'é',
      'İ',
      'ß',
    ],
    ...['<script>', '$x', '%00', '\n', '=cmd()', '🏜️'],
  ];
  const soup = fc
    .array(fc.oneof(fc.constantFrom(...scraps), fc.string({ unit: 'binary', maxLength: 4 })), {
      maxLength: 30,
    })
    .map((parts) => parts.join(''));
  const mutated = fc
    .tuple(
      queries,
      fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom('', ...scraps)), { maxLength: 4 }),
    )
    .map(([text, cuts]) =>
      cuts.reduce((all, [at, length, scrap]) => {
        const from = at % (all.length + 1);
        return all.slice(0, from) + scrap + all.slice(from + length);
      }, text),
    );

  function survives(text: string): void {
    const parsed = parseQuery(text);
    if (!parsed.ok) {
      expect(parsed.problems.length).toBeGreaterThan(0);
      for (const { code, start, end, message } of parsed.problems) {
        expect(code).toMatch(/^[a-z-]+$/);
        expect(message).toMatch(/\S/);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
      expect(toggleTerm(text, 'type', 'plan')).toBe(text);
      return;
    }
    expect(describeQuery(parsed.value)).toMatch(/^\S.*\S$/su);
    const found = search(searcher, parsed.value, context);
    expect(found.length).toBeLessThanOrEqual(cards.length);
    facetCounts(searcher, parsed.value, context);
    const more = toggleTerm(text, 'type', 'plan');
    expect(parseQuery(more).ok, more).toBe(true);
    expect(parseQuery(setRange(text, 'battle', 1, null)).ok).toBe(true);
  }

  it('is read or refused with a place and a reason, and never throws', () => {
    fc.assert(fc.property(fc.oneof(soup, mutated), survives), { numRuns: RUNS * 2 });
  });

  it('gets suggestions that stay within the text', () => {
    fc.assert(
      fc.property(soup, fc.nat(100), (text, caret) => {
        const { start, end, items } = suggest(text, caret, ['My deck', 'x"y']);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(items.length).toBeLessThanOrEqual(10);
      }),
      { numRuns: RUNS },
    );
  });

  it('of ten megabytes is refused or kept as it is', () => {
    for (const scrap of ['a ', '(', '-', 'a:fremen or ', '"', '\ud800']) {
      const text = scrap.repeat(Math.ceil(10_000_000 / scrap.length));
      expect(parseQuery(text).ok).toBe(false);
      expect(toggleTerm(text, 'type', 'plan')).toBe(text);
      suggest(text, 5_000_000);
    }
  });

  it('of greatest length and worst shape is still searched', () => {
    for (const scrap of [
      'a ',
      'a or ',
      '-a ',
      '(a)',
      'cost<battle ',
      't:a or ',
      'a:fremen sort:cost ',
      'in:x ',
    ])
      survives(scrap.repeat(Math.min(198, Math.floor(1_990 / scrap.length))).replace(/or $/, ''));
  });
});
