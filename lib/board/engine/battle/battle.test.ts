import { describe, expect, it } from 'vitest';
import { viewFor } from '../state/view';
import { inBoth, type ScenarioFaction, scenario, type Table } from '../testing/scenario-fixture';

/** A battle between the Harkonnen (the aggressor) and the Emperor in Carthag. */
function duel(
  harkonnen: ScenarioFaction = {},
  emperor: ScenarioFaction = {},
  more: Readonly<Record<string, ScenarioFaction>> = { guild: {} },
): Table {
  return scenario({
    phase: 'battle',
    factions: {
      harkonnen: { forces: { 'carthag-10': 5 }, ...harkonnen },
      emperor: { forces: { 'carthag-10': 4 }, ...emperor },
      ...more,
    },
  });
}

/** A plan as its moves: "harkonnen umman-kudu crysknife null 3". */
function plan(table: Table, text: string): void {
  const [who, leader, weapon, defense, dial] = text.split(' ');
  table.play(`${who}: leader ${leader}`, `${who}: weapon ${weapon}`);
  table.play(`${who}: defense ${defense}`, `${who}: strength ${dial}`);
}

const dead = (table: Table) =>
  table.state.factions.flatMap(({ leaders }) =>
    leaders.filter((one) => one.dead).map(({ id }) => id),
  );

describe('which battles are fought', () => {
  inBoth(
    '[GF9-battle-01] [GF9-battle-05] [GF9-battle-07] [DES-battle-01] [DES-battle-05] [DES-battle-07] all where rivals meet, the first player’s first',
    () => {
      const table = duel(
        { forces: { 'carthag-10': 1, 'arrakeen-9': 1 } },
        {},
        {
          guild: { forces: { 'tueks-sietch-4': 1 } },
          atreides: { forces: { 'arrakeen-9': 3, 'tueks-sietch-4': 2 } },
        },
      );
      expect(table.asked()).toBe('harkonnen');
      expect(table.options()).toHaveLength(2);
      table.finish();
      const began = table.events.flatMap((event) =>
        event.kind === 'battle-began' ? [[...event.fighters, event.territory]] : [],
      );
      expect(began).toHaveLength(3);
      expect(began[2]).toEqual([2, 3, 'tueks-sietch']);
    },
  );

  inBoth(
    '[GF9-battle-02] [GF9-battle-06] [GF9-battle-08] [DES-battle-02] [DES-battle-06] [DES-battle-08] the aggressor says in which order, and fights on while it lives',
    () => {
      const table = scenario({
        phase: 'battle',
        factions: {
          harkonnen: { forces: { 'red-chasm-6': 9 } },
          emperor: { forces: { 'red-chasm-6': 1 } },
          guild: { forces: { 'red-chasm-6': 1 } },
        },
      });
      expect(table.options()).toEqual(['fight 1 6 red-chasm', 'fight 2 6 red-chasm']);
      table.play('harkonnen: fight 2 6 red-chasm');
      table.finish();
      const standing = table.state.factions.filter(({ forces }) => forces.length > 0);
      expect(standing).toHaveLength(1);
    },
  );

  it('[GF9-battle-03] [GF9-storm-12] not across the storm, nor in it', () => {
    const meet = (storm: number, one: string, other: string) =>
      scenario({
        ...{ phase: 'battle', storm },
        factions: {
          harkonnen: { forces: { [one]: 2 } },
          emperor: { forces: { [other]: 2 } },
          guild: {},
        },
      }).events.some(({ kind }) => kind === 'battle-began');
    expect(meet(9, 'cielago-north-0', 'cielago-north-2')).toBe(true);
    expect(meet(1, 'cielago-north-0', 'cielago-north-2')).toBe(false);
    expect(meet(10, 'carthag-10', 'carthag-10')).toBe(false);
  });

  inBoth('[GF9-battle-04] [DES-battle-04] not in the Polar Sink', () => {
    const table = duel({ forces: { 'polar-sink': 2 } }, { forces: { 'polar-sink': 3 } });
    expect(table.events.some(({ kind }) => kind === 'battle-began')).toBe(false);
  });

  it('[GF9-battle-11] [GF9-battle-32] only with the forces on this side of the storm (GF9-Q12)', () => {
    const meet = (options: readonly string[]) => {
      const table = scenario({
        ...{ phase: 'battle', storm: 5, options },
        factions: {
          harkonnen: { forces: { 'pasty-mesa-6': 3 } },
          emperor: { forces: { 'pasty-mesa-4': 2, 'pasty-mesa-7': 1 } },
          guild: {},
        },
      });
      table.play('emperor: leader bashar', 'emperor: weapon null', 'emperor: defense null');
      expect(table.options()).toEqual(['strength 0', 'strength 1']);
      table.play('emperor: strength 0');
      plan(table, 'harkonnen feyd-rautha null null 3');
      table.finish();
      return table.forces('emperor', 'pasty-mesa-4');
    };
    expect(meet([])).toBe(2);
    expect(meet(['whole-territory'])).toBe(0);
  });
});

describe('a battle plan', () => {
  inBoth(
    '[GF9-battle-09] [GF9-battle-24] [DES-battle-09] [DES-battle-13] is seen by nobody else till both are ready',
    () => {
      const table = duel({ hand: ['crysknife'] });
      plan(table, 'harkonnen feyd-rautha crysknife null 2');
      const seen = (seat: number | null) => {
        const frame = viewFor(table.state, seat).frames.at(-1);
        return frame?.step === 'battle' ? frame.plans[0] : null;
      };
      expect(seen(0)).toEqual({
        leader: 'feyd-rautha',
        weapon: 'crysknife',
        defense: null,
        dial: 2,
      });
      for (const seat of [1, 2, null]) expect(seen(seat)).toEqual({});
      plan(table, 'emperor bashar null null 1');
      expect(seen(1)).toMatchObject({ dial: 2 });
    },
  );

  inBoth(
    '[GF9-battle-10] [GF9-battle-11] [DES-battle-10] dials from 0 to all its forces there',
    () => {
      const table = duel();
      table.play(
        'harkonnen: leader feyd-rautha',
        'harkonnen: weapon null',
        'harkonnen: defense null',
      );
      expect(table.options()).toEqual([0, 1, 2, 3, 4, 5].map((dial) => `strength ${dial}`));
    },
  );

  inBoth(
    '[GF9-battle-13] [GF9-battle-14] [GF9-battle-17] [GF9-battle-38] [DES-battle-11] [DES-battle-31] has a leader or a cheap hero',
    () => {
      const table = duel({ hand: ['cheap-hero', 'karama'], dead: ['feyd-rautha', 'umman-kudu'] });
      expect(table.options()).toEqual([
        ...['leader beast-rabban', 'leader piter-de-vries', 'leader iakin-nefud'],
        'leader cheap-hero',
      ]);
    },
  );

  inBoth(
    '[GF9-battle-18] [GF9-battle-21] [GF9-battle-22] [DES-battle-32] [DES-battle-33] without either is dialed all the same, with no cards, and that is told',
    () => {
      const all = ['feyd-rautha', 'beast-rabban', 'piter-de-vries', 'iakin-nefud', 'umman-kudu'];
      const table = duel({ hand: ['crysknife', 'shield'], dead: all });
      expect(table.options()).toEqual(['leader null']);
      table.play('harkonnen: leader null');
      expect(table.log('emperor')).toContain(
        'Harkonnen had neither leader nor cheap hero to play.',
      );
      expect(table.options()).toEqual(['weapon null']);
      table.play('harkonnen: weapon null');
      expect(table.options()).toEqual(['defense null']);
      table.play('harkonnen: defense null', 'harkonnen: strength 5');
      plan(table, 'emperor bashar null null 2');
      table.finish();
      expect(table.faction('emperor').tanks).toBe(4);
    },
  );

  inBoth(
    '[GF9-battle-20] [GF9-battle-23] [GF9-battle-39] [GF9-card-hero-02] [GF9-card-weapon-01] [GF9-card-worthless-02] [DES-battle-12] [DES-card-hero-02] [DES-card-hero-04] [DES-card-worthless-03] has a weapon and a defense at most, worthless cards in either place',
    () => {
      const table = duel({ hand: ['cheap-heroine', 'crysknife', 'shield', 'kulon', 'hajr'] });
      table.play('harkonnen: leader cheap-heroine');
      expect(table.options()).toEqual(['weapon null', 'weapon crysknife', 'weapon kulon']);
      table.play('harkonnen: weapon kulon');
      expect(table.options()).toEqual(['defense null', 'defense shield']);
    },
  );

  inBoth(
    '[GF9-battle-15] [GF9-battle-16] [GF9-battle-30] [DES-battle-30] [DES-battle-29] plays no leader that fought in another territory in this phase',
    () => {
      const table = scenario({
        phase: 'battle',
        factions: {
          harkonnen: { forces: { 'red-chasm-6': 9, 'carthag-10': 1 } },
          emperor: { forces: { 'red-chasm-6': 1, 'carthag-10': 1 } },
          guild: { forces: { 'red-chasm-6': 1 } },
        },
      });
      table.play('harkonnen: fight 1 6 red-chasm');
      plan(table, 'harkonnen feyd-rautha null null 1');
      plan(table, 'emperor bashar null null 0');
      table.until('harkonnen', 'fight');
      table.play('harkonnen: fight 2 6 red-chasm');
      expect(table.options()).toContain('leader feyd-rautha');
      plan(table, 'harkonnen umman-kudu null null 3');
      plan(table, 'guild guild-representative null null 0');
      table.until('harkonnen', 'leader');
      expect(table.options()).toEqual([
        ...['leader beast-rabban', 'leader piter-de-vries', 'leader iakin-nefud'],
      ]);
      table.finish();
      for (const { leaders } of table.state.factions)
        for (const { fought } of leaders) expect(fought).toBeNull();
    },
  );
});

describe('what comes of a battle', () => {
  it.each([
    ['[GF9-card-weapon-02] a projectile weapon kills', 'crysknife', 'null', true],
    ['[GF9-card-shield-01] but not through a shield', 'crysknife', 'shield', false],
    ['[GF9-card-snooper-01] but through a snooper', 'crysknife', 'snooper', true],
    ['[GF9-card-weapon-04] a poison weapon kills', 'ellaca-drug', 'null', true],
    ['[GF9-card-snooper-01] but not through a snooper', 'ellaca-drug', 'snooper', false],
    ['[GF9-card-shield-01] but through a shield', 'ellaca-drug', 'shield', true],
    ['[GF9-card-lasgun-01] a lasgun kills through a snooper', 'lasgun', 'snooper', true],
    ['[GF9-card-worthless-01] a worthless card kills nobody', 'kulon', 'null', false],
  ])('%s', (_title, weapon, defense, kills) => {
    const table = duel({ hand: [weapon] }, { hand: defense === 'null' ? [] : [defense] });
    plan(table, `harkonnen umman-kudu ${weapon} null 1`);
    plan(table, `emperor caid null ${defense} 1`);
    table.finish();
    expect(dead(table)).toEqual(kills ? ['caid'] : []);
  });

  inBoth(
    '[GF9-battle-12] [GF9-battle-35] [DES-battle-26] the winner loses the number that it dialed, the loser all',
    () => {
      const table = duel();
      plan(table, 'harkonnen feyd-rautha null null 2');
      plan(table, 'emperor bashar null null 3');
      table.finish();
      expect(table.state.factions.map(({ tanks }) => tanks)).toEqual([2, 4, 0]);
    },
  );

  inBoth('[GF9-battle-35] [DES-battle-26] the winner says from which sectors it loses them', () => {
    const table = scenario({
      phase: 'battle',
      factions: {
        harkonnen: { forces: { 'cielago-north-0': 2, 'cielago-north-2': 3 } },
        emperor: { forces: { 'cielago-north-1': 1 } },
        guild: {},
      },
    });
    plan(table, 'harkonnen feyd-rautha null null 3');
    plan(table, 'emperor bashar null null 0');
    table.until('harkonnen', 'forces');
    expect(table.options()).toEqual(['forces 0', 'forces 1', 'forces 2']);
    table.play('harkonnen: forces 2');
    expect(table.faction('harkonnen').forces).toEqual([{ at: 'cielago-north-2', count: 2 }]);
  });

  inBoth(
    '[GF9-battle-19] [GF9-battle-31] [GF9-card-hero-01] [GF9-card-hero-03] [DES-card-hero-01] [DES-card-hero-03] [DES-card-hero-05] a cheap hero adds nothing, dies for nothing, and is used up by a winner too',
    () => {
      const table = duel({ hand: ['cheap-hero'] }, { hand: ['stunner'] });
      plan(table, 'harkonnen cheap-hero null null 5');
      plan(table, 'emperor bashar stunner null 2');
      table.finish();
      expect(table.state.factions.map(({ spice }) => spice)).toEqual([5, 5, 5]);
      expect(table.faction('emperor').tanks).toBe(4);
      expect(table.state.discards).toContain('cheap-hero');
    },
  );

  inBoth(
    '[GF9-battle-36] [GF9-card-weapon-03] [GF9-setup-06] [GF9-setup-08] [DES-battle-27] [DES-card-deck-03] the winner keeps or discards each card, the loser discards all, and everybody sees it',
    () => {
      const table = duel({ hand: ['crysknife', 'shield'] }, { hand: ['chaumas'] });
      plan(table, 'harkonnen feyd-rautha crysknife shield 3');
      plan(table, 'emperor bashar chaumas null 0');
      table.until('harkonnen', 'keep');
      table.play('harkonnen: keep crysknife', 'harkonnen: discard shield');
      expect(table.faction('harkonnen').hand).toEqual(['crysknife']);
      expect(table.state.discards).toEqual(['chaumas', 'shield']);
      expect(table.log('guild')).toContain('Harkonnen discarded Shield.');
      expect(viewFor(table.state, 2).piles.discards).toBe(2);
    },
  );

  it('[GF9-battle-37] a lasgun explodes with the shield of its own side', () => {
    const table = duel({ hand: ['lasgun', 'shield'] });
    plan(table, 'harkonnen feyd-rautha lasgun shield 0');
    plan(table, 'emperor bashar null null 4');
    table.finish();
    expect(table.state.factions.map(({ tanks }) => tanks)).toEqual([5, 4, 0]);
    expect(dead(table)).toEqual(['feyd-rautha', 'bashar']);
  });
});

describe('traitors', () => {
  inBoth(
    '[GF9-traitor-06] [GF9-traitor-07] [DES-traitor-07] [DES-traitor-08] two lose both sides everything, and pay nobody',
    () => {
      const table = duel(
        { hand: ['crysknife'], traitors: ['caid'] },
        { hand: ['chaumas'], traitors: ['feyd-rautha'] },
      );
      plan(table, 'harkonnen feyd-rautha crysknife null 1');
      plan(table, 'emperor caid chaumas null 1');
      table.play('harkonnen: call-traitor', 'emperor: call-traitor');
      expect(table.state.factions.map(({ tanks }) => tanks)).toEqual([5, 4, 0]);
      expect(table.state.factions.map(({ spice }) => spice)).toEqual([5, 5, 5]);
      expect(table.state.discards).toEqual(['crysknife', 'chaumas']);
      expect(dead(table)).toEqual(['feyd-rautha', 'caid']);
    },
  );

  inBoth('[GF9-traitor-08] [DES-traitor-09] a cheap hero is none: nobody is asked', () => {
    const table = duel({ hand: ['cheap-hero'] }, {});
    plan(table, 'harkonnen cheap-hero null null 1');
    plan(table, 'emperor caid null null 1');
    expect(table.asked()).toBe('harkonnen');
    table.play('harkonnen: pass');
    expect(table.state.phase).not.toBe('battle');
  });

  it('[GF9-traitor-09] who called one may keep even a cheap hero', () => {
    const table = duel({ hand: ['cheap-hero'], traitors: ['caid'] }, {});
    plan(table, 'harkonnen cheap-hero null null 1');
    plan(table, 'emperor caid null null 4');
    table.play('harkonnen: call-traitor', 'harkonnen: keep cheap-hero');
    expect(table.faction('harkonnen')).toMatchObject({ hand: ['cheap-hero'], tanks: 0, spice: 8 });
  });

  inBoth(
    '[GF9-setup-15] [GF9-revival-11] [DES-setup-11] [DES-leadrev-04] [DES-traitor-10] stays with its holder, shown, and may be called again',
    () => {
      const table = duel({ traitors: ['caid'] }, {});
      plan(table, 'harkonnen feyd-rautha null null 1');
      plan(table, 'emperor caid null null 4');
      table.play('harkonnen: call-traitor', 'emperor: pass');
      expect(table.faction('harkonnen')).toMatchObject({ traitors: ['caid'], shown: ['caid'] });
      expect(viewFor(table.state, 2).factions[0]?.shown).toEqual(['caid']);
    },
  );

  it('are asked of both before either is told', () => {
    const table = duel({ traitors: ['caid'] }, {});
    plan(table, 'harkonnen feyd-rautha null null 1');
    plan(table, 'emperor caid null null 4');
    table.play('harkonnen: call-traitor');
    expect(table.asked()).not.toBe('harkonnen');
  });

  inBoth(
    '[GF9-harkonnen-10] [DES-harkonnen-08] of the Harkonnen help their ally, who wins and is paid',
    () => {
      const table = scenario({
        phase: 'battle',
        factions: {
          guild: { ally: 'harkonnen', forces: { 'carthag-10': 1 } },
          harkonnen: { ally: 'guild', traitors: ['caid'] },
          emperor: { forces: { 'carthag-10': 4 } },
        },
      });
      plan(table, 'guild guild-representative null null 0');
      plan(table, 'emperor caid null null 4');
      table.play('guild: pass', 'emperor: pass', 'harkonnen: call-traitor');
      expect(table.faction('guild')).toMatchObject({ tanks: 0, spice: 8 });
      expect(table.faction('emperor').tanks).toBe(4);
    },
  );
});

describe('prescience and the Voice', () => {
  const seen = (table: Table, seat: number) => {
    const frame = viewFor(table.state, seat).frames.at(-1);
    return frame?.step === 'battle' ? frame.plans[1] : null;
  };
  const atreides = (hand: readonly string[] = [], more = {}) =>
    scenario({
      phase: 'battle',
      factions: {
        atreides: { forces: { 'carthag-10': 5 } },
        emperor: { forces: { 'carthag-10': 4 }, hand },
        guild: {},
        ...more,
      },
    });

  inBoth(
    '[GF9-atreides-07] [DES-atreides-06] one element of the rival’s plan is chosen first, is shown, and binds',
    () => {
      const table = atreides(['crysknife', 'chaumas']);
      expect(table.options()).toEqual([
        'pass',
        ...['leader', 'weapon', 'defense', 'dial'].map((one) => `ask ${one}`),
      ]);
      table.play('atreides: ask weapon', 'emperor: weapon chaumas');
      expect(seen(table, 0)).toEqual({ weapon: 'chaumas' });
      expect(seen(table, 2)).toEqual({});
      expect(table.log('atreides')).toContain('Emperor showed the weapon: Chaumas.');
      expect(table.log('guild').join()).not.toContain('Chaumas');
      plan(table, 'atreides lady-jessica null null 2');
      table.play('emperor: leader caid', 'emperor: defense null', 'emperor: strength 1');
      expect(table.state.discards).toEqual([]);
    },
  );

  inBoth(
    '[GF9-atreides-08] [DES-atreides-07] there is no second question, whatever the answer',
    () => {
      const table = atreides();
      table.play('atreides: ask weapon', 'emperor: weapon null');
      expect(table.asked()).toBe('atreides');
      expect(table.options()).toContain('leader lady-jessica');
    },
  );

  inBoth('[GF9-atreides-09] [DES-atreides-08] asks for the ally too', () => {
    const table = scenario({
      phase: 'battle',
      factions: {
        guild: { ally: 'atreides', forces: { 'carthag-10': 3 } },
        emperor: { forces: { 'carthag-10': 4 } },
        atreides: { ally: 'guild' },
      },
    });
    table.play('atreides: ask dial', 'emperor: strength 3');
    expect(seen(table, 0)).toEqual({ dial: 3 });
    expect(seen(table, 2)).toEqual({ dial: 3 });
  });

  const voiced = (order: string, hand: readonly string[]) => {
    const table = scenario({
      phase: 'battle',
      factions: {
        'bene-gesserit': { forces: { 'carthag-10': 5 } },
        emperor: { forces: { 'carthag-10': 4 }, hand },
        guild: {},
      },
    });
    table.play(`bene-gesserit: voice ${order}`);
    plan(table, 'bene-gesserit alia null null 0');
    return table;
  };

  it('[GF9-bg-08] the Voice makes the rival play a kind of card, or not', () => {
    const must = voiced('play poison-weapon', ['crysknife', 'chaumas']);
    must.play('emperor: leader caid');
    expect(must.options()).toEqual(['weapon chaumas']);
    const not = voiced('not projectile-defense', ['shield', 'snooper']);
    not.play('emperor: leader caid', 'emperor: weapon null');
    expect(not.options()).toEqual(['defense null', 'defense snooper']);
    const worthless = voiced('play worthless', ['crysknife', 'kulon']);
    worthless.play('emperor: leader caid', 'emperor: weapon crysknife');
    expect(worthless.options()).toEqual(['defense kulon']);
  });

  it('[GF9-bg-09] a cheap hero too', () => {
    expect(voiced('play cheap-hero', ['cheap-hero']).options()).toEqual(['leader cheap-hero']);
    expect(voiced('not cheap-hero', ['cheap-hero']).options()).not.toContain('leader cheap-hero');
  });

  inBoth('[GF9-bg-10] [DES-bg-12] who cannot obey does as it likes', () => {
    const table = voiced('play lasgun', ['crysknife']);
    table.play('emperor: leader caid');
    expect(table.options()).toEqual(['weapon null', 'weapon crysknife']);
  });

  inBoth(
    '[GF9-bg-12] [GF9-bg-13] [DES-battle-14] [DES-bg-13] the Voice comes before prescience, and serves an ally',
    () => {
      const table = scenario({
        phase: 'battle',
        factions: {
          atreides: { ally: 'bene-gesserit', forces: { 'carthag-10': 3 } },
          emperor: { forces: { 'carthag-10': 4 }, hand: ['crysknife', 'chaumas'] },
          'bene-gesserit': { ally: 'atreides' },
        },
      });
      table.play('bene-gesserit: voice play poison-weapon', 'atreides: ask weapon');
      expect(table.options()).toEqual(['weapon chaumas']);
    },
  );

  it('[GF9-card-truth-01] Truthtrance, also while plans are made, tells all the truth about a hand or a traitor', () => {
    const table = duel({ hand: ['truthtrance'] }, { hand: ['lasgun'], traitors: ['umman-kudu'] });
    table.play('harkonnen: truthtrance 1', 'harkonnen: question lasgun');
    expect(table.log('guild')).toContain('Harkonnen asked Emperor about Lasgun: yes.');
    expect(table.state.discards).toEqual(['truthtrance']);
    expect(table.asked()).toBe('harkonnen');
  });

  it('[GF9-card-ghola-04] a leader that the Ghola brings back fights at once', () => {
    const table = duel({ hand: ['tleilaxu-ghola'], dead: ['feyd-rautha'] });
    table.play('harkonnen: ghola-leader feyd-rautha', 'harkonnen: leader feyd-rautha');
    expect(table.state.discards).toEqual(['tleilaxu-ghola']);
  });
});
