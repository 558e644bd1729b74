import { describe, expect, it } from 'vitest';
import { inBoth, type ScenarioFaction, scenario, type Table } from '../testing/scenario-fixture';

/** Atreides attack the Emperor in Carthag, with their additional advantages. */
function duel(atreides: ScenarioFaction = {}, emperor: ScenarioFaction = {}): Table {
  return scenario({
    ...{ phase: 'battle', options: ['advantages'] },
    factions: {
      atreides: { forces: { 'carthag-10': 5 }, lost: 7, ...atreides },
      emperor: { forces: { 'carthag-10': 4 }, ...emperor },
      harkonnen: {},
    },
  });
}

/** Atreides fight in Carthag first, then in Arrakeen. */
function twice(lost: number): Table {
  const table = scenario({
    ...{ phase: 'battle', options: ['advantages'] },
    factions: {
      atreides: { forces: { 'carthag-10': 5, 'arrakeen-9': 5 }, lost },
      emperor: { forces: { 'carthag-10': 1 } },
      guild: { forces: { 'arrakeen-9': 1 } },
    },
  });
  table.play('atreides: fight 1 10 carthag');
  toLeader(table);
  return table;
}

function toLeader(table: Table): void {
  table.until('atreides', 'leader');
}

const rival = (weapon = 'null', defense = 'null', dial = 1) => [
  'emperor: leader bashar',
  `emperor: weapon ${weapon}`,
  `emperor: defense ${defense}`,
  `emperor: strength ${dial}`,
];

describe('the Kwisatz Haderach', () => {
  it('[GF9-atreides-10] wakes once seven forces are lost in battles, and fights from the next battle on', () => {
    const table = twice(6);
    table.play('atreides: leader thufir-hawat');
    expect(table.options()).toEqual(['weapon null']);
    table.play('atreides: weapon null', 'atreides: defense null', 'atreides: strength 1');
    table.play(...rival());
    table.until('atreides', 'leader');
    table.play('atreides: leader lady-jessica');
    expect(table.options()).toEqual(['pass', 'kwisatz']);
  });

  it('[GF9-atreides-10] counts what is lost by a winner, by a traitor and in an explosion', () => {
    const won = duel({ lost: 0 }, { hand: [] });
    toLeader(won);
    won.play('atreides: leader thufir-hawat', 'atreides: weapon null', 'atreides: defense null');
    won.play('atreides: strength 3', ...rival());
    won.finish();
    expect(won.faction('atreides').kwisatz?.lost).toBe(3);
    const betrayed = duel({ lost: 0 }, { traitors: ['thufir-hawat'] });
    toLeader(betrayed);
    betrayed.play('atreides: leader thufir-hawat', 'atreides: weapon null');
    betrayed.play('atreides: defense null', 'atreides: strength 3', ...rival());
    betrayed.until('emperor', 'call-traitor');
    betrayed.play('emperor: call-traitor');
    betrayed.finish();
    expect(betrayed.faction('atreides').kwisatz?.lost).toBe(5);
    const stormed = scenario({
      ...{ phase: 'storm', options: ['advantages'], storm: 4, wheels: ['atreides', 'emperor'] },
      factions: { atreides: { forces: { 'red-chasm-6': 8 } }, emperor: {} },
    });
    stormed.until('atreides', 'dial');
    stormed.play('atreides: dial 1', 'emperor: dial 1');
    stormed.finish();
    expect(stormed.faction('atreides')).toMatchObject({ tanks: 8, kwisatz: { lost: 0 } });
  });

  inBoth(
    '[GF9-atreides-11] [DES-atreides-11] adds 2 to a leader or a cheap hero, never alone',
    () => {
      const table = duel({ hand: ['cheap-hero'] });
      toLeader(table);
      table.play('atreides: leader cheap-hero');
      expect(table.options()).toEqual(['pass', 'kwisatz']);
      table.play('atreides: kwisatz', 'atreides: weapon null', 'atreides: defense null');
      table.play('atreides: strength 0', ...rival('null', 'null', 0));
      table.finish();
      expect(table.events).toContainEqual({
        ...{ kind: 'battle-won', seat: 0, over: 1, totals: [2, 2] },
      });
      const alone = duel({
        dead: ['thufir-hawat', 'lady-jessica', 'gurney-halleck', 'duncan-idaho', 'wellington-yueh'],
      });
      toLeader(alone);
      alone.play('atreides: leader null');
      expect(alone.options()).toEqual(['weapon null']);
    },
  );

  inBoth('[GF9-atreides-11] [DES-atreides-11] fights in one territory a turn', () => {
    const table = twice(9);
    table.play('atreides: leader thufir-hawat', 'atreides: kwisatz', 'atreides: weapon null');
    table.play('atreides: defense null', 'atreides: strength 1', ...rival());
    table.until('atreides', 'leader');
    table.play('atreides: leader lady-jessica');
    expect(table.options()).toEqual(['weapon null']);
    table.finish();
    expect(table.faction('atreides').kwisatz?.fought).toBeNull();
  });

  inBoth(
    '[GF9-atreides-12] [DES-atreides-12] is of no use to a leader that is killed, and lives on',
    () => {
      const table = duel({}, { hand: ['crysknife'] });
      toLeader(table);
      table.play('atreides: leader thufir-hawat', 'atreides: kwisatz', 'atreides: weapon null');
      table.play('atreides: defense null', 'atreides: strength 1', ...rival('crysknife'));
      table.finish();
      expect(table.events).toContainEqual({
        ...{ kind: 'battle-won', seat: 1, over: 0, totals: [1, 3] },
      });
      expect(table.faction('atreides').kwisatz?.dead).toBe(false);
    },
  );

  inBoth(
    '[GF9-atreides-13] [DES-atreides-13] dies in an explosion of lasgun and shield only',
    () => {
      const table = duel({ hand: ['lasgun'] }, { hand: ['shield'] });
      toLeader(table);
      table.play('atreides: leader thufir-hawat', 'atreides: kwisatz', 'atreides: weapon lasgun');
      table.play('atreides: defense null', 'atreides: strength 1', ...rival('null', 'shield'));
      table.finish();
      expect(table.faction('atreides').kwisatz).toMatchObject({
        dead: true,
        fought: null,
        lost: 12,
      });
    },
  );

  inBoth('[GF9-atreides-14] [DES-atreides-14] keeps its leader from being called a traitor', () => {
    const table = duel({}, { traitors: ['thufir-hawat'] });
    toLeader(table);
    table.play('atreides: leader thufir-hawat', 'atreides: kwisatz', 'atreides: weapon null');
    table.play('atreides: defense null', 'atreides: strength 1', ...rival());
    // Only the leader of the Emperor can be one.
    expect(table.asked()).toBe('atreides');
    table.play('atreides: pass');
    expect(table.events.some(({ kind }) => kind === 'battle-won')).toBe(true);
  });

  it('[GF9-atreides-15] [GF9-atreides-16] comes back for 2 spice in place of a leader, and while it lives changes nothing', () => {
    const all = [
      'thufir-hawat',
      'lady-jessica',
      'gurney-halleck',
      'duncan-idaho',
      'wellington-yueh',
    ];
    const revival = (dead: readonly string[], isDead: boolean) => {
      const table = scenario({
        ...{ phase: 'charity', options: ['advantages'] },
        factions: { atreides: { dead, lost: 8, spice: 9 }, guild: {} },
      });
      const atreides = table.faction('atreides');
      if (atreides.kwisatz !== null) atreides.kwisatz = { ...atreides.kwisatz, dead: isDead };
      while (table.state.phase !== 'revival' || table.state.frames.at(-1)?.step !== 'revival')
        table.play(`${table.asked()}: ${table.options()[0]}`);
      return table;
    };
    const five = revival(all, true);
    expect(five.options()).toContain('revive-leader kwisatz-haderach');
    five.play('atreides: revive-leader kwisatz-haderach');
    expect(five.faction('atreides')).toMatchObject({ spice: 7, kwisatz: { dead: false } });
    expect(five.state.frames.at(-1)?.step === 'revival' && five.asked() === 'atreides').toBe(false);
    expect(revival(all, false).options()).toContain('revive-leader duncan-idaho');
    expect(revival(all, false).options()).not.toContain('revive-leader kwisatz-haderach');
  });

  inBoth(
    '[GF9-card-karama-02] [DES-card-karama-02] [DES-card-karama-03] can be stopped for one battle by a Karama',
    () => {
      const table = duel({}, { hand: ['karama'] });
      table.faction('emperor').order = { against: 0, advantage: 'kwisatz' };
      toLeader(table);
      table.play('atreides: leader thufir-hawat', 'atreides: kwisatz');
      expect(table.state.frames.at(-1)).toMatchObject({ plans: [{ kwisatz: false }, {}] });
      expect(table.faction('emperor').hand).toEqual([]);
    },
  );
});
