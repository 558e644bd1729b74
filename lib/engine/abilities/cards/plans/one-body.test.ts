import { describe, expect, it } from 'vitest';
import { grant, offered, riteTable } from '../../../testing/rite-fixture';
import { fight, forces } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

const GURNEY = 'eots-gurney-halleck';
const CITY = 'eots-arrakeen';
const HOUSE = 'eots-house-battalion';
const ATREIDES = 'eots-atreides-battalion';
const COMPANY = 'tat-battle-company';
const BATTLE = `rite battle ${GURNEY} against ${CITY}`;
const JOINS = [`join ${HOUSE}`, `join ${ATREIDES}`];

/** Gurney with two battalions, resistance 3, 2 and 2, against a city with force to spare. */
function battle(treasury = 9, force = 6): Table {
  const army = [GURNEY, `${HOUSE} on ${GURNEY}`, `${ATREIDES} on ${GURNEY}`];
  const table = riteTable(
    { domain: army, hand: [COMPANY], treasury },
    [{ domain: [CITY], hand: [] }],
    { tactics: true },
  );
  grant(table, CITY, 1, { kind: 'raise', what: 'force', by: force - 1, of: 'those' });
  grant(table, CITY, 1, { kind: 'raise', what: 'resistance', by: 99, of: 'those' });
  return table;
}

/** Plays on until the defender distributes its force. */
function struck(table: Table): Table {
  while (!(table.asked() === 1 && offered(table, 'vanquish').length > 0))
    table.act(['engage-defense', 'pass', 'done'].find((one) => table.can(one)) ?? '');
  return table;
}

function declared(table: Table, ...chosen: readonly string[]): Table {
  table.act(BATTLE, ...JOINS);
  while (!table.can(`tactic ${COMPANY}`)) table.act('pass');
  return table.act(`tactic ${COMPANY}`, ...chosen.map((id) => `choose ${id}`));
}

describe('participants that count as one', () => {
  it('[TAT-11-14] Battle Company has one resistance, that of all together', () => {
    const whole = struck(declared(battle(9, 7), GURNEY, HOUSE, ATREIDES));
    expect(offered(whole, 'vanquish')).toEqual([`vanquish ${GURNEY}`]);
    expect(forces(whole)).toEqual([6, 7]);
    whole.act(`vanquish ${GURNEY}`);
    for (const id of [GURNEY, HOUSE, ATREIDES]) expect(whole.card(id).status).toBe('subdued');
    // One participant has been vanquished.
    expect(whole.events.filter(({ kind }) => kind === 'vanquished')).toHaveLength(1);
    const short = declared(battle(9, 6), GURNEY, HOUSE, ATREIDES);
    finish(short);
    for (const id of [GURNEY, HOUSE, ATREIDES]) expect(short.card(id).status).toBe('engaged');
    expect(short.zone('house-discard')).toEqual([COMPANY]);
  });

  it('[TAT-11-14] costs 1 solari for each participant that joins the leader; the others stand before it', () => {
    const table = declared(battle(), GURNEY, HOUSE).act('pass');
    expect(table.house(0).treasury).toBe(8);
    struck(table);
    expect(offered(table, 'vanquish')).toEqual([`vanquish ${ATREIDES}`]);
    expect(declared(battle(), GURNEY, ATREIDES, HOUSE).house(0).treasury).toBe(7);
  });

  it('[TAT-11-14] is the same body in whatever order they join', () => {
    const lasting = (...chosen: string[]) => declared(battle(), GURNEY, ...chosen).state.lasting;
    expect(lasting(ATREIDES, HOUSE)).toEqual(lasting(HOUSE, ATREIDES));
  });

  it('[TAT-11-14] takes in nobody that is not assigned to the leader, and nobody twice', () => {
    const PAUL = 'eots-paul-atreides';
    const army = [GURNEY, PAUL, `${HOUSE} on ${GURNEY}`, `${ATREIDES} on ${GURNEY}`];
    const table = riteTable(
      { domain: army, hand: [COMPANY, COMPANY], treasury: 9 },
      [{ domain: [CITY], hand: [] }],
      { tactics: true },
    );
    table.act(BATTLE, ...JOINS).change(({ state }) => {
      for (const frame of state.frames)
        if (frame.step === 'rite') frame.attackers.push(table.card(PAUL).id);
    });
    while (!table.can(`tactic ${COMPANY}`)) table.act('pass');
    table.act(`tactic ${COMPANY}`, `choose ${GURNEY}`);
    expect(offered(table, 'choose')).toEqual([`choose ${HOUSE}`, `choose ${ATREIDES}`]);
    table.act(`choose ${HOUSE}`, `choose ${ATREIDES}`);
    // All that are on him are in his body by now.
    expect(table.can(`tactic ${COMPANY}`)).toBe(false);
  });

  it('is bounded by the treasury, and needs a leader with a participant on it', () => {
    const poor = declared(battle(1), GURNEY, HOUSE);
    expect(poor.house(0).treasury).toBe(0);
    expect(offered(poor, 'choose')).toEqual([]);
    const penniless = battle(0).act(BATTLE, ...JOINS);
    while (penniless.can('pass') && penniless.asked() === 0) {
      expect(penniless.can(`tactic ${COMPANY}`)).toBe(false);
      penniless.act('pass');
    }
    const alone = battle().act(BATTLE, 'done');
    while (alone.can('pass') && alone.asked() === 0) {
      expect(alone.can(`tactic ${COMPANY}`)).toBe(false);
      alone.act('pass');
    }
  });

  it('[TAT-11-14] has the type and the operations of its leader alone', () => {
    const band = 'jotc-vanguard-battalion';
    const one = riteTable(
      { domain: [GURNEY, `${band} on ${GURNEY}`], hand: [COMPANY], treasury: 9 },
      [{ domain: [CITY], hand: [] }],
      { tactics: true },
    );
    one.act(BATTLE, `join ${band}`);
    while (!one.can(`tactic ${COMPANY}`)) one.act('pass');
    one.act(`tactic ${COMPANY}`, `choose ${GURNEY}`, `choose ${band}`);
    while (forces(one).length === 0)
      one.act(['engage-defense', 'pass'].find((act) => one.can(act)) ?? '');
    // The Surprise of the battalion sleeps: its force is in the total, and nobody was asked.
    expect(forces(one)[0]).toBe(5);
  });

  it('[TAT-6.2.11-87] is one participant in the reward: a rival’s leader may be grouped as well', () => {
    const reward = (...chosen: readonly string[]) => {
      const foe = 'eots-feyd-rautha';
      const bands = ['tat-honor-guard', 'tat-demolition-corps'];
      const table = riteTable(
        { domain: [GURNEY], hand: [], treasury: 9 },
        [
          {
            domain: [foe, ...bands.map((id) => `${id} on ${foe}`)],
            hand: ['tat-dishonorable-knifework'],
            treasury: 9,
          },
        ],
        { tactics: true },
      );
      grant(table, GURNEY, 0, { kind: 'raise', what: 'force', by: 40, of: 'those' });
      for (const id of bands)
        grant(table, id, 1, { kind: 'raise', what: 'dueling', by: 0, of: 'those' });
      const rite = `rite dueling ${GURNEY} against ${foe}`;
      const joins = bands.map((id) => `join ${id}`);
      const tactic = chosen.length === 0 ? [] : ['tactic tat-dishonorable-knifework'];
      const falls = bands.filter((id) => !chosen.includes(id)).map((id) => `vanquish ${id}`);
      const picks = chosen.map((id) => `choose ${id}`);
      fight(table, rite, ...joins, ...tactic, ...picks, ...falls, `vanquish ${foe}`, 'reward gain');
      for (const id of [foe, ...bands]) expect(table.card(id, 1).status).toBe('subdued');
      return table.house(0).favor - 20;
    };
    expect(reward()).toBe(3);
    expect(reward('eots-feyd-rautha', 'tat-demolition-corps', 'tat-honor-guard')).toBe(1);
  });

  it.each([
    ['tat-political-combine', 'arbitration', 'eots-duke-leto-atreides', 'eots-choam-directorship'],
    ['tat-gang-assailants', 'intrigue', 'eots-thufir-hawat', 'eots-feyd-rautha'],
  ] as const)('[TAT-11-14] %s does so in a rite of %s', (tactic, rite, leader, target) => {
    const band = 'tat-demolition-corps';
    const table = riteTable(
      { domain: [leader, `${band} on ${leader}`], hand: [tactic], treasury: 9 },
      [{ domain: [target], hand: [] }],
      { tactics: true },
    );
    grant(table, band, 0, { kind: 'raise', what: rite, by: 1, of: 'those' });
    grant(table, target, 1, { kind: 'raise', what: rite, by: 40, of: 'those' });
    const group = [`tactic ${tactic}`, `choose ${leader}`, `choose ${band}`];
    fight(
      table,
      `rite ${rite} ${leader} against ${target}`,
      `join ${band}`,
      ...group,
      `vanquish ${leader}`,
    );
    expect(table.card(band).status).toBe('subdued');
    expect(table.house(0).treasury).toBe(8);
    expect(table.events.filter(({ kind }) => kind === 'vanquished')).toHaveLength(1);
  });
});

/** Plays the rite to its end, giving no force. */
function finish(table: Table): void {
  while (table.state.frames.some(({ step }) => step === 'rite' || step === 'window'))
    table.act(['engage-defense', 'pass', 'done'].find((one) => table.can(one)) ?? '');
}
