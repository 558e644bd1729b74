import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { emptyDeck } from '@/lib/decks/deck';
import { applyEdit, type Edit } from '@/lib/decks/edits';
import { check, createChecker } from './check';
import { SHIPPED_FORMATS } from './formats';
import { whatAddingBreaks } from './preview';
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
