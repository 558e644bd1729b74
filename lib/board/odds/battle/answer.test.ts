import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_CLASSES } from '../cards';
import type { Asked } from '../fields';
import { against } from './against';
import { battleAnswer } from './answer';
import { byForce } from './by-force-fixture';
import { traitorRisk } from './field';
import {
  type BattleFields,
  type BattleQuestion,
  battleQuestion,
  DEFENSES,
  ORDERS,
  WEAPONS,
} from './question';

const near = (number: number) => expect.closeTo(number, 9);

/** Leaders that a question takes: two of each faction, so that every plan can be played. */
const LED: Readonly<Record<string, readonly string[]>> = {
  atreides: ['duncan-idaho', 'thufir-hawat'],
  harkonnen: ['feyd-rautha', 'umman-kudu'],
  emperor: ['hasimir-fenring', 'caid'],
  fremen: ['stilgar', 'jamis'],
};

const some = <T>(all: readonly T[], most: number) =>
  fc.array(fc.constantFrom(...all), { maxLength: most });

const questions = fc
  .record({
    edition: fc.constantFrom('2019', 'descartes'),
    sides: fc.shuffledSubarray(Object.keys(LED), { minLength: 2, maxLength: 2 }),
    defends: fc.boolean(),
    advanced: fc.boolean(),
    fremenPay: fc.boolean(),
    forces: fc.integer({ min: 1, max: 4 }),
    elites: fc.integer({ min: 0, max: 2 }),
    spice: fc.integer({ min: 0, max: 3 }),
    theirForces: fc.integer({ min: 1, max: 3 }),
    theirElites: fc.integer({ min: 0, max: 2 }),
    captives: fc.subarray(['jamis', 'caid', 'thufir-hawat'] as const),
    kwisatz: fc.boolean(),
    theirKwisatz: fc.constantFrom('no', 'maybe', 'yes'),
    hand: some(CARD_CLASSES, 4),
    known: some(CARD_CLASSES, 2),
    unknown: fc.integer({ min: 0, max: 2 }),
    seen: some(CARD_CLASSES, 12),
    voice: fc.constantFrom(...ORDERS),
    theirVoice: fc.constantFrom('none', ...ORDERS),
    isOrdered: fc.boolean(),
    theirLeader: fc.constantFrom('any', 'any', 'cheap-hero', 'stilgar', 'caid', 'thufir-hawat'),
    theirWeapon: fc.constantFrom('any', 'any', 'any', 'none', ...WEAPONS),
    theirDefense: fc.constantFrom('any', 'any', 'any', 'none', ...DEFENSES),
    theirDial: fc.constantFrom(-1, -1, 0, 0.5, 1, 2),
    dealt: fc.subarray(['stilgar', 'duncan-idaho', 'caid', 'feyd-rautha'] as const),
  })
  .map(({ sides: [faction = '', against = ''], isOrdered, ...asked }) =>
    battleQuestion({
      ...(asked as Asked<BattleFields>),
      ...({ faction, against } as Asked<BattleFields>),
      leaders: LED[faction] as BattleQuestion['leaders'],
      theirLeaders: LED[against] as BattleQuestion['leaders'],
      theirCaptives: asked.captives,
      kept: asked.dealt,
      ...(isOrdered ? {} : { theirVoice: 'none' }),
    }),
  );

describe('a battle counted out', () => {
  it('[GF9-battle-25] [GF9-battle-26] [GF9-battle-27] [GF9-battle-29] [GF9-adv-combat-05] [GF9-card-lasgun-02] [GF9-bg-08] [GF9-atreides-11] [GF9-emperor-08] [GF9-fremen-16] [GF9-harkonnen-13] comes to what dealing every hand and playing every plan comes to', () => {
    fc.assert(
      fc.property(questions, fc.nat(), (question, at) => {
        const { plans } = battleAnswer(question);
        const plan = plans[at % plans.length];
        if (plan === undefined) throw new Error('there is a plan');
        const { wins, holds, losses, killed, worth } = byForce(question, plan);
        expect(plan).toMatchObject({
          ...{ wins: near(wins), holds: near(holds), losses: near(losses), killed: near(killed) },
          worth: near(worth),
        });
        if (plan.reply === null) expect(holds).toBeCloseTo(1 - plan.traitor, 9);
        else {
          const honest = 1 - plan.traitor;
          expect(honest * plan.reply.chance).toBeLessThanOrEqual(honest - holds + 1e-9);
        }
      }),
      { numRuns: 40 },
    );
  });

  const bare = { hand: [], unknown: 0, players: 6, leaders: ['duncan-idaho'] } as const;

  it('[GF9-battle-26] [GF9-battle-35] is won for sure by the least dial that beats the strongest leader and all forces', () => {
    const ask = {
      ...bare,
      faction: 'atreides',
      against: 'emperor',
      forces: 12,
      theirForces: 3,
    } as const;
    const safe = { ...ask, dealt: ['duncan-idaho' as const] };
    // 3 dialed and Hasimir Fenring, 6, make 9; Duncan Idaho, 2, ties them with 7 as the aggressor.
    expect(battleAnswer(battleQuestion(safe)).surest).toMatchObject({
      ...{ leader: 'duncan-idaho', dial: 7, holds: 1, wins: 1, losses: 7, reply: null },
    });
    const { surest } = battleAnswer(battleQuestion({ ...safe, defends: true }));
    expect(surest).toMatchObject({ dial: 8, holds: 1 });
  });

  it('[GF9-traitor-01] [GF9-traitor-02] counts in the chance that the own leader is a traitor, and wins by an own one', () => {
    const question = battleQuestion({ ...bare, against: 'harkonnen', forces: 20, theirForces: 1 });
    // 30 leaders, Harkonnen keep all four that they were dealt
    expect(traitorRisk(question, 'duncan-idaho')).toBeCloseTo(4 / 30, 12);
    const { surest } = battleAnswer(question);
    expect(surest.holds).toBeCloseTo(26 / 30, 12);
    const called = battleQuestion({
      ...{ ...bare, against: 'emperor', forces: 1, theirForces: 20, theirLeaders: ['caid'] },
      ...{ dealt: ['caid', 'duncan-idaho'], kept: ['caid'] },
    });
    const { best } = battleAnswer(called);
    // Caid pays 3 to who calls him, and nothing is lost.
    expect(best).toMatchObject({ wins: 1, holds: 1, losses: 0, worth: 13, reply: null });
  });

  it('[GF9-adv-combat-01] [GF9-adv-combat-07] takes forces for halves without spice, and for whole ones with it', () => {
    const ask = {
      ...bare,
      advanced: true,
      forces: 6,
      theirForces: 1,
      dealt: ['duncan-idaho'],
    } as const;
    const poor = battleAnswer(battleQuestion({ ...ask, spice: 0 }));
    expect(Math.max(...poor.plans.map(({ dial }) => dial))).toBe(3);
    const rich = battleAnswer(battleQuestion({ ...ask, spice: 2 }));
    expect(Math.max(...rich.plans.map(({ dial }) => dial))).toBe(4);
    const fremen = battleQuestion({ ...ask, faction: 'fremen', leaders: ['jamis'], spice: 0 });
    expect(Math.max(...battleAnswer(fremen).plans.map(({ dial }) => dial))).toBe(6);
  });

  it('[GF9-card-lasgun-02] [GF9-atreides-07] tells each plan of the rival by its cards and leaders, as far as they are not shown', () => {
    const question = battleQuestion({
      ...{ ...bare, against: 'emperor', forces: 5, theirForces: 4, theirLeaders: ['caid'] },
      ...{ hand: ['lasgun'], known: ['shield'] },
    });
    const cards = { weapon: 'lasgun', defense: null } as const;
    const plan = { ...{ leader: 'duncan-idaho', kwisatz: false, dial: 3 }, ...cards };
    const { rows } = against(question, plan);
    expect(rows.map(({ defense, fates }) => [defense, fates])).toEqual([
      [null, [{ kind: 'fought', beats: 4, most: 4 }]],
      ['shield', [{ kind: 'explosion' }]],
    ]);
    const shown = battleQuestion({ ...question, theirDefense: 'none', theirDial: 1 });
    expect(against(shown, plan).rows).toMatchObject([{ defense: null, fates: [{ most: 1 }] }]);
    const half = battleQuestion({ ...question, theirDial: 2.5 });
    expect(against(half, plan).rows).toMatchObject([{ fates: [{ most: 2 }] }, {}]);
  });

  it('makes fit what cannot be: more copies than there are, leaders of others, a hand of more than is left', () => {
    const question = battleQuestion({
      ...{ hand: ['lasgun', 'lasgun'], seen: ['lasgun'], leaders: ['stilgar', 'duncan-idaho'] },
      ...{ against: 'atreides', faction: 'atreides', unknown: 8, known: ['shield'] },
    });
    expect(question).toMatchObject({
      hand: ['lasgun'],
      seen: [],
      leaders: ['duncan-idaho'],
      unknown: 7,
    });
    expect(question.against).not.toBe(question.faction);
  });
});
