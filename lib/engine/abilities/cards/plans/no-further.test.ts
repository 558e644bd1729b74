import { describe, expect, it } from 'vitest';
import { grant, offered, riteTable } from '../../../testing/rite-fixture';
import { fight, forces } from '../../../testing/rite-play-fixture';
import { scenario } from '../../../testing/scenario-fixture';

const GURNEY = 'eots-gurney-halleck';
const TROOP = 'eots-house-battalion';

describe('participants that count as one', () => {
  it('[TAT-11-14] are one for eots-fanaticism too, which counts further participants', () => {
    const atreides = 'eots-atreides-battalion';
    const table = riteTable(
      {
        domain: [GURNEY, `${TROOP} on ${GURNEY}`, `${atreides} on ${GURNEY}`],
        hand: ['tat-battle-company', 'eots-fanaticism'],
      },
      [{ domain: ['eots-arrakeen'], hand: [] }],
      { tactics: true },
    );
    fight(
      table,
      `rite battle ${GURNEY} against eots-arrakeen`,
      `join ${TROOP}`,
      `join ${atreides}`,
      'tactic tat-battle-company',
      `choose ${GURNEY}`,
      `choose ${TROOP}`,
      'tactic eots-fanaticism',
    );
    // 3, 1 and 2, and 1 for the one participant beside the two.
    expect(forces(table)[0]).toBe(7);
  });
});

describe('eots-collusion', () => {
  it('keeps the rival from raising in that petition alone', () => {
    const [charter, seat] = ['eots-military-appropriations', 'eots-exchange-seat'];
    const one = scenario({
      houses: [
        { favor: 20, hand: ['eots-collusion'], assembly: [charter, seat] },
        { favor: 15, hand: [], domain: ['eots-giedi-prime'] },
      ],
      tactics: true,
    }).toInterval(0);
    const petition = (card: string) => {
      one.act(`petition ${card}`);
      while (!one.can('bid 4')) one.act('pass');
    };
    petition(charter);
    one.act('tactic eots-collusion', 'choose-house 1', 'bid 4', 'pass', 'pass');
    expect(one.card(charter).place.zone).toBe('domain');
    petition(seat);
    one.act('bid 4');
    expect([one.asked(), one.can('bid 5')]).toEqual([1, true]);
  });
});

describe('jotc-precept-of-istislah', () => {
  it('[TAT-5.4-03] puts a decree into the Assembly of its owner, whoever governed it', () => {
    const card = 'jotc-precept-of-istislah';
    const decree = 'tat-water-magnate';
    const one = scenario({
      houses: [
        { favor: 12, hand: [], domain: ['eots-house-mentat', `${card} on eots-house-mentat`] },
        {
          favor: 8,
          hand: [],
          domain: ['eots-glossu-rabban', `${decree} subdued on eots-glossu-rabban`],
        },
      ],
    }).toInterval(0);
    Object.assign(one.card(decree, 1), { owner: 0 });
    one.act(`activate ${card}`, `choose ${decree}`);
    expect([one.zone('assembly', 0), one.zone('assembly', 1)]).toEqual([[decree], []]);
  });
});

describe('eots-fold-space-complications', () => {
  it('[TAT-6.2.2-01] leaves Houses alone that do not govern the home world', () => {
    const tactic = 'eots-fold-space-complications';
    const mentat = 'eots-house-mentat';
    const table = riteTable(
      { domain: ['eots-caladan'], hand: [tactic] },
      [
        { domain: ['eots-giedi-prime'], hand: [] },
        { domain: ['eots-kaitain'], hand: [mentat] },
      ],
      { tactics: true },
    ).toInterval(2);
    table.act('buy-favor 1');
    for (let step = 0; step < 5 && !table.can(`tactic ${tactic}`); step += 1) table.act('pass');
    table.act(`tactic ${tactic}`);
    while (table.can('choose eots-giedi-prime')) table.act('choose eots-giedi-prime');
    for (let step = 0; step < 8 && !table.can('end-interval'); step += 1) table.act('pass');
    table.act(`deploy ${mentat}`);
    for (let step = 0; step < 8 && !table.can('end-interval'); step += 1) table.act('pass');
    expect(table.card(mentat, 2).status).toBe('disengaged');
  });
});

describe('what a card does in some rites alone', () => {
  it('tat-guild-security-division: no favor is lost where it falls in a duel for its fief', () => {
    const division = 'tat-guild-security-division';
    const idaho = 'eots-duncan-idaho';
    const table = riteTable(
      { domain: [idaho, `tat-challenge-by-combat on ${idaho}`], hand: [] },
      [{ domain: ['eots-arrakeen', `${division} on eots-arrakeen`], hand: [] }],
      { tactics: true },
    );
    grant(table, division, 1, { kind: 'raise', what: 'dueling', by: 1, of: 'those' });
    fight(
      table,
      'activate tat-challenge-by-combat',
      'choose eots-arrakeen',
      `join ${division}`,
      'engage-defense',
      `vanquish ${division}`,
    );
    expect([table.card(division, 1).status, table.house(0).favor]).toEqual(['subdued', 20]);
  });

  it('jotc-governor-of-arrakis: its bearer engages for no defense', () => {
    const decree = 'jotc-governor-of-arrakis';
    const paul = 'eots-paul-atreides';
    const table = riteTable(
      { domain: ['eots-glossu-rabban'], hand: [], sponsor: 'harkonnen' },
      [
        {
          sponsor: 'atreides',
          domain: ['eots-arrakeen', paul, `${decree} on ${paul}`],
          hand: ['eots-kindjal'],
        },
      ],
      { tactics: true },
    );
    table.act('rite battle eots-glossu-rabban against eots-arrakeen');
    const seen: string[] = [];
    while (offered(table, 'decline').length > 0 || table.can('pass')) {
      seen.push(...offered(table, 'use'));
      table.act(table.can('engage-defense') ? 'engage-defense' : 'pass');
    }
    expect(seen).toEqual([]);
  });

  it('eots-stunner: a Troop bears no second projectile', () => {
    const hosts = (weapon: readonly string[]) =>
      scenario({
        houses: [
          {
            favor: 12,
            hand: ['eots-stunner'],
            domain: [GURNEY, `${TROOP} on ${GURNEY}`, ...weapon],
          },
          { favor: 8 },
        ],
      })
        .toInterval(0)
        .options()
        .filter((option) => option.startsWith('deploy eots-stunner'));
    const onGurney = `deploy eots-stunner on ${GURNEY}`;
    expect(hosts([])).toEqual([onGurney, `deploy eots-stunner on ${TROOP}`]);
    expect(hosts([`eots-maula-pistol on ${TROOP}`])).toEqual([onGurney]);
  });
});
