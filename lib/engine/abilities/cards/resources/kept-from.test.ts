import { describe, expect, it } from 'vitest';
import { grant, grantKeyword, offered, targetsOf } from '../../../testing/rite-fixture';
import { facing, fight, forces } from '../../../testing/rite-play-fixture';
import { scenario, type Table } from '../../../testing/scenario-fixture';

const GURNEY = 'eots-gurney-halleck';
const PHYSICIAN = 'eots-house-physician';
const calmly = { tactics: false } as const;

/** Plays on, declining everything, until a House may do something. */
function until(table: Table, action: string): Table {
  for (let step = 0; step < 40 && !table.can(action); step += 1)
    table.act(['pass', 'done', 'engage-defense'].find((one) => table.can(one)) ?? '');
  return table;
}

describe('resources that keep a card from something', () => {
  it('Oil Lens Binoculars keep the force of Surprise off in Battle and Intrigue, no other force', () => {
    const struck = (rite: 'dueling' | 'intrigue', ...on: readonly string[]) => {
      const table = facing(['eots-house-assassin'], ['eots-house-mentat', ...on], calmly);
      for (const [id, seat] of [
        ['eots-house-assassin', 0],
        ['eots-house-mentat', 1],
      ] as const)
        grant(table, id, seat, { kind: 'raise', what: rite, by: 2, of: 'those' });
      grantKeyword(table, 'eots-house-assassin', 0, 'surprise');
      table.act(`rite ${rite} eots-house-assassin against eots-house-mentat`);
      return until(table, 'strike-first eots-house-assassin');
    };
    const blow = 'vanquish eots-house-mentat';
    const lens = 'eots-oil-lens-binoculars on eots-house-mentat';
    expect(struck('intrigue').act('strike-first eots-house-assassin').can(blow)).toBe(true);
    const immune = struck('intrigue', lens).act('strike-first eots-house-assassin');
    expect(forces(immune)[0]).toBe(0);
    expect(immune.can(blow)).toBe(false);
    expect(struck('intrigue', lens).act('done').can(blow)).toBe(true);
    expect(struck('dueling', lens).act('strike-first eots-house-assassin').can(blow)).toBe(true);
  });

  it('Oil Lens Binoculars are assigned to a persona, one to each', () => {
    const hand = ['eots-oil-lens-binoculars', 'eots-oil-lens-binoculars'];
    const table = scenario({ houses: [{ domain: ['eots-caladan', GURNEY], hand }, {}] });
    table.toInterval(0).act(`deploy eots-oil-lens-binoculars on ${GURNEY}`);
    expect(offered(table, 'deploy')).toEqual([]);
  });

  const CONSCIENCE = 'jotc-pyretic-conscience';

  it('Pyretic Conscience keeps a physician from leading, joining and countering', () => {
    const targets = (...on: readonly string[]) =>
      targetsOf(facing([PHYSICIAN, ...on], ['eots-feyd-rautha'], calmly), 'intrigue', PHYSICIAN);
    const ill = `${CONSCIENCE} on ${PHYSICIAN}`;
    expect(targets()).toEqual(['eots-feyd-rautha']);
    expect(targets(ill)).toEqual([]);
    const brought = (...on: readonly string[]) => {
      const table = facing(['eots-thufir-hawat', PHYSICIAN, ...on], ['eots-feyd-rautha'], calmly);
      grantKeyword(table, 'eots-thufir-hawat', 0, 'direct');
      table.act('rite intrigue eots-thufir-hawat against eots-feyd-rautha');
      return offered(table, 'join');
    };
    expect(brought()).toEqual([`join ${PHYSICIAN}`]);
    expect(brought(ill)).toEqual([]);
    const counters = (...on: readonly string[]) => {
      const table = facing([GURNEY], ['eots-feyd-rautha', PHYSICIAN, ...on], calmly);
      grantKeyword(table, PHYSICIAN, 1, 'counter');
      table.act(`rite dueling ${GURNEY} against eots-feyd-rautha`);
      return table.can(`counter ${PHYSICIAN}`);
    };
    expect(counters()).toBe(true);
    expect(counters(ill)).toBe(false);
  });

  it('Pyretic Conscience leaves the physician a target that does not engage', () => {
    const table = facing([GURNEY], [PHYSICIAN, `${CONSCIENCE} on ${PHYSICIAN}`], calmly);
    grant(table, GURNEY, 0, { kind: 'raise', what: 'intrigue', by: 4, of: 'those' });
    table.act(`rite intrigue ${GURNEY} against ${PHYSICIAN}`);
    expect(forces(table)).toEqual([4, 0]);
    expect(table.can(`vanquish ${PHYSICIAN}`)).toBe(true);
    expect(table.card(PHYSICIAN, 1).status).toBe('disengaged');
  });

  it('Pyretic Conscience has the physician engage to discard a Condition, anybody’s', () => {
    const rival = ['eots-thufir-hawat', 'eots-juice-of-sapho on eots-thufir-hawat'];
    const table = facing([PHYSICIAN, `${CONSCIENCE} on ${PHYSICIAN}`], rival, calmly);
    table.act(`use ${CONSCIENCE} 2`);
    expect([...offered(table, 'choose')].sort()).toEqual([
      'choose eots-juice-of-sapho',
      `choose ${CONSCIENCE}`,
    ]);
    table.act('choose eots-juice-of-sapho');
    expect(table.card(PHYSICIAN).status).toBe('engaged');
    expect(table.zone('house-discard', 1)).toEqual(['eots-juice-of-sapho']);
  });

  it('Pyretic Conscience is assigned to a physician, anybody’s (C50)', () => {
    const domain = ['eots-caladan', GURNEY, PHYSICIAN];
    const houses = [{ domain, hand: [CONSCIENCE] }, { domain: ['tat-imperial-suk'] }];
    expect([...offered(scenario({ houses }).toInterval(0), 'deploy')].sort()).toEqual([
      `deploy ${CONSCIENCE} on ${PHYSICIAN}`,
      `deploy ${CONSCIENCE} on tat-imperial-suk`,
    ]);
  });

  it('School Injunction keeps ventures off a persona, and leaves those that lie on it', () => {
    const venture = 'eots-arclight-assault';
    const hosts = (...domain: readonly string[]) => {
      const table = scenario({
        houses: [{ domain: ['eots-caladan', GURNEY, ...domain], hand: [venture] }, {}],
      });
      return offered(table.toInterval(0), 'deploy');
    };
    expect(hosts()).toEqual([`deploy ${venture} on ${GURNEY}`]);
    expect(hosts(`tat-school-injunction on ${GURNEY}`)).toEqual([]);
    const there = facing(
      [GURNEY, `${venture} on ${GURNEY}`, `tat-school-injunction on ${GURNEY}`],
      ['eots-arrakeen'],
      calmly,
    );
    expect(there.can(`activate ${venture}`)).toBe(true);
  });

  it('School Injunction is assigned to a persona, anybody’s (C50)', () => {
    const own = { domain: ['eots-caladan', GURNEY], hand: ['tat-school-injunction'] };
    const table = scenario({ houses: [own, { domain: ['eots-feyd-rautha'] }] }).toInterval(0);
    expect([...offered(table, 'deploy')].sort()).toEqual([
      'deploy tat-school-injunction on eots-feyd-rautha',
      `deploy tat-school-injunction on ${GURNEY}`,
    ]);
  });
});

describe('Troop Crusher', () => {
  const PILOT = 'tat-lighter-pilot';
  const CRUSHER = 'tat-troop-crusher';
  const own = [PILOT, `${CRUSHER} on ${PILOT}`, `eots-house-battalion on ${PILOT}`];
  const FOE = 'eots-arrakeen';
  /** The pilot and a battalion, resistance 3 and 2, against a fief and its troop: force 1 and 3. */
  const battle = (attack: readonly string[], ...more: readonly string[]) => {
    const table = facing(attack, [FOE, `eots-sardaukar-battalion on ${FOE}`], calmly);
    grant(table, FOE, 1, { kind: 'raise', what: 'resistance', by: 99, of: 'those' });
    table.act(`rite battle ${PILOT} against ${FOE}`, 'join eots-house-battalion', ...more);
    until(table, 'join eots-sardaukar-battalion').act('join eots-sardaukar-battalion');
    table.act('engage-defense');
    while (table.asked() === 0 && table.can('done')) table.act('done');
    return table;
  };

  it('keeps the force of opposing troops off its pilot and the pilot’s troops', () => {
    const plain = battle(own.filter((one) => !one.startsWith(CRUSHER)));
    expect(offered(plain, 'vanquish')).toEqual(['vanquish eots-house-battalion']);
    // The fief alone has 1, too little for 2; nothing else is asked.
    const safe = battle(own);
    expect(safe.card('eots-house-battalion').status).toBe('engaged');
    expect(safe.state.frames.some(({ step }) => step === 'rite')).toBe(false);
  });

  it('lets other force through, and counts it once', () => {
    const table = facing(own, [FOE, `eots-sardaukar-battalion on ${FOE}`], calmly);
    grant(table, FOE, 1, { kind: 'raise', what: 'resistance', by: 99, of: 'those' });
    // 4 of the fief, 3 of the troop: enough for the battalion, and then not for the pilot.
    grant(table, FOE, 1, { kind: 'raise', what: 'force', by: 3, of: 'those' });
    table.act(`rite battle ${PILOT} against ${FOE}`, 'join eots-house-battalion');
    until(table, 'join eots-sardaukar-battalion').act('join eots-sardaukar-battalion');
    until(table, 'engage-defense').act('engage-defense');
    until(table, 'vanquish eots-house-battalion').act('vanquish eots-house-battalion');
    expect(table.can(`vanquish ${PILOT}`)).toBe(false);
  });

  it('does nothing where its pilot does not lead', () => {
    const table = facing([GURNEY, ...own], [FOE, `eots-sardaukar-battalion on ${FOE}`], calmly);
    grantKeyword(table, GURNEY, 0, 'direct');
    grant(table, GURNEY, 0, { kind: 'raise', what: 'command', by: 5, of: 'those' });
    grant(table, GURNEY, 0, { kind: 'allegiance', power: 'smugglers', of: 'those' });
    grant(table, FOE, 1, { kind: 'raise', what: 'resistance', by: 99, of: 'those' });
    table.act(`rite battle ${GURNEY} against ${FOE}`, `join ${PILOT}`);
    table.act('join eots-house-battalion');
    until(table, 'join eots-sardaukar-battalion').act('join eots-sardaukar-battalion');
    until(table, 'engage-defense').act('engage-defense');
    until(table, 'vanquish eots-house-battalion');
    expect(table.can('vanquish eots-house-battalion')).toBe(true);
  });

  it('is assigned to a pilot without a craft, one to each', () => {
    const hand = [CRUSHER, CRUSHER];
    const domain = ['eots-caladan', GURNEY, PILOT];
    const table = scenario({ houses: [{ domain, hand, treasury: 20 }, {}] }).toInterval(0);
    expect(offered(table, 'deploy')).toEqual([`deploy ${CRUSHER} on ${PILOT}`]);
    table.act(`deploy ${CRUSHER} on ${PILOT}`);
    expect(offered(table, 'deploy')).toEqual([]);
  });
});

describe('Cannon Artillery', () => {
  const CANNON = 'tat-cannon-artillery';
  const TROOP = 'eots-atreides-battalion';

  const shielded = (domain: readonly string[], ...joins: readonly string[]) => {
    const shield = 'eots-personal-shield on eots-house-mentat';
    const table = facing(domain, ['eots-arrakeen', 'eots-house-mentat', shield], calmly);
    grantKeyword(table, 'eots-house-mentat', 1, 'counter');
    grant(table, GURNEY, 0, { kind: 'raise', what: 'force', by: 20, of: 'those' });
    table.act(`rite battle ${GURNEY} against eots-arrakeen`, ...joins);
    until(table, 'counter eots-house-mentat').act('counter eots-house-mentat');
    until(table, 'vanquish eots-house-mentat').act('vanquish eots-house-mentat');
    table.toInterval(0);
    return table.card('eots-house-mentat', 1).status;
  };
  const army = [GURNEY, `${TROOP} on ${GURNEY}`, `${CANNON} on ${TROOP}`];

  it('spares what bears a shield on the other side, though it has force enough, while its troop takes part', () => {
    expect(shielded([GURNEY])).toBe('subdued');
    expect(shielded(army, `join ${TROOP}`)).toBe('engaged');
    expect(shielded(army, 'done')).toBe('subdued');
  });

  it('adds the Battle of its bearer in a battle', () => {
    const table = facing(army, ['eots-arrakeen'], calmly);
    fight(table, `rite battle ${GURNEY} against eots-arrakeen`, `join ${TROOP}`);
    expect(forces(table)[0]).toBe(3 + 2 * 2);
  });

  it('is assigned to a troop or a fief that can battle', () => {
    const domain = ['eots-caladan', GURNEY, `${TROOP} on ${GURNEY}`, 'eots-arrakeen'];
    const hand = [CANNON];
    const table = scenario({ houses: [{ domain, hand, treasury: 20 }, {}] }).toInterval(0);
    expect([...offered(table, 'deploy')].sort()).toEqual(
      ['eots-arrakeen', TROOP, 'eots-caladan'].map((id) => `deploy ${CANNON} on ${id}`).sort(),
    );
  });
});

describe('Disguising Uniform', () => {
  const UNIFORM = 'tat-disguising-uniform';
  const FEYD = 'eots-feyd-rautha';

  it('takes the allegiance of its bearer away', () => {
    const against = (...on: readonly string[]) =>
      targetsOf(facing([GURNEY], ['eots-paul-atreides', ...on], calmly), 'dueling', GURNEY);
    expect(against()).toEqual([]);
    expect(against(`${UNIFORM} on eots-paul-atreides`)).toEqual(['eots-paul-atreides']);
  });

  it('[TAT-6.2.11-87] keeps its bearer out of the reward', () => {
    const reward = (...on: readonly string[]) => {
      const band = 'tat-honor-guard';
      const table = facing([GURNEY], [FEYD, `${band} on ${FEYD}`, ...on], calmly);
      grant(table, GURNEY, 0, { kind: 'raise', what: 'force', by: 20, of: 'those' });
      const wanted = [`join ${band}`, `vanquish ${band}`, `vanquish ${FEYD}`, 'reward gain'];
      fight(table, `rite dueling ${GURNEY} against ${FEYD}`, ...wanted);
      return table.house(0).favor - 20;
    };
    expect(reward()).toBe(2);
    expect(reward(`${UNIFORM} on ${FEYD}`)).toBe(1);
  });

  it('is assigned to a persona or personnel', () => {
    const domain = ['eots-caladan', GURNEY, `eots-atreides-battalion on ${GURNEY}`];
    const table = scenario({ houses: [{ domain, hand: [UNIFORM], treasury: 9 }, {}] });
    expect([...offered(table.toInterval(0), 'deploy')].sort()).toEqual([
      `deploy ${UNIFORM} on eots-atreides-battalion`,
      `deploy ${UNIFORM} on ${GURNEY}`,
    ]);
  });
});
