import { describe, expect } from 'vitest';
import { moveText } from '@/lib/kernel/moves';
import { duneBoard } from '../../dune';
import { inBoth, type ScenarioFaction, scenario, type Table } from '../testing/scenario-fixture';
import { lossesOf } from './support';

/** The first faction attacks the second in Carthag; plans are made up to the dial of the first. */
function duel(
  [one, ours]: readonly [string, ScenarioFaction],
  [other, theirs]: readonly [string, ScenarioFaction],
  options: readonly string[] = [],
): Table {
  const table = scenario({
    ...{ phase: 'battle', options: ['advantages', ...options] },
    factions: {
      [one]: { forces: { 'carthag-10': 4 }, ...ours },
      [other]: { forces: { 'carthag-10': 3 }, ...theirs },
      guild: {},
    },
  });
  table.until(one, 'leader');
  play(table, one);
  return table;
}

function play(table: Table, who: string): void {
  table.until(who, 'leader');
  for (const kind of ['leader', 'weapon', 'defense'])
    table.play(
      `${who}: ${table.options().find((text) => text.startsWith(kind) && !text.includes('hero'))}`,
    );
}

const carthag = (count: number, elite: number): ScenarioFaction => ({
  forces: { 'carthag-10': count },
  elites: { 'carthag-10': elite },
});

describe('Sardaukar and Fedaykin in battle', () => {
  inBoth(
    '[GF9-emperor-08] [GF9-fremen-16] [DES-emperor-07] [DES-fremen-19] count 2 in a dial and in losses, each way to lose listed once',
    () => {
      for (const [id, elite] of [
        ['emperor', 2],
        ['fremen', 3],
      ] as const) {
        const table = duel([id, carthag(4, elite)], ['harkonnen', {}]);
        expect(table.options().at(-1), id).toBe(`strength ${4 + elite}`);
      }
      const table = duel(['emperor', carthag(4, 2)], ['harkonnen', {}]);
      table.play('emperor: strength 3');
      play(table, 'harkonnen');
      table.play('harkonnen: strength 0');
      // One Sardaukar and one other: two others are too few, two Sardaukar too many. So nothing is asked.
      while (table.state.phase === 'battle') table.play(`${table.asked()}: ${table.options()[0]}`);
      expect(table.faction('emperor')).toMatchObject({ tanks: 2, eliteTanks: 1 });
    },
  );

  inBoth(
    '[GF9-emperor-08] [DES-emperor-07] the winner chooses among the ways that come to its dial',
    () => {
      const table = duel(['emperor', carthag(5, 2)], ['harkonnen', {}]);
      table.play('emperor: strength 2');
      play(table, 'harkonnen');
      table.play('harkonnen: strength 0');
      table.until('emperor', 'lose');
      expect(table.options()).toEqual(['lose 0 2', 'lose 1 1']);
      table.play('emperor: lose 1 1');
      expect(table.faction('emperor')).toMatchObject({ tanks: 1, eliteTanks: 1 });
      expect(table.forces('emperor', 'carthag-10')).toBe(4);
    },
  );

  inBoth('[GF9-emperor-08] [DES-emperor-07] a dial is what some of the forces come to', () => {
    const table = duel(['emperor', carthag(2, 2)], ['harkonnen', {}]);
    expect(table.options()).toEqual(['strength 0', 'strength 2', 'strength 4']);
  });

  inBoth('[GF9-emperor-09] [DES-emperor-08] count 1 against Fremen', () => {
    const table = duel(['emperor', carthag(4, 3)], ['fremen', {}]);
    expect(table.options().at(-1)).toBe('strength 4');
  });

  inBoth(
    '[GF9-card-karama-07] [GF9-card-karama-05] [DES-card-karama-11] [DES-card-karama-08] [DES-card-karama-09] count 1 in a battle for which a Karama stops them',
    () => {
      for (const [id, advantage] of [
        ['emperor', 'sardaukar'],
        ['fremen', 'fedaykin'],
      ] as const) {
        const table = scenario({
          ...{ phase: 'shipment', options: ['advantages'] },
          factions: {
            [id]: carthag(4, 3),
            harkonnen: { forces: { 'carthag-10': 1 }, hand: ['karama'] },
          },
        });
        table.faction('harkonnen').order = { against: 0, advantage };
        table.until(id, 'leader');
        play(table, id);
        expect(table.options().at(-1), id).toBe('strength 4');
        expect(table.faction('harkonnen').hand).toEqual([]);
      }
    },
  );

  inBoth(
    '[GF9-adv-combat-02] [GF9-adv-combat-07] [DES-adv-combat-07] with advanced combat count 2 with spice and 1 without',
    () => {
      const troops = { normal: 5, elite: 1, worth: 2 };
      // With 1 spice, 3: the elite in full and two halves, or another in full and four halves, or the elite for a half.
      expect(lossesOf(troops, { dial: 3, spice: 1 })).toEqual([
        { count: 5, elite: 0 },
        { count: 4, elite: 1 },
        { count: 3, elite: 1 },
      ]);
      const table = duel(
        ['emperor', { ...carthag(2, 1), spice: 1 }],
        ['harkonnen', {}],
        ['advanced-combat'],
      );
      expect(table.options().map((text) => text.split(' ')[1])).toEqual([
        '0',
        '0.5',
        '1',
        '1.5',
        '2',
        '2.5',
      ]);
      table.play('emperor: strength 1');
      // A half of the Sardaukar’s two, or one other in full.
      expect(table.options()).toEqual(['support 0', 'support 1']);
    },
  );

  inBoth(
    '[GF9-battle-35] [DES-battle-26] from several places each way to lose them is listed once',
    () => {
      const table = scenario({
        ...{ phase: 'battle', options: ['advantages'], storm: 17 },
        factions: {
          fremen: {
            forces: { 'south-mesa-4': 3, 'south-mesa-5': 3 },
            elites: { 'south-mesa-4': 1, 'south-mesa-5': 2 },
          },
          harkonnen: { forces: { 'south-mesa-5': 1 } },
        },
      });
      table.until('fremen', 'leader');
      play(table, 'fremen');
      table.play('fremen: strength 4');
      play(table, 'harkonnen');
      table.play('harkonnen: strength 0');
      table.until('fremen', 'lose');
      const ways = new Set<string>();
      const walk = (state: Table['state'], said: string): void => {
        const legal = duneBoard.legalActions(state);
        if (state.frames.at(-1)?.step !== 'battle') {
          const fremen = state.factions[0];
          const left = JSON.stringify(fremen?.forces);
          expect(ways.has(left), said).toBe(false);
          ways.add(left);
          return;
        }
        expect(new Set(legal.map(moveText)).size).toBe(legal.length);
        for (const action of legal) {
          const copy = duneBoard.clone(state);
          duneBoard.play(copy, action);
          walk(copy, `${said}; ${moveText(action)}`);
        }
      };
      walk(table.state, '');
      // One by one: so many from each of two places, and of each kind, that come to 4.
      let expected = 0;
      for (let a = 0; a <= 2; a += 1)
        for (let b = 0; b <= 1; b += 1)
          for (let c = 0; c <= 1; c += 1)
            for (let d = 0; d <= 2; d += 1) if (a + 2 * b + c + 2 * d === 4) expected += 1;
      expect(ways.size).toBe(expected);
    },
  );
});

describe('Sardaukar and Fedaykin elsewhere', () => {
  inBoth(
    '[GF9-emperor-10] [GF9-fremen-17] [DES-emperor-09] [DES-fremen-20] come back one a turn, each as one force',
    () => {
      for (const id of ['emperor', 'fremen']) {
        const table = scenario({
          ...{ phase: 'revival', options: ['advantages'] },
          factions: {
            [id]: { tanks: 5, eliteTanks: 3, spice: 9, hand: ['tleilaxu-ghola'] },
            guild: {},
          },
        });
        table.until(id, 'revive');
        const all = table.options().filter((text) => text.startsWith('revive'));
        expect(all, id).toEqual([
          'revive 1',
          'revive 2',
          'revive-elite 1',
          'revive-elite 2',
          'revive-elite 3',
        ]);
        table.play(`${id}: revive-elite 1`);
        expect(table.faction(id)).toMatchObject({ tanks: 4, eliteTanks: 2, eliteRevived: true });
        table.until(id, 'ghola-forces');
        expect(table.options().join()).not.toContain('ghola-elite');
      }
    },
  );

  inBoth('[GF9-emperor-10] [DES-emperor-09] also with the special power', () => {
    const table = scenario({
      ...{ phase: 'revival', options: ['advantages', 'karama-powers'] },
      factions: { emperor: { tanks: 4, eliteTanks: 4, spice: 0, hand: ['karama'] }, guild: {} },
    });
    table.until('emperor', 'special-elite');
    expect(table.options().filter((text) => text.startsWith('special'))).toEqual([
      'special-elite 1',
    ]);
  });

  inBoth(
    '[GF9-fremen-16] [DES-fremen-19] go where their player sends them, and of each group it says how many',
    () => {
      const table = scenario({
        ...{ phase: 'shipment', options: ['advantages'] },
        factions: {
          fremen: { forces: { 'sietch-tabr-13': 5 }, elites: { 'sietch-tabr-13': 2 } },
          emperor: {},
        },
      });
      table.until('fremen', 'ship');
      table.play('fremen: ship the-great-flat-14', 'fremen: forces 2');
      expect(table.options()).toEqual(['elites 0', 'elites 1']);
      table.play('fremen: elites 1');
      expect(table.faction('fremen')).toMatchObject({ reserves: 13, eliteReserves: 0 });
      table.until('fremen', 'move');
      table.play('fremen: move sietch-tabr', 'fremen: to rock-outcroppings-13', 'fremen: forces 4');
      expect(table.options()).toEqual(['elites 1', 'elites 2']);
      table.play('fremen: elites 1');
      expect(table.faction('fremen').forces).toEqual([
        { at: 'rock-outcroppings-13', count: 4, elite: 1 },
        { at: 'sietch-tabr-13', count: 1, elite: 1 },
        { at: 'the-great-flat-14', count: 2, elite: 1 },
      ]);
    },
  );
});
