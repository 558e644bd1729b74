import { describe, expect, it } from 'vitest';
import { BATTLE_FIELDS, battleQuestion } from './battle/question';
import { askedIn, queryOf } from './fields';
import { SHIPPING_FIELDS, shippingQuestion } from './shipping';
import { STORM_FIELDS, stormQuestion } from './storm';

const read = (text: string) => Object.fromEntries(new URLSearchParams(text));

describe('the address of a calculator', () => {
  it('asks what was asked, in as few words as it takes', () => {
    const question = battleQuestion({
      ...{ faction: 'fremen', leaders: ['stilgar'], hand: ['lasgun', 'worthless'], theirDial: 2.5 },
      ...{ advanced: true, unknown: 1 },
    });
    const query = queryOf(BATTLE_FIELDS, question, battleQuestion);
    expect(query).toBe(
      'advanced=true&faction=fremen&leaders=stilgar&hand=lasgun.worthless&unknown=1&theirDial=2.5',
    );
    expect(battleQuestion(askedIn(BATTLE_FIELDS, read(query)))).toEqual(question);
    expect(queryOf(BATTLE_FIELDS, battleQuestion({}), battleQuestion)).toBe('');
  });

  it('tells what is usual for another faction where it is not usual for this one', () => {
    // Atreides begin with 10 spice, Fremen with 3
    const question = shippingQuestion({ faction: 'fremen', spice: 10 });
    const query = queryOf(SHIPPING_FIELDS, question, shippingQuestion);
    expect(query).toContain('spice=10');
    expect(shippingQuestion(askedIn(SHIPPING_FIELDS, read(query)))).toEqual(question);
  });

  it('reads what it can, and the nearest number', () => {
    const asked = askedIn(STORM_FIELDS, {
      ...{ storm: '99', next: 'x', move: 'sideways', __proto__: 'y' },
      pieces: 'fremen_arsunt-11_5.ixians_arsunt-11_5.fremen_nowhere_1.fremen_old-gap-9_0',
    });
    expect(asked).toEqual({
      ...{ storm: 17, pieces: [{ whose: 'fremen', at: 'arsunt-11', count: 5 }] },
    });
    expect(stormQuestion(asked)).toMatchObject({ storm: 17, move: 'dials', next: -1 });
  });
});
