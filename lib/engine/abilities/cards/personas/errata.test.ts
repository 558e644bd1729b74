import { describe, expect, it } from 'vitest';
import { commandOf, rankOf, resistanceOf } from '../../../queries/ranks';
import type { Game } from '../../../state/game';
import { takeUp } from '../../../state/open-game';
import { riteTable } from '../../../testing/rite-fixture';
import { scenario, type Table } from '../../../testing/scenario-fixture';
import { loadGameCatalogue } from '../../load';

const catalogue = loadGameCatalogue();
const gameOf = (table: Table): Game => takeUp(table.state, catalogue);
const isRite = (table: Table) => table.state.frames.some(({ step }) => step === 'rite');

/** Does what is wanted as soon as it can be done; the defense engages, nothing else is answered. */
function fight(table: Table, rite: string, ...wanted: readonly string[]): readonly string[] {
  const left = [...wanted];
  table.act(rite);
  for (let step = 0; isRite(table) && step < 200; step += 1) {
    const options = table.options();
    const next = options.find((one) => one === left[0]);
    const quiet = ['engage-defense', 'pass', 'done', 'reward gain'].find((one) =>
      options.includes(one),
    );
    if (next !== undefined) left.shift();
    table.act(next ?? quiet ?? options[0] ?? '');
  }
  return left;
}

describe('what follows upon a vanquished persona', () => {
  // Each leads an intrigue that its target does not survive; the target may have a blade in hand too.
  it.each([
    ['eots-piter-de-vries', 'harkonnen', 'eots-thufir-hawat', 'domain', 0],
    ['eots-lady-margot', 'sisterhood', 'eots-baron-vladimir-harkonnen', 'domain', 0],
    ['eots-liscia-theirese', 'guild', 'eots-house-mentat', 'house-discard', 1],
  ] as const)(
    '[TAT-11-28] %s uses its capture or discard only if it survives the rite',
    (leader, sponsor, target, zone, seat) => {
      for (const survives of [true, false]) {
        const one = riteTable(
          { domain: [leader], sponsor, hand: [] },
          [
            {
              domain: [target],
              sponsor: 'atreides',
              hand: survives ? [] : ['jotc-straight-line-computation'],
              treasury: 9,
            },
          ],
          { tactics: true },
        ).toInterval(0);
        const unmet = fight(
          one,
          `rite intrigue ${leader} against ${target}`,
          ...(survives ? [] : ['tactic jotc-straight-line-computation']),
          `vanquish ${target}`,
          ...(survives ? [] : [`vanquish ${leader}`]),
          'choose-part 1',
          `choose ${target}`,
        );
        expect(one.card(leader).status).toBe(survives ? 'engaged' : 'subdued');
        expect(unmet).toEqual(survives ? [] : ['choose-part 1', `choose ${target}`]);
        const { place } = one.card(target, survives ? seat : 1);
        expect(place).toMatchObject(survives ? { zone, seat } : { zone: 'domain', seat: 1 });
      }
    },
  );
});

describe('Renegade Sister', () => {
  it('[TAT-11-30] works in the Interval of her governor alone', () => {
    const table = scenario({
      houses: [
        { domain: ['eots-caladan', 'eots-renegade-sister'], hand: [] },
        { domain: ['eots-giedi-prime', 'eots-feyd-rautha'], hand: ['eots-house-battalion'] },
      ],
      ranks: [0, 1],
      tactics: true,
    }).toInterval(0);
    expect(table.can('use eots-renegade-sister 0')).toBe(true);
    table.toInterval(1);
    for (const action of ['use eots-giedi-prime 0', 'buy-spice 1']) {
      table.act(action);
      while (table.state.frames.at(-1)?.step === 'window') {
        expect(table.can('use eots-renegade-sister 0')).toBe(false);
        table.act('pass');
      }
    }
  });
});

describe('Duncan Idaho of Thunder at Twilight', () => {
  const of = (...domain: string[]) => {
    const table = scenario({ houses: [{ domain: ['tat-duncan-idaho', ...domain] }, {}] });
    const [game, card] = [gameOf(table), table.card('tat-duncan-idaho')];
    return [commandOf(game, card), rankOf(game, card, 'battle'), rankOf(game, card, 'dueling')];
  };

  it('[TAT-11-09] takes a Fabled Crysknife for a Crysknife', () => {
    expect(of()).toEqual([2, 2, 3]);
    expect(of('eots-crysknife on tat-duncan-idaho')).toEqual([3, 3, 3]);
    // The blade itself is a rank of Dueling.
    expect(of('tat-fabled-crysknife on tat-duncan-idaho')).toEqual([3, 3, 4]);
    expect(of('eots-kindjal on tat-duncan-idaho')).toEqual([2, 2, 3]);
  });

  it('with a Fabled Crysknife is no target of Fremen personas', () => {
    const table = (blade: readonly string[]) =>
      riteTable({ domain: ['eots-jamis'], sponsor: 'atreides' }, [
        { domain: ['eots-paul-atreides', ...blade], sponsor: 'harkonnen' },
      ]).toInterval(0);
    const rite = 'rite dueling eots-jamis against eots-paul-atreides';
    expect(table([]).can(rite)).toBe(true);
    expect(table(['tat-fabled-crysknife on eots-paul-atreides']).can(rite)).toBe(false);
  });
});

describe('Soo-Soo Nejhre', () => {
  it('[TAT-11-32] strengthens a charter until the rite is over', () => {
    const table = riteTable(
      { domain: ['eots-duke-leto-atreides'], hand: [] },
      [{ domain: ['eots-weather-control', 'jotc-soo-soo-nejhre'], hand: [] }],
      { tactics: true },
    ).toInterval(0);
    const resistance = () => resistanceOf(gameOf(table), table.card('eots-weather-control', 1));
    const before = resistance();
    let during = before;
    table.act('rite arbitration eots-duke-leto-atreides against eots-weather-control');
    const wanted = ['use jotc-soo-soo-nejhre 0', 'choose eots-weather-control'];
    for (let step = 0; isRite(table) && step < 200; step += 1) {
      during = Math.max(during, resistance());
      const options = table.options();
      const next = options.find((one) => one === wanted[0]);
      if (next !== undefined) wanted.shift();
      table.act(
        next ??
          ['engage-defense', 'pass', 'done'].find((one) => options.includes(one)) ??
          options[0] ??
          '',
      );
    }
    expect([during, resistance()]).toEqual([before + 2, before]);
    expect(table.state.lasting).toEqual([]);
  });
});

describe('a decree on a leader', () => {
  const FIEF = 'eots-imperial-basin';
  const DECREE = 'jotc-governor-of-arrakis';
  const capture = (noble: string) => {
    const domain = ['eots-glossu-rabban', 'eots-lasgun-rifle on eots-glossu-rabban'];
    const table = riteTable(
      {
        domain: [...domain, 'eots-feyd-rautha', `${DECREE} on ${noble}`],
        sponsor: 'harkonnen',
        hand: [],
      },
      [{ domain: [FIEF], sponsor: 'atreides', hand: [] }],
      { tactics: true },
    ).toInterval(0);
    return fight(
      table,
      `rite battle eots-glossu-rabban against ${FIEF}`,
      `use ${DECREE} 3`,
      `vanquish ${FIEF}`,
    );
  };

  it('[TAT-11-21] that engages its bearer cannot be used by a leader that is engaged', () => {
    expect(capture('eots-feyd-rautha')).toEqual([]);
    expect(capture('eots-glossu-rabban')[0]).toBe(`use ${DECREE} 3`);
  });
});
