import { describe, expect, it } from 'vitest';
import { moveText } from '@/lib/kernel/moves';
import { duneBoard } from '../../dune';
import type { Action } from '../../engine/actions';
import { type Scenario, scenario, type Table } from '../../engine/testing/scenario-fixture';
import { steward } from './steward';

/** What a steward does once its faction is asked for something of a kind. */
function does(plan: Scenario, faction: string, kind: Action['kind']): string {
  const table = scenario(plan);
  table.until(faction, kind);
  return chosen(table);
}

function chosen({ state }: Table): string {
  const seat = state.asked ?? 0;
  return moveText(steward(() => duneBoard.viewFor(state, seat), duneBoard.legalActions(state)));
}

/** Two who meet in Arrakeen. */
const meeting = (
  one: Scenario['factions'][string],
  other: Scenario['factions'][string],
): Scenario => ({
  ...{ phase: 'battle', storm: 0 },
  factions: {
    harkonnen: { forces: { 'arrakeen-9': 6 }, ...one },
    emperor: { forces: { 'arrakeen-9': 5 }, ...other },
  },
});

describe('a steward before the first turn', () => {
  it('keeps the strongest leader of an opponent as its traitor, and none of its own', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const factions = ['atreides', 'fremen', 'emperor'];
      const made = duneBoard.newGame({ seed, edition: '2019', factions });
      if (!made.ok) throw new Error(made.problems[0]?.message);
      const { state } = made.value;
      const dealt = state.factions[0]?.traitors ?? [];
      const strengths: Readonly<Record<string, number>> = {
        ...{ stilgar: 7, chani: 6, otheym: 5, 'shadout-mapes': 3, jamis: 2 },
        ...{ 'hasimir-fenring': 6, 'captain-aramsham': 5, caid: 3, burseg: 3, bashar: 2 },
      };
      const strongest = Math.max(...dealt.map((leader) => strengths[leader] ?? 0));
      const [, kept = ''] = moveText(
        steward(() => duneBoard.viewFor(state, 0), duneBoard.legalActions(state)),
      ).split(' ');
      expect(strengths[kept], `seed ${seed}`).toBe(strongest);
    }
  });
});

describe('a steward with spice', () => {
  it('claims charity', () => {
    const plan: Scenario = { phase: 'charity', factions: { guild: { spice: 1 }, atreides: {} } };
    expect(does(plan, 'guild', 'claim')).toBe('claim');
  });

  it('bids for its first cards, and leaves off before it is poor', () => {
    const table = scenario({
      phase: 'bidding',
      factions: { emperor: { spice: 12 }, harkonnen: { spice: 30 } },
    });
    table.until('emperor', 'bid');
    expect(chosen(table)).toBe('bid 1');
    table.play('emperor: bid 1', 'harkonnen: bid 9');
    expect(chosen(table)).toBe('pass');
  });

  it('does not bid for a worthless card that the Atreides see', () => {
    const factions = { atreides: { spice: 12 }, harkonnen: { spice: 9 } };
    const plan = (card: string): Scenario => ({ phase: 'bidding', deck: [card], factions });
    const seen = (card: string) => {
      const table = scenario(plan(card));
      table.until('atreides', 'bid');
      return chosen(table);
    };
    expect(seen('baliset')).toBe('pass');
    expect(seen('shield')).toBe('bid 1');
  });

  it('revives what comes back for nothing', () => {
    const factions = { atreides: { tanks: 5, spice: 0 }, harkonnen: {} };
    expect(does({ phase: 'revival', factions }, 'atreides', 'revive')).toBe('revive 2');
  });
});

describe('a steward on the map', () => {
  it('ships into a stronghold that would win the game, and then holds it', () => {
    const table = scenario({
      ...{ phase: 'shipment', storm: 0 },
      factions: {
        atreides: { forces: { 'arrakeen-9': 6, 'carthag-10': 6 }, spice: 9 },
        emperor: { forces: { 'tueks-sietch-4': 3 } },
        guild: { forces: { 'habbanya-sietch-16': 3 } },
      },
    });
    table.until('atreides', 'ship');
    expect(chosen(table)).toBe('ship sietch-tabr-13');
    table.play('atreides: ship sietch-tabr-13');
    expect(chosen(table)).toMatch(/^forces [1-8]$/);
  });

  it('does not leave a rival with three strongholds if it can fight for one', () => {
    const table = scenario({
      ...{ phase: 'shipment', storm: 0 },
      factions: {
        emperor: { spice: 4, hand: ['crysknife', 'shield'] },
        harkonnen: {
          forces: { 'arrakeen-9': 6, 'carthag-10': 6, 'tueks-sietch-4': 1 },
          hand: ['snooper', 'baliset', 'kulon', 'hajr'],
        },
        guild: {},
      },
    });
    table.until('emperor', 'ship');
    expect(chosen(table)).toBe('ship tueks-sietch-4');
  });

  it('collects spice that lies beside it, out of the reach of the storm', () => {
    const table = scenario({
      ...{ phase: 'shipment', storm: 9, spice: { 'the-great-flat-14': 10 } },
      factions: {
        fremen: { forces: { 'sietch-tabr-13': 8 }, spice: 0 },
        guild: { forces: { 'tueks-sietch-4': 5 } },
      },
    });
    const places: string[] = [];
    for (const kind of ['ship', 'move'] as const) {
      table.until('fremen', kind);
      for (let step = 0; step < 4 && table.asked() === 'fremen'; step += 1) {
        const move = chosen(table);
        places.push(move);
        table.play(`fremen: ${move}`);
        if (move === 'pass') break;
      }
    }
    expect(places.join(' ')).toContain('the-great-flat-14');
  });
});

describe('a steward in battle', () => {
  it('calls a traitor', () => {
    const table = scenario(
      meeting(
        { traitors: ['bashar'] },
        { dead: ['hasimir-fenring', 'captain-aramsham', 'caid', 'burseg'] },
      ),
    );
    table.until('harkonnen', 'call-traitor');
    expect(chosen(table)).toBe('call-traitor');
  });

  it('plays a weapon and a defense that it has, and no lasgun beside its own shield', () => {
    const plan = meeting({ hand: ['lasgun', 'shield', 'crysknife'] }, {});
    const table = scenario(plan);
    table.until('harkonnen', 'leader');
    const said: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      const move = chosen(table);
      said.push(move);
      table.play(`harkonnen: ${move}`);
    }
    expect(said.join(' ')).toMatch(/weapon (lasgun|crysknife)|weapon crysknife/);
    expect(said.join(' ')).not.toMatch(
      /defense shield.*weapon lasgun|weapon lasgun.*defense shield/,
    );
    expect(said[0]).not.toBe('leader null');
  });

  it('forbids with the Voice what it cannot parry', () => {
    const table = scenario({
      ...{ phase: 'battle', storm: 0 },
      factions: {
        'bene-gesserit': { forces: { 'arrakeen-9': 6 }, hand: ['shield'] },
        harkonnen: { forces: { 'arrakeen-9': 5 }, hand: ['chaumas', 'crysknife', 'snooper'] },
      },
    });
    table.until('bene-gesserit', 'voice');
    expect(chosen(table)).toBe('voice not poison-weapon');
  });

  it('dials no more than it needs against a dial that it foresaw', () => {
    const table = scenario({
      ...{ phase: 'battle', storm: 0 },
      factions: {
        atreides: { forces: { 'arrakeen-9': 10 } },
        harkonnen: { forces: { 'arrakeen-9': 2 }, dead: ['feyd-rautha', 'beast-rabban'] },
      },
    });
    table.until('atreides', 'ask');
    table.play('atreides: ask dial', 'harkonnen: strength 0');
    const moves: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      const move = chosen(table);
      moves.push(move);
      table.play(`atreides: ${move}`);
    }
    expect(Number(moves[3]?.split(' ')[1])).toBeLessThan(6);
  });
});
