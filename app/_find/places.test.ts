import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadBoardRules } from '@/lib/board/rules/load';
import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadRules } from '@/lib/rules/load';
import { placesFor } from './places';

const { rules, conflicts } = loadRules();
const [sample] = SAMPLE_DECKS;
const findable = {
  cards: loadCatalogue().cards,
  decks: sample ? [{ id: 'own', deck: { ...sample.deck, name: 'Baron’s bane' } }] : [],
  rules: [...rules, ...conflicts],
};
const found = (text: string) =>
  placesFor(text, findable).map(({ group, href, hint }) => ({ group, href, hint }));

it('finds cards, own decks, samples and rules, in this order', () => {
  expect(found('baron').slice(0, 4)).toEqual([
    { group: 'Cards', href: '/cards/tat-baronial-tithes', hint: null },
    { group: 'Cards', href: '/cards/eots-baron-vladimir-harkonnen', hint: null },
    { group: 'Cards', href: '/cards/tat-baron-vladimir-harkonnen', hint: null },
    { group: 'Your decks', href: '/decks/build?deck=own', hint: 'Atreides' },
  ]);
  const groups = found('harkonnen').map(({ group }) => group);
  expect([...new Set(groups)]).toEqual(['Cards', 'Samples', 'Rules']);
});

it('says by which other name it found a card', () => {
  expect(renderToStaticMarkup(found('muad')[0]?.hint)).toBe(
    'also called <mark>Muad</mark>&#x27;Dib',
  );
});

it('says which word it read, and takes the id of a rule', () => {
  expect(found('barron')[0]?.hint).toBe('read as “baron”');
  expect(found('tat-6.2.11-6').map(({ href }) => href)).toContain('/rules/TAT-6.2.11-60');
});

it('takes the id of a rule of the board game', () => {
  const board = { ...findable, rules: [...loadBoardRules().byId.values()] };
  const ids = (text: string) => placesFor(text, board).map(({ href }) => href);
  expect(ids('gf9-storm-06')).toEqual(['/rules/GF9-storm-06']);
  expect(ids('DES-Q09')).toEqual(['/rules/DES-Q09']);
  expect(ids('des-bid')).toHaveLength(3);
});

it('leaves fields and single letters alone', () => {
  for (const text of ['', 'b', 't:persona', 'cost>=2', '-spice', 'zzzz'])
    expect(found(text), text).toEqual([]);
});
