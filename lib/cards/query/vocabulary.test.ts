import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../load';
import { SUBTYPES, TYPES, typesMeant } from './vocabulary';

describe('the words of the query language', () => {
  it('knows every subtype of the catalogue, and no other', () => {
    const printed = new Set(loadCatalogue().cards.flatMap((card) => card.subtypes));
    expect(SUBTYPES.map(({ word }) => word)).toEqual([...printed].sort());
  });

  it('takes part of a subtype, all of it, or its plural', () => {
    expect(typesMeant('fief', false)).toEqual(['Dune Fief', 'Fief', 'Siridar Fief']);
    expect(typesMeant('fief', true)).toEqual(['Fief']);
    expect(typesMeant('Dune-Fief', false)).toEqual(['Dune Fief']);
    expect(typesMeant('home world', false)).toEqual(['Homeworld']);
    expect(typesMeant('allies', false)).toEqual(['Ally']);
    expect(typesMeant('spies', true)).toEqual(['Spy']);
    expect(typesMeant('fremen', false)).toEqual([]);
  });

  it('takes a card type said in full as that type alone', () => {
    expect(typesMeant('event', false)).toEqual(['event']);
    expect(typesMeant('Personas', false)).toEqual(['persona']);
    expect(typesMeant('even', false)).toEqual(['event', 'Dune Event', 'Imperium Event']);
  });

  it('has a noun for several cards of every type and subtype', () => {
    const plural = (word: string) =>
      [...TYPES, ...SUBTYPES].find((entry) => entry.word === word)?.plural;
    expect(plural('persona')).toBe('personas');
    expect(plural('Spy')).toBe('spies');
    expect(plural('Equipment')).toBe('equipment');
    expect(plural('Battle')).toBe('battle cards');
    expect(plural('Reverend Mother')).toBe('Reverend Mothers');
    expect(plural('Homeworld')).toBe('home worlds');
    for (const { word } of SUBTYPES) expect(plural(word), word).toMatch(/\S/);
  });
});
