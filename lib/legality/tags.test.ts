import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { emptyDeck } from '@/lib/decks/deck';
import { applyEdit, type Edit } from '@/lib/decks/edits';
import { check, createChecker } from './check';
import { SHIPPED_FORMATS } from './formats';
import { whatAddingBreaks } from './preview';
import type { ProblemDetail } from './problem';
import { problemTag } from './tags';

const catalogue = loadCatalogue();
const checker = createChecker(catalogue, SHIPPED_FORMATS);

function tagsOfAdding(
  id: string,
  place: 'imperial' | 'house' | 'programs' | 'homeworld',
  deck = emptyDeck('atreides'),
) {
  const card = catalogue.byId.get(id);
  if (card === undefined) throw new Error(id);
  return whatAddingBreaks(checker, deck, card, place).map(problemTag);
}

function having(...edits: readonly Edit[]) {
  return edits.reduce(applyEdit, emptyDeck('atreides'));
}

describe('problemTag', () => {
  it('names the adversary', () => {
    const harkonnen = catalogue.cards.find(
      (card) => card.deck === 'imperial' && card.allegiance === 'harkonnen',
    );
    expect(tagsOfAdding(harkonnen?.id ?? '', 'imperial')).toEqual(['Adversary: Harkonnen']);
  });

  it('says that a title is in the Imperial deck already', () => {
    const deck = having({ kind: 'add', list: 'imperial', card: 'eots-arrakeen', count: 1 });
    expect(tagsOfAdding('eots-arrakeen', 'imperial', deck)).toEqual(['This title is in already']);
  });

  it('says which ally a House card needs', () => {
    const fremen = catalogue.cards.find(
      (card) => card.deck === 'house' && card.allegiance === 'fremen',
    );
    expect(tagsOfAdding(fremen?.id ?? '', 'house')).toEqual(['Needs an Imperial card: Fremen']);
  });

  it('says that there are four copies', () => {
    const deck = having({ kind: 'add', list: 'house', card: 'eots-house-battalion', count: 4 });
    expect(tagsOfAdding('eots-house-battalion', 'house', deck)).toEqual(['More than 4 copies']);
  });

  it('says that a home world is not the sponsor’s', () => {
    expect(tagsOfAdding('eots-kaitain', 'homeworld')).toEqual(['Not this sponsor’s']);
  });

  it.each<readonly [string, ProblemDetail]>([
    ['Adversary: Guild and Fremen', { code: 'program-adversary', powers: ['guild', 'fremen'] }],
    [
      'Guild and Sisterhood are adversaries',
      {
        code: 'adversary-of-ally',
        pairs: [
          ['guild', 'sisterhood'],
          ['sisterhood', 'guild'],
        ],
      },
    ],
    ['This person is in already', { code: 'imperial-duplicate', titles: [], by: 'character' }],
    ['This title is in already', { code: 'imperial-duplicate', titles: [], by: 'title' }],
    ['Too few cards', { code: 'imperial-size', size: 9, uncounted: 0, minimum: 10 }],
    ['Too few cards', { code: 'house-size', size: 9, uncounted: 0, minimum: 30 }],
    ['The wrong deck', { code: 'wrong-deck', strays: [] }],
    ['No home world', { code: 'home-world', why: 'missing', sponsor: 'atreides' }],
    ['No home world card', { code: 'home-world', why: 'not-a-home-world', sponsor: 'atreides' }],
    ['Not a program', { code: 'program', why: 'not-a-program' }],
    ['Bought already', { code: 'program', why: 'bought-twice' }],
    ['No programs in this format', { code: 'program', why: 'none-in-format' }],
    ['Costs 8 of 5 solaris', { code: 'profile', why: 'overspent', spent: 8, favor: 2, spice: 1 }],
    ['Negative profile', { code: 'profile', why: 'negative', spent: 0, favor: 2, spice: -1 }],
    ['Set not in this format', { code: 'format', why: 'set', format: 'own', name: 'Own' }],
    ['Banned in this format', { code: 'format', why: 'banned', format: 'own', name: 'Own' }],
    ['Restricted to one', { code: 'format', why: 'restricted', format: 'own', name: 'Own' }],
    ['Unknown format', { code: 'format', why: 'unknown-format', format: 'own', name: 'own' }],
    ['Unknown card', { code: 'unknown-card' }],
    ['The same person', { code: 'same-character', people: [] }],
    ['Doubtful data', { code: 'doubtful-data', doubts: [] }],
    ['An unusual size', { code: 'odd-size', list: 'house', size: 90, usual: 60 }],
  ])('says "%s"', (tag, detail) => {
    expect(problemTag({ severity: 'error', rules: [], cards: [], detail })).toBe(tag);
  });

  it('has words for whatever a deck can get wrong', () => {
    const deck = having(
      { kind: 'set-format', format: 'nobody-knows' },
      { kind: 'set-profile', favor: 9, spice: -1 },
      { kind: 'add', list: 'imperial', card: 'no-such-card', count: 30 },
      { kind: 'add', list: 'house', card: 'eots-arrakeen', count: 70 },
      { kind: 'add-program', card: 'tat-abduct-heir' },
      { kind: 'add-program', card: 'tat-abduct-heir' },
    );
    const { problems } = check(checker, deck);
    expect(problems.length).toBeGreaterThan(6);
    for (const problem of problems) expect(problemTag(problem)).toMatch(/^[A-Z].{4,}[^.]$/);
  });
});
