import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPTIONS } from '@/lib/board/editions/editions';
import { FACTIONS } from '@/lib/board/factions/factions';
import { parseSetup, setupJson } from './file';
import { inEdition, MOST_PLAYER, setupFrom, setupQuery } from './link';
import { withOptions } from './options';
import { type BoardSetup, MOST_HANDICAP, newSetup } from './setup';

const words = (most: number) =>
  fc.string({ maxLength: most }).map((text) => text.replace(/[\s~]+/g, ' '));
const seat = fc.record({
  faction: fc.constantFrom(...FACTIONS.map(({ id }) => id)),
  player: words(MOST_PLAYER),
  spice: fc.integer({ min: -MOST_HANDICAP, max: MOST_HANDICAP }),
});
const setups: fc.Arbitrary<BoardSetup> = fc
  .record({
    edition: fc.constantFrom('2019' as const, 'descartes' as const),
    name: words(60),
    seats: fc.array(fc.option(seat), { minLength: 6, maxLength: 6 }),
    options: fc.subarray(OPTIONS.map(({ id }) => id)),
  })
  .map(({ options, ...bare }) => withOptions({ ...bare, options: [] }, { put: options }));

const read = (query: string) => setupFrom(Object.fromEntries(new URLSearchParams(query)));

describe('a set-up in an address', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        expect(read(setupQuery(setup))).toEqual(setup);
      }),
    );
  });

  it('is short where little differs from a new set-up, and reads for ever', () => {
    expect(setupQuery(newSetup('2019'))).toBe('edition=2019');
    const shared = read(
      'edition=descartes&seats=a.h3..f-2..&players=Ann~Ben&options=weather.karama-powers',
    );
    expect(shared.seats).toEqual([
      { faction: 'atreides', player: 'Ann', spice: 0 },
      { faction: 'harkonnen', player: 'Ben', spice: 3 },
      null,
      { faction: 'fremen', player: '', spice: -2 },
      null,
      null,
    ]);
    expect(shared.options).toEqual(['weather', 'karama-powers']);
  });

  it('is a set-up whatever an address says', () => {
    expect(setupFrom({})).toEqual(newSetup('2019'));
    const found = setupFrom({ edition: '1979', seats: 'a99.%%.tleilaxu', options: ['a b', 'x'] });
    expect(found.edition).toBe('2019');
    expect(found.seats.map((one) => one?.faction ?? null)).toEqual([
      'atreides',
      null,
      'tleilaxu',
      null,
      null,
      null,
    ]);
    expect(found.seats[0]?.spice).toBe(MOST_HANDICAP);
  });

  it('loses what the other edition has not, when the edition changes', () => {
    const setup = withOptions(newSetup('2019'), { put: ['weather', 'open-discards'] });
    expect(inEdition(setup, 'descartes').options).toEqual(['weather']);
  });
});

describe('a set-up as a file', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const file: unknown = JSON.parse(JSON.stringify(setupJson(setup)));
        expect(parseSetup(file)).toEqual({ ok: true, value: setup });
      }),
    );
  });

  it('says where it is broken', () => {
    const broken = { ...setupJson(newSetup('2019')), seats: [] };
    expect(parseSetup(broken)).toMatchObject({
      ok: false,
      problems: [{ code: 'not-a-setup', at: 'seats' }],
    });
    expect(parseSetup('seats')).toMatchObject({ ok: false });
  });
});
