import { describe, expect, it } from 'vitest';
import { grant } from '../../../testing/rite-fixture';
import { facing, inTurn } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

/** Tactics that follow what becomes of the opposing leader: in which rite, what they bring, and to whom. */
const REWARDS: readonly (readonly [card: string, rite: string, leader: string, target: string])[] =
  [
    ['eots-financial-reward', 'arbitration', 'eots-duke-leto-atreides', 'eots-choam-directorship'],
    ['eots-famous-battle-account', 'battle', 'eots-gurney-halleck', 'eots-arrakeen'],
    ['eots-dueling-honors', 'dueling', 'eots-paul-atreides', 'eots-feyd-rautha'],
    ['eots-witness-testimonial', 'intrigue', 'eots-thufir-hawat', 'eots-feyd-rautha'],
  ];
const COST: Readonly<Record<string, number>> = {
  'eots-choam-directorship': 3,
  'eots-arrakeen': 4,
  'eots-feyd-rautha': 4,
};

/** What the Houses have more or less than before, the reward of the rite itself apart. */
const GAINS: Readonly<Record<string, (cost: number) => object>> = {
  'eots-financial-reward': (cost) => ({ solaris: cost, favor: 0, rival: 0 }),
  'eots-famous-battle-account': (cost) => ({ solaris: 0, favor: cost, rival: 0 }),
  'eots-dueling-honors': (cost) => ({ solaris: 0, favor: cost, rival: 0 }),
  'eots-witness-testimonial': (cost) => ({ solaris: 0, favor: 0, rival: -cost }),
};

/** The tactic has been played when the attack engaged; the defense stays out of it. */
function played([card, rite, leader, target]: (typeof REWARDS)[number], weak: number): Table {
  const table = facing(
    { domain: ['eots-caladan', leader], hand: [card], favor: 20, treasury: 20 },
    { domain: ['eots-giedi-prime', target], favor: 2, treasury: 20 },
  );
  grant(table, target, 1, { kind: 'raise', what: 'resistance', by: weak, of: 'those' });
  return inTurn(table.toInterval(0), `rite ${rite} ${leader} against ${target}`, `tactic ${card}`);
}

function toEnd(table: Table): Table {
  while (table.state.frames.some(({ step }) => step === 'rite'))
    table.act(
      table.options().find((one) => one.startsWith('vanquish')) ??
        ['decline', 'engage-defense', 'reward gain', 'pass', 'done'].find((one) =>
          table.can(one),
        ) ??
        '',
    );
  return table;
}

const changes = (table: Table) => ({
  solaris: table.house(0).treasury - 20,
  favor: table.house(0).favor - 20,
  rival: table.house(1).favor - 2,
});

describe('tactics on the opposing leader', () => {
  it.each(REWARDS)('%s has its cost for the leader that is vanquished in %s', (...row) => {
    const [card, rite, , target] = row;
    const table = played(row, rite === 'battle' ? -3 : -1);
    expect(table.card(card).place.zone).toBe('domain');
    toEnd(table);
    expect(table.card(target, 1).status).toBe('subdued');
    const reward = rite === 'battle' || rite === 'dueling' ? { favor: 1 } : { solaris: 2 };
    const own = GAINS[card]?.(COST[target] ?? 0) as Record<string, number>;
    for (const [what, by] of Object.entries(reward)) own[what] = (own[what] ?? 0) + by;
    expect(changes(table)).toEqual(own);
    expect(table.zone('house-discard')).toEqual([card]);
  });

  it.each(REWARDS)('%s does nothing where the leader stands', (...row) => {
    const table = toEnd(played(row, 9));
    expect(changes(table)).toEqual({ solaris: 0, favor: 0, rival: 0 });
    expect(table.zone('house-discard')).toEqual([row[0]]);
  });

  it('may be played by the defender on the attack leader', () => {
    const table = facing(
      { domain: ['eots-caladan', 'eots-duncan-idaho'], favor: 20 },
      { domain: ['eots-feyd-rautha'], hand: ['eots-dueling-honors'], favor: 2 },
    ).toInterval(0);
    inTurn(
      table,
      'rite dueling eots-duncan-idaho against eots-feyd-rautha',
      'tactic eots-dueling-honors',
      'engage-defense',
    );
    toEnd(table);
    expect([table.card('eots-duncan-idaho').status, table.house(1).favor]).toEqual(['subdued', 5]);
  });

  it('stay with the leader that they were played on, when another persona counters', () => {
    const table = facing(
      { domain: ['eots-caladan', 'eots-paul-atreides'], hand: ['eots-dueling-honors'], favor: 20 },
      { domain: ['eots-feyd-rautha', 'eots-glossu-rabban'], favor: 2 },
    ).toInterval(0);
    grant(table, 'eots-glossu-rabban', 1, { kind: 'keyword', keyword: 'counter', of: 'those' });
    inTurn(
      table,
      'rite dueling eots-paul-atreides against eots-feyd-rautha',
      'tactic eots-dueling-honors',
      'counter eots-glossu-rabban',
    );
    toEnd(table);
    expect(table.card('eots-glossu-rabban', 1).status).toBe('subdued');
    expect(table.house(0).favor).toBe(20);
  });
});
