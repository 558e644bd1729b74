import { describe, expect, it } from 'vitest';
import { resistanceOf } from '../../../queries/ranks';
import { takeUp } from '../../../state/open-game';
import { targetsOf, turn } from '../../../testing/rite-fixture';
import { facing, fight, forces, inTurn } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';
import { loadGameCatalogue } from '../../load';
import { attackOf, BATTLE } from '../rites-fixture';

const GURNEY = 'eots-gurney-halleck';
const PAUL = 'eots-paul-atreides';
const LETO = 'eots-duke-leto-atreides';
const RABBAN = 'eots-glossu-rabban';
const CHARTER = 'eots-choam-directorship';
const BASIN = 'eots-imperial-basin';
const ERG = 'eots-the-minor-erg';

/** Passes until something can be done, or nothing but to go on is left. */
function until(table: Table, wanted: string): Table {
  for (let step = 0; step < 30 && !table.can(wanted); step += 1) {
    const quiet = ['pass', 'done', 'engage-defense'].find((one) => table.can(one));
    if (quiet === undefined) throw new Error(`never possible: ${wanted}`);
    table.act(quiet);
  }
  return table;
}

/** Whether an operation of a card is ever offered in a rite. */
function everOffered(table: Table, rite: string, card: string): boolean {
  let seen = false;
  table.toInterval(0).act(rite);
  for (
    let step = 0;
    step < 60 && table.state.frames.some((one) => one.step === 'rite');
    step += 1
  ) {
    const options = table.options();
    seen ||= options.some((option) => option.startsWith(`use ${card}`));
    const quiet = ['engage-defense', 'pass', 'done', 'reward gain'];
    table.act(quiet.find((one) => options.includes(one)) ?? options[0] ?? '');
  }
  return seen;
}

describe('personnel and craft that engage into a rite once their bearer takes part', () => {
  it.each([
    ['jotc-strategy-delegation', 2, 'arbitration', LETO, CHARTER, 4 + 1 + 1],
    ['jotc-dune-men', 2, 'battle', GURNEY, BASIN, 3 + 1],
    ['tat-battle-rigged-thopter', 1, 'battle', 'jotc-lt-aneirin', BASIN, 1 + 3],
  ])('%s', (card, ability, rite, leader, target, force) => {
    const one = facing([leader, `${card} on ${leader}`], [target]);
    fight(one, `rite ${rite} ${leader} against ${target}`, `use ${card} ${ability}`);
    expect(attackOf(one)).toBe(force);
    expect(one.card(card).status).toBe('engaged');
    const idle = facing([leader, PAUL, `${card} on ${leader}`], [target, 'eots-feyd-rautha']);
    expect(
      everOffered(idle, 'rite dueling eots-paul-atreides against eots-feyd-rautha', card),
    ).toBe(false);
  });

  it('are not brought in twice, nor into a defense that was left out', () => {
    const joined = facing([GURNEY, `jotc-dune-men on ${GURNEY}`], [BASIN]).toInterval(0);
    joined.act(`rite battle ${GURNEY} against ${BASIN}`, 'join jotc-dune-men');
    turn(joined, 'jotc-dune-men', 0, 'disengaged');
    until(joined, 'engage-defense');
    expect(joined.events.filter(({ kind }) => kind === 'joined')).toHaveLength(1);
    const left = facing([RABBAN], [BASIN, `jotc-dune-men on ${BASIN}`]).toInterval(0);
    left.act(`rite battle ${RABBAN} against ${BASIN}`);
    until(left, 'decline').act('decline');
    expect(left.can('use jotc-dune-men 2')).toBe(false);
  });
});

describe('personnel that only take part', () => {
  it.each([
    ['tat-imperial-agents', 'intrigue', 'eots-house-agent', 'eots-feyd-rautha', 2 + 2],
    ['tat-imperial-agents', 'arbitration', 'eots-landsraad-emissary', CHARTER, 3 + 2],
    ['tat-smuggler-underground', 'intrigue', 'eots-house-agent', 'eots-feyd-rautha', 2 + 2],
    ['tat-smuggler-underground', 'battle', 'eots-guard-commander', BASIN, 2 + 0],
    ['tat-hydraulic-initiative-corps', 'arbitration', 'eots-landsraad-emissary', CHARTER, 3 + 1],
  ])('%s, in a rite of %s', (card, rite, leader, target, force) => {
    const one = facing([leader, `${card} on ${leader}`], [target]);
    fight(one, `rite ${rite} ${leader} against ${target}`, `join ${card}`);
    expect(attackOf(one)).toBe(force);
  });
});

describe('Advance Base', () => {
  const BASE = 'tat-advance-base';
  const desert = (...troops: readonly string[]) => [
    BASIN,
    `${BASE} on ${BASIN}`,
    ...troops.map((troop) => `${troop} on ${BASIN}`),
  ];

  it('lets any troops of its desert attack another desert', () => {
    const own = [GURNEY, ...desert('eots-house-battalion', 'eots-sardaukar-battalion')];
    const one = facing(own, [ERG]).toInterval(0);
    one.act(`rite battle ${GURNEY} against ${ERG}`);
    until(one, `use ${BASE} 1`).act(`use ${BASE} 1`);
    expect(one.options()).toEqual([
      'pass',
      'choose eots-house-battalion',
      'choose eots-sardaukar-battalion',
    ]);
    one.act('choose eots-house-battalion', 'choose eots-sardaukar-battalion');
    // Nobody else is there.
    expect(one.can(`use ${BASE} 1`)).toBe(false);
    until(one, 'engage-defense');
    expect(one.card('eots-house-battalion').status).toBe('engaged');
    until(one, `vanquish ${ERG}`);
    expect(forces(one)[0]).toBe(3 + 1 + 3);
  });

  it('[TAT-6.2.2-21] is used while the rite is declared, not as cards engage', () => {
    const own = [GURNEY, ...desert('eots-house-battalion', 'eots-sardaukar-battalion')];
    const one = facing(own, [ERG]).toInterval(0);
    one.act(`rite battle ${GURNEY} against ${ERG}`);
    const timings = new Set<string>();
    for (let step = 0; step < 30 && !one.can('engage-defense'); step += 1) {
      const frame = one.state.frames.at(-1);
      if (one.can(`use ${BASE} 1`) && frame?.step === 'window') timings.add(frame.timing);
      one.act(one.can('pass') ? 'pass' : 'done');
    }
    expect([...timings]).toEqual(['declaration']);
  });

  it('lets them defend another desert, and takes no other personnel along', () => {
    const own = [ERG, ...desert('jotc-dune-men', 'tat-folk-of-graben-and-pan')];
    const one = facing([RABBAN], own).toInterval(0);
    one.act(`rite battle ${RABBAN} against ${ERG}`);
    until(one, `use ${BASE} 1`).act(`use ${BASE} 1`);
    expect(one.asked()).toBe(1);
    expect(one.options()).toEqual(['pass', 'choose jotc-dune-men']);
    one.act('choose jotc-dune-men');
    until(one, 'vanquish jotc-dune-men');
    expect(forces(one)[1]).toBe(1);
    expect(one.card(BASE, 1).status).toBe('disengaged');
  });

  it('does nothing where no desert is attacked', () => {
    const own = [GURNEY, ...desert('eots-house-battalion')];
    expect(
      everOffered(
        facing(own, ['eots-carthag']),
        `rite battle ${GURNEY} against eots-carthag`,
        BASE,
      ),
    ).toBe(false);
  });
});

describe('Hereditary Claim', () => {
  const CLAIM = 'eots-hereditary-claim';
  const table = (...own: readonly string[]) =>
    facing(
      { domain: ['eots-baron-vladimir-harkonnen'], sponsor: 'harkonnen' },
      { domain: [CHARTER, `${CLAIM} on ${CHARTER}`, ...own], sponsor: 'atreides' },
    );
  const RITE = `rite arbitration eots-baron-vladimir-harkonnen against ${CHARTER}`;

  it('engages a noble of its House beside a charter in arbitration', () => {
    const one = table(LETO, PAUL, 'eots-thufir-hawat').toInterval(0).act(RITE);
    until(one, `use ${CLAIM} 1`).act(`use ${CLAIM} 1`);
    expect(one.options()).toEqual([`choose ${PAUL}`, `choose ${LETO}`].toSorted());
    one.act(`choose ${LETO}`);
    expect(one.card(LETO, 1).status).toBe('engaged');
    until(one, 'engage-defense').act('engage-defense');
    expect(one.events).toContainEqual({ kind: 'joined', seat: 1, card: one.card(LETO, 1).id });
    until(one, 'done');
    expect(forces(one)[1]).toBe(4);
  });

  it('is not offered without a noble that could engage', () => {
    expect(everOffered(table(`${LETO} subdued`, 'eots-thufir-hawat'), RITE, CLAIM)).toBe(false);
  });
});

describe('Troop Carrier', () => {
  const OFFICER = 'eots-guard-commander';
  const CARRIER = 'jotc-troop-carrier';
  const table = (fief: readonly string[], gurney = '') =>
    facing(
      { domain: [OFFICER], sponsor: 'harkonnen' },
      {
        domain: [
          ...fief,
          `${GURNEY}${gurney}`,
          `${CARRIER} on ${GURNEY}`,
          `eots-house-battalion on ${GURNEY}`,
          `jotc-strategy-delegation on ${GURNEY}`,
        ],
        sponsor: 'atreides',
      },
    ).toInterval(0);
  const USE = `use ${CARRIER} 1`;

  it('flies its bearer and any of its troops to the defense of a fief', () => {
    const one = table([BASIN]).act(`rite battle ${OFFICER} against ${BASIN}`);
    until(one, 'engage-defense').act('engage-defense');
    until(one, USE).act(USE);
    while (one.can('pass') && !one.can(`choose ${GURNEY}`)) one.act('pass');
    expect(one.options()).toEqual(['pass', `choose ${GURNEY}`, 'choose eots-house-battalion']);
    one.act(`choose ${GURNEY}`, 'choose eots-house-battalion');
    expect([one.card(CARRIER, 1), one.card(GURNEY, 1)].map(({ status }) => status)).toEqual([
      'engaged',
      'engaged',
    ]);
    until(one, 'vanquish eots-house-battalion');
    expect(forces(one)[1]).toBe(0 + 3 + 1);
  });

  it('flies the troops alone where its bearer is engaged', () => {
    const one = table([BASIN]);
    turn(one, GURNEY, 1, 'engaged');
    one.act(`rite battle ${OFFICER} against ${BASIN}`);
    until(one, 'engage-defense').act('engage-defense');
    until(one, USE).act(USE);
    while (!one.can('choose eots-house-battalion')) one.act('pass');
    expect(one.options()).toEqual(['pass', 'choose eots-house-battalion']);
  });

  it('stays on the ground in an attack', () => {
    const one = facing(
      [GURNEY, PAUL, `${CARRIER} on ${PAUL}`, `eots-house-battalion on ${PAUL}`],
      [BASIN],
    );
    expect(everOffered(one, `rite battle ${GURNEY} against ${BASIN}`, CARRIER)).toBe(false);
  });
});

describe('who may counter', () => {
  const countered = (table: Table) =>
    table.events.flatMap((event) =>
      event.kind === 'countered' ? [table.state.cards[event.card]?.card] : [],
    );

  it('Naib’s Countenance: a Fremen persona of the House whose persona is the target of a duel', () => {
    const NAIB = 'eots-naibs-countenance';
    const RITE = `rite dueling eots-feyd-rautha against ${PAUL}`;
    const table = (...own: readonly string[]) =>
      facing(
        { domain: ['eots-feyd-rautha', 'eots-korba'], sponsor: 'harkonnen' },
        { domain: [PAUL, `${NAIB} on ${PAUL}`, ...own], sponsor: 'atreides' },
      );
    const one = table('eots-jamis', GURNEY, 'eots-chani engaged').toInterval(0).act(RITE);
    turn(one, 'eots-chani', 1, 'engaged');
    until(one, `use ${NAIB} 1`).act(`use ${NAIB} 1`);
    expect(one.options()).toEqual(['choose eots-jamis']);
    one.act('choose eots-jamis');
    expect([countered(one), one.card('eots-jamis', 1).status]).toEqual([['eots-jamis'], 'engaged']);
    expect(one.card(NAIB, 1).status).toBe('disengaged');
    expect(everOffered(table(GURNEY), RITE, NAIB)).toBe(false);
    const intrigue = facing(
      { domain: ['eots-piter-de-vries'], sponsor: 'harkonnen' },
      { domain: [PAUL, `${NAIB} on ${PAUL}`, 'eots-jamis'], sponsor: 'atreides' },
    );
    expect(everOffered(intrigue, `rite intrigue eots-piter-de-vries against ${PAUL}`, NAIB)).toBe(
      false,
    );
  });

  it('Propaganda Corps: a disengaged persona with Arbitration, when its bearer is the target of arbitration', () => {
    const CORPS = 'tat-propaganda-corps';
    const own = [CHARTER, `${CORPS} on ${CHARTER}`, LETO, 'eots-thufir-hawat', PAUL];
    const one = facing(
      { domain: ['eots-baron-vladimir-harkonnen', 'eots-piter-de-vries'], sponsor: 'harkonnen' },
      { domain: own, sponsor: 'atreides' },
    ).toInterval(0);
    turn(one, 'eots-thufir-hawat', 1, 'engaged');
    one.act(`rite arbitration eots-baron-vladimir-harkonnen against ${CHARTER}`);
    until(one, `use ${CORPS} 1`);
    expect(one.state.frames.at(-1)).toMatchObject({ step: 'window', timing: 'declaration' });
    one.act(`use ${CORPS} 1`);
    while (!one.can(`choose ${LETO}`)) one.act('pass');
    expect(one.can('choose eots-thufir-hawat')).toBe(false);
    expect(one.can(`choose ${PAUL}`)).toBe(false);
    one.act(`choose ${LETO}`);
    expect(one.card(CORPS, 1).status).toBe('engaged');
    until(one, `counter ${LETO}`).act(`counter ${LETO}`);
    expect(countered(one)).toEqual([LETO]);
  });

  it('Propaganda Corps says nothing in a rite against another card', () => {
    const CORPS = 'tat-propaganda-corps';
    const own = [CHARTER, LETO, `${CORPS} on ${LETO}`, 'eots-thufir-hawat'];
    const one = facing(
      { domain: ['eots-baron-vladimir-harkonnen'], sponsor: 'harkonnen' },
      { domain: own, sponsor: 'atreides' },
    );
    expect(
      everOffered(one, `rite arbitration eots-baron-vladimir-harkonnen against ${CHARTER}`, CORPS),
    ).toBe(false);
  });
});

describe('what leaders may do', () => {
  it('Arbiter Authority: arbitration against Dune fiefs', () => {
    const arbiter = 'jotc-arbiter-authority on eots-landsraad-emissary';
    const rival = [CHARTER, BASIN, 'eots-arrakeen', 'eots-feyd-rautha', 'eots-giedi-prime'];
    const targets = (...own: readonly string[]) =>
      targetsOf(facing(own, rival).toInterval(0), 'arbitration', 'eots-landsraad-emissary');
    expect(targets('eots-landsraad-emissary')).toEqual([CHARTER]);
    expect(targets('eots-landsraad-emissary', arbiter)).toEqual([CHARTER, BASIN, 'eots-arrakeen']);
    expect(
      targets('eots-landsraad-emissary', LETO, arbiter.replace(/ on .*/, ` on ${LETO}`)),
    ).toEqual([CHARTER]);
  });

  it('Bill of Particulars: arbitration counts as a Landsraad rite if its House says so', () => {
    const rival = [CHARTER, 'eots-feyd-rautha'];
    const one = facing([LETO, `tat-bill-of-particulars on ${LETO}`], rival).toInterval(0);
    const favor = one.house(0).favor;
    one.act(`rite arbitration ${LETO} against ${CHARTER}`);
    expect(one.options()).toEqual(['choose-part 0', 'choose-part 1']);
    one.act('choose-part 0');
    until(one, 'engage-defense').change(({ state }) => {
      const rite = state.frames.find((frame) => frame.step === 'rite');
      expect(rite).toMatchObject({ kind: 'landsraad' });
    });
    expect(one.house(0).favor).toBe(favor);
    const plain = facing([LETO], rival).toInterval(0);
    plain.act(`rite arbitration ${LETO} against ${CHARTER}`);
    expect(plain.can('choose-part 0')).toBe(false);
  });

  it('Bill of Particulars: a reward in favor', () => {
    const own = [LETO, `tat-bill-of-particulars on ${LETO}`, `eots-diplomacy on ${LETO}`];
    const one = facing(own, [CHARTER]).toInterval(0);
    const { favor, treasury } = one.house(0);
    one.act(`rite arbitration ${LETO} against ${CHARTER}`, 'choose-part 0');
    until(one, `vanquish ${CHARTER}`).act(`vanquish ${CHARTER}`);
    until(one, 'reward gain').act('reward gain');
    expect(one.house(0)).toMatchObject({ favor: favor + 1, treasury });
  });

  it('Communinet Transmitter: Direct in each rite that its bearer begins but a duel', () => {
    const TRANSMITTER = `jotc-communinet-transmitter on ${LETO}`;
    const brings = (rite: string, target: string, ...cards: readonly string[]) =>
      facing(
        [LETO, PAUL, `eots-valor on ${LETO}`, `eots-subterfuge on ${LETO}`, ...cards],
        [target],
      )
        .toInterval(0)
        .act(`rite ${rite} ${LETO} against ${target}`)
        .can(`join ${PAUL}`);
    expect(brings('arbitration', CHARTER)).toBe(false);
    expect(brings('arbitration', CHARTER, TRANSMITTER)).toBe(true);
    expect(brings('battle', BASIN, TRANSMITTER)).toBe(true);
    expect(brings('intrigue', 'eots-feyd-rautha', TRANSMITTER)).toBe(true);
    expect(brings('dueling', 'eots-feyd-rautha', TRANSMITTER)).toBe(false);
  });

  it('Communinet Transmitter: nothing for its bearer in the defense', () => {
    const one = facing(
      { domain: ['eots-piter-de-vries'], sponsor: 'harkonnen' },
      { domain: [LETO, PAUL, `jotc-communinet-transmitter on ${LETO}`], sponsor: 'atreides' },
    ).toInterval(0);
    one.act(`rite intrigue eots-piter-de-vries against ${LETO}`);
    until(one, 'engage-defense');
    expect(one.events.some(({ kind }) => kind === 'joined')).toBe(false);
  });

  it('House Shield Generator: no battle against its city', () => {
    const GENERATOR = 'eots-house-shield-generator on eots-arrakeen';
    const targets = (rival: readonly string[], ...more: readonly string[]) =>
      targetsOf(facing([GURNEY, ...more], rival).toInterval(0), 'battle', GURNEY);
    expect(targets(['eots-arrakeen', BASIN])).toEqual(['eots-arrakeen', BASIN]);
    expect(targets(['eots-arrakeen', BASIN, GENERATOR])).toEqual([BASIN]);
    const down = GENERATOR.replace(' on', ' subdued on');
    expect(targets(['eots-arrakeen', BASIN, down])).toEqual(['eots-arrakeen', BASIN]);
  });
});

describe('more force for a side', () => {
  it.each([GURNEY, 'eots-stilgar'])(
    'Demolition Corps on %s: subdued, 2 force of its bearer',
    (host) => {
      const CORPS = 'tat-demolition-corps';
      const one = facing([GURNEY, 'eots-stilgar', `${CORPS} on ${host}`], ['eots-arrakeen']);
      if (host === GURNEY) {
        fight(one, BATTLE, `use ${CORPS} 1`);
        expect([attackOf(one), one.card(CORPS).status]).toEqual([3 + 2, 'subdued']);
        expect(one.state.lasting).toEqual([]);
      } else expect(everOffered(one, BATTLE, CORPS)).toBe(false);
    },
  );

  it('Demolition Corps: for a fief that is attacked', () => {
    const CORPS = 'tat-demolition-corps';
    const one = facing([GURNEY], ['eots-arrakeen', `${CORPS} on eots-arrakeen`]);
    fight(one, BATTLE, `use ${CORPS} 1`);
    expect(forces(one)).toEqual([3, 1 + 2]);
  });

  it('Scout ’Thopter: 2 force of the own leader, or Surprise', () => {
    const SCOUT = 'tat-scout-thopter';
    const table = () =>
      facing([GURNEY, 'tat-house-courier', `${SCOUT} on tat-house-courier`], ['eots-arrakeen']);
    const strong = fight(table(), BATTLE, `use ${SCOUT} 1`, 'choose-part 0');
    expect([attackOf(strong), strong.card(SCOUT).status]).toEqual([3 + 2, 'engaged']);
    const sudden = table().toInterval(0).act(BATTLE);
    until(sudden, `use ${SCOUT} 1`).act(`use ${SCOUT} 1`);
    until(sudden, 'choose-part 1').act('choose-part 1');
    const game = takeUp(sudden.state, loadGameCatalogue());
    expect(game.derived.hasKeyword(game, sudden.card(GURNEY), 'surprise')).toBe(true);
    expect(resistanceOf(game, sudden.card(GURNEY))).toBe(3);
  });

  it('Scout ’Thopter: for a fief as defense leader, in no other rite', () => {
    const SCOUT = 'tat-scout-thopter';
    const scout = ['tat-house-courier', `${SCOUT} on tat-house-courier`];
    const one = facing([GURNEY], ['eots-arrakeen', ...scout]);
    fight(one, BATTLE, `use ${SCOUT} 1`, 'choose-part 0');
    expect(forces(one)).toEqual([3, 1 + 2]);
    const duel = facing([PAUL, ...scout], ['eots-feyd-rautha']);
    expect(everOffered(duel, `rite dueling ${PAUL} against eots-feyd-rautha`, SCOUT)).toBe(false);
  });
});

describe('Lisan Al-Gaib', () => {
  const SIGN = 'tat-lisan-al-gaib';
  const table = (...own: readonly string[]) =>
    facing(
      { domain: ['eots-feyd-rautha', RABBAN], sponsor: 'harkonnen' },
      { domain: [PAUL, `${SIGN} on ${PAUL}`, ...own], sponsor: 'atreides' },
    );
  const DUEL = 'rite dueling eots-feyd-rautha against eots-jamis';

  it.each([
    ['a native persona', DUEL, 'eots-jamis'],
    ['a Dune fief', `rite battle ${RABBAN} against ${BASIN}`, BASIN],
  ])(
    'ends a rite in which %s of its House takes part; it counts all the same',
    (_what, rite, own) => {
      const one = table(own, 'eots-arrakeen').toInterval(0).act(rite);
      until(one, `use ${SIGN} 1`).act(`use ${SIGN} 1`);
      while (one.state.frames.some(({ step }) => step === 'rite')) one.act('pass');
      expect(one.card(SIGN, 1).status).toBe('engaged');
      expect([one.card(own, 1).status, one.card('eots-feyd-rautha').status]).toEqual([
        'disengaged',
        'disengaged',
      ]);
      expect(forces(one)).toEqual([]);
      // No other Landsraad rite against the same House.
      one.toInterval(0);
      expect(one.options().some((option) => /^rite (dueling|battle)/.test(option))).toBe(false);
    },
  );

  it('ends none among others, nor one of a rival’s natives', () => {
    expect(everOffered(table(), `rite dueling eots-feyd-rautha against ${PAUL}`, SIGN)).toBe(false);
    const native = facing(
      { domain: ['eots-jamis'], sponsor: 'harkonnen' },
      { domain: [PAUL, `${SIGN} on ${PAUL}`], sponsor: 'atreides' },
    );
    expect(everOffered(native, `rite dueling eots-jamis against ${PAUL}`, SIGN)).toBe(false);
  });

  it('may be used by an attacker too', () => {
    const one = facing(['eots-jamis', PAUL, `${SIGN} on ${PAUL}`], ['eots-feyd-rautha']);
    one.toInterval(0).act('rite dueling eots-jamis against eots-feyd-rautha');
    inTurn(one, `use ${SIGN} 1`);
    expect(one.card(SIGN).status).toBe('engaged');
  });
});
