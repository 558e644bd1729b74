import { describe, expect, it } from 'vitest';
import { asksToOwn, hasTerm, setRange, toggleOwning, toggleTerm } from './edit';
import type { FacetField } from './facet-terms';

describe('putting a value in', () => {
  it.each<[string, FacetField, string, string]>([
    ['', 'type', 'plan', 't:plan'],
    ['duke', 'type', 'plan', 'duke t:plan'],
    ['t:plan', 'type', 'event', '(t:plan or t:event)'],
    [
      '(t:plan or t:event) a:fremen',
      'type',
      'persona',
      '(t:plan or t:event or t:persona) a:fremen',
    ],
    ['t:plan or t:event', 'type', 'persona', '(t:plan or t:event or t:persona)'],
    ['t:persona', 'subtype', 'Native', 't:persona t:native'],
    ['', 'subtype', 'Dune Fief', 't:dune-fief'],
    ['', 'subtype', 'Fief', 't=fief'],
    ['a:fremen', 'allegiance', 'none', '(a:fremen or a:none)'],
    ['', 'allegiance', 'spice-miners', 'a:spice-miners'],
    ['', 'set', 'tat', 'set:tat'],
    ['', 'deck', 'homeworld', 'deck:homeworld'],
    ['', 'talent', 'battle', 'talent:battle'],
    ['cost:2', 'cost', 'X', '(cost:2 or cost:x)'],
    ['cost:2..4', 'cost', '6', '(cost:2..4 or cost:6)'],
    ['', 'command', '0', 'command:0'],
    ['', 'legal', 'guild', 'legal:guild'],
    // Alternatives of the whole query are put together first.
    ['duke or baron', 'type', 'plan', '(duke or baron) t:plan'],
    ['duke or t:plan', 'type', 'event', '(duke or t:plan) t:event'],
    // Who asks for two subtypes at once goes on asking for all.
    ['t:native t:noble', 'subtype', 'Spy', 't:native t:noble t:spy'],
    // Sorts stay, behind the rest.
    ['sort:cost t:plan', 'type', 'event', '(t:plan or t:event) sort:cost'],
    ['duke sort:cost or baron', 'type', 'plan', '(duke or baron) t:plan sort:cost'],
    ['a and b', 'set', 'tat', 'a and b set:tat'],
    ['-t:plan', 'type', 'event', '-t:plan t:event'],
  ])('%s + %s %s = %s', (text, field, value, after) => {
    expect(hasTerm(text, field, value)).toBe(false);
    expect(toggleTerm(text, field, value)).toBe(after);
    expect(hasTerm(after, field, value)).toBe(true);
  });
});

describe('taking a value out', () => {
  it.each<[string, FacetField, string, string]>([
    ['t:plan', 'type', 'plan', ''],
    ['duke type=PLAN "soo soo"', 'type', 'plan', 'duke "soo soo"'],
    ['(t:plan or t:event)', 'type', 'plan', 't:event'],
    ['(t:plan or t:event or t:persona) x', 'type', 'event', '(t:plan or t:persona) x'],
    ['t:plan or t:event sort:cost', 'type', 'plan', 't:event sort:cost'],
    ['t:native a:"House Atreides"', 'allegiance', 'atreides', 't:native'],
    ['is:native', 'subtype', 'Native', ''],
    ['cost=3..3 a', 'cost', '3', 'a'],
    ['t:plan and a:fremen', 'type', 'plan', 'a:fremen'],
  ])('%s - %s %s = %s', (text, field, value, after) => {
    expect(hasTerm(text, field, value)).toBe(true);
    expect(toggleTerm(text, field, value)).toBe(after);
  });

  it('does not see terms that are negated, nested or of another field', () => {
    expect(hasTerm('-t:plan', 'type', 'plan')).toBe(false);
    expect(hasTerm('t:plan or duke', 'type', 'plan')).toBe(false);
    expect(hasTerm('plan', 'type', 'plan')).toBe(false);
    expect(hasTerm('cost>=2', 'cost', '2')).toBe(false);
    expect(hasTerm('t:fief', 'subtype', 'Fief')).toBe(false);
  });
});

describe('ranges', () => {
  it.each<[string, number | null, number | null, string]>([
    ['', 2, 4, 'cost:2..4'],
    ['', 4, 2, 'cost:2..4'],
    ['', 2, null, 'cost>=2'],
    ['', null, 4, 'cost<=4'],
    ['', 3, 3, 'cost:3'],
    ['duke cost>=1 t:plan cost<5 sort:cost', 2, 4, 'duke t:plan cost:2..4 sort:cost'],
    ['(cost:1 or cost:x) duke', null, null, 'duke'],
    ['cost:2..4', null, null, ''],
    ['cost<resistance -cost:3', 1, null, 'cost<resistance -cost:3 cost>=1'],
    ['duke', Number.NaN, -1, 'duke'],
  ])('%s with %s to %s = %s', (text, min, max, after) => {
    expect(setRange(text, 'cost', min, max)).toBe(after);
  });

  it('works on ranks, too', () => {
    expect(setRange('battle>=3 a:fremen', 'battle', 1, 2)).toBe('a:fremen battle:1..2');
  });
});

it('leaves text alone that it cannot read, and values that it does not know', () => {
  for (const text of ['(t:plan', 'foo:1', 'a'.repeat(5_000)]) {
    expect(toggleTerm(text, 'type', 'plan')).toBe(text);
    expect(setRange(text, 'cost', 1, 2)).toBe(text);
    expect(hasTerm(text, 'type', 'plan')).toBe(false);
  }
  const full = 'a '.repeat(200).trim();
  expect(toggleTerm(full, 'type', 'plan')).toBe(full);
  expect(toggleTerm('duke', 'type', '__proto__')).toBe('duke');
  expect(toggleTerm('duke', 'cost', '-1')).toBe('duke');
  expect(toggleTerm('duke', 'set', 'zzz')).toBe('duke');
});

describe('only what I own', () => {
  it.each([
    ['', 'own>=1'],
    ['a:fremen sort:cost', 'a:fremen own>=1 sort:cost'],
    ['own=0 duke', 'duke own>=1'],
  ])('%s becomes %s', (text, after) => {
    expect(asksToOwn(text)).toBe(false);
    expect(toggleOwning(text)).toBe(after);
    expect(asksToOwn(after)).toBe(true);
  });

  it.each([
    ['own>=1', ''],
    ['duke own>0', 'duke'],
    ['own:1..3 a:fremen', 'a:fremen'],
    ['own>=2 duke', 'duke'],
  ])('%s is taken out of it again', (text, after) => {
    expect(asksToOwn(text)).toBe(true);
    expect(toggleOwning(text)).toBe(after);
  });

  it('is no word of one alternative, and unreadable text stays', () => {
    expect(asksToOwn('own>=1 or duke')).toBe(false);
    expect(asksToOwn('-own>=1')).toBe(false);
    expect(toggleOwning('own>=1 or duke')).toBe('(own>=1 or duke) own>=1');
    expect(toggleOwning('(')).toBe('(');
  });
});
