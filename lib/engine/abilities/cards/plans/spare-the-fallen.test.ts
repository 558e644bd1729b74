import { describe, expect, it } from 'vitest';
import { grant, grantKeyword, riteTable } from '../../../testing/rite-fixture';
import { fight } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

const OWN = 'eots-gurney-halleck';
const FOE = 'eots-feyd-rautha';
const BAND = 'eots-house-battalion';
type Talent = 'arbitration' | 'intrigue' | 'battle';

/** House 0 with a tactic in hand leads against a leader with two bands on it, all in the talent of the rite. */
function table(rite: Talent, hand: readonly string[], rivalHand: readonly string[] = []): Table {
  const foe = { intrigue: FOE, battle: 'eots-arrakeen', arbitration: 'eots-choam-directorship' }[
    rite
  ];
  const one = riteTable(
    { domain: [OWN], hand: [...hand], treasury: 20 },
    [
      {
        domain: [foe, `${BAND} on ${foe}`, `tat-demolition-corps on ${foe}`],
        hand: [...rivalHand],
      },
    ],
    { tactics: true },
  );
  grant(one, OWN, 0, { kind: 'raise', what: rite, by: 30, of: 'those' });
  for (const id of [BAND, 'tat-demolition-corps'])
    grant(one, id, 1, { kind: 'raise', what: rite, by: 0, of: 'those' });
  return one;
}

const BLOWS = [`vanquish ${BAND}`, 'vanquish tat-demolition-corps'];
const JOINS = [`join ${BAND}`, 'join tat-demolition-corps'];
const yes = 'choose-part 1';

describe('tactics that leave a vanquished leader unsubdued', () => {
  const SPARES = [
    ['tat-assailants-calling-card', 'intrigue', FOE],
    ['tat-relinquish-claim', 'arbitration', 'eots-choam-directorship'],
  ] as const;

  it.each(SPARES)(
    '(C54) %s spares it and any of its participants for solaris; it is vanquished for the reward',
    (tactic, rite, foe) => {
      const one = table(rite, [tactic]);
      const cost = one.catalogue.byId.get(foe)?.cost;
      const declared = `rite ${rite} ${OWN} against ${foe}`;
      const blows = [...BLOWS, `vanquish ${foe}`];
      fight(one, declared, ...JOINS, `tactic ${tactic}`, ...blows, yes, `choose ${BAND}`, 'pass');
      expect(one.card(foe, 1).status).toBe('engaged');
      expect(one.card(BAND, 1).status).toBe('engaged');
      expect(one.card('tat-demolition-corps', 1).status).toBe('subdued');
      // Its cost and 1; two for each of three participants vanquished.
      expect(one.house(0).treasury).toBe(20 + Number(cost) + 1 + 6);
      expect(one.zone('house-discard')).toEqual([tactic]);
    },
  );

  it('(C54) leaves it to be captured by eots-piter-de-vries, who asks for one that is vanquished', () => {
    const tactic = 'tat-assailants-calling-card';
    const foe = 'eots-duncan-idaho';
    const one = riteTable(
      { domain: ['eots-giedi-prime', 'eots-piter-de-vries'], hand: [tactic], treasury: 20 },
      [{ domain: [foe], hand: [] }],
      { tactics: true },
    );
    fight(
      one,
      `rite intrigue eots-piter-de-vries against ${foe}`,
      ...[`tactic ${tactic}`, `vanquish ${foe}`, yes, yes, `choose ${foe}`],
    );
    expect(one.card(foe, 0)).toMatchObject({ status: 'engaged', place: { seat: 0 } });
  });

  it.each(SPARES)(
    '(C54) %s may be declined, and does nothing where the leader stands',
    (tactic, rite, foe) => {
      const declined = table(rite, [tactic]);
      const declared = `rite ${rite} ${OWN} against ${foe}`;
      fight(declined, declared, ...JOINS, `tactic ${tactic}`, ...BLOWS, `vanquish ${foe}`);
      expect(declined.card(foe, 1).status).toBe('subdued');
      const stands = table(rite, [tactic]);
      fight(stands, declared, ...JOINS, `tactic ${tactic}`, `vanquish ${BAND}`);
      expect(stands.card(BAND, 1).status).toBe('subdued');
      expect(stands.house(0).treasury).toBe(20);
      expect(stands.zone('house-discard')).toEqual([tactic]);
    },
  );

  it('(C54) [TAT-6.2.11-68] takes the force of one that Surprise has vanquished', () => {
    const tactic = 'tat-assailants-calling-card';
    const one = table('intrigue', [tactic]);
    grantKeyword(one, OWN, 0, 'surprise');
    const blows = [`strike-first ${OWN}`, `vanquish ${FOE}`, yes];
    fight(one, `rite intrigue ${OWN} against ${FOE}`, `tactic ${tactic}`, ...blows);
    expect(one.card(FOE, 1).status).toBe('engaged');
    expect(one.events.findLast(({ kind }) => kind === 'force')).toMatchObject({ defense: 0 });
    expect(one.events.filter(({ kind }) => kind === 'vanquished')).toHaveLength(1);
  });
});

describe('Grant Quarter', () => {
  const tactic = 'tat-grant-quarter';
  const CITY = 'eots-arrakeen';
  const declared = `rite battle ${OWN} against ${CITY}`;

  it('(C54) lets the leader and its participants survive for favor: there is no reward', () => {
    const one = table('battle', [tactic]);
    fight(one, declared, `tactic ${tactic}`, ...JOINS, ...BLOWS, `vanquish ${CITY}`, yes);
    for (const id of [CITY, BAND, 'tat-demolition-corps'])
      expect(one.card(id, 1).status).toBe('engaged');
    // Its cost of 4, and 1 for each of two further participants.
    expect(one.house(0).favor).toBe(20 + 4 + 2);
    expect(one.events.some(({ kind }) => kind === 'vanquished')).toBe(false);
    expect(one.events.findLast(({ kind }) => kind === 'rite-over')).toMatchObject({
      result: 'held',
    });
    expect(one.zone('house-discard')).toEqual([tactic]);
  });

  it('may be declined', () => {
    const one = table('battle', [tactic]);
    fight(one, declared, `tactic ${tactic}`, ...JOINS, ...BLOWS, `vanquish ${CITY}`, 'reward gain');
    expect(one.card(CITY, 1).status).toBe('subdued');
    expect(one.house(0).favor).toBe(20 + 3);
  });

  it('is for the defender against the attack leader as well', () => {
    const one = riteTable(
      { domain: [OWN], hand: [] },
      [{ domain: [CITY], hand: [tactic], favor: 5 }],
      { tactics: true },
    );
    grant(one, CITY, 1, { kind: 'raise', what: 'battle', by: 9, of: 'those' });
    fight(one, declared, `tactic ${tactic}`, 'engage-defense', `vanquish ${OWN}`, yes);
    expect(one.card(OWN).status).toBe('engaged');
    expect(one.house(1).favor).toBe(5 + 2);
  });
});
