import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesFrom } from './compare';
import { setupFrom, setupQuery } from './link';

const from = (query: string) => setupFrom(Object.fromEntries(new URLSearchParams(query)));
const told = (other: string, setup: string) => differencesFrom(from(other), from(setup));

describe('two set-ups', () => {
  it('are told apart by edition, name, seats, players, handicaps and options', () => {
    expect(
      told('edition=2019&seats=a..h...', 'edition=descartes&seats=a...h..&name=Friday'),
    ).toEqual([
      'the Descartes edition, not the 2019 edition',
      'the name “Friday”',
      'Harkonnen at place 4, not 3',
    ]);
    expect(
      told('seats=a..h...&players=Ann~~Ben', 'seats=a3..f-2...&players=Cat~~Ben&options=weather'),
    ).toEqual([
      'Atreides played by Cat, not Ann',
      'Atreides with 3 spice more than its sheet says, not the spice of its sheet',
      'Fremen at place 3, played by Ben, with 2 spice less than its sheet says',
      'no Harkonnen',
      expect.stringMatching(/^with “.+”$/),
    ]);
    expect(told('seats=a..h...&options=weather', 'seats=a..h...')).toEqual([
      expect.stringMatching(/^without “.+”$/),
    ]);
  });

  it('have no difference just where one address shares both', () => {
    const seat = fc.constantFrom('', 'a', 'h', 'f', 'a2', 'h-1', 'x', 'a');
    const setup = fc
      .record({
        edition: fc.constantFrom('2019', 'descartes'),
        seats: fc.array(seat, { minLength: 6, maxLength: 6 }).map((seats) => seats.join('.')),
        players: fc.constantFrom('', 'Ann', '~Ann', 'Ann~Ben'),
        options: fc.constantFrom('', 'weather', 'city-spice.weather'),
        name: fc.constantFrom('', 'Friday', 'Sunday'),
      })
      .map((query) => setupFrom(query));
    fc.assert(
      fc.property(setup, setup, (one, other) => {
        expect(differencesFrom(one, one)).toEqual([]);
        const isSame = setupQuery(one) === setupQuery(other);
        expect(differencesFrom(one, other).length === 0).toBe(isSame);
      }),
    );
  });
});
