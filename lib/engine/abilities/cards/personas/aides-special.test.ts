import { describe, expect, it } from 'vitest';
import type { Rite } from '@/lib/rules/rites';
import { subdue } from '../../../leaving-play/subdue';
import { forceIn, rankOf } from '../../../queries/ranks';
import { offered, turn } from '../../../testing/rite-fixture';
import { facing, inTurn } from '../../../testing/rite-play-fixture';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

/** The Interval of House 0, Harkonnen unless something else is said, against an Atreides rival. */
function table(own: ScenarioHouse, rival: ScenarioHouse = {}, tactics = false): Table {
  return scenario({
    houses: [
      { sponsor: 'harkonnen', ...own, domain: ['eots-giedi-prime', ...(own.domain ?? [])] },
      { sponsor: 'atreides', ...rival, domain: ['eots-caladan', ...(rival.domain ?? [])] },
    ],
    ranks: [0, 1],
    tactics,
  }).toInterval(0);
}

describe('Harkonnen Sleeper', () => {
  const SLEEPER = 'jotc-harkonnen-sleeper';
  // The Deferment phase adds one.
  const placed = (tokens: number) => table({ domain: [`${SLEEPER} subdued ${tokens - 1}`] });

  it('is placed face down like an event, and never deployed from the hand', () => {
    const hand = table({ hand: [SLEEPER] });
    expect(hand.can(`deploy ${SLEEPER}`)).toBe(false);
    hand.act(`place ${SLEEPER}`);
    expect(hand.card(SLEEPER).status).toBe('subdued');
    expect(hand.can(`redeploy ${SLEEPER}`)).toBe(false);
  });

  it('is deployed for tokens alone, which stay on it as Intrigue', () => {
    const up = placed(3).act(`redeploy ${SLEEPER}`);
    expect(up.house(0).treasury).toBe(20);
    expect(up.card(SLEEPER)).toMatchObject({ status: 'disengaged', deferment: 3 });
    up.by((game) => expect(game.derived.rankOf(game, up.card(SLEEPER), 'intrigue')).toBe(4));
  });

  it('may wait at 4 tokens, and must be deployed at 5', () => {
    expect(placed(4).can('end-interval')).toBe(true);
    expect(placed(5).can('end-interval')).toBe(false);
  });

  it('loses its tokens when it is subdued', () => {
    const up = placed(3).act(`redeploy ${SLEEPER}`);
    up.by((game) => subdue(game, up.card(SLEEPER)));
    expect(up.card(SLEEPER)).toMatchObject({ status: 'subdued', deferment: 0 });
  });

  it('[TAT-11-18] Gauvir Mucca that asks about it is used up and learns only that it is none', () => {
    const look = facing(
      ['eots-gauvir-mucca'],
      [`${SLEEPER} subdued 1`, 'eots-spice-blow subdued'],
      {
        tactics: false,
      },
    );
    look.act('use eots-gauvir-mucca 0', 'choose-house 1', `choose ${SLEEPER}`, 'pass');
    expect(look.card('eots-gauvir-mucca').status).toBe('engaged');
    const { id } = look.card(SLEEPER, 1);
    expect(look.events).toContainEqual({ kind: 'unfit', seat: 0, card: id });
    expect(look.can('use eots-gauvir-mucca 0')).toBe(false);
  });
});

describe('Master of Arms', () => {
  const MASTER = 'tat-master-of-arms';
  const ARMED = [MASTER, `eots-kindjal on ${MASTER}`, `eots-stunner on ${MASTER}`];
  const at = (rite: Rite, part?: number) => {
    const target = rite === 'battle' ? 'eots-arrakeen' : 'eots-feyd-rautha';
    const set = facing(ARMED, [target]).act(`rite ${rite} ${MASTER} against ${target}`);
    while (!set.can(`use ${MASTER} 0`)) set.act(set.can('done') ? 'done' : 'pass');
    return part === undefined ? set : set.act(`use ${MASTER} 0`, `choose-part ${part}`);
  };
  /** The force of a card beside its rank. */
  const extra = (set: Table, rite: Rite, id = MASTER) => {
    let force = 0;
    set.by((game) => {
      force = forceIn(game, set.card(id), rite) - (rankOf(game, set.card(id), rite) ?? 0);
    });
    return force;
  };

  it.each([
    ['dueling', undefined, 1],
    ['dueling', 0, 1],
    ['dueling', 1, 2],
    ['battle', undefined, 2],
    ['battle', 0, 1],
    ['battle', 1, 2],
  ] as const)('in a %s rite with choice %s has %i force of weapons', (rite, part, force) => {
    expect(extra(at(rite, part), rite)).toBe(force);
  });

  it('declares once in a rite', () => {
    expect(at('battle', 0).can(`use ${MASTER} 0`)).toBe(false);
  });

  it('[TAT-11-24] no other persona has the use of it, and its weapons stay as they are', () => {
    const leader = 'eots-gurney-halleck';
    const set = facing([...ARMED, leader, `eots-kindjal on ${leader}`], ['eots-arrakeen']).act(
      `rite battle ${leader} against eots-arrakeen`,
    );
    let used = false;
    let most = 0;
    while (set.state.frames.some(({ step }) => step === 'rite')) {
      used ||= set.options().some((one) => one.startsWith('use '));
      most = Math.max(most, extra(set, 'battle', leader));
      const quiet = ['engage-defense', 'pass', 'done'].find((one) => set.can(one));
      set.act(quiet ?? set.options()[0] ?? '');
    }
    expect([used, most]).toEqual([false, 0]);
  });
});

describe('Sandmaster', () => {
  const SAND = 'jotc-sandmaster';
  const RIVAL = {
    domain: ['eots-imperial-basin subdued', 'eots-spice-harvester on eots-imperial-basin'],
  };
  it('captures a Spice Harvester of a subdued Dune fief as it lies', () => {
    const set = table({ domain: [SAND, 'jotc-hagga-basin'] }, RIVAL);
    turn(set, 'eots-spice-harvester', 1, 'engaged');
    set.act(`use ${SAND} 0`, 'choose eots-spice-harvester');
    set.act('assign eots-spice-harvester on jotc-hagga-basin');
    expect(set.card('eots-spice-harvester')).toMatchObject({
      status: 'engaged',
      place: { seat: 0, host: set.card('jotc-hagga-basin').id },
    });
  });
  it('leaves alone one on a deployed fief', () => {
    const domain = ['eots-imperial-basin', 'eots-spice-harvester on eots-imperial-basin'];
    expect(table({ domain: [SAND] }, { domain }).can(`use ${SAND} 0`)).toBe(false);
  });
});

describe('Coriolis Storm', () => {
  const STORM = 'eots-coriolis-storm';
  /** Resistance 4, 2 and 1. */
  const DESERT = [
    'eots-imperial-basin',
    'eots-spice-harvester on eots-imperial-basin',
    'eots-carryall on eots-imperial-basin',
  ];
  const storm = (tokens: number, ...own: string[]) =>
    table(
      { domain: ['jotc-hagga-basin', `${STORM} subdued ${tokens - 1}`, ...own] },
      { domain: DESERT },
    ).act(`deploy-event ${STORM}`);

  it('subdues what its force suffices for on one desert', () => {
    const set = storm(2).act('choose eots-spice-harvester');
    expect(set.card('eots-spice-harvester', 1).status).toBe('subdued');
    expect(set.can('choose eots-carryall')).toBe(false);
    expect(set.card('eots-carryall', 1).status).toBe('disengaged');
    expect(set.zone('house-discard')).toContain(STORM);
  });

  it('is distributed among several', () => {
    const set = storm(9).act('choose eots-spice-harvester', 'choose eots-carryall');
    expect(set.card('eots-carryall', 1).status).toBe('subdued');
    expect(set.zone('house-discard')).toContain(STORM);
  });

  it('spares what has more resistance', () => {
    expect(storm(1).can('choose eots-spice-harvester')).toBe(false);
    expect(storm(1).can('choose eots-carryall')).toBe(true);
  });

  it('is led against a Dune fief by a Weather Scanner', () => {
    expect(storm(9).can('choose eots-imperial-basin')).toBe(false);
    const set = storm(9, 'tat-weather-scanner').act('choose eots-imperial-basin');
    expect(set.card('eots-imperial-basin', 1).status).toBe('subdued');
    expect(set.card('eots-spice-harvester', 1).status).toBe('disengaged');
    expect(set.zone('house-discard')).toContain(STORM);
  });
});

describe('House Courier', () => {
  const COURIER = 'tat-house-courier';
  const VENTURE = 'eots-act-of-cowardice';
  const sent = () =>
    table({ domain: [COURIER], hand: [VENTURE] }, { domain: ['eots-duncan-idaho'] }).act(
      `use ${COURIER} 0`,
      `choose ${VENTURE}`,
      'choose eots-duncan-idaho',
    );

  it('assigns a venture of the hand to a rival’s persona', () => {
    const set = sent();
    expect(set.card(VENTURE).place).toMatchObject({
      seat: 1,
      host: set.card('eots-duncan-idaho', 1).id,
    });
    expect(set.house(0).treasury).toBe(20);
  });

  it.each([
    [0, 'treasury'],
    [1, 'favor'],
  ] as const)('pays what the venture costs once the rival uses it (%i)', (part, what) => {
    const set = sent().toInterval(1);
    const before = set.house(0)[what];
    set.act(`activate ${VENTURE}`);
    expect(set.asked()).toBe(0);
    set.act(`choose-part ${part}`);
    let cost = 0;
    set.by((game) => {
      cost = Number(game.catalogue.byId.get(VENTURE)?.cost);
    });
    expect(cost).toBeGreaterThan(0);
    expect(set.house(0)[what]).toBe(before + cost);
  });
});

describe('Lt. Kinet', () => {
  it('is no target of a Voice effect', () => {
    const set = facing(['tat-gaius-helen-mohiam'], ['tat-lt-kinet', 'eots-house-agent']);
    inTurn(set.act('buy-favor 1'), 'use tat-gaius-helen-mohiam 0', 'choose-part 1');
    expect(offered(set, 'choose')).toEqual(['choose eots-house-agent']);
  });

  it('is touched by other effects', () => {
    const set = facing(['eots-renegade-sister'], ['tat-lt-kinet'], { tactics: false });
    set.act('use eots-renegade-sister 0', 'choose tat-lt-kinet');
    expect(set.card('tat-lt-kinet', 1).status).toBe('engaged');
  });
});

describe('Baraka', () => {
  it('deploys a ripe Dune event beside the one of the Interval', () => {
    const domain = [
      'jotc-baraka',
      'jotc-hagga-basin',
      'eots-spice-blow subdued 9',
      'eots-coriolis-storm subdued 1',
      'tat-contract-audits subdued 1',
      'eots-landsraad-summit subdued 9',
    ];
    const set = table({ sponsor: 'fremen', domain }).act('deploy-event eots-coriolis-storm');
    expect(set.can('deploy-event eots-spice-blow')).toBe(false);
    set.act('use jotc-baraka 0');
    expect(offered(set, 'choose')).toEqual(['choose eots-spice-blow']);
    set.act('choose eots-spice-blow');
    const { id } = set.card('eots-spice-blow');
    expect(set.events).toContainEqual(
      expect.objectContaining({ kind: 'deployed', seat: 0, card: id }),
    );
  });
});

describe('Czigo', () => {
  const aide = 'eots-house-agent';
  const held = () =>
    table({ domain: ['tat-czigo'] }, { domain: [`${aide} subdued`] }).act(
      'use tat-czigo 0',
      `choose ${aide}`,
    );

  it('goes down to hold a subdued aide', () => {
    const set = held();
    expect(set.card('tat-czigo').status).toBe('subdued');
    expect(set.card(aide).place).toMatchObject({ seat: 0, host: set.card('tat-czigo').id });
    expect(set.card(aide)).toMatchObject({ status: 'subdued', deferment: 1 });
  });

  it('has no use for an aide that is deployed', () => {
    expect(table({ domain: ['tat-czigo'] }, { domain: [aide] }).can('use tat-czigo 0')).toBe(false);
  });

  it('gives it back as it lies once it is deployed', () => {
    const set = held();
    turn(set, 'tat-czigo', 0, 'disengaged');
    set.act(`redeploy ${aide}`);
    expect(set.card(aide)).toMatchObject({ status: 'disengaged', place: { seat: 1, host: null } });
  });
});

describe('Atreides Propagandist', () => {
  const SPY = 'eots-atreides-propagandist';

  it('takes 2 solaris off the persona that is deployed', () => {
    const set = table(
      { sponsor: 'atreides', domain: [SPY], hand: ['tat-house-courier'] },
      {},
      true,
    );
    set.act('deploy tat-house-courier', `use ${SPY} 0`);
    while (set.card('tat-house-courier').place.zone === 'hand') set.act('pass');
    expect(set.house(0).treasury).toBe(18);
    expect(set.state.lasting).toEqual([]);
  });

  it('takes 2 solaris off what the victor of a petition pays', () => {
    const set = table(
      { sponsor: 'atreides', domain: [SPY], assembly: ['eots-gurney-halleck'] },
      {},
      true,
    );
    set.act('petition eots-gurney-halleck');
    let used = 0;
    for (let step = 0; set.card('eots-gurney-halleck').place.zone === 'assembly'; step += 1) {
      if (step > 40) throw new Error(set.options().join('; '));
      const wanted = [`use ${SPY} 1`, 'bid 5', 'discount 0', 'pass'].find((one) => set.can(one));
      if (wanted === `use ${SPY} 1`) used += 1;
      set.act(wanted ?? '');
    }
    expect(used).toBe(1);
    expect(set.house(0).treasury).toBe(17);
  });

  it('has nothing to say to other operations', () => {
    const set = table({ sponsor: 'atreides', domain: [SPY] }, {}, true).act('buy-favor 1');
    expect(set.can(`use ${SPY} 0`)).toBe(false);
    expect(set.can(`use ${SPY} 1`)).toBe(false);
  });
});
