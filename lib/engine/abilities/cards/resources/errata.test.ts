import { describe, expect, it } from 'vitest';
import { POWERS } from '@/lib/rules/powers';
import { costToDeploy, raise } from '../../../deployment/deploy';
import { discard } from '../../../leaving-play/discard';
import { subdue } from '../../../leaving-play/subdue';
import { allegiancesOf } from '../../../queries/allegiance';
import { commandOf, rankOf, resistanceOf, subtypesOf } from '../../../queries/ranks';
import type { Game } from '../../../state/game';
import { takeUp } from '../../../state/open-game';
import { riteTable, turn } from '../../../testing/rite-fixture';
import { fight } from '../../../testing/rite-play-fixture';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';
import { loadGameCatalogue } from '../../load';

const catalogue = loadGameCatalogue();
const gameOf = (table: Table): Game => takeUp(table.state, catalogue);
const RITE_OVER = (table: Table) => !table.state.frames.some(({ step }) => step === 'rite');

const offers = (table: Table, card: string) =>
  table.options().some((option) => option.startsWith(`use ${card}`));

describe('Palace Keep', () => {
  const hosts = (home: string) =>
    scenario({
      houses: [
        { domain: [home, 'eots-arrakeen'], hand: ['eots-palace-keep'], sponsor: 'fremen' },
        {},
      ],
    })
      .toInterval(0)
      .options()
      .filter((option) => option.startsWith('deploy eots-palace-keep'));

  it.each(['eots-caladan', 'eots-giedi-prime', 'jotc-northern-polar-sink', 'eots-dune'])(
    '[TAT-11-26] goes on %s',
    (home) => {
      expect(hosts(home)).toEqual([`deploy eots-palace-keep on ${home}`]);
    },
  );

  it('[TAT-11-26] does not go on Forbidden Zone', () => {
    expect(hosts('eots-forbidden-zone')).toEqual([]);
  });

  it('makes its home world a stronger city', () => {
    const domain = ['eots-caladan'];
    const plain = scenario({ houses: [{ domain }, {}] });
    const kept = scenario({
      houses: [{ domain: [...domain, 'eots-palace-keep on eots-caladan'] }, {}],
    });
    const [before, after] = [plain, kept].map((table) => {
      const [game, card] = [gameOf(table), table.card('eots-caladan')];
      return [
        commandOf(game, card),
        resistanceOf(game, card),
        rankOf(game, card, 'battle') ?? 0,
      ] as const;
    });
    expect(after?.map((value, at) => value - (before?.[at] ?? 0))).toEqual([2, 2, 2]);
    expect(subtypesOf(gameOf(kept), kept.card('eots-caladan'))).toContain('City');
  });
});

describe('Carryall', () => {
  const table = (desert = '', harvester = '', city = '') =>
    scenario({
      houses: [
        {
          domain: [
            'eots-caladan',
            `eots-imperial-basin${desert}`,
            `eots-the-minor-erg${city}`,
            `eots-spice-harvester${harvester} on eots-imperial-basin`,
            'eots-carryall on eots-spice-harvester',
          ],
          hand: [],
        },
        { hand: [] },
      ],
      tactics: true,
    }).toInterval(0);

  /** The first chance for declaration tactics is an exchange that is announced. */
  const lifts = (one: Table) => {
    one.act('buy-spice 1');
    while (!offers(one, 'eots-carryall') && one.state.frames.at(-1)?.step === 'window')
      one.act('pass');
    return offers(one, 'eots-carryall');
  };

  it('[TAT-11-11] carries a Spice Harvester and itself to another desert', () => {
    const one = turn(table(), 'eots-spice-harvester', 0, 'engaged');
    expect(lifts(one)).toBe(true);
    one.act('use eots-carryall 1');
    while (!one.can('choose eots-the-minor-erg')) one.act('pass');
    one.act('choose eots-the-minor-erg');
    const harvester = one.card('eots-spice-harvester');
    expect(harvester.place.host).toBe(one.card('eots-the-minor-erg').id);
    expect(harvester.status).toBe('engaged');
    expect(one.card('eots-carryall').place.host).toBe(harvester.id);
  });

  it.each([
    ['the Harvester is subdued', '', ' subdued', ''],
    ['its desert is subdued', ' subdued', '', ''],
    ['the other desert is subdued', '', '', ' subdued'],
  ])('[TAT-11-11] lifts nothing while %s', (_why, desert, harvester, other) => {
    expect(lifts(table(desert, harvester, other))).toBe(false);
  });
});

describe('Umma', () => {
  const table = (tokens: number, treasury = 9) =>
    scenario({
      houses: [
        {
          domain: [
            'eots-caladan',
            'eots-paul-atreides',
            'jotc-umma on eots-paul-atreides',
            `eots-military-transport subdued ${tokens}`,
          ],
          treasury,
        },
        {},
      ],
      ranks: [0, 1],
    }).toInterval(0);
  it('pays for the deferment tokens that an event lacks', () => {
    const one = table(0);
    // One came in the Opening Interval.
    const { deferment } = one.card('eots-military-transport');
    one.act('use jotc-umma 1', 'choose eots-military-transport');
    expect(one.house(0).treasury).toBe(9 - (2 - deferment));
    expect(one.card('eots-paul-atreides').status).toBe('engaged');
  });
  it('[TAT-11-34] deploys an event with tokens for its whole cost for nothing, and engages', () => {
    const one = table(9, 0);
    one.act('use jotc-umma 1', 'choose eots-military-transport');
    expect(one.house(0).treasury).toBe(0);
    expect(one.events.some(({ kind }) => kind === 'deployed')).toBe(true);
    expect(one.card('eots-paul-atreides').status).toBe('engaged');
  });
});

describe('Mahdi', () => {
  const table = (stilgar: Partial<ScenarioHouse>) =>
    riteTable(
      { domain: ['eots-feyd-rautha'], sponsor: 'harkonnen', hand: [] },
      [
        {
          domain: ['eots-paul-atreides', 'jotc-mahdi on eots-paul-atreides'],
          hand: [],
          sponsor: 'atreides',
        },
        { hand: [], sponsor: 'fremen', ...stilgar },
      ],
      { tactics: true },
    ).toInterval(0);

  it('[TAT-11-22] lets its governor engage any Fremen persona to Counter, even a rival’s', () => {
    const one = table({ domain: ['eots-stilgar'] });
    fight(
      one,
      'rite dueling eots-feyd-rautha against eots-paul-atreides',
      'use jotc-mahdi 2',
      'choose eots-stilgar',
    );
    expect(one.events).toContainEqual({
      kind: 'countered',
      seat: 2,
      card: one.card('eots-stilgar', 2).id,
    });
    expect(one.card('eots-paul-atreides', 1).status).toBe('disengaged');
  });

  it('[TAT-11-22] finds none among personas that are not Fremen', () => {
    const one = table({ domain: ['eots-shaddam-iv'] });
    one.act('rite dueling eots-feyd-rautha against eots-paul-atreides');
    for (let step = 0; step < 20 && !RITE_OVER(one); step += 1) {
      expect(offers(one, 'jotc-mahdi')).toBe(false);
      const options = one.options();
      one.act(options.includes('pass') ? 'pass' : (options[0] ?? ''));
    }
  });
});

describe('Governor of Arrakis', () => {
  const NOBLE = 'eots-paul-atreides';
  const DECREE = 'jotc-governor-of-arrakis';

  it.each([0, 1])('[TAT-11-15] goes when House %i comes to govern Dune', (seat) => {
    const domain = ['eots-caladan', NOBLE, `${DECREE} on ${NOBLE}`];
    const one = scenario({
      houses: [
        { domain: [...domain, ...(seat === 0 ? ['eots-dune subdued'] : [])] },
        { domain: ['eots-giedi-prime', ...(seat === 1 ? ['eots-dune subdued'] : [])] },
      ],
    }).toInterval(0);
    expect(one.card(DECREE).place.zone).toBe('domain');
    one.by((game) => raise(game, seat, one.card('eots-dune', seat)));
    expect(one.card(DECREE).place.zone).toBe('imperial-discard');
  });

  it.each([[[]], [['eots-dune']]])(
    '[TAT-11-15] goes at its own deployment if a House governs Dune: %o',
    (rival) => {
      const one = scenario({
        houses: [
          { domain: ['eots-caladan', NOBLE], assembly: [DECREE], favor: 9 },
          { domain: ['eots-giedi-prime', ...rival] },
        ],
        ranks: [0, 1],
      }).toInterval(0);
      one.act(`petition ${DECREE}`, 'bid 4', 'pass', ...['pass'].filter((act) => one.can(act)));
      if (one.can('pass')) one.act('pass');
      expect(one.card(DECREE).place.zone).toBe(rival.length === 0 ? 'domain' : 'imperial-discard');
    },
  );

  it('captures a Dune fief vanquished in a rite of its House', () => {
    const one = riteTable(
      {
        domain: [
          'eots-gurney-halleck',
          'eots-lasgun-rifle on eots-gurney-halleck',
          NOBLE,
          `${DECREE} on ${NOBLE}`,
        ],
        hand: [],
      },
      [{ domain: ['eots-imperial-basin'], hand: [] }],
      { tactics: true },
    ).toInterval(0);
    fight(
      one,
      'rite battle eots-gurney-halleck against eots-imperial-basin',
      'use jotc-governor-of-arrakis 3',
      'vanquish eots-imperial-basin',
    );
    expect(one.card('eots-imperial-basin').place.seat).toBe(0);
    expect(one.card(NOBLE).status).toBe('engaged');
  });
});

describe('Guild Bank Arbiter', () => {
  const DELEGATE = 'eots-landsraad-emissary';
  const capture = (charter: string, treasury: number) => {
    const one = riteTable(
      {
        domain: [
          'eots-duke-leto-atreides',
          'eots-landsraad-emissary',
          `jotc-guild-bank-arbiter on ${DELEGATE}`,
        ],
        hand: ['jotc-arbiter-proclamation'],
        treasury,
      },
      [{ domain: [charter], hand: [] }],
      { tactics: true },
    ).toInterval(0);
    return one;
  };

  it('[TAT-11-17] captures a charter of a Dune kind for its cost', () => {
    const one = capture('eots-weather-control', 20);
    fight(
      one,
      'rite arbitration eots-duke-leto-atreides against eots-weather-control',
      'tactic jotc-arbiter-proclamation',
      'choose-number 4',
      'use jotc-guild-bank-arbiter 1',
      'choose eots-weather-control',
      'vanquish eots-weather-control',
    );
    expect(one.card('eots-weather-control').place.seat).toBe(0);
    expect(one.card(DELEGATE).status).toBe('engaged');
  });
});

describe('Arrakeen Richece', () => {
  const table = (hand: readonly string[] = []) =>
    riteTable(
      { domain: ['eots-glossu-rabban'], sponsor: 'harkonnen', hand: [] },
      [
        {
          domain: ['eots-arrakeen', 'tat-arrakeen-richece on eots-arrakeen'],
          sponsor: 'atreides',
          favor: 5,
          hand,
        },
      ],
      { tactics: true },
    ).toInterval(0);
  const RITE = 'rite battle eots-glossu-rabban against eots-arrakeen';

  it('[TAT-11-01] gives a favor if it took part and survived', () => {
    expect(fight(table(), RITE, 'join tat-arrakeen-richece').house(1).favor).toBe(6);
  });

  it('[TAT-11-01] gives none if it stayed out of the rite', () => {
    expect(fight(table(), RITE).house(1).favor).toBe(5);
  });
});

describe('Secret Allegiance', () => {
  it('[CRF-4.B-10] takes its second allegiance once, and keeps it when it is deployed again', () => {
    const CARD = 'eots-secret-allegiance';
    const one = scenario({
      houses: [{ domain: ['eots-caladan', 'eots-thufir-hawat'], hand: [CARD] }, {}],
      ranks: [0, 1],
    }).toInterval(0);
    one.act(`deploy ${CARD} on eots-thufir-hawat`);
    const powers = () => allegiancesOf(gameOf(one), one.card('eots-thufir-hawat'));
    expect(powers()).toEqual(['atreides']);
    expect(one.options()).toHaveLength(9);
    one.act(`choose-part ${POWERS.indexOf('smugglers')}`);
    expect(powers()).toEqual(['atreides', 'smugglers']);
    one.by((game) => subdue(game, one.card(CARD)));
    expect(powers()).toEqual(['atreides']);
    one.by((game) => raise(game, 0, one.card(CARD)));
    expect(one.can('end-interval')).toBe(true);
    expect(powers()).toEqual(['atreides', 'smugglers']);
    one.by((game) => discard(game, one.card(CARD)));
    expect(powers()).toEqual(['atreides']);
    expect(one.state.lasting).toEqual([]);
  });
});

describe('Wake Shot', () => {
  const table = (physician: string, sick: string) =>
    scenario({
      houses: [
        {
          domain: [
            'eots-caladan',
            physician,
            `jotc-wake-shot on ${physician}`,
            'eots-gurney-halleck subdued',
            sick,
          ],
          treasury: 20,
        },
        {},
      ],
      ranks: [0, 1],
    }).toInterval(0);
  const tokens = (one: Table) => one.card('eots-gurney-halleck').deferment;

  it('[TAT-11-36] adds 2 deferment tokens where its physician engages to assign some', () => {
    const one = table('eots-house-physician', 'eots-thufir-hawat');
    const before = tokens(one);
    one.act('use eots-house-physician 0', 'choose eots-gurney-halleck');
    expect(tokens(one)).toBe(before + 3);
  });

  it('[TAT-11-36] does nothing for Yueh, who engages for something else', () => {
    const one = table('eots-dr-wellington-yueh', 'jotc-elacca-languor on eots-dr-wellington-yueh');
    const before = tokens(one);
    one.act('use eots-dr-wellington-yueh 0', 'choose jotc-elacca-languor');
    expect(tokens(one)).toBe(before);
    expect(one.card('jotc-elacca-languor').place.zone).toBe('house-discard');
  });
});

describe('Emperor’s Truthsayer', () => {
  it.each([
    ['eots-jamis', 'dueling'],
    ['jotc-kaldo-radij', 'intrigue'],
  ])('[TAT-11-13] may change the target of a rite that %s leads', (leader, rite) => {
    const MOTHER = 'eots-gaius-helen-mohiam';
    const one = riteTable(
      { domain: [leader], hand: [] },
      [
        {
          domain: [
            'eots-feyd-rautha',
            'eots-piter-de-vries',
            'eots-house-agent',
            'eots-house-swordmaster',
            MOTHER,
            `jotc-emperors-truthsayer on ${MOTHER}`,
          ],
          hand: [],
        },
      ],
      { tactics: true },
    ).toInterval(0);
    one.act(`rite ${rite} ${leader} against eots-feyd-rautha`);
    const use = 'use jotc-emperors-truthsayer 1';
    while (!one.can(use)) one.act(one.can('pass') ? 'pass' : 'done');
    one.act(use);
    while (!one.can('choose eots-piter-de-vries')) one.act('pass');
    one.act('choose eots-piter-de-vries');
    expect(one.events).toContainEqual({
      kind: 'new-target',
      card: one.card('eots-piter-de-vries', 1).id,
    });
    while (!RITE_OVER(one)) {
      const options = one.options();
      // Nobody counters such a leader.
      expect(options.some((option) => option.startsWith('counter'))).toBe(false);
      const next = ['engage-defense', 'pass', 'done'].find((act) => options.includes(act));
      one.act(next ?? options[0] ?? '');
    }
    expect(one.card(MOTHER, 1).status).toBe('engaged');
    expect(one.card('eots-piter-de-vries', 1).status).not.toBe('disengaged');
    expect(one.card('eots-feyd-rautha', 1).status).toBe('disengaged');
  });
});

describe('Smuggler Frigate', () => {
  const FIEF = 'jotc-arsunt';
  const table = (hand: readonly string[], event: readonly string[] = []) =>
    scenario({
      houses: [
        {
          domain: [
            'eots-caladan',
            FIEF,
            `jotc-smuggler-frigate on ${FIEF}`,
            'eots-gurney-halleck subdued',
            ...event,
          ],
          hand,
          treasury: 5,
        },
        {},
      ],
      ranks: [0, 1],
    }).toInterval(0);

  it('[TAT-11-25] places an aide without any cost, doubled or not', () => {
    const one = table(['eots-guard-commander'], ['eots-military-transport subdued 4']);
    const before = costToDeploy(gameOf(one), 0, one.card('eots-guard-commander'), null);
    one.act('deploy-event eots-military-transport');
    const now = costToDeploy(gameOf(one), 0, one.card('eots-guard-commander'), null);
    expect(now).toBe(2 * before);
    one.act('use jotc-smuggler-frigate 1', 'choose eots-guard-commander');
    expect(one.card('eots-guard-commander')).toMatchObject({
      status: 'subdued',
      deferment: 0,
      place: { zone: 'domain', host: null },
    });
    expect(one.house(0).treasury).toBe(5);
  });

  it('places a resource on a card that may bear it, even one that is subdued', () => {
    const one = table(['eots-kindjal', 'eots-truth-saying']);
    one.act('use jotc-smuggler-frigate 1');
    expect(one.options()).toEqual(['choose eots-kindjal']);
    one.act('choose eots-kindjal');
    expect(one.options()).toEqual(['choose eots-gurney-halleck']);
    one.act('choose eots-gurney-halleck');
    expect(one.card('eots-kindjal')).toMatchObject({
      status: 'subdued',
      place: { host: one.card('eots-gurney-halleck').id },
    });
  });
});
