import { describe, expect, it } from 'vitest';
import { subdue } from '../../../leaving-play/subdue';
import { grant, riteTable } from '../../../testing/rite-fixture';
import { fight } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

const MOCKERY = 'tat-mockery-of-choam';
const SCORN = 'tat-scorn-of-the-landsraad';

interface Setup {
  readonly troops?: readonly string[];
  readonly favor?: number;
}

/** The event has just been deployed; a leader with troops is about to attack a rival, whose Interval follows. */
function table(event: string, leader: string, target: string, setup: Setup = {}): Table {
  const { troops = [], favor = 20 } = setup;
  const domain = ['eots-caladan', leader, `${event} subdued 2`];
  const one = riteTable(
    { domain: [...domain, ...troops.map((troop) => `${troop} on ${leader}`)], hand: [], favor },
    [{ domain: ['eots-giedi-prime', 'eots-glossu-rabban', target], hand: [], favor: -5 }],
    { tactics: true, ranks: [0, 1] },
  );
  one.toInterval(0).act(`deploy-event ${event}`);
  while (one.state.frames.at(-1)?.step === 'window') one.act('pass');
  return one;
}

// Leaders whose rank falls short of the resistance of their targets.
const IN_VAIN = [
  ['battle', 'eots-gurney-halleck', 'eots-arrakeen'],
  ['dueling', 'eots-duke-leto-atreides', 'eots-feyd-rautha'],
  ['arbitration', 'eots-duke-leto-atreides', 'eots-choam-directorship'],
  ['intrigue', 'tat-duke-leto-atreides', 'eots-feyd-rautha'],
] as const;
const LANDSRAAD: readonly string[] = ['battle', 'dueling'];

describe.each([
  [MOCKERY, (rite: string) => !LANDSRAAD.includes(rite)],
  [SCORN, (rite: string) => LANDSRAAD.includes(rite)],
])('%s', (event, isMeant) => {
  it.each(IN_VAIN)('where a rite of %s is led in vain', (rite, leader, target) => {
    const one = table(event, leader, target);
    if (rite === 'intrigue')
      grant(one, leader, 0, { kind: 'raise', what: 'intrigue', by: 1, of: 'those' });
    fight(one, `rite ${rite} ${leader} against ${target}`);
    expect(one.house(0).favor).toBe(isMeant(rite) ? 19 : 20);
  });
});

const BATTLE = 'rite battle eots-gurney-halleck against eots-arrakeen';
const TROOP = 'eots-house-battalion';
const battle = (setup: Setup = {}) => table(SCORN, 'eots-gurney-halleck', 'eots-arrakeen', setup);

describe('rites in vain', () => {
  it('cost 1 favor for each participant in the attack', () => {
    const one = fight(battle({ troops: [TROOP] }), BATTLE, `join ${TROOP}`);
    expect(one.house(0).favor).toBe(18);
  });

  it.each([
    [1, 0],
    [0, 0],
    [-2, -2],
  ])('cost no more favor than there is: %i becomes %i', (favor, left) => {
    const one = fight(battle({ troops: [TROOP], favor }), BATTLE, `join ${TROOP}`);
    expect(one.house(0).favor).toBe(left);
  });

  it('cost nothing where the target is vanquished', () => {
    const one = battle();
    grant(one, 'eots-arrakeen', 1, { kind: 'raise', what: 'resistance', by: -4, of: 'those' });
    fight(one, BATTLE, 'vanquish eots-arrakeen', 'reward take');
    expect(one.card('eots-arrakeen', 1).status).toBe('subdued');
    expect(one.house(0).favor).toBe(20);
  });

  it('[TAT-6.2.11-36] cost nothing where they were aborted', () => {
    const one = battle({ troops: [TROOP] }).act(BATTLE);
    one.change((game) => subdue(game, one.card('eots-gurney-halleck')));
    while (one.state.frames.some(({ step }) => step === 'rite'))
      one.act(one.can('done') ? 'done' : 'pass');
    expect(one.house(0).favor).toBe(20);
    expect(one.events.findLast(({ kind }) => kind === 'rite-over')).toMatchObject({
      result: 'aborted',
    });
  });

  it('[TAT-6.2.8-11] cost every House, as often as it happens in the turn', () => {
    const one = fight(battle(), BATTLE).act('end-interval').toInterval(1);
    one.change(({ state }) => {
      for (const house of state.houses) house.favor = 8;
    });
    one.act('rite battle eots-glossu-rabban against eots-caladan');
    while (one.state.frames.some(({ step }) => step === 'rite'))
      one.act(['engage-defense', 'pass', 'done'].find((option) => one.can(option)) ?? '');
    expect([one.house(0).favor, one.house(1).favor]).toEqual([8, 7]);
    expect(one.card(SCORN).place.zone).toBe('domain');
    one.toClosing();
    while (one.state.frames.at(-1)?.step !== 'house') one.act(one.options()[0] ?? '');
    expect(one.zone('house-discard')).toContain(SCORN);
  });
});
