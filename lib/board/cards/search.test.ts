import { describe, expect, it } from 'vitest';
import { loadBoardRules } from '../rules/load';
import { BOARD_CARDS } from './cards';
import { describeBoardQuery } from './describe';
import { differencesOf } from './differences';
import { FIELDS } from './fields';
import { parseBoardQuery, searchBoardCards } from './search';

const { byId } = loadBoardRules();

function found(text: string): readonly string[] {
  const query = parseBoardQuery(text);
  if (!query.ok) throw new Error(query.problems[0]?.message);
  return searchBoardCards(BOARD_CARDS, query.value).map(({ id }) => id);
}

function said(text: string): string {
  const query = parseBoardQuery(text);
  if (!query.ok) throw new Error(query.problems[0]?.message);
  return describeBoardQuery(query.value);
}

function problemsOf(text: string): readonly (readonly [string, string])[] {
  const query = parseBoardQuery(text);
  return query.ok
    ? []
    : query.problems.map(({ code, start, end }) => [code, text.slice(start, end)] as const);
}

describe('the cards of the board game', () => {
  it('[GF9-card-deck-01] [GF9-card-spice-01] [DES-card-deck-01] [DES-equip-11] are 33 treachery and 21 spice cards in each edition', () => {
    for (const edition of ['2019', 'descartes'] as const)
      for (const [deck, size] of [
        ['treachery', 33],
        ['spice', 21],
      ] as const) {
        const cards = BOARD_CARDS.filter((card) => card.deck === deck);
        expect(cards.reduce((sum, { copies }) => sum + (copies[edition] ?? 0), 0)).toBe(size);
      }
  });

  it('stand on rules that there are, of the edition that has them, each id once', () => {
    expect(new Set(BOARD_CARDS.map(({ id }) => id)).size).toBe(BOARD_CARDS.length);
    for (const { rules, copies } of BOARD_CARDS)
      for (const edition of ['2019', 'descartes'] as const) {
        expect(rules[edition] !== undefined).toBe(copies[edition] !== undefined);
        for (const id of rules[edition] ?? []) expect(byId.get(id)?.edition).toBe(edition);
      }
  });

  it('[DES-blow-06] tell where the rules of the editions differ', () => {
    const worm = BOARD_CARDS.find(({ id }) => id === 'shai-hulud');
    const told = worm ? differencesOf(worm, byId) : [];
    expect(told.map(({ id }) => id)).toContain('DES-blow-06');
    expect(told.map(({ id }) => id)).toContain('GF9-spice-09');
    expect(told.map(({ id }) => id)).not.toContain('DES-blow-09');
  });
});

describe('a search of the cards of the board game', () => {
  it('[GF9-card-weapon-02] [GF9-card-weapon-04] [GF9-card-lasgun-01] finds the nine weapons of 2019', () => {
    const weapons = found('t:weapon edition:2019');
    expect(weapons).toHaveLength(9);
    expect(weapons).toContain('lasgun');
    expect(found('t:poison edition:2019 t:weapon')).toEqual([
      ...['chaumas', 'chaumurky', 'ellaca-drug', 'gom-jabbar'],
    ]);
    expect(found('t=weapon')).toEqual(found('t:weapons'));
  });

  it.each([
    ['lasegun', ['lasgun']],
    ['name="poison snooper"', ['snooper']],
    ['name="snooper poison"', []],
    ['cheap', ['cheap-hero', 'cheap-heroine']],
    ['t:defence', ['shield', 'snooper']],
    [
      'deck:spice spice>=10',
      ['cielago-south', 'habbanya-ridge-flat', 'south-mesa', 'the-great-flat'],
    ],
    ['worm', ['shai-hulud']],
    ['t:weapon is:doubtful', ['projectile-weapon', 'ellaca-drug', 'poison-weapon']],
    ['deck:treachery 2019<descartes', ['cheap-hero']],
    ['2019>=2 -copies>2', ['karama', 'truthtrance']],
    ['is:removed or is:differs t:special', ['family-atomics', 'tleilaxu-ghola', 'truthtrance']],
    ['descartes:none t:hero', ['cheap-heroine']],
    ['rule:des-card-lasegun-01', ['lasgun']],
    ['text:"half price"', ['karama']],
    ['t:worthless order:desc', ['trip-to-gamont', 'la-la-la', 'kulon', 'jubba-cloak', 'baliset']],
  ])('%s finds %s', (text, cards) => {
    expect(found(text).map((id) => id.replace(/^spice-/, ''))).toEqual(cards);
  });

  it('has what is called so before what speaks of it, and sorts as it is told', () => {
    expect(found('shield')[0]).toBe('shield');
    expect(found('shield').length).toBeGreaterThan(5);
    const bySpice = found('t:territory sort:-spice,name');
    expect(bySpice[0]).toBe('spice-cielago-south');
    expect(bySpice.slice(1, 4)).toEqual(
      ['habbanya-ridge-flat', 'south-mesa', 'the-great-flat'].map((id) => `spice-${id}`),
    );
    // what has no such number stands behind
    expect(found('sort:-spice').at(-1)).not.toMatch(/^spice-/);
  });

  it.each([
    ['wepon:1', [['unknown-field', 'wepon']]],
    ['t:wepon', [['unknown-value', 'wepon']]],
    ['edition:1979', [['unknown-value', '1979']]],
    ['copies>many', [['bad-number', 'many']]],
    ['t>weapon', [['bad-operator', 't>weapon']]],
    ['sort:colour', [['unknown-value', 'colour']]],
    ['t:', [['missing-value', 't:']]],
    ['(t:weapon', [['unclosed-group', '(']]],
  ] as const)('%s cannot be read', (text, problems) => {
    expect(problemsOf(text)).toEqual(expect.arrayContaining(problems.map((one) => [...one])));
  });

  it.each([
    ['', 'All cards'],
    ['t:weapon edition:2019', 'Cards that are weapons and are in the 2019 edition'],
    ['-(t:weapon or is:doubtful)', 'Cards that are not weapons and have nothing in doubt'],
    ['-(t:weapon e:des)', 'Cards that either are not weapons or are not in the Descartes edition'],
    ['spice:8..10 sort:-spice', 'Cards that have 8 to 10 spice, sorted by spice, highest first'],
    [
      '2019<descartes',
      'Cards that have fewer copies in the 2019 edition than copies in the Descartes edition',
    ],
    ['shield wall', 'Cards that have “shield wall” in name, kind or what they do'],
  ])('%s reads back as %s', (text, words) => {
    expect(said(text)).toBe(words);
  });

  it('has an example for each field, which finds something', () => {
    for (const { example } of FIELDS) expect(found(example).length, example).toBeGreaterThan(0);
  });
});
