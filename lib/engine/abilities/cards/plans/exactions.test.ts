import { describe, expect, it } from 'vitest';
import { moveCard } from '../../../atoms/cards';
import { grant, turn } from '../../../testing/rite-fixture';
import { facing, fight, inTurn } from '../../../testing/rite-play-fixture';
import { scenario, type Table } from '../../../testing/scenario-fixture';

const PITER = 'eots-piter-de-vries'; // Intrigue 4
const PAUL = 'eots-paul-atreides';

const activated = (
  venture: string,
  persona: string,
  rival: object,
  domain: readonly string[] = [],
) =>
  inTurn(
    facing([persona, ...domain, `${venture} on ${persona}`], rival).toInterval(0),
    `activate ${venture}`,
  );
const until = (table: Table, word: string) => {
  while (!table.options().some((option) => option.startsWith(word)) && table.can('pass'))
    table.act('pass');
  return table;
};

describe('what rivals must discard', () => {
  it.each([
    [20, 16],
    [3, 0],
  ])('eots-terrorism takes solaris by Intrigue out of a treasury of %i', (treasury, left) => {
    const table = until(activated('eots-terrorism', PITER, { treasury }), 'choose-house');
    const own = table.house(0).treasury;
    table.act('choose-house 1');
    expect([table.house(1).treasury, table.house(0).treasury]).toEqual([left, own]);
  });

  it.each([
    [2, 1],
    [0, 0],
  ])(
    'eots-silo-destruction takes a spice out of a hoard of %i, and the Guild Hoard has no more of it',
    (hoard, left) => {
      const table = until(activated('eots-silo-destruction', PITER, { hoard }), 'choose-house');
      const { guildHoard } = table.state;
      table.act('choose-house 1');
      expect([table.house(1).hoard, table.state.guildHoard]).toEqual([left, guildHoard]);
    },
  );

  it.each([
    [true, 2],
    [false, 3],
  ])(
    'jotc-silo-pillaging takes a spice of the governor if its home world is vanquished: %s',
    (falls, hoard) => {
      const HOME = 'eots-giedi-prime';
      const table = facing(
        { domain: ['eots-gurney-halleck'], hand: ['jotc-silo-pillaging'] },
        {
          domain: [HOME],
          hoard: 3,
        },
      );
      grant(table, 'eots-gurney-halleck', 0, { kind: 'raise', what: 'force', by: 9, of: 'those' });
      fight(
        table,
        `rite battle eots-gurney-halleck against ${HOME}`,
        'tactic jotc-silo-pillaging',
        `choose ${HOME}`,
        ...(falls ? [`vanquish ${HOME}`] : []),
      );
      expect(table.house(1).hoard).toBe(hoard);
      expect([...table.zone('house-discard'), ...table.state.lasting].length).toBe(2);
    },
  );

  it('jotc-silo-pillaging takes the spice of who governs Dune, whoever owns it', () => {
    const DUNE = 'eots-dune';
    const table = facing(
      { domain: ['eots-gurney-halleck', DUNE], hand: ['jotc-silo-pillaging'], hoard: 3 },
      { hoard: 3 },
    );
    table.change((game) => {
      const { id } = table.card(DUNE);
      moveCard(game, id, { zone: 'domain', seat: 1, host: null }, 'disengaged');
    });
    grant(table, 'eots-gurney-halleck', 0, { kind: 'raise', what: 'force', by: 19, of: 'those' });
    fight(
      table,
      `rite battle eots-gurney-halleck against ${DUNE}`,
      'tactic jotc-silo-pillaging',
      `choose ${DUNE}`,
      `vanquish ${DUNE}`,
    );
    expect([table.house(0).hoard, table.house(1).hoard]).toEqual([3, 2]);
  });
});

describe('Amtal Accord', () => {
  const VENTURE = 'jotc-amtal-accord';
  const naming = (target: string, treasury: number) =>
    until(activated(VENTURE, PAUL, { domain: [target], treasury }), 'choose eots');
  const FEYD = 'eots-feyd-rautha'; // command 2

  it('[TAT-5.4-11] jotc-amtal-accord subdues a deployed persona unless its governor pays by its command', () => {
    const paid = naming(FEYD, 9).act(`choose ${FEYD}`);
    expect(paid.asked()).toBe(1);
    const own = paid.house(0).treasury;
    paid.act('choose-part 1');
    expect([
      paid.card(FEYD, 1).status,
      paid.house(1).treasury,
      paid.house(0).treasury - own,
    ]).toEqual(['disengaged', 7, 2]);
    expect(naming(FEYD, 9).act(`choose ${FEYD}`, 'pass').card(FEYD, 1).status).toBe('subdued');
  });

  it('jotc-amtal-accord asks no House that cannot pay, and discards a persona that is subdued', () => {
    expect(naming(FEYD, 1).act(`choose ${FEYD}`).card(FEYD, 1).status).toBe('subdued');
    const gone = naming(`${FEYD} subdued`, 9).act(`choose ${FEYD}`, 'pass');
    expect(gone.card(FEYD, 1).place.zone).toBe('imperial-discard');
    const kept = naming(`${FEYD} subdued`, 9).act(`choose ${FEYD}`, 'choose-part 1');
    expect(kept.card(FEYD, 1).status).toBe('subdued');
  });

  it.each([
    [1, false],
    [2, true],
  ])(
    '[C42] jotc-amtal-accord asks by the command that the governor knows, though its persona lies unseen (treasury %i)',
    (treasury, asked) => {
      const table = naming(`${FEYD} unseen`, treasury).act(`choose ${FEYD}`);
      expect(table.options().includes('choose-part 1')).toBe(asked);
      if (asked) table.act('pass');
      expect(table.card(FEYD, 1).place.zone).toBe('imperial-discard');
    },
  );
});

describe('Grant Furlough', () => {
  const VENTURE = 'tat-grant-furlough';
  const AIDE = 'eots-house-mentat'; // cost 4
  const granting = (treasury: number) => {
    const table = activated(VENTURE, PAUL, { treasury, favor: 7 }, [
      AIDE,
      `eots-crysknife on ${AIDE}`,
      `eots-full-reverend-mother on ${AIDE}`,
    ]);
    turn(table, AIDE, 0, 'engaged');
    return until(table, 'choose-house').act('choose-house 1', `choose ${AIDE}`);
  };

  it('[TAT-5.4-28] [TAT-5.4-29] tat-grant-furlough hands a persona over as it lies, and its new governor pays for it', () => {
    const one = granting(9);
    while (one.can('assign eots-crysknife on eots-paul-atreides'))
      one.act('assign eots-crysknife on eots-paul-atreides');
    const own = one.house(0).treasury;
    one.act('choose-part 1');
    expect(one.card(AIDE, 1)).toMatchObject({ status: 'engaged', place: { seat: 1 } });
    expect([one.house(1).treasury, one.house(0).treasury - own]).toEqual([5, 4]);
    // Enhancements go along, equipment stays (C10).
    expect(one.card('eots-full-reverend-mother', 1).place.seat).toBe(1);
    expect(one.card('eots-crysknife').place.seat).toBe(0);
  });

  it('tat-grant-furlough takes as much favor of a House that does not pay', () => {
    const one = granting(3);
    while (one.options().some((option) => option.startsWith('assign')))
      one.act(one.options().find((option) => option.startsWith('assign')) ?? '');
    expect([one.house(1).treasury, one.house(1).favor]).toEqual([3, 3]);
  });
});

describe('Ancestral Provenance', () => {
  it('jotc-ancestral-provenance engages the home world for twice the solaris that it produces', () => {
    const table = (home: string) =>
      scenario({
        houses: [
          { favor: 9, hand: ['jotc-ancestral-provenance'], domain: [home] },
          { favor: 18, hand: [] },
        ],
        tactics: 'phases',
        ranks: [1, 0],
      });
    const one = table('eots-caladan');
    while (!one.can('tactic jotc-ancestral-provenance')) one.act('pass');
    one.act('tactic jotc-ancestral-provenance');
    expect(one.card('eots-caladan').status).toBe('engaged');
    one.toInterval();
    expect([one.state.ranks, one.house(0).favor]).toEqual([[0, 1], 9]);
    const subdued = table('eots-caladan subdued');
    expect(subdued.can('tactic jotc-ancestral-provenance')).toBe(false);
  });
});
