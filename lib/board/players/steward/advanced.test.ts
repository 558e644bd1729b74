import { describe, expect, it } from 'vitest';
import { moveText } from '@/lib/kernel/moves';
import { duneBoard } from '../../dune';
import type { Action } from '../../engine/actions';
import { type Scenario, scenario, type Table } from '../../engine/testing/scenario-fixture';
import { fightsOf } from './battle/fights';
import { steward } from './steward';
import { tableOf } from './table';

const SISTERS = 'bene-gesserit';

function table(plan: Omit<Scenario, 'options'>): Table {
  return scenario({ ...plan, options: ['advantages'] });
}

function does(at: Table, faction: string, kind: Action['kind']): string {
  at.until(faction, kind);
  return chosen(at);
}

function chosen({ state }: Table): string {
  const seat = state.asked ?? 0;
  return moveText(steward(() => duneBoard.viewFor(state, seat), duneBoard.legalActions(state)));
}

describe('a steward with additional advantages', () => {
  it('sends the Kwisatz Haderach along', () => {
    const battle = table({
      phase: 'battle',
      factions: {
        atreides: { forces: { 'carthag-10': 5 }, lost: 7 },
        emperor: { forces: { 'carthag-10': 4 } },
      },
    });
    battle.until('atreides', 'leader');
    battle.play('atreides: leader duncan-idaho');
    expect(chosen(battle)).toBe('kwisatz');
  });

  it('keeps the Kwisatz Haderach for a stronghold that is still to be fought for', () => {
    const battle = table({
      phase: 'battle',
      factions: {
        emperor: { forces: { 'red-chasm-6': 3 } },
        atreides: { forces: { 'red-chasm-6': 5, 'carthag-10': 5 }, lost: 7 },
        guild: { forces: { 'carthag-10': 4 } },
      },
    });
    battle.until('atreides', 'leader');
    battle.play('atreides: leader duncan-idaho');
    expect(chosen(battle)).toBe('pass');
    battle.play('atreides: pass');
    battle.until('atreides', 'leader');
    battle.play('atreides: leader lady-jessica');
    expect(chosen(battle)).toBe('kwisatz');
  });

  it('has advisors fight for a stronghold that they can take, and fighters give way where they cannot hold it', () => {
    const among = (advisors: number, others: number) =>
      does(
        table({
          ...{ phase: 'shipment', storm: 0 },
          factions: {
            [SISTERS]: { advisors: { 'arrakeen-9': advisors } },
            emperor: { forces: { 'arrakeen-9': others } },
          },
        }),
        SISTERS,
        'flip',
      );
    expect(among(12, 1)).toBe('flip arrakeen');
    expect(among(1, 12)).toBe('pass');
    const attacked = table({
      phase: 'shipment',
      factions: {
        emperor: { spice: 30 },
        [SISTERS]: { forces: { 'arrakeen-9': 1 }, dead: ['alia'] },
      },
    });
    attacked.until('emperor', 'ship');
    attacked.play('emperor: ship arrakeen-9', 'emperor: forces 15', 'emperor: elites 5');
    expect(chosen(attacked)).toBe('flip arrakeen');
  });

  it('sends an advisor to a stronghold, and else to the Polar Sink', () => {
    const along = (to: string) => {
      const found = table({
        phase: 'shipment',
        factions: { emperor: { spice: 20 }, [SISTERS]: {} },
      });
      found.until('emperor', 'ship');
      found.play(`emperor: ship ${to}`, 'emperor: forces 1', 'emperor: elites 0');
      return chosen(found);
    };
    expect(along('arrakeen-9')).toBe('advise');
    expect(along('south-mesa-4')).toBe('accompany');
  });

  it('takes a leader, keeps it where it is better than the own ones, else has it killed for 2 spice', () => {
    const taken = (dead: readonly string[], left: readonly string[]) => {
      const battle = table({
        phase: 'battle',
        factions: {
          harkonnen: { forces: { 'carthag-10': 5 }, dead },
          emperor: {
            forces: { 'carthag-10': 1 },
            dead: ['hasimir-fenring', 'captain-aramsham', 'caid', 'burseg', 'bashar'].filter(
              (id) => !left.includes(id),
            ),
          },
        },
      });
      battle.until('harkonnen', 'leader');
      battle.play('harkonnen: leader umman-kudu', 'harkonnen: weapon null');
      battle.play('harkonnen: defense null', 'harkonnen: strength 5');
      battle.play(`emperor: leader ${left[0]}`, 'emperor: weapon null', 'emperor: defense null');
      battle.play('emperor: strength 0');
      battle.until('harkonnen', 'capture');
      const first = chosen(battle);
      battle.play('harkonnen: capture');
      return [first, chosen(battle)];
    };
    expect(taken([], ['bashar'])).toEqual(['capture', 'kill-captive']);
    expect(taken(['feyd-rautha', 'beast-rabban', 'piter-de-vries'], ['bashar'])).toEqual([
      ...['capture', 'pass'],
    ]);
  });

  it('places a worm where it takes most from others', () => {
    const blow = table({
      ...{ phase: 'spice-blow', lastBlow: 'red-chasm' },
      spiceDeck: ['shai-hulud', 'shai-hulud', 'broken-land'],
      factions: {
        fremen: { forces: { 'the-great-flat-14': 4 } },
        emperor: { forces: { 'south-mesa-4': 3 } },
        guild: { forces: { 'meridian-0': 6 } },
      },
    });
    expect(does(blow, 'fremen', 'worm')).toBe('worm meridian');
  });

  it('of the Guild acts last', () => {
    const shipment = table({
      phase: 'shipment',
      factions: { guild: {}, emperor: {}, atreides: {} },
    });
    expect(does(shipment, 'guild', 'act')).toBe('pass');
  });

  it('ships its best forces, and loses them last to the storm', () => {
    const storm = table({
      ...{ phase: 'storm', storm: 4, wheels: ['fremen', 'emperor'] },
      factions: {
        fremen: { forces: { 'red-chasm-6': 4 }, elites: { 'red-chasm-6': 2 } },
        emperor: {},
      },
    });
    storm.until('fremen', 'dial');
    storm.play('fremen: dial 1', 'emperor: dial 1');
    expect(chosen(storm)).toBe('elites 0');
    const shipment = table({ phase: 'shipment', factions: { emperor: { spice: 20 }, fremen: {} } });
    shipment.until('emperor', 'ship');
    shipment.play('emperor: ship arrakeen-9', 'emperor: forces 6');
    expect(chosen(shipment)).toBe('elites 5');
  });

  it('sends Sardaukar where they count twice: not against Fremen, nor for spice alone', () => {
    const elites = (to: string, rival: string) => {
      const shipment = table({
        phase: 'shipment',
        factions: {
          emperor: { spice: 30 },
          [rival]: { forces: { 'carthag-10': 2 } },
          guild: { forces: { 'arrakeen-9': 1 } },
        },
      });
      shipment.until('emperor', 'ship');
      shipment.play(`emperor: ship ${to}`, 'emperor: forces 6');
      return chosen(shipment);
    };
    expect(elites('carthag-10', 'atreides')).toBe('elites 5');
    expect(elites('carthag-10', 'fremen')).toBe('elites 0');
    expect(elites('red-chasm-6', 'atreides')).toBe('elites 0');
  });

  it('orders a Karama against what helps most the rival that it is about to fight', () => {
    const order = (rival: string, theirs: object, me = 'harkonnen', options: string[] = []) => {
      const found = scenario({
        ...{ phase: 'revival', options: ['advantages', ...options] },
        factions: {
          [rival]: theirs,
          [me]: { hand: ['karama'], forces: { 'carthag-10': 3 } },
          guild: {},
        },
      });
      return does(found, me, 'order');
    };
    const carthag = { forces: { 'carthag-10': 6 } };
    const guard = { ...carthag, elites: { 'carthag-10': 4 } };
    expect(order('emperor', guard)).toBe('order sardaukar 0');
    expect(order('emperor', guard, 'fremen')).toBe('pass');
    expect(order('emperor', {})).toBe('pass');
    expect(order('atreides', { ...carthag, lost: 7 })).toBe('order kwisatz 0');
    expect(order('atreides', carthag)).toBe('order prescience 0');
    expect(order('fremen', carthag, 'harkonnen', ['advanced-combat'])).toBe(
      'order full-strength 0',
    );
  });

  it('of the Bene Gesserit takes a card for a worthless one', () => {
    const bidding = (hand: string[]) =>
      does(
        table({
          ...{ phase: 'bidding', deck: ['lasgun'] },
          factions: { [SISTERS]: { hand, spice: 9 }, emperor: {}, guild: {} },
        }),
        SISTERS,
        'bid',
      );
    expect(bidding(['baliset'])).toBe('karama');
    expect(bidding(['karama'])).not.toBe('karama');
  });

  it('[GF9-adv-combat-02] expects less of forces for which it has no spice in advanced combat', () => {
    const wins = (options: string[]) => {
      const found = scenario({
        ...{ phase: 'shipment', options, storm: 0 },
        factions: {
          harkonnen: { spice: 8 },
          emperor: { forces: { 'arrakeen-9': 3 } },
          guild: {},
        },
      });
      found.until('harkonnen', 'ship');
      const seat = found.state.asked ?? 0;
      const view = duneBoard.viewFor(found.state, seat);
      const fight = fightsOf(tableOf(view));
      return fight({ count: 6, elite: 0 }, 1, { count: 9, elite: 0 }, 0).wins;
    };
    expect(wins(['advanced-combat'])).toBeLessThan(wins([]));
  });
});
