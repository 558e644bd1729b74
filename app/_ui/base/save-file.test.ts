import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDeck } from '@/lib/decks/deck';
import { fileName } from './save-file';

const named = (name: string) => ({ ...emptyDeck('fremen'), name });

describe('the name of a deck file', () => {
  it('is the name of the deck in plain words', () => {
    expect(fileName(named('Debt of the Deep Desert'), 'txt')).toBe('debt-of-the-deep-desert.txt');
    expect(fileName(named('Procès-Verbal: “No!”'), 'csv')).toBe('proces-verbal-no.csv');
  });

  it('is the House, or the sponsor, where the deck has no name', () => {
    expect(fileName({ ...named(''), houseName: 'House Sahrane' }, 'json')).toBe(
      'house-sahrane.json',
    );
    expect(fileName(named('  '), 'json')).toBe('unnamed-fremen-deck.json');
  });

  it('never holds a path, whatever the deck is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        expect(fileName(named(name), 'txt')).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}-]{0,60}\.txt$/u);
      }),
    );
  });
});
