import { describe, expect, it } from 'vitest';
import { moveText } from '@/lib/kernel/moves';
import { readMove } from '../actions';
import type { BoardState } from '../state/state';
import { viewFor } from '../state/view';
import { inBoth, type ScenarioFaction, scenario } from '../testing/scenario-fixture';

/** Harkonnen attack the Emperor in Carthag, with advanced combat. */
function duel(harkonnen: ScenarioFaction, emperor: ScenarioFaction = {}, options: string[] = []) {
  const table = scenario({
    ...{ phase: 'battle', options: ['advanced-combat', ...options] },
    factions: {
      harkonnen: { forces: { 'carthag-10': 4 }, ...harkonnen },
      emperor: { forces: { 'carthag-10': 4 }, ...emperor },
      fremen: {},
    },
  });
  table.play('harkonnen: leader feyd-rautha', 'harkonnen: weapon null', 'harkonnen: defense null');
  return table;
}

const battles = ({ frames }: BoardState) =>
  frames.flatMap((frame) => (frame.step === 'battle' ? [frame.territory] : []));

const rival = ['emperor: leader bashar', 'emperor: weapon null', 'emperor: defense null'];

describe('advanced combat', () => {
  inBoth(
    '[GF9-adv-combat-01] [GF9-adv-combat-02] [GF9-adv-combat-06] [DES-adv-combat-01] [DES-adv-combat-06] dials in halves: each force a half, and one where 1 spice is spent',
    () => {
      const dials = (spice: number) =>
        duel({ spice })
          .options()
          .map((text) => text.split(' ')[1]);
      expect(dials(0)).toEqual(['0', '0.5', '1', '1.5', '2']);
      expect(dials(1)).toEqual(['0', '0.5', '1', '1.5', '2', '2.5']);
      expect(dials(9).at(-1)).toBe('4');
    },
  );

  inBoth(
    '[GF9-adv-combat-03] [GF9-adv-combat-08] [DES-adv-combat-03] [DES-adv-combat-07] [DES-adv-combat-08] takes as much spice as some of the forces make of it, in secret',
    () => {
      const table = duel({ spice: 9 });
      table.play('harkonnen: strength 3');
      // 3 of 4 forces: two with spice and two without, or three with.
      expect(table.options()).toEqual(['support 2', 'support 3']);
      table.play('harkonnen: support 2');
      expect(JSON.stringify(viewFor(table.state, 1).frames)).not.toContain('"spice":2');
    },
  );

  inBoth(
    '[GF9-adv-combat-05] [GF9-adv-combat-07] [DES-adv-combat-05] [DES-adv-combat-07] the winner loses forces that come to its dial, and both pay',
    () => {
      const table = duel({ spice: 5 }, { spice: 3 });
      table.play('harkonnen: strength 2', 'harkonnen: support 1', ...rival);
      table.play('emperor: strength 3', 'emperor: support 2', 'harkonnen: pass', 'emperor: pass');
      // One in full and two halves.
      expect(table.faction('harkonnen')).toMatchObject({ tanks: 3, spice: 4 });
      expect(table.faction('emperor')).toMatchObject({ tanks: 4, spice: 1 });
    },
  );

  inBoth(
    '[GF9-adv-combat-04] [DES-adv-combat-04] who wins by a traitor keeps the spice, who is betrayed pays',
    () => {
      const table = duel({ spice: 5, traitors: ['bashar'] }, { spice: 3 });
      table.play('harkonnen: strength 2', 'harkonnen: support 2', ...rival);
      table.play('emperor: strength 3', 'emperor: support 2');
      table.play('harkonnen: call-traitor', 'emperor: pass');
      expect(table.faction('harkonnen')).toMatchObject({ tanks: 0, spice: 7 });
      expect(table.faction('emperor').spice).toBe(1);
    },
  );

  it('[GF9-adv-combat-02] the Fremen need no spice, unless the table plays so', () => {
    const fremen = (options: readonly string[]) => {
      const table = scenario({
        ...{ phase: 'battle', options: ['advanced-combat', ...options] },
        factions: {
          fremen: { forces: { 'carthag-10': 3 }, spice: 0 },
          emperor: { forces: { 'carthag-10': 4 } },
          guild: {},
        },
      });
      table.play('fremen: leader jamis', 'fremen: weapon null', 'fremen: defense null');
      return table;
    };
    const free = fremen([]);
    expect(free.options().at(-1)).toBe('strength 3');
    free.play('fremen: strength 3');
    expect(free.asked()).toBe('emperor');
    expect(fremen(['fremen-pay']).options().at(-1)).toBe('strength 1.5');
  });

  it('[GF9-card-karama-11] but a Karama makes them pay in one battle', () => {
    const table = scenario({
      ...{ phase: 'revival', options: ['advanced-combat'] },
      factions: {
        fremen: { forces: { 'carthag-10': 3, 'arrakeen-9': 3 }, spice: 1 },
        emperor: { forces: { 'carthag-10': 4 }, hand: ['karama'] },
        guild: { forces: { 'arrakeen-9': 1 } },
      },
    });
    table.until('emperor', 'order');
    table.play('emperor: order full-strength 0');
    table.until('fremen', 'fight');
    const most = (fight: string) => {
      table.play(`fremen: ${fight}`);
      for (const kind of ['leader', 'weapon', 'defense'])
        table.play(`fremen: ${table.options().find((text) => text.startsWith(kind))}`);
      return table.options().at(-1);
    };
    expect(most(table.options()[0] ?? '')).toBe('strength 2');
    table.play('fremen: strength 1');
    expect(table.options()).toEqual(['support 0', 'support 1']);
    expect(table.faction('emperor').hand).toEqual([]);
    expect(table.log('guild').join(' ')).toContain(
      'Emperor stopped Fremen: full strength without spice in a battle.',
    );
    // One use: the next battle is fought as ever.
    const [first] = battles(table.state);
    while (battles(table.state)[0] === first) table.play(`${table.asked()}: ${table.options()[0]}`);
    table.until('fremen', 'leader');
    for (const kind of ['leader', 'weapon', 'defense'])
      table.play(`fremen: ${table.options().find((text) => text.startsWith(kind))}`);
    expect(table.options().at(-1)).toBe('strength 3');
  });

  it('[GF9-card-karama-11] which is no order where they pay anyway', () => {
    for (const [edition, options, isListed] of [
      ['2019', ['advanced-combat'], true],
      ['2019', ['advanced-combat', 'fremen-pay'], false],
      ['2019', [], false],
      ['descartes', ['advanced-combat'], false],
    ] as const) {
      const table = scenario({
        ...{ edition, options, phase: 'storm' },
        factions: { fremen: {}, emperor: { hand: ['karama'] } },
      });
      table.until('emperor', 'order');
      expect(table.options().includes('order full-strength 0')).toBe(isListed);
    }
  });

  it('writes halves in a record', () => {
    const text = moveText({ kind: 'strength', dial: 2.5 });
    expect(text).toBe('strength 2.5');
    expect(readMove(text)).toEqual({ kind: 'strength', dial: 2.5 });
    expect(readMove('bid 2.5')).toBeNull();
  });
});
