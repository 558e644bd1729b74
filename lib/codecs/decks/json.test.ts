import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { createMatcher } from '../names/match';
import { readJson, writeJson } from './json';

const matcher = createMatcher(loadCatalogue());

const DECK: Deck = {
  ...emptyDeck('atreides'),
  homeWorld: 'eots-caladan',
  programs: ['tat-abduct-heir'],
  imperialDeck: [{ card: 'eots-arrakeen', count: 1 }],
  houseDeck: [{ card: 'eots-house-battalion', count: 4 }],
};

function problems(text: string): readonly string[] {
  const result = readJson(text, matcher);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

describe('a JSON deck', () => {
  it('has exactly the published shape', () => {
    expect(JSON.stringify(JSON.parse(writeJson(DECK)))).toBe(
      '{"version":1,"name":"","houseName":"","sponsor":"atreides","homeWorld":"eots-caladan","players":2,"format":"tat","profile":{"favor":0,"spice":0},"programs":["tat-abduct-heir"],"imperialDeck":[{"card":"eots-arrakeen","count":1}],"houseDeck":[{"card":"eots-house-battalion","count":4}],"notes":""}',
    );
  });

  it('keeps ids that nobody knows and says how many', () => {
    const deck = { ...DECK, houseDeck: [{ card: 'eots-nobody', count: 2 }] };
    const result = readJson(writeJson(deck), matcher);
    expect(result).toMatchObject({ ok: true, value: { deck, unmatched: [] } });
    expect(result.ok && result.value.notes).toEqual([
      'One card id is not in the catalogue. It stays in the deck, and the check reports it.',
    ]);
  });

  it('says which fields it left out, and is deaf to prototype keys', () => {
    const text = writeJson(DECK).replace('{', '{"__proto__":{"notes":"x"},"colour":"red",');
    const result = readJson(text, matcher);
    expect(result).toMatchObject({ ok: true, value: { deck: DECK } });
    expect(result.ok && result.value.notes[0]).toContain('__proto__, colour');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each([
    ['{"version":1', 'bad-json'],
    ['nonsense', 'bad-json'],
    ['{"version":2,"sponsor":"atreides","imperialDeck":[],"houseDeck":[]}', 'future-version'],
    ['[]', 'not-a-deck'],
    ['null', 'not-a-deck'],
    ['{"sponsor":"nobody","imperialDeck":[],"houseDeck":[]}', 'unknown-sponsor'],
    [
      '{"sponsor":"fremen","imperialDeck":[],"houseDeck":[{"card":"x","count":1e9}]}',
      'out-of-range',
    ],
    [`{"a":${'['.repeat(100_000)}`, 'bad-json'],
  ])('%.70s is refused by name', (text, code) => {
    expect(problems(text)).toContain(code);
  });
});
