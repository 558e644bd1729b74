import { describe, expect, it } from 'vitest';
import { offered, turn } from '../../../testing/rite-fixture';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

/** A House about to deploy an event that has this many deferment tokens, and a rival. */
function event(
  card: string,
  tokens: number,
  own: Partial<ScenarioHouse> = {},
  rival: Partial<ScenarioHouse> = {},
  guildHoard = 8,
): Table {
  return scenario({
    houses: [
      {
        treasury: 0,
        ...own,
        domain: ['eots-caladan', `${card} subdued ${tokens - 1}`, ...(own.domain ?? [])],
      },
      {
        sponsor: 'harkonnen',
        favor: 5,
        ...rival,
        domain: ['eots-giedi-prime', ...(rival.domain ?? [])],
      },
    ],
    ranks: [0, 1],
    guildHoard,
  }).toInterval(0);
}

describe('CHOAM Restructuring', () => {
  const CARD = 'eots-choam-restructuring';
  const play = (tokens: number, guildHoard = 8) =>
    event(CARD, tokens, {}, {}, guildHoard).act(`deploy-event ${CARD}`);
  const numbers = (most: number) =>
    Array.from({ length: most }, (_, at) => `choose-number ${at + 1}`);

  it('has an X of at most its tokens, and of 5', () => {
    expect(play(3).options()).toEqual(numbers(3));
    expect(play(7).options()).toEqual(numbers(5));
  });

  it('discards X spice of the Guild Hoard, as far as there is, or produces X in it', () => {
    const less = play(5).act('choose-number 5', 'choose-part 0');
    expect(less.state.guildHoard).toBe(3);
    expect(play(5).act('choose-number 5', 'choose-part 1').state.guildHoard).toBe(13);
    expect(play(5, 2).act('choose-number 5', 'choose-part 0').state.guildHoard).toBe(0);
    expect(play(5, 0).act('choose-number 2').options()).toEqual(['choose-part 1']);
    expect(less.zone('house-discard')).toEqual([CARD]);
  });
});

describe('Water Riot', () => {
  const CARD = 'eots-water-riot';
  const ON = 'on eots-arrakeen';
  const troops = {
    domain: [
      'eots-arrakeen',
      'eots-imperial-basin',
      `eots-house-battalion ${ON}`,
      `jotc-vanguard-battalion ${ON}`,
      'jotc-vanguard-battalion on eots-giedi-prime',
      'eots-spice-harvester on eots-imperial-basin',
    ],
  };
  const own = { domain: ['eots-carthag'] };

  it('distributes as much force as it had tokens among bastions, transports and personnel on one City', () => {
    // A House Battalion has a resistance of 2, a vanguard of 1.
    const table = event(CARD, 3, own, troops).act(`deploy-event ${CARD}`);
    expect(table.options()).toEqual([
      'choose eots-house-battalion',
      'choose jotc-vanguard-battalion',
    ]);
    table.act('choose eots-house-battalion');
    expect(table.options()).toEqual(['pass', 'choose jotc-vanguard-battalion']);
    table.act('choose jotc-vanguard-battalion');
    expect(table.card('eots-house-battalion', 1).status).toBe('subdued');
    expect(table.card('jotc-vanguard-battalion', 1).status).toBe('subdued');
    expect(table.zone('house-discard')).toEqual([CARD]);
  });

  it('subdues none whose resistance is more than the force that is left', () => {
    const table = event(CARD, 2, own, troops);
    table.act(`deploy-event ${CARD}`, 'choose eots-house-battalion');
    expect(table.card('jotc-vanguard-battalion', 1).status).toBe('disengaged');
    expect(table.asked()).toBe(0);
    expect(table.can('end-interval')).toBe(true);
  });
});

describe('Water Shortage', () => {
  const CARD = 'jotc-water-shortage';
  const fiefs = { domain: ['eots-carthag', 'eots-imperial-basin'] };

  it('engages up to X fiefs on Dune other than deserts, Dune too, whoever governs them', () => {
    const table = event(CARD, 2, { domain: ['eots-arrakeen'] }, fiefs);
    table.act(`deploy-event ${CARD}`);
    expect(table.options()).toEqual(['pass', 'choose eots-arrakeen', 'choose eots-carthag']);
    table.act('choose eots-arrakeen', 'choose eots-carthag');
    expect(table.card('eots-arrakeen').status).toBe('engaged');
    expect(table.card('eots-carthag', 1).status).toBe('engaged');
    expect(table.card('eots-imperial-basin', 1).status).toBe('disengaged');
  });

  it('engages no more than it had tokens, and fewer if its House likes', () => {
    const one = event(CARD, 1, { domain: ['eots-arrakeen'] }, fiefs);
    one.act(`deploy-event ${CARD}`, 'choose eots-arrakeen');
    expect(one.card('eots-carthag', 1).status).toBe('disengaged');
    expect(one.zone('house-discard')).toEqual([CARD]);
    const none = event(CARD, 2, { domain: ['eots-arrakeen'] }, fiefs);
    none.act(`deploy-event ${CARD}`, 'pass');
    expect(none.card('eots-arrakeen').status).toBe('disengaged');
  });

  it('leaves out what is engaged, and takes Dune', () => {
    const dune = { domain: ['eots-dune', 'eots-carthag'] };
    const table = turn(
      event(CARD, 3, { domain: ['eots-arrakeen'] }, dune),
      'eots-arrakeen',
      0,
      'engaged',
    );
    table.act(`deploy-event ${CARD}`);
    expect(table.options()).toEqual(['pass', 'choose eots-dune', 'choose eots-carthag']);
  });
});

describe('Wormsign', () => {
  const CARD = 'jotc-wormsign';

  it('discards a Sandworm that waits in the own Domain for a solari for each of its tokens', () => {
    const table = event(
      CARD,
      1,
      { domain: ['eots-arrakeen', 'eots-sandworm subdued 3', 'eots-spice-blow subdued 4'] },
      { domain: ['eots-sandworm subdued 6'] },
    );
    const tokens = table.card('eots-sandworm').deferment;
    table.act(`deploy-event ${CARD}`, 'choose eots-sandworm');
    expect(table.house(0).treasury).toBe(tokens);
    expect(table.zone('house-discard')).toEqual(['eots-sandworm', CARD]);
    expect(table.card('eots-sandworm', 1).place).toMatchObject({ zone: 'domain', seat: 1 });
  });

  it('produces nothing without one', () => {
    const table = event(CARD, 1, { domain: ['eots-arrakeen', 'eots-spice-blow subdued 4'] });
    table.act(`deploy-event ${CARD}`);
    expect([table.house(0).treasury, table.can('end-interval')]).toEqual([0, true]);
  });
});

describe('Pre-Spice Mass', () => {
  const CARD = 'jotc-pre-spice-mass';

  it('puts a Spice Blow of the own House discard on top of the own House deck', () => {
    const table = event(CARD, 1, {
      domain: ['eots-arrakeen'],
      hand: ['eots-spice-blow', 'eots-sandworm', 'eots-house-battalion'],
    });
    table.change(() => {
      for (const id of ['eots-spice-blow', 'eots-sandworm']) {
        const card = table.card(id);
        const { zones } = table.house(0);
        zones.hand = zones.hand.filter((one) => one !== card.id);
        zones['house-discard'].push(card.id);
        card.place = { zone: 'house-discard', seat: 0, host: null };
      }
    });
    table.act(`deploy-event ${CARD}`);
    expect(table.options()).toEqual(['choose eots-spice-blow']);
    table.act('choose eots-spice-blow');
    expect(table.zone('house-deck').at(-1)).toBe('eots-spice-blow');
    expect(table.zone('house-discard')).toEqual(['eots-sandworm', CARD]);
  });
});

describe('Harvesting Summit', () => {
  const CARD = 'jotc-harvesting-summit';
  const LEADER = 'eots-duke-leto-atreides';

  it('[TAT-9-04] lets every House lead Arbitration rites against deserts until the turn ends', () => {
    const table = event(
      CARD,
      2,
      { domain: ['eots-arrakeen', LEADER] },
      { domain: ['eots-imperial-basin', 'eots-carthag', 'tat-duke-leto-atreides'] },
    );
    const targets = (seat: number, leader: string) =>
      offered(table.toInterval(seat), 'rite')
        .filter((line) => line.startsWith(`rite arbitration ${leader}`))
        .map((line) => line.split(' against ')[1]);
    expect(targets(0, LEADER)).toEqual([]);
    table.act(`deploy-event ${CARD}`);
    expect(targets(0, LEADER)).toEqual(['eots-imperial-basin']);
    expect(offered(table, 'rite').filter((line) => line.startsWith('rite battle'))).toEqual([]);
    expect(table.card(CARD).place.zone).toBe('domain');
  });
});
