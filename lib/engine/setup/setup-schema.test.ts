import { describe, expect, it } from 'vitest';
import { plainDeck } from '../testing/deck-fixture';
import { OPTIONS, setupSchema } from './setup-schema';

const HOUSE = { name: 'Atreides', deck: plainDeck() };
const SETUP = { seed: 1, rules: 'tat', options: {}, players: 2, houses: [HOUSE] };
const reads = (over: object) => setupSchema.safeParse({ ...SETUP, ...over }).success;

describe('how a game was set up, as a record keeps it', () => {
  it('has a seed of 32 bits', () => {
    for (const seed of [0, 1, 0xffffffff]) expect(reads({ seed }), `${seed}`).toBe(true);
    for (const seed of [-1, 0x1_0000_0000, 0.5, Number.NaN, '1'])
      expect(reads({ seed }), `${seed}`).toBe(false);
  });

  it('has one House to eight, among one player to eight', () => {
    for (const players of [1, 8]) expect(reads({ players }), `${players}`).toBe(true);
    for (const players of [0, 9, 2.5]) expect(reads({ players }), `${players}`).toBe(false);
    const houses = (many: number) => reads({ houses: new Array(many).fill(HOUSE) });
    expect([0, 1, 8, 9].map(houses)).toEqual([false, true, true, false]);
  });

  it('has names of up to 200 letters', () => {
    const named = (name: string) => reads({ houses: [{ ...HOUSE, name }] });
    expect([named(''), named('a'.repeat(200)), named('a'.repeat(201))]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is played by one of two rule sets, and with options that there are', () => {
    expect(['tat', 'eots', 'ccg'].map((rules) => reads({ rules }))).toEqual([true, true, false]);
    expect(reads({ options: { openHands: true } })).toBe(false);
    expect(reads({ more: 1 })).toBe(false);
  });

  it.each(Object.entries(OPTIONS))('knows the option %s by its values alone', (name, values) => {
    const offered = 'options' in values ? values.options : [false, true];
    expect(offered).toHaveLength(2);
    for (const value of offered) expect(reads({ options: { [name]: value } })).toBe(true);
    for (const value of ['', 1, null]) expect(reads({ options: { [name]: value } })).toBe(false);
  });
});
