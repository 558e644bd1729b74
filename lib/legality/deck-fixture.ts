import fc from 'fast-check';
import type { Card } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, type DeckEntry, emptyDeck } from '@/lib/decks/deck';
import { POWERS } from '@/lib/rules/powers';
import { check, createChecker } from './check';
import { SHIPPED_FORMATS } from './formats';
import type { LegalityProblem, ProblemCode } from './problem';

/** Decks for tests: a legal one to break, and arbitrary ones. */

export const catalogue = loadCatalogue();
export const checker = createChecker(catalogue, SHIPPED_FORMATS);

/** Legal under both shipped formats: the first set, Atreides and neutral cards, 10 + 30. */
export const LEGAL: Deck = {
  ...emptyDeck('atreides'),
  name: 'Water and honour',
  houseName: 'House Test',
  homeWorld: 'eots-caladan',
  profile: { favor: 1, spice: 0 },
  imperialDeck: [
    'eots-arrakeen',
    'eots-carthag',
    'eots-imperial-basin',
    'eots-military-appropriations',
    'eots-harvesting-contract',
    'eots-spotter-control',
    'eots-caladan-exports',
    'eots-paul-atreides',
    'eots-thufir-hawat',
    'eots-gurney-halleck',
  ].map((card) => ({ card, count: 1 })),
  houseDeck: [
    { card: 'eots-house-battalion', count: 4 },
    { card: 'eots-atreides-battalion', count: 3 },
    { card: 'eots-atreides-propagandist', count: 2 },
    { card: 'eots-carryall', count: 3 },
    { card: 'eots-windtrap', count: 3 },
    { card: 'eots-lasgun-rifle', count: 3 },
    { card: 'eots-secund-elect', count: 3 },
    { card: 'eots-valor', count: 3 },
    { card: 'eots-slow-attack', count: 3 },
    { card: 'eots-landsraad-summit', count: 3 },
  ],
};

/** The legal deck with fields replaced. */
export function legal(changes: Partial<Deck>): Deck {
  return { ...LEGAL, ...changes };
}

/** The legal deck with cards put on its lists, one copy each unless a line says otherwise. */
export function legalWith(added: {
  readonly imperial?: readonly (string | DeckEntry)[];
  readonly house?: readonly (string | DeckEntry)[];
}): Deck {
  const lines = (cards: readonly (string | DeckEntry)[] = []) =>
    cards.map((card) => (typeof card === 'string' ? { card, count: 1 } : card));
  return legal({
    imperialDeck: [...LEGAL.imperialDeck, ...lines(added.imperial)],
    houseDeck: [...LEGAL.houseDeck, ...lines(added.house)],
  });
}

/** The codes reported for a deck, errors and warnings, each once. */
export function codes(deck: Deck, format?: string): readonly ProblemCode[] {
  return [...new Set(check(checker, deck, format).problems.map(({ detail }) => detail.code))];
}

/** The first problem of that code; a test that finds none fails with the codes that there are. */
export function problemOf(deck: Deck, code: ProblemCode, format?: string): LegalityProblem {
  const found = check(checker, deck, format).problems.find(({ detail }) => detail.code === code);
  if (found === undefined) throw new Error(`no ${code}, only: ${codes(deck, format).join(', ')}`);
  return found;
}

/** The ids that a problem names. */
export function idsOf(problem: LegalityProblem): readonly string[] {
  return problem.cards.map(({ id }) => id);
}

const idsWhere = (test: (card: Card) => boolean) =>
  catalogue.cards.filter(test).map(({ id }) => id);

const UNKNOWN = ['eots-no-such-card', '__proto__', 'constructor', 'ghost'];

/** Mostly cards that belong on the list, some that do not, some of one person, some unknown. */
export function anyLines(
  group: 'imperial' | 'house',
  maxLength: number,
): fc.Arbitrary<DeckEntry[]> {
  const card = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...idsWhere(({ deck }) => deck === group)) },
    { weight: 2, arbitrary: fc.constantFrom(...idsWhere(({ deck }) => deck !== group)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...idsWhere(({ character }) => character !== undefined)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...UNKNOWN) },
  );
  return fc.array(fc.record({ card, count: fc.integer({ min: 1, max: 6 }) }), { maxLength });
}

/** Any deck, mostly illegal in several ways. */
export const anyDeck: fc.Arbitrary<Deck> = fc.record({
  version: fc.constant(1 as const),
  name: fc.string(),
  houseName: fc.string(),
  sponsor: fc.constantFrom(...POWERS),
  homeWorld: fc.option(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...idsWhere(({ deck }) => deck === 'homeworld')) },
      { weight: 1, arbitrary: fc.constantFrom(...UNKNOWN, 'eots-dune', 'eots-arrakeen') },
    ),
  ),
  players: fc.integer({ min: 2, max: 8 }),
  format: fc.constantFrom('tat', 'eots', 'no-such-format'),
  profile: fc.record({
    favor: fc.integer({ min: -3, max: 5 }),
    spice: fc.integer({ min: -3, max: 5 }),
  }),
  programs: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...idsWhere(({ deck }) => deck === 'program')) },
      { weight: 1, arbitrary: fc.constantFrom(...UNKNOWN, 'eots-valor') },
    ),
    { maxLength: 7 },
  ),
  imperialDeck: anyLines('imperial', 14),
  houseDeck: anyLines('house', 16),
  notes: fc.string(),
});
