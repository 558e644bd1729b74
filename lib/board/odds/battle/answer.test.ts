import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOf, worthOf } from '../../engine/battle/outcome';
import { lossesOf } from '../../engine/battle/support';
import { CARD_CLASSES, type CardClass, unseenOf } from '../cards';
import { against } from './against';
import { battleAnswer, type PlanOdds, traitorRisk } from './answer';
import { type BattleQuestion, battleQuestion } from './question';

const near = (number: number) => expect.closeTo(number, 9);

/** The engine's cards, one of each class. */
const CARDS: Readonly<Record<string, string>> = {
  'projectile-weapon': 'maula-pistol',
  'poison-weapon': 'gom-jabbar',
  lasgun: 'lasgun',
  shield: 'shield',
  snooper: 'snooper',
  'cheap-hero': 'cheap-hero',
};
const cardOf = (one: CardClass | null) => (one === null ? null : (CARDS[one] ?? null));

/** What a plan comes to by dealing every hand and making every plan, resolved by the engine one by one. */
function byForce(question: BattleQuestion, plan: PlanOdds) {
  const { hand, known, seen, unknown, edition, forces, defends, kept } = question;
  const left = unseenOf(edition, [...hand, ...known, ...seen]);
  const deck = CARD_CLASSES.flatMap((one) => Array.from({ length: left[one] }, () => one));
  const ours = {
    leader: plan.leader,
    weapon: cardOf(plan.weapon),
    defense: cardOf(plan.defense),
    ...{ dial: plan.dial, ...(question.advanced && { spice: plan.spice }) },
  };
  const troops = { normal: forces, elite: 0, worth: 1 };
  let [deals, wins, holds, losses, killed, gains] = [0, 0, 0, 0, 0, 0];
  for (const drawn of draws(deck, unknown)) {
    const theirs = plansOf(question, [...known, ...drawn]);
    let won = 0;
    for (const other of theirs) {
      if (other.leader !== null && kept.includes(other.leader)) {
        won += 1;
        gains += worthOf(other.leader) / theirs.length;
        continue;
      }
      const outcome = outcomeOf(defends ? [other, ours] : [ours, other]);
      const me = defends ? 1 : 0;
      const isWon = outcome.kind === 'fought' && outcome.winner === me;
      if (isWon) won += 1;
      losses += (isWon ? (lossesOf(troops, ours)[0]?.count ?? 0) : forces) / theirs.length;
      const fallen = outcome.kind === 'explosion' ? [] : outcome.killed;
      const strengths = (defends ? [other, ours] : [ours, other]).map(({ leader }) =>
        worthOf(leader),
      );
      const spoils = strengths.reduce((sum, one, at) => sum + (fallen[at] ? one : 0), 0);
      gains += ((isWon ? spoils : 0) - plan.spice) / theirs.length;
      const dies = outcome.kind === 'explosion' || outcome.killed[me];
      if (dies && plan.leader !== 'cheap-hero') killed += 1 / theirs.length;
    }
    deals += 1;
    wins += won / theirs.length;
    if (won === theirs.length) holds += 1;
  }
  const risk = plan.traitor;
  const found = {
    wins: ((1 - risk) * wins) / deals,
    holds: ((1 - risk) * holds) / deals,
    losses: risk * forces + ((1 - risk) * losses) / deals,
    killed: plan.leader === 'cheap-hero' ? 0 : risk + ((1 - risk) * killed) / deals,
  };
  // 2 spice to revive a force, its strength to revive a leader
  const earned = ((1 - risk) * gains) / deals - risk * plan.spice;
  const lost = 2 * found.losses + worthOf(plan.leader) * found.killed;
  return { ...found, worth: question.stake * found.wins + earned - lost };
}

function plansOf({ theirLeaders, theirForces }: BattleQuestion, hand: readonly CardClass[]) {
  const can = (...some: readonly CardClass[]) => [
    null,
    ...some.filter((one) => hand.includes(one)),
  ];
  const leaders: string[] = [...theirLeaders, ...can('cheap-hero').flatMap((one) => one ?? [])];
  return leaders.flatMap((leader) =>
    can('projectile-weapon', 'poison-weapon', 'lasgun').flatMap((weapon) =>
      can('shield', 'snooper').flatMap((defense) =>
        Array.from({ length: theirForces + 1 }, (_, dial) => ({
          ...{ leader, weapon: cardOf(weapon), defense: cardOf(defense), dial },
        })),
      ),
    ),
  );
}

function* draws<T>(cards: readonly T[], many: number): Generator<readonly T[]> {
  if (many === 0) yield [];
  else
    for (const [at, card] of cards.entries())
      for (const rest of draws(cards.slice(at + 1), many - 1)) yield [card, ...rest];
}

const some = <T>(all: readonly T[], most: number) =>
  fc.array(fc.constantFrom(...all), { maxLength: most });

const questions = fc
  .record({
    defends: fc.boolean(),
    advanced: fc.boolean(),
    forces: fc.integer({ min: 1, max: 4 }),
    spice: fc.integer({ min: 0, max: 3 }),
    leaders: fc.constantFrom(['duncan-idaho'], ['thufir-hawat', 'wellington-yueh']),
    against: fc.constant('fremen' as const),
    theirForces: fc.integer({ min: 1, max: 3 }),
    theirLeaders: fc.constantFrom(['stilgar', 'jamis'], ['otheym']),
    hand: some(CARD_CLASSES, 4),
    known: some(CARD_CLASSES, 2),
    unknown: fc.integer({ min: 0, max: 2 }),
    seen: some(CARD_CLASSES, 12),
    dealt: fc.subarray(['stilgar', 'duncan-idaho'] as const),
    kept: fc.subarray(['stilgar'] as const),
  })
  .map(battleQuestion);

describe('a battle counted out', () => {
  it('[GF9-battle-25] [GF9-battle-26] [GF9-battle-27] [GF9-battle-29] [GF9-adv-combat-05] [GF9-card-lasgun-02] comes to what dealing every hand and playing every plan comes to', () => {
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
        else expect(plan.reply.chance).toBeLessThanOrEqual(1 - holds / (1 - plan.traitor) + 1e-9);
      }),
      { numRuns: 25 },
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
    const plan = { leader: 'duncan-idaho', weapon: 'lasgun', defense: null, dial: 3 } as const;
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
