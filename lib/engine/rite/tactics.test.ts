import { describe, expect, it } from 'vitest';
import { offered, riteTable } from '../testing/rite-fixture';
import type { Scenario, Table } from '../testing/scenario-fixture';

const GURNEY = 'eots-gurney-halleck';
// One tactic of each kind: naming Battle or nothing, Declaration or Engagement.
const BATTLE_DECLARATION = 'tactic eots-low-morale';
const PLAIN_DECLARATION = 'tactic eots-security-sweep';
const BATTLE_ENGAGEMENT = 'tactic eots-surprise-assault';
const PLAIN_ENGAGEMENT = 'tactic eots-device-malfunction';
const HAND = [BATTLE_DECLARATION, PLAIN_DECLARATION, BATTLE_ENGAGEMENT, PLAIN_ENGAGEMENT].map(
  (tactic) => tactic.slice('tactic '.length),
);

/**
 * Gurney Halleck of seat 0 rides against Arrakeen of seat 2, while seat 1 looks on; all hold a tactic of
 * each kind, and there are a disengaged fief and a device to use them on.
 */
function ride(setup: Omit<Scenario, 'houses'> = {}): Table {
  const attack = [GURNEY, `eots-baliset on ${GURNEY}`, 'eots-jamis', 'eots-house-agent'];
  const table = riteTable(
    { domain: attack, hand: HAND },
    [
      { domain: ['eots-carthag'], hand: HAND },
      { domain: ['eots-arrakeen', 'eots-house-physician'], hand: HAND },
    ],
    { ...setup, tactics: true },
  );
  return table.act(`rite battle ${GURNEY} against eots-arrakeen`);
}

/** The seats that are asked one after the other as long as all pass in the round that runs. */
function round(table: Table): number[] {
  const seats: number[] = [];
  const window = table.state.frames.at(-1);
  while (table.state.frames.at(-1) === window && table.asked() !== null) {
    seats.push(table.asked() ?? -1);
    table.act('pass');
  }
  return seats;
}

/** What each House can deploy in the round that runs. */
function tactics(table: Table): Record<number, readonly string[]> {
  const found: Record<number, readonly string[]> = {};
  const window = table.state.frames.at(-1);
  while (table.state.frames.at(-1) === window) {
    found[table.asked() ?? -1] = offered(table, 'tactic');
    table.act('pass');
  }
  return found;
}

describe('tactics on Attacker Declaration', () => {
  it('[TAT-6.2.11-29] go round from the defender clockwise, until all decline in a row', () => {
    const table = ride();
    expect(table.asked()).toBe(2);
    table.act('pass');
    expect(table.asked()).toBe(0);
    table.act('pass');
    expect(table.asked()).toBe(1);
    table.act(PLAIN_DECLARATION, 'choose eots-carthag');
    // One was deployed: all have another chance, the defender next.
    expect(round(table).slice(0, 3)).toEqual([2, 0, 1]);
    expect(table.card(GURNEY).status).toBe('engaged');
  });

  it('[TAT-6.2.11-30] [TAT-6.2.11-31] [TAT-6.2.2-20] [CRF-1.C-05] (C04, C05) name this rite for the two Houses in it, and nothing for the others, under TaT', () => {
    expect(tactics(ride())).toEqual({
      2: [BATTLE_DECLARATION],
      0: [BATTLE_DECLARATION],
      1: [PLAIN_DECLARATION],
    });
  });

  it('[CRF-1.A.iv-10] [CRF-2.C.ii-05] [CRF-1.A.iv-05] (C04, C05) may also be plain for these two under EotS and CRF', () => {
    expect(tactics(ride({ rules: 'eots' }))).toEqual({
      2: [BATTLE_DECLARATION, PLAIN_DECLARATION],
      0: [BATTLE_DECLARATION, PLAIN_DECLARATION],
      1: [PLAIN_DECLARATION],
    });
  });
});

describe('tactics later in a rite', () => {
  it('[TAT-6.2.11-32] [CRF-1.A.iv-11] are for the two Houses in it', () => {
    const table = ride();
    round(table);
    const asked: number[] = [];
    while (table.state.frames.at(-1)?.step === 'window' || table.can('decline')) {
      if (table.can('decline')) table.act('decline');
      else asked.push(...round(table));
    }
    expect(asked).not.toContain(1);
  });

  it('[TAT-6.2.11-37] [CRF-2.C.ii-06] [CRF-1.A.iv-08] are engagement tactics once the attacker has engaged, the defender first', () => {
    const table = ride();
    round(table);
    expect(table.asked()).toBe(2);
    const both = [BATTLE_ENGAGEMENT, PLAIN_ENGAGEMENT];
    expect(offered(table, 'tactic')).toEqual(both);
    table.act('pass');
    expect([table.asked(), offered(table, 'tactic')]).toEqual([0, both]);
  });

  const defending = (rules: 'tat' | 'eots' = 'tat') => {
    const table = ride({ rules });
    round(table);
    round(table);
    return table;
  };

  it('[TAT-6.2.11-46] are declaration tactics once the defender has declared, the attacker first', () => {
    const table = defending();
    expect([table.asked(), offered(table, 'tactic')]).toEqual([0, [BATTLE_DECLARATION]]);
    table.act('pass');
    expect([table.asked(), offered(table, 'tactic')]).toEqual([2, [BATTLE_DECLARATION]]);
  });

  it('[CRF-2.C.ii-08] (C04) may be plain then too, under EotS and CRF', () => {
    expect(tactics(defending('eots'))).toEqual({
      0: [BATTLE_DECLARATION, PLAIN_DECLARATION],
      2: [BATTLE_DECLARATION, PLAIN_DECLARATION],
    });
  });

  it('[TAT-6.2.11-51] [CRF-2.C.ii-09] are engagement tactics again after Defender Engagement, the attacker first', () => {
    const table = defending();
    round(table);
    table.act('engage-defense');
    expect(table.asked()).toBe(0);
    expect(offered(table, 'tactic')).toEqual([BATTLE_ENGAGEMENT, PLAIN_ENGAGEMENT]);
  });

  it('[TAT-6.2.11-52] [TAT-6.2.11-53] are over with Assessment', () => {
    const table = defending();
    round(table);
    table.act('engage-defense');
    expect(table.events.some(({ kind }) => kind === 'force')).toBe(false);
    round(table);
    expect(table.events.some(({ kind }) => kind === 'force')).toBe(true);
    // Nobody is asked any more: 3 do not vanquish Arrakeen, 1 does not vanquish Gurney Halleck.
    expect(table.state.frames.at(-1)).toMatchObject({ step: 'house', seat: 0 });
  });

  it('[TAT-8.3.2-01] are for every House by option', () => {
    const table = ride({ options: { openRites: true } });
    expect(tactics(table)[1]).toEqual([BATTLE_DECLARATION, PLAIN_DECLARATION]);
    expect(tactics(table)).toEqual({
      2: [BATTLE_ENGAGEMENT, PLAIN_ENGAGEMENT],
      0: [BATTLE_ENGAGEMENT, PLAIN_ENGAGEMENT],
      1: [BATTLE_ENGAGEMENT, PLAIN_ENGAGEMENT],
    });
  });
});

describe('a tactic in a rite', () => {
  it('[TAT-6.2.11-33] is discarded as soon as it is resolved', () => {
    const table = ride().act(BATTLE_DECLARATION, 'choose eots-jamis');
    expect(table.card('eots-jamis').status).toBe('engaged');
    expect(table.zone('house-discard', 2)).toContain('eots-low-morale');
  });

  it('[TAT-6.2.11-33] [CRF-1.A.iv-04] stays until the rite is over while its effect lasts', () => {
    const table = ride();
    round(table);
    table.act(BATTLE_ENGAGEMENT, 'choose eots-arrakeen');
    const id = 'eots-surprise-assault';
    expect(table.zone('domain', 2)).toContain(id);
    while (!table.can('decline')) table.act('pass');
    table.act('decline');
    expect(table.zone('domain', 2)).toContain(id);
    round(table);
    expect(table.zone('domain', 2)).not.toContain(id);
    expect(table.zone('house-discard', 2)).toContain(id);
    expect(table.state.lasting).toEqual([]);
  });

  it('[TAT-6.2.11-33] may be the target of another while it stays', () => {
    const army = [GURNEY, `eots-atreides-battalion on ${GURNEY}`];
    const table = riteTable(
      { domain: army, hand: ['eots-fanaticism'] },
      [{ domain: ['eots-arrakeen'], hand: ['eots-feigned-unreadiness'] }],
      { tactics: true },
    );
    table.act(`rite battle ${GURNEY} against eots-arrakeen`, 'join eots-atreides-battalion');
    table.act('pass', 'pass', 'pass', 'tactic eots-fanaticism');
    table.act('tactic eots-feigned-unreadiness', 'choose eots-fanaticism');
    expect(table.zone('house-discard', 0)).toEqual(['eots-fanaticism']);
    expect(table.state.lasting).toEqual([]);
  });

  it('[CRF-1.D-01] [TAT-6.2.11-20] may let the leader Direct on declaration, which brings personas before they engage', () => {
    const table = riteTable(
      {
        domain: [GURNEY, 'eots-jamis', 'eots-house-agent'],
        hand: ['eots-marshalling-of-the-troops'],
      },
      [['eots-arrakeen']],
      { tactics: true },
    );
    table.act(`rite battle ${GURNEY} against eots-arrakeen`, 'pass');
    table.act('tactic eots-marshalling-of-the-troops', 'pass');
    // Jamis is Fremen.
    expect(table.options()).toEqual(['join eots-house-agent', 'done']);
    table.act('join eots-house-agent');
    expect(table.card('eots-house-agent').status).toBe('engaged');
  });

  it('[CRF-1.D-01] may let a persona Counter on declaration, and give Surprise on engagement', () => {
    const table = riteTable(
      { domain: [GURNEY], hand: ['eots-surprise-assault'] },
      [{ domain: ['eots-arrakeen', 'eots-house-physician'], hand: ['eots-perilous-terrain'] }],
      { tactics: true },
    );
    table.act(`rite battle ${GURNEY} against eots-arrakeen`);
    table.act('tactic eots-perilous-terrain', 'choose eots-house-physician');
    // The defender holds no card any more and is not asked; the attacker passes, engages, and has a chance.
    table.act('pass', 'tactic eots-surprise-assault', `choose ${GURNEY}`);
    table.act('counter eots-house-physician', 'decline', `strike-first ${GURNEY}`);
    // By Surprise the physician is vanquished at once: there is no force to be counted yet.
    expect(table.can('vanquish eots-house-physician')).toBe(true);
    expect(table.events.some(({ kind }) => kind === 'force')).toBe(false);
  });
});
