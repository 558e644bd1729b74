import { describe, expect, it } from 'vitest';
import { advancedGame } from '@/lib/board/editions/editions';
import type { Edition } from '@/lib/board/rules/book';
import { loadBoardRules } from '@/lib/board/rules/load';
import { checkSetup } from './check';
import { withOptions } from './options';
import type { SetupCode } from './problem';
import { type BoardSetup, newSetup, seatFor } from './setup';
import { allianceSize, winningOf } from './winning';
import { setupMessage, setupVerdict } from './words';

const { byId } = loadBoardRules();

/** Factions at the first circles, with options. */
function table(
  edition: Edition,
  factions: readonly string[],
  options: readonly string[] = [],
): BoardSetup {
  const seats = Array.from({ length: 6 }, (_, at) => {
    const faction = factions[at];
    return faction === undefined ? null : seatFor(faction);
  });
  return withOptions({ edition, name: '', seats, options: [] }, { put: options });
}

const codes = (setup: BoardSetup) => checkSetup(setup).problems.map(({ detail }) => detail.code);
const found = (setup: BoardSetup, code: SetupCode) => {
  const problem = checkSetup(setup).problems.find(({ detail }) => detail.code === code);
  if (problem === undefined) throw new Error(`no ${code}`);
  return problem;
};
/** The set-up once the problem has been mended, which must then be gone. */
const mended = (setup: BoardSetup, code: SetupCode) => {
  const { mend } = found(setup, code);
  if (mend === null) throw new Error(`no mend for ${code}`);
  expect(codes(mend.setup)).not.toContain(code);
  return mend.setup;
};
const factions = ({ seats }: BoardSetup) => seats.flatMap((seat) => seat?.faction ?? []);

const FOUR = ['atreides', 'harkonnen', 'fremen', 'emperor'];

describe('the check of a set-up', () => {
  it('finds nothing in either edition with six factions, basic or advanced', () => {
    for (const edition of ['2019', 'descartes'] as const) {
      expect(codes(newSetup(edition))).toEqual([]);
      const advanced = withOptions(newSetup(edition), { put: advancedGame(edition) });
      expect(codes(advanced)).toEqual([]);
      expect(setupVerdict(advanced, checkSetup(advanced))).toContain('advanced game.');
    }
  });

  it('[DES-intro-02] knows no faction but the six, and mends it by one that is free', () => {
    const setup = table('descartes', [...FOUR, 'ixians']);
    expect(checkSetup(setup).ready).toBe(false);
    expect(factions(mended(setup, 'unknown-faction'))).toEqual([...FOUR, 'guild']);
  });

  it('[DES-setup-06] lets each faction play once', () => {
    const setup = table('descartes', ['fremen', 'atreides', 'fremen']);
    expect(factions(mended(setup, 'faction-twice'))).toEqual(['fremen', 'atreides', 'harkonnen']);
  });

  it('[DES-intro-01] wants two factions at least, and seats one far from the other', () => {
    const alone = table('descartes', ['guild']);
    expect(mended(alone, 'too-few-factions').seats.map((seat) => seat?.faction)).toEqual([
      'guild',
      undefined,
      undefined,
      'atreides',
      undefined,
      undefined,
    ]);
    expect(factions(mended(table('2019', []), 'too-few-factions'))).toHaveLength(2);
  });

  it('[GF9-players-01] [GF9-players-03] [GF9-players-05] [GF9-players-06] advises who plays with two to five', () => {
    const advised = (...ids: readonly string[]) =>
      [...factions(mended(table('2019', ids), 'recommended-factions'))].sort();
    expect(advised('guild', 'atreides')).toEqual(['atreides', 'harkonnen']);
    expect(advised('guild', 'atreides', 'fremen')).toEqual(['atreides', 'fremen', 'harkonnen']);
    expect(advised('guild', 'bene-gesserit', 'fremen', 'emperor')).toEqual([...FOUR].sort());
    expect(advised('bene-gesserit', ...FOUR)).toEqual([...FOUR, 'guild'].sort());
    const setup = table('2019', ['guild', 'atreides']);
    expect(found(setup, 'recommended-factions').rules).toEqual(['GF9-players-03']);
    expect(checkSetup(setup).ready).toBe(true);
    expect(codes(table('descartes', ['guild', 'atreides']))).toEqual([]);
  });

  it('takes no more spice from a faction than it has', () => {
    const setup = table('2019', FOUR);
    const poor = {
      ...setup,
      seats: setup.seats.map((seat) =>
        seat?.faction === 'fremen' ? { ...seat, spice: -5 } : seat,
      ),
    };
    expect(mended(poor, 'spice-below-zero').seats[2]?.spice).toBe(-3);
  });

  it('knows which options an edition has', () => {
    const setup = table('2019', FOUR, ['no-alliances']);
    expect(setupMessage(found(setup, 'unknown-option').detail)).toBe(
      'This edition has no option “No alliances”.',
    );
    expect(mended(setup, 'unknown-option').options).toEqual([]);
  });

  it('[DES-adv-spice-02] puts in what an option needs', () => {
    const setup = table('descartes', FOUR, ['two-spice-decks']);
    expect(mended(setup, 'option-needs').options).toEqual(['double-blow', 'two-spice-decks']);
  });

  it('[DES-opt-long-01] tells once of two options that contradict one another', () => {
    const setup = table('descartes', FOUR, ['no-alliances', 'alliances-of-two']);
    expect(codes(setup)).toEqual(['options-exclude']);
    expect(mended(setup, 'options-exclude').options).toEqual(['no-alliances']);
  });

  it('[GF9-fremen-12] has no storm cards without Fremen; [DES-opt-weather-06] advises against them', () => {
    const three = ['atreides', 'harkonnen', 'emperor'];
    expect(found(table('2019', three, ['weather']), 'option-faction').severity).toBe('error');
    expect(found(table('descartes', three, ['weather']), 'option-faction').severity).toBe(
      'warning',
    );
    expect(mended(table('2019', three, ['weather']), 'option-faction').options).toEqual([]);
  });

  it('[GF9-players-03] lets two players run two factions each, and no other number', () => {
    expect(codes(table('2019', FOUR, ['two-each']))).toEqual([]);
    expect(codes(table('2019', FOUR.slice(0, 3), ['two-each']))).toContain('option-seats');
  });

  it('[DES-opt-long-05] means further strongholds for six', () => {
    const setup = table('descartes', FOUR, ['false-wall-east']);
    expect(found(setup, 'option-players').severity).toBe('warning');
    expect(mended(setup, 'option-players').options).toEqual([]);
  });

  it('puts in the rest of an advanced game of 2019 that is played in part; storm cards only with Fremen', () => {
    const part = table('2019', FOUR, ['city-spice']);
    expect(mended(part, 'advanced-in-part').options).toEqual(advancedGame('2019'));
    const without = advancedGame('2019').filter((id) => id !== 'weather');
    const three = table('2019', ['atreides', 'harkonnen', 'emperor'], without);
    expect(codes(three)).toEqual(['recommended-factions']);
  });

  it('[DES-opt-long-02] says when an alliance would need more strongholds than there are', () => {
    const setup = table('descartes', FOUR, ['one-more']);
    expect(setupMessage(found(setup, 'out-of-reach').detail)).toBe(
      'An alliance of 3 would need 6 strongholds, and there are 5.',
    );
    expect(mended(setup, 'out-of-reach').options).toEqual([]);
  });

  it('cites rules and questions that there are', () => {
    const setups = [
      table('2019', ['guild', 'guild', 'x'], ['weather', 'two-each', 'one-nexus', 'fremen-pay']),
      table('2019', []),
      table('2019', FOUR.slice(0, 3), ['city-spice', 'no-alliances']),
      table(
        'descartes',
        ['guild', 'guild', 'x'],
        ['weather', 'one-more', 'shield-wall', 'harg-pass'],
      ),
      table('descartes', ['guild'], ['two-spice-decks']),
    ];
    for (const setup of setups)
      for (const { rules, detail } of checkSetup(setup).problems)
        for (const rule of rules) expect(byId.has(rule), `${detail.code}: ${rule}`).toBe(true);
  });
});

describe('the strongholds that win', () => {
  const numbers = (setup: BoardSetup) => winningOf(setup).numbers;

  it('[GF9-mentat-02] [GF9-mentat-03] [GF9-players-04] are 3 alone and 4 allied in 2019, 4 with two players', () => {
    expect(numbers(newSetup('2019'))).toEqual([3, 4]);
    expect(numbers(table('2019', FOUR.slice(0, 2)))[0]).toBe(4);
    expect(numbers(table('2019', FOUR, ['two-each']))[0]).toBe(4);
  });

  it('[DES-object-02] [DES-object-04] go by the table in Descartes', () => {
    expect(numbers(table('descartes', FOUR.slice(0, 3)))).toEqual([4, 5]);
    expect(numbers(table('descartes', FOUR))).toEqual([3, 4, 5]);
  });

  it('[DES-opt-long-01] end with the size that alliances may have', () => {
    expect(numbers(table('descartes', FOUR, ['no-alliances']))).toEqual([3]);
    expect(numbers(table('descartes', FOUR, ['alliances-of-two']))).toEqual([3, 4]);
    expect(allianceSize(newSetup('2019'))).toBe(2);
  });

  it('[DES-opt-long-02] [DES-opt-long-03] [DES-opt-long-07] [DES-opt-long-11] change with options', () => {
    const six = newSetup('descartes');
    const first = (...put: readonly string[]) => {
      const {
        numbers: [number],
        places,
      } = winningOf(withOptions(six, { put }));
      return [number, places];
    };
    expect(first()).toEqual([3, 5]);
    expect(first('one-more')).toEqual([4, 5]);
    expect(first('shield-wall')).toEqual([4, 6]);
    expect(first('harg-pass')).toEqual([3, 6]);
    expect(first('false-wall-east', 'harg-pass')).toEqual([5, 7]);
  });
});
