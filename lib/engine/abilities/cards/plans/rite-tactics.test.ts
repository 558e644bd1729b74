import { describe, expect, it } from 'vitest';
import { riteTable } from '../../../testing/rite-fixture';
import { fight } from '../../../testing/rite-play-fixture';
import { scenario } from '../../../testing/scenario-fixture';
import { BATTLE, battle, DUEL, duel, forceOf, LEADERS } from '../rites-fixture';

describe('tactics of a rite', () => {
  it.each([
    'eots-sterling-reputation',
    'eots-marshalling-of-the-troops',
    'eots-moonlit-fray',
    'eots-mentat-precision',
  ])('%s lets the leader Direct', (tactic) => {
    const setups: Readonly<
      Record<string, readonly [leader: string, helper: string, target: string, rite: string]>
    > = {
      'eots-sterling-reputation': [
        'eots-duke-leto-atreides',
        'eots-choam-delegate',
        'eots-choam-directorship',
        'arbitration',
      ],
      'eots-marshalling-of-the-troops': [
        'eots-gurney-halleck',
        'eots-guard-commander',
        'eots-arrakeen',
        'battle',
      ],
      'eots-moonlit-fray': ['eots-paul-atreides', 'tat-cpt-trumane', 'eots-feyd-rautha', 'dueling'],
      'eots-mentat-precision': [
        'eots-thufir-hawat',
        'tat-cpt-trumane',
        'eots-feyd-rautha',
        'intrigue',
      ],
    };
    const [leader = '', helper = '', target = '', rite = ''] = setups[tactic] ?? [];
    const table = riteTable(
      { domain: [leader, helper], hand: [tactic], treasury: 20 },
      [{ domain: [target], hand: [] }],
      {
        tactics: true,
      },
    );
    fight(table, `rite ${rite} ${leader} against ${target}`, `tactic ${tactic}`, `join ${helper}`);
    expect(table.card(helper).status).toBe('engaged');
    expect(table.zone('house-discard')).toContain(tactic);
  });

  it.each([
    ['eots-secund-elect', 'dueling', 'eots-paul-atreides', 'eots-feyd-rautha'],
    ['eots-unforeseen-difficulties', 'intrigue', 'eots-thufir-hawat', 'eots-feyd-rautha'],
    ['eots-perilous-terrain', 'battle', 'eots-gurney-halleck', 'eots-arrakeen'],
    [
      'eots-brilliant-rhetoric',
      'arbitration',
      'eots-duke-leto-atreides',
      'eots-choam-directorship',
    ],
  ])(
    '[CRF-4.B-15] [CRF-4.B-16] [CRF-4.B-17] [CRF-4.B-18] %s lets a persona counter in a rite of %s',
    (tactic, rite, leader, target) => {
      const table = riteTable(
        { domain: [leader], hand: [] },
        [{ domain: [target, 'eots-house-mentat'], hand: [tactic] }],
        {
          tactics: true,
        },
      );
      fight(
        table,
        `rite ${rite} ${leader} against ${target}`,
        `tactic ${tactic}`,
        'choose eots-house-mentat',
        'counter eots-house-mentat',
      );
      expect(table.events.some((event) => event.kind === 'countered')).toBe(true);
    },
  );

  it.each([
    [
      'eots-ambitious-enterprise',
      'arbitration',
      'eots-duke-leto-atreides',
      'eots-landsraad-coalition',
      'eots-choam-directorship',
      4,
    ],
    [
      'eots-fanaticism',
      'battle',
      'eots-gurney-halleck',
      'eots-house-battalion',
      'eots-arrakeen',
      3,
    ],
    [
      'eots-focused-gambit',
      'intrigue',
      'eots-thufir-hawat',
      'eots-assassin-cohort',
      'eots-feyd-rautha',
      5,
    ],
  ])(
    '%s adds a force for each other participant in a rite of %s',
    (tactic, rite, leader, follower, target, rank) => {
      const table = riteTable(
        { domain: [leader, `${follower} on ${leader}`], hand: [tactic], treasury: 9 },
        [{ domain: [target], hand: [] }],
        {
          tactics: true,
        },
      );
      fight(
        table,
        `rite ${rite} ${leader} against ${target}`,
        `join ${follower}`,
        `tactic ${tactic}`,
      );
      const own = forceOf(table)?.attack ?? 0;
      // The follower's own rank is 1 or more; the leader has one more for it.
      expect(own).toBeGreaterThanOrEqual(rank + 2);
    },
  );

  it.each([
    ['jotc-directed-retreat', 'eots-feyd-rautha'],
    ['jotc-directed-retreat', 'eots-paul-atreides'],
  ])('%s gives %s as much resistance as its rank', (tactic, target) => {
    const table = duel(['jotc-rapier on eots-paul-atreides'], { hand: [tactic] });
    fight(
      table,
      DUEL,
      `tactic ${tactic}`,
      `choose ${target}`,
      ...(target === 'eots-paul-atreides' ? ['vanquish eots-feyd-rautha'] : []),
    );
    expect(table.card(target, target === 'eots-feyd-rautha' ? 1 : 0).status).toBe('engaged');
  });

  it.each(['jotc-advance-team-reports'])('%s protects a fief by its battle rank', (tactic) => {
    // Arrakeen: resistance 6 and battle 1; Gurney 3 with a rifle and troops reaches 6 alone.
    const strong = ['eots-lasgun-rifle on eots-gurney-halleck'];
    expect(
      fight(battle(strong), BATTLE, 'vanquish eots-arrakeen').card('eots-arrakeen', 1).status,
    ).toBe('subdued');
    const guarded = fight(
      battle(strong, [], [], [tactic]),
      BATTLE,
      `tactic ${tactic}`,
      'choose eots-arrakeen',
    );
    expect(guarded.card('eots-arrakeen', 1).status).toBe('engaged');
  });

  it('Arbiter Proclamation and Attack Sinister pay for ranks, no more than the leader has', () => {
    const table = duel([], {}, ['jotc-attack-sinister']);
    fight(table, DUEL, 'tactic jotc-attack-sinister', 'choose-number 3');
    expect(forceOf(table)?.attack).toBe(6);
    expect(table.house(0).treasury).toBe(17);
    const lead = 'eots-duke-leto-atreides';
    const other = riteTable(
      { domain: [lead], hand: ['jotc-arbiter-proclamation'], treasury: 20 },
      [{ domain: ['eots-choam-directorship'], hand: [] }],
      { tactics: true },
    );
    fight(
      other,
      `rite arbitration ${lead} against eots-choam-directorship`,
      'tactic jotc-arbiter-proclamation',
      'choose-number 2',
    );
    expect(forceOf(other)?.attack).toBe(6);
  });

  it('Straight-Line Computation doubles the leader’s intrigue', () => {
    const table = riteTable(
      { domain: ['eots-thufir-hawat'], hand: ['jotc-straight-line-computation'], treasury: 5 },
      [{ domain: ['eots-feyd-rautha'], hand: [] }],
      { tactics: true },
    );
    fight(
      table,
      'rite intrigue eots-thufir-hawat against eots-feyd-rautha',
      'tactic jotc-straight-line-computation',
    );
    expect(forceOf(table)?.attack).toBe(10);
  });

  it('Knife Switch gives Surprise: a vanquished opponent strikes back no more', () => {
    const table = duel([], {}, ['eots-knife-switch']);
    // Feyd has Surprise of his own; initiative decides, and the attacker is first.
    fight(
      table,
      DUEL,
      'tactic eots-knife-switch',
      'choose eots-paul-atreides',
      'strike-first eots-paul-atreides',
      'vanquish eots-feyd-rautha',
    );
    expect(table.card('eots-feyd-rautha', 1).status).toBe('subdued');
    expect(table.card('eots-paul-atreides').status).toBe('engaged');
  });

  it.each([
    ['eots-surprise-assault', 'battle', 'eots-gurney-halleck', 'eots-arrakeen'],
    ['eots-tiger-cunning', 'intrigue', 'eots-thufir-hawat', 'eots-feyd-rautha'],
    [
      'eots-diplomatic-initiative',
      'arbitration',
      'eots-duke-leto-atreides',
      'eots-choam-directorship',
    ],
  ])('%s gives Surprise in a rite of %s', (tactic, rite, leader, target) => {
    const table = riteTable(
      { domain: [leader], hand: [tactic], treasury: 9 },
      [{ domain: [target], hand: [] }],
      { tactics: true },
    );
    fight(
      table,
      `rite ${rite} ${leader} against ${target}`,
      `tactic ${tactic}`,
      `choose ${leader}`,
      `strike-first ${leader}`,
    );
    expect(forceOf(table)?.attack).toBe(0);
  });

  it.each([
    ['eots-formal-impressment', 'capture'],
    ['eots-poisoned-blade', 'discard'],
  ])(
    '[TAT-6.2.11-72] [TAT-6.2.11-82] %s: the target, if vanquished, meets a %s',
    (tactic, fate) => {
      const table = duel(['jotc-rapier on eots-paul-atreides'], {}, [tactic]);
      fight(
        table,
        DUEL,
        `tactic ${tactic}`,
        'choose eots-feyd-rautha',
        'vanquish eots-feyd-rautha',
      );
      const { place, status } = table.card('eots-feyd-rautha', fate === 'capture' ? 0 : 1);
      expect(place.zone).toBe(fate === 'capture' ? 'domain' : 'imperial-discard');
      expect(place.seat).toBe(fate === 'capture' ? 0 : 1);
      expect(status).toBe(fate === 'capture' ? 'subdued' : 'none');
    },
  );

  it.each([
    [
      'eots-battle-captive',
      'eots-battle-fatalities',
      'battle',
      'eots-gurney-halleck',
      'eots-arrakeen',
      'jotc-vanguard-battalion on eots-arrakeen',
    ],
    [
      'eots-buyout-agreement',
      'eots-interests-of-detente',
      'arbitration',
      'eots-duke-leto-atreides',
      'eots-choam-directorship',
      'eots-landsraad-coalition on eots-choam-directorship',
    ],
    [
      'eots-hostage-option',
      'eots-bodies-in-the-well',
      'intrigue',
      'eots-thufir-hawat',
      'eots-feyd-rautha',
      '',
    ],
  ])(
    '%s captures and %s discards what falls in a rite of %s',
    (captures, discards, rite, leader, target, follower) => {
      const victim = follower === '' ? target : (follower.split(' ')[0] ?? '');
      for (const tactic of [captures, discards]) {
        const domain = [target, ...(follower === '' ? [] : [follower])];
        const table = riteTable(
          { domain: [leader, 'eots-caladan'], hand: [tactic], treasury: 9 },
          [{ domain, hand: [] }],
          { tactics: true },
        );
        fight(
          table,
          `rite ${rite} ${leader} against ${target}`,
          ...(follower === '' ? [] : [`join ${victim}`]),
          `tactic ${tactic}`,
          `choose ${victim}`,
          `vanquish ${victim}`,
        );
        const card = Object.values(table.state.cards).find((one) => one.card === victim);
        if (tactic === captures) expect(card?.place).toMatchObject({ zone: 'domain', seat: 0 });
        else expect(card?.place.zone).toMatch(/discard/);
      }
    },
  );

  it.each([
    ['eots-blade-parry', 'dueling', 'eots-paul-atreides', 'eots-feyd-rautha'],
    ['eots-terrain-advantage', 'battle', 'eots-stilgar', 'eots-arsunt'],
    ['eots-imperial-codex', 'arbitration', 'eots-duke-leto-atreides', 'jotc-schlag-hide-exports'],
    ['eots-back-to-the-wall', 'intrigue', 'eots-thufir-hawat', 'eots-feyd-rautha'],
  ])('%s keeps the leader safe in a rite of %s', (tactic, rite, leader, named) => {
    const target = named === 'eots-arsunt' ? 'jotc-arsunt' : named;
    const weapon = rite === 'dueling' ? ['jotc-rapier on eots-paul-atreides'] : [];
    const make = (hand: string[]) =>
      riteTable(
        {
          domain: [
            leader,
            ...weapon,
            ...(rite === 'battle' ? ['eots-lasgun-rifle on eots-stilgar'] : []),
          ],
          hand: [],
          treasury: 9,
        },
        [{ domain: [target], hand, treasury: 9 }],
        { tactics: true },
      );
    const line = `rite ${rite} ${leader} against ${target}`;
    expect(fight(make([]), line, `vanquish ${target}`).card(target, 1).status).toBe('subdued');
    const safe = fight(make([tactic]), line, `tactic ${tactic}`);
    expect(safe.card(target, 1).status).not.toBe('subdued');
  });

  it.each([
    [
      'eots-blinding-defense',
      'dueling',
      'eots-knife-switch',
      'eots-paul-atreides',
      'eots-feyd-rautha',
    ],
    [
      'eots-feigned-unreadiness',
      'battle',
      'eots-surprise-assault',
      'eots-gurney-halleck',
      'eots-arrakeen',
    ],
    [
      'eots-public-defamation',
      'arbitration',
      'eots-diplomatic-initiative',
      'eots-duke-leto-atreides',
      'eots-choam-directorship',
    ],
    [
      'eots-intelligence-espionage',
      'intrigue',
      'eots-tiger-cunning',
      'eots-thufir-hawat',
      'eots-feyd-rautha',
    ],
  ])(
    '[TAT-6.2.2-28] [TAT-6.2.11-33] %s discards a %s tactic that lies in play',
    (tactic, rite, played, leader, target) => {
      const table = riteTable(
        { domain: [leader], hand: [played], treasury: 9 },
        [{ domain: [target], hand: [tactic], treasury: 9 }],
        { tactics: true },
      );
      fight(
        table,
        `rite ${rite} ${leader} against ${target}`,
        `tactic ${played}`,
        `choose ${leader}`,
        `tactic ${tactic}`,
        `choose ${played}`,
      );
      expect(table.zone('house-discard')).toEqual([played]);
      // Without its Surprise the leader's force counts with the rest.
      expect(forceOf(table)?.attack).toBeGreaterThan(0);
    },
  );

  it.each([
    ['eots-knife-tip-shatters', 'jotc-rapier', DUEL],
    ['eots-shield-failure', 'eots-house-shield-generator', DUEL],
  ])('[CRF-4.B-09] %s takes %s away', (tactic, card, rite) => {
    const table = duel([`${card} on eots-paul-atreides`], { hand: [tactic] });
    fight(table, rite, `tactic ${tactic}`, `choose ${card}`);
    const { place, status } = table.card(card);
    expect(place.zone === 'house-discard' || status === 'subdued').toBe(true);
  });

  it.each([
    [
      'eots-well-placed-bribes',
      'arbitration',
      'eots-duke-leto-atreides',
      'eots-choam-directorship',
    ],
    ['eots-low-morale', 'battle', 'eots-gurney-halleck', 'eots-arrakeen'],
    ['eots-column-of-smoke', 'intrigue', 'eots-thufir-hawat', 'eots-feyd-rautha'],
    ['eots-imperial-intervention', 'dueling', 'eots-paul-atreides', 'eots-feyd-rautha'],
  ])(
    '[CRF-4.B-08] [TAT-6.2.11-35] %s engages the attack leader before it engages itself: a rite of %s is aborted',
    (tactic, rite, leader, target) => {
      const table = riteTable(
        { domain: [leader], hand: [] },
        [{ domain: [target], hand: [tactic], treasury: 9 }],
        { tactics: true },
      );
      const wanted = [`tactic ${tactic}`, `choose ${leader}`];
      fight(table, `rite ${rite} ${leader} against ${target}`, ...wanted);
      expect(table.events.findLast((event) => event.kind === 'rite-over')).toMatchObject({
        result: 'aborted',
      });
    },
  );
});

describe('tactics that answer', () => {
  it.each([
    ['jotc-mantene-principia', 'arbitration'],
    ['jotc-pru-door-scenario', 'intrigue'],
  ] as const)('%s gives a participant of a rite of %s resistance', (tactic, rite) => {
    const [leader, target] = LEADERS[rite];
    const wanted = rite === 'intrigue' ? target : leader;
    const table = riteTable(
      { domain: [leader], hand: [tactic], treasury: 9 },
      [{ domain: [target], hand: [] }],
      {
        tactics: true,
      },
    );
    fight(
      table,
      `rite ${rite} ${leader} against ${target}`,
      `tactic ${tactic}`,
      `choose ${wanted}`,
    );
    expect(table.zone('house-discard')).toEqual([tactic]);
    expect(table.card(target, 1).status).not.toBe('subdued');
  });

  it.each([
    ['eots-device-malfunction', 'eots-baliset', 'eots-paul-atreides'],
    ['eots-weapon-misfire', 'eots-stunner', 'eots-gurney-halleck'],
  ])('%s subdues %s', (tactic, card, bearer) => {
    const houses = [
      { domain: ['eots-caladan', bearer, `${card} on ${bearer}`], favor: 20 },
      { domain: ['eots-kaitain'], hand: [tactic], sponsor: 'corrino' as const },
    ];
    const table = scenario({ houses, tactics: true }).toInterval(0).act('use eots-caladan 0');
    while (!table.can(`tactic ${tactic}`)) table.act('pass');
    table.act(`tactic ${tactic}`, `choose ${card}`);
    expect(table.card(card).status).toBe('subdued');
  });
});
