import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerFromFile } from './player-name';

describe('the player in the name of a file', () => {
  it.each([
    ['Ada Lovelace.txt', 'Ada Lovelace'],
    ['03_Ada Lovelace - Fremen.o8d', 'Ada Lovelace'],
    ['12. Ben O’Brien (final).txt', 'Ben O’Brien'],
    ['ada-lovelace.json', 'Ada Lovelace'],
    ['Jean-Luc Moreau.csv', 'Jean-Luc Moreau'],
    ['event/Chloé Dupont/deck.txt', 'Chloé Dupont'],
    ['Ewa Kowalska decklist.dek', 'Ewa Kowalska'],
    ['Ömer_Şahin.txt', 'Ömer Şahin'],
  ])('%s: %s', (file, player) => {
    expect(playerFromFile(file)).toBe(player);
  });

  it.each([
    'deck.txt',
    'My deck list.txt',
    'untitled.json',
    '0042.txt',
    '',
    '.txt',
    'autumn-open.zip/deck.txt',
  ])('%s names nobody', (file) => {
    expect(playerFromFile(file)).toBeNull();
  });

  it('never throws, and never gives an empty name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (file) => {
        expect(playerFromFile(file)).not.toBe('');
      }),
    );
  });
});
