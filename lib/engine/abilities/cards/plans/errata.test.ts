import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../state/log-events';
import { riteTable, turn } from '../../../testing/rite-fixture';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

const isRite = (table: Table) => table.state.frames.some(({ step }) => step === 'rite');

/** Does what is wanted as soon as it can be done, the defense engages, and nothing else is answered. */
function goOn(table: Table, ...wanted: readonly string[]): Table {
  const left = [...wanted];
  for (let step = 0; (isRite(table) || left.length > 0) && step < 200; step += 1) {
    const options = table.options();
    const next = options.find((one) => one === left[0]);
    const quiet = ['engage-defense', 'pass', 'done', 'reward gain'].find((one) =>
      options.includes(one),
    );
    if (next !== undefined) left.shift();
    table.act(next ?? quiet ?? options[0] ?? '');
  }
  expect(left).toEqual([]);
  return table;
}

const forceOf = (table: Table) =>
  table.events.findLast(
    (event): event is Extract<GameEvent, { kind: 'force' }> => event.kind === 'force',
  );

describe('ventures that begin any rite', () => {
  // Lady Jessica has Weirding 3 and Intrigue 1, and neither Dueling nor Battle.
  const venture = (card: string, rival: string) =>
    riteTable(
      {
        domain: ['eots-lady-jessica', `${card} on eots-lady-jessica`],
        sponsor: 'sisterhood',
        hand: [],
      },
      [
        {
          domain: [rival],
          sponsor: 'fremen',
          hand: [],
        },
      ],
      { tactics: true },
    ).toInterval(0);

  it.each([
    ['dueling', 0, 'eots-stilgar', 3],
    ['battle', 1, 'eots-arrakeen', 3],
    ['intrigue', 2, 'eots-stilgar', 4],
    ['arbitration', 3, 'eots-choam-directorship', 3],
  ] as const)(
    '[CRF-4.B-01] [CRF-1.A.iii-11] Weirding Way begins a rite of %s, with the Weirding rank as force',
    (rite, part, target, force) => {
      const table = venture('eots-weirding-way', target);
      const plain = `rite ${rite} eots-lady-jessica against ${target}`;
      expect(table.can(plain)).toBe(rite === 'intrigue');
      table.act('activate eots-weirding-way');
      goOn(table, `choose-part ${part}`, `choose ${target}`);
      expect(forceOf(table)?.attack).toBe(force);
      expect(table.zone('house-discard')).toEqual(['eots-weirding-way']);
    },
  );

  it('[CRF-1.A.iii-11] the bonus is there in no other rite', () => {
    const table = venture('eots-weirding-way', 'eots-stilgar');
    table.act('rite intrigue eots-lady-jessica against eots-stilgar');
    expect(forceOf(goOn(table))?.attack).toBe(1);
  });

  it.each([
    ['eots-litany-against-fear', false],
    ['eots-weirding-way', true],
  ])(
    '[CRF-4.B-02] [CRF-1.A.iii-11] Litany Against Fear adds the Weirding rank to resistance: with %s she may fall: %s',
    (card, falls) => {
      // Paul's Dueling reaches Jessica's resistance of 3.
      const table = venture(card, 'eots-paul-atreides').act(`activate ${card}`);
      goOn(
        table,
        'choose-part 0',
        'choose eots-paul-atreides',
        ...(falls ? ['vanquish eots-lady-jessica'] : []),
      );
      expect(forceOf(table)?.defense).toBeGreaterThanOrEqual(3);
      expect(forceOf(table)?.defense).toBeLessThan(6);
      expect(table.card('eots-lady-jessica').status).toBe(falls ? 'subdued' : 'engaged');
    },
  );
});

describe('Assassin’s Honor', () => {
  it('[TAT-11-02] on the opposing attack leader of an intrigue has both leaders subdued', () => {
    // The Baron's Intrigue of 2 alone does not reach Duncan's resistance of 3, and Duncan has none.
    const duel = (hand: readonly string[]) =>
      riteTable(
        { domain: ['eots-baron-vladimir-harkonnen'], sponsor: 'harkonnen', hand: [] },
        [{ domain: ['eots-duncan-idaho'], sponsor: 'atreides', hand, treasury: 5 }],
        { tactics: true },
      )
        .toInterval(0)
        .act('rite intrigue eots-baron-vladimir-harkonnen against eots-duncan-idaho');
    const status = (one: Table) => [
      one.card('eots-baron-vladimir-harkonnen').status,
      one.card('eots-duncan-idaho', 1).status,
    ];
    expect(status(goOn(duel([])))).toEqual(['engaged', 'engaged']);
    const honor = goOn(
      duel(['jotc-assassins-honor']),
      'tactic jotc-assassins-honor',
      'choose eots-baron-vladimir-harkonnen',
      'vanquish eots-duncan-idaho',
    );
    expect(status(honor)).toEqual(['subdued', 'subdued']);
    expect(forceOf(honor)).toMatchObject({ attack: 5, defense: 0 });
  });
});

describe('Diplomatic Settlement', () => {
  const LEADER = 'eots-duke-leto-atreides';
  const RITE = `rite arbitration ${LEADER} against eots-choam-directorship`;
  const table = (attacker: readonly string[], defender: readonly string[]) =>
    riteTable(
      { domain: [LEADER], hand: attacker, treasury: 5 },
      [{ domain: ['eots-choam-directorship'], hand: defender, treasury: 5 }],
      { tactics: true },
    ).toInterval(0);
  const CARD = 'jotc-diplomatic-settlement';

  it.each([
    ['attacker', [CARD], []],
    ['defender', [], [CARD]],
  ])('[TAT-11-08] of the %s engages the main defender and ends the rite', (_who, own, other) => {
    const one = table(own, other);
    const command = 3;
    one.act(RITE);
    goOn(one, `tactic ${CARD}`);
    expect(one.card('eots-choam-directorship', 1).status).toBe('engaged');
    expect(one.events.some(({ kind }) => kind === 'force')).toBe(false);
    expect(one.house(0).treasury).toBeGreaterThan(5);
    expect(one.house(0).treasury).toBe(5 + command);
    expect(one.house(1).treasury).toBe(5);
    // It counts all the same.
    expect(one.options().some((option) => option.startsWith('rite arbitration'))).toBe(false);
  });

  it('[TAT-11-08] does nothing if the main defender is engaged already', () => {
    const one = turn(table([CARD], []), 'eots-choam-directorship', 1, 'engaged');
    one.act(RITE);
    let offered = false;
    for (let step = 0; isRite(one) && step < 100; step += 1) {
      const options = one.options();
      offered ||= options.includes(`tactic ${CARD}`);
      one.act(
        ['engage-defense', 'pass', 'done', 'reward gain'].find((act) => options.includes(act)) ??
          options[0] ??
          '',
      );
    }
    expect(offered).toBe(false);
  });
});

describe('Petitioning Tithe', () => {
  const TITHE = 'eots-petitioning-tithe';
  // A charter of cost 4, allied to nobody.
  const CHARTER = 'eots-military-appropriations';
  const table = (petitioner: ScenarioHouse, rival: ScenarioHouse, rules: 'tat' | 'eots' = 'tat') =>
    scenario({
      houses: [
        { favor: 20, treasury: 10, hand: [], assembly: [CHARTER], ...petitioner },
        { favor: 15, treasury: 10, hand: [], ...rival },
      ],
      rules,
      tactics: true,
    })
      .toInterval(0)
      .act(`petition ${CHARTER}`);
  const over = (one: Table) => {
    while (one.state.frames.some(({ step }) => step === 'petition')) one.act('pass');
    return one;
  };

  it.each([
    ['tat', 2],
    ['eots', 6],
  ] as const)('[TAT-11-27] in %s its House gets %i of a petitioner’s 6', (rules, gets) => {
    const one = table({}, { hand: [TITHE] }, rules);
    goOnTo(one, 'bid 6');
    one.act('bid 6');
    goOnTo(one, `tactic ${TITHE}`);
    one.act(`tactic ${TITHE}`);
    over(one);
    expect([one.house(0).treasury, one.house(1).treasury]).toEqual([4, 10 + gets]);
  });

  it('[TAT-11-27] a rival’s payment is all above the listed cost', () => {
    const one = table({ hand: [TITHE] }, {});
    goOnTo(one, `tactic ${TITHE}`);
    one.act(`tactic ${TITHE}`, 'bid 4');
    goOnTo(one, 'bid 7');
    one.act('bid 7');
    over(one);
    expect([one.house(0).treasury, one.house(1).treasury]).toEqual([13, 7]);
  });

  it('[CRF-4.B-05] [TAT-11-27] no other House deploys one in the same petition', () => {
    const one = table({ hand: [TITHE] }, { hand: [TITHE] });
    goOnTo(one, `tactic ${TITHE}`);
    one.act(`tactic ${TITHE}`, 'bid 4');
    expect(one.asked()).toBe(1);
    expect(one.can(`tactic ${TITHE}`)).toBe(false);
    // Its own House may, which gains nothing by it.
    const again = table({ hand: [TITHE, TITHE] }, {});
    goOnTo(again, `tactic ${TITHE}`);
    again.act(`tactic ${TITHE}`, 'bid 4');
    goOnTo(again, 'bid 5');
    again.act('bid 5');
    goOnTo(again, `tactic ${TITHE}`);
    again.act(`tactic ${TITHE}`);
    expect(again.zone('hand')).toEqual([]);
    const other = table({}, { hand: [TITHE] });
    goOnTo(other, 'bid 4');
    expect(other.act('bid 4').can(`tactic ${TITHE}`)).toBe(true);
  });

  it('[CRF-4.B-06] of the petitioner pays it back, and lifts no limit of its bids', () => {
    const one = table({ hand: [TITHE], treasury: 5 }, {}, 'eots');
    goOnTo(one, `tactic ${TITHE}`);
    one.act(`tactic ${TITHE}`);
    expect([one.can('bid 5'), one.can('bid 6'), one.can('bid 3')]).toEqual([true, false, false]);
    over(one.act('bid 5'));
    expect(one.house(0).treasury).toBe(5);
    expect(one.events).toContainEqual({ kind: 'victor', seat: 0, cost: 5 });
  });

  function goOnTo(one: Table, action: string): void {
    for (let step = 0; step < 20 && !one.can(action); step += 1) one.act('pass');
  }
});
