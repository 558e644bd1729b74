import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../../abilities/load';
import { digestsOf, linesOf } from './observe-fixture';
import { anyPosition, type Position, positionOf, rolesOf } from './position-fixture';
import { ASPECTS, differingIn } from './tally-fixture';
import { type Theme, WALKS_ABOUT } from './theme-fixture';

/*
 * The book of behaviour: for each card positions in which it matters, for the procedures tables of any cards and tables
 * about one of them, and a walk from each, with digests of what may be done there, what happens and what counts; from
 * the tables also of what the texts of all cards ask. It says which cards a change touches. Where a change is meant, GOLDEN=write npx vitest run lib/engine/testing/golden records the book anew.
 *
 * TELL="eots-arrakeen" npx vitest run lib/engine/testing/golden/behaviour prints the walks of a card, or of a table
 * (TELL="table 7"): printed on two commits, `diff` shows what has become other.
 */

const catalogue = loadGameCatalogue();
const file = join(import.meta.dirname, 'behaviour.json');
const STEPS = { card: 11, table: 50 };
const TABLES = 36;
/** What a failure shows of the cards that differ and of the first of them. */
const SHOWN = { cards: 30, lines: 80 };

/** Walks about the same card or table. */
interface Page {
  readonly about: string;
  readonly steps: number;
  readonly walks: readonly { readonly name: string; position(): Position }[];
}

const PAGES: readonly Page[] = [
  ...catalogue.cards.map((card) => ({
    about: card.id,
    steps: STEPS.card,
    walks: rolesOf(card, catalogue).map((role, number) => ({
      name: role,
      position: () => positionOf(card, role, number, catalogue),
    })),
  })),
  ...Array.from({ length: TABLES }, (_, number) => ({
    about: `table ${number}`,
    steps: STEPS.table,
    walks: [{ name: 'any cards', position: () => anyPosition(number, catalogue) }],
  })),
  ...(Object.entries(WALKS_ABOUT) as [Theme, number][]).flatMap(([theme, many]) =>
    Array.from({ length: many }, (_, number) => ({
      about: `${theme} ${number}`,
      steps: STEPS.table,
      walks: [{ name: theme, position: () => anyPosition(number, catalogue, theme) }],
    })),
  ),
];

/** By what they are about, the digests of walks. */
type Book = Readonly<Record<string, string>>;

function bookNow(): Book {
  return Object.fromEntries(
    PAGES.map(({ about, steps, walks }) => [
      about,
      walks.map(({ position }) => digestsOf(position(), steps, catalogue)).join(' '),
    ]),
  );
}

const wanted = process.env.TELL;
for (const { about, steps, walks } of PAGES)
  if (about === wanted)
    for (const { name, position } of walks)
      console.info([`# ${about}, ${name}`, ...linesOf(position(), steps, catalogue)].join('\n'));

const now = bookNow();
if (process.env.GOLDEN === 'write') writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);

describe('the book of behaviour', () => {
  const kept: Book = JSON.parse(readFileSync(file, 'utf8'));

  it('has a page for every card and table', () => {
    expect(Object.keys(kept)).toEqual(PAGES.map(({ about }) => about));
  });

  it('is as it was recorded', () => {
    const differing = differences(kept);
    if (differing.length > 0) throw new Error(told(differing));
  });
});

/** A page of which some walks are not as they were recorded. */
interface Differing {
  readonly page: Page;
  readonly walks: readonly { readonly at: number; readonly aspects: readonly string[] }[];
}

/** What of a book is not as recorded, the pages that differ the most first: they are the likeliest causes. */
function differences(kept: Book): Differing[] {
  return PAGES.map((page): Differing => {
    const [was = [], is = []] = [kept, now].map((book) => book[page.about]?.split(' '));
    const walks = page.walks.map((_, at) => ({
      at,
      aspects: differingIn(was[at] ?? '', is[at] ?? '', ASPECTS),
    }));
    return { page, walks: walks.filter(({ aspects }) => aspects.length > 0) };
  })
    .filter(({ walks }) => walks.length > 0)
    .sort((one, other) => other.walks.length - one.walks.length);
}

function told(differing: readonly Differing[]): string {
  const pages = differing.slice(0, SHOWN.cards).map(({ page, walks }) => {
    const parts = walks.map(
      ({ at, aspects }) => `${page.walks[at]?.name}: what ${aspects.join(', what ')}`,
    );
    return `  ${page.about} (${parts.join('; ')})`;
  });
  const [first] = differing;
  const walk = first?.page.walks[first.walks[0]?.at ?? 0];
  const lines =
    walk === undefined ? [] : linesOf(walk.position(), first?.page.steps ?? 0, catalogue);
  return [
    `${differing.length} of ${PAGES.length} pages are not as they were recorded:`,
    ...pages,
    ...(differing.length > SHOWN.cards ? [`  and ${differing.length - SHOWN.cards} more`] : []),
    `TELL="${first?.page.about}" prints a page whole; this is how "${walk?.name}" of it begins now:`,
    ...lines.slice(0, SHOWN.lines),
  ].join('\n');
}
