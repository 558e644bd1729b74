import { describe, expect } from 'vitest';
import { inBoth, type ScenarioFaction, scenario, type Table } from '../testing/scenario-fixture';

/** Emperor, Guild and Atreides are to ship in this order. */
function shipment(emperor: ScenarioFaction = {}): Table {
  return scenario({
    ...{ phase: 'shipment', options: ['advantages'] },
    factions: { emperor, guild: {}, atreides: {} },
  });
}

/** Who has shipped and moved, in order, if nobody ships and moves. */
function order(table: Table, ...guild: readonly string[]): string[] {
  const answers = [...guild];
  const acted: string[] = [];
  while (table.state.phase === 'shipment') {
    const who = table.asked() ?? '';
    const isChoice = table.state.frames.at(-1)?.step === 'shipment';
    if (!isChoice && acted.at(-1) !== who) acted.push(who);
    table.play(`${who}: ${isChoice ? (answers.shift() ?? 'pass') : 'pass'}`);
  }
  return acted;
}

describe('the turn of the Guild', () => {
  inBoth(
    '[GF9-guild-09] [DES-guild-11] [DES-guild-12] [DES-guild-13] is any that it likes; the others keep their order',
    () => {
      expect(order(shipment(), 'act')).toEqual(['guild', 'emperor', 'atreides']);
      expect(order(shipment(), 'pass', 'act')).toEqual(['emperor', 'guild', 'atreides']);
      expect(order(shipment(), 'pass', 'pass', 'pass')).toEqual(['emperor', 'atreides', 'guild']);
    },
  );

  inBoth(
    '[GF9-card-karama-10] [DES-card-karama-14] is its own if a Karama stops another, as long as it has not acted',
    () => {
      for (const answers of [['act'], ['pass', 'pass']]) {
        const table = shipment({ hand: ['karama'] });
        table.faction('emperor').order = { against: 1, advantage: 'any-turn' };
        expect(order(table, ...answers)).toEqual(['emperor', 'guild', 'atreides']);
        expect(table.faction('emperor').hand).toEqual([]);
      }
    },
  );
});
