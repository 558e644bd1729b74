import { describe, expect, it } from 'vitest';
import { grant, riteTable } from '../../../testing/rite-fixture';
import { fight as fightIn } from '../../../testing/rite-play-fixture';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';
import { BATTLE, battle } from '../rites-fixture';

const AGENT = 'eots-house-agent';

/** The table of a rite whose leader is sure to vanquish, with a program on an aide that stays out of it. */
function table(
  program: string,
  leader: string,
  target: string,
  more: { readonly own?: ScenarioHouse; readonly rival?: ScenarioHouse } = {},
): Table {
  const one = riteTable(
    { ...more.own, domain: [leader, AGENT, `${program} on ${AGENT}`], treasury: 20 },
    [{ ...more.rival, domain: [target, ...(more.rival?.domain ?? [])], treasury: 20, hand: [] }],
  );
  return grant(one, leader, 0, { kind: 'raise', what: 'force', by: 9, of: 'those' });
}

/** Carries the rite out: who can be vanquished is, what is wanted is done in its order, and nothing else is answered. */
function fight(one: Table, rite: string, ...wanted: readonly string[]): Table {
  const left = [...wanted];
  one.toInterval(0).act(`rite ${rite}`);
  for (let step = 0; step < 200; step += 1) {
    if (!one.state.frames.some((frame) => frame.step === 'rite' || frame.step === 'effect')) break;
    const options = one.options();
    const next = options.find((option) => option === left[0]);
    if (next !== undefined) left.shift();
    const falls = options.find((option) => option.startsWith('vanquish '));
    const quiet = ['engage-defense', 'pass', 'done', 'reward gain'].find((word) =>
      options.includes(word),
    );
    one.act(next ?? falls ?? quiet ?? options[0] ?? '');
  }
  if (left.length > 0) throw new Error(`never possible: ${left.join(', ')}`);
  return one;
}

describe('programs of rites', () => {
  it.each([
    ['tat-prevail-in-kanly', 'dueling', 'eots-paul-atreides', 'eots-jamis'],
    ['tat-immobilize-urban-centre', 'battle', 'eots-gurney-halleck', 'eots-carthag'],
    ['tat-immobilize-urban-centre', 'battle', 'eots-gurney-halleck', 'eots-giedi-prime'],
    ['tat-immobilize-urban-centre', 'battle', 'eots-gurney-halleck', 'eots-dune'],
    [
      'tat-usurp-choam-directorship',
      'arbitration',
      'eots-duke-leto-atreides',
      'eots-choam-directorship',
    ],
  ])('%s gets a token in a %s rite of %s against %s', (program, rite, leader, target) => {
    const one = fight(table(program, leader, target), `${rite} ${leader} against ${target}`);
    expect(one.card(target, 1).status).toBe('subdued');
    expect(one.card(program).program).toBe(1);
  });

  it('Prevail in Kanly counts allies alone, and duels alone', () => {
    const aide = table('tat-prevail-in-kanly', 'eots-paul-atreides', 'eots-house-swordmaster');
    fight(aide, 'dueling eots-paul-atreides against eots-house-swordmaster');
    expect(aide.card('tat-prevail-in-kanly').program).toBe(0);
    const intrigue = table('tat-prevail-in-kanly', 'eots-thufir-hawat', 'eots-feyd-rautha');
    fight(intrigue, 'intrigue eots-thufir-hawat against eots-feyd-rautha');
    expect(intrigue.card('eots-feyd-rautha', 1).status).toBe('subdued');
    expect(intrigue.card('tat-prevail-in-kanly').program).toBe(0);
  });

  it('[TAT-2.4.1-01] Fall of a Great Rival counts allies hostile to its sponsor', () => {
    const PROGRAM = 'tat-fall-of-a-great-rival';
    const own = { sponsor: 'harkonnen' } as const;
    const rival = { sponsor: 'atreides' } as const;
    const intrigue = (target: string) =>
      fight(
        table(PROGRAM, 'eots-piter-de-vries', target, { own, rival }),
        `intrigue eots-piter-de-vries against ${target}`,
      ).card(PROGRAM).program;
    expect(intrigue('eots-thufir-hawat')).toBe(1);
    expect(intrigue('eots-lady-jessica')).toBe(0);
  });

  it('Abduct Heir gets a token for an ally that is captured in a rite', () => {
    const one = table('tat-abduct-heir', 'eots-lady-margot', 'eots-feyd-rautha');
    fight(
      one,
      'intrigue eots-lady-margot against eots-feyd-rautha',
      'choose-part 1',
      'choose eots-feyd-rautha',
    );
    expect(one.card('eots-feyd-rautha').place.seat).toBe(0);
    expect(one.card('tat-abduct-heir').program).toBe(1);
  });

  it('Shelter the Lisan Al-Gaib gets a token when an own persona has countered and stands', () => {
    const SHELTER = 'tat-shelter-the-lisan-al-gaib';
    const one = riteTable(
      ['eots-paul-atreides'],
      [
        {
          hand: [],
          domain: ['eots-glossu-rabban', 'eots-house-swordmaster', AGENT, `${SHELTER} on ${AGENT}`],
        },
      ],
    );
    grant(one, 'eots-house-swordmaster', 1, {
      kind: 'raise',
      what: 'resistance',
      by: 9,
      of: 'those',
    });
    grant(one, 'eots-glossu-rabban', 1, { kind: 'raise', what: 'dueling', by: 1, of: 'those' });
    fight(
      one,
      'dueling eots-paul-atreides against eots-glossu-rabban',
      'counter eots-house-swordmaster',
    );
    expect(one.card(SHELTER).program).toBe(1);
  });
});

describe('programs of one’s own Interval', () => {
  it('Surpass Mining Quota gets a token for spice that a desert produces in the Guild Hoard', () => {
    const QUOTA = 'tat-surpass-mining-quota';
    const domain = ['eots-imperial-basin', AGENT, `${QUOTA} on ${AGENT}`];
    const used = (ability: number) => {
      const one = riteTable({ domain, treasury: 0 }, [[]]).toInterval(0);
      return one.act(`use eots-imperial-basin ${ability}`);
    };
    expect(used(0).card(QUOTA).program).toBe(0);
    const one = used(1);
    expect(one.card(QUOTA).program).toBe(1);
    one.act(`activate ${QUOTA}`);
    expect(one.house(0).treasury).toBe(4);
  });

  it.each([
    ['tat-abduct-heir', 'hoard', 3],
    ['tat-prevail-in-kanly', 'hoard', 3],
    ['tat-usurp-choam-directorship', 'hoard', 3],
    ['tat-fall-of-a-great-rival', 'hoard', 3],
    ['tat-immobilize-urban-centre', 'favor', 6],
    ['tat-shelter-the-lisan-al-gaib', 'treasury', 12],
  ] as const)('%s with three tokens: %s and %i more', (program, what, more) => {
    const one = riteTable({ domain: [AGENT, `${program} on ${AGENT}`], treasury: 0, hoard: 0 }, [
      [],
    ]).toInterval(0);
    one.card(program).program = 3;
    const before = one.house(0)[what];
    one.act(`activate ${program}`);
    expect(one.house(0)[what] - before).toBe(more);
  });
});

describe('a program that counts what falls', () => {
  it('[TAT-6.2.6-14] Tame Arrakis gets a token for each Dune fief that its House vanquishes', () => {
    const own = [
      'eots-lasgun-rifle on eots-gurney-halleck',
      'eots-house-agent',
      'tat-tame-arrakis on eots-house-agent',
    ];
    const table = fightIn(battle(own), BATTLE, 'vanquish eots-arrakeen');
    expect(table.card('tat-tame-arrakis').program).toBe(1);
  });
});

describe('the tokens of a program', () => {
  it('[TAT-6.2.6-14] [TAT-6.2.6-16] [TAT-6.2.6-17] [TAT-6.2.6-18] Dominate the Assembly counts petitions won and pays in favor', () => {
    const own = {
      domain: ['eots-caladan', 'eots-house-agent', 'tat-dominate-the-assembly on eots-house-agent'],
      treasury: 20,
    };
    const houses = [
      { ...own },
      { domain: ['eots-kaitain'], assembly: ['eots-arrakeen'], treasury: 20 },
    ];
    const table = scenario({ houses, ranks: [1, 0] }).toInterval(1);
    table.act('petition eots-arrakeen', 'bid 4', 'bid 5', 'pass');
    if (table.can('pass')) table.act('pass');
    table.toInterval(0);
    expect(table.card('tat-dominate-the-assembly').program).toBe(1);
    table.act('activate tat-dominate-the-assembly');
    expect(table.house(0).favor).toBe(12);
    expect(table.card('tat-dominate-the-assembly').place.zone).toBe('removed');
    expect(table.card('eots-house-agent').status).toBe('engaged');
  });

  it('[TAT-6.2.6-15] a subdued program gets no tokens', () => {
    const domain = [
      'eots-caladan',
      'eots-house-agent',
      'tat-dominate-the-assembly subdued on eots-house-agent',
    ];
    const houses = [
      { domain },
      { domain: ['eots-kaitain'], assembly: ['eots-arrakeen'], favor: 20 },
    ];
    const table = scenario({ houses, ranks: [1, 0] }).toInterval(1);
    table.act('petition eots-arrakeen', 'bid 4', 'bid 5', 'pass');
    expect(table.card('tat-dominate-the-assembly').program).toBe(0);
  });
});
