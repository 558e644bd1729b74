import { describe, expect, it } from 'vitest';
import { duneBoard } from '../../dune';
import { type Scenario, scenario, type Table } from './scenario-fixture';

const table = (plan: Omit<Scenario, 'edition'>) => scenario({ ...plan, edition: 'descartes' });

/** Goes on, with passes where they may be, till a faction may do something of a kind. */
function goTo(at: Table, who: string, kind: string): void {
  const isThere = () =>
    at.asked() === who && at.options().some((option) => option.split(' ')[0] === kind);
  while (!isThere()) {
    const options = at.options();
    at.play(`${at.asked()}: ${options.includes('pass') ? 'pass' : options[0]}`);
  }
}

describe('battles of Descartes', () => {
  const duel = (
    one: Scenario['factions'][string],
    other: Scenario['factions'][string],
    more: Partial<Scenario> = {},
  ) =>
    table({
      ...{ phase: 'battle', storm: 0, ...more },
      factions: {
        emperor: { forces: { 'arrakeen-9': 5 }, ...one },
        harkonnen: { forces: { 'arrakeen-9': 4 }, ...other },
        guild: {},
      },
    });
  const fought = (
    at: Table,
    ours: readonly [string, string, string, number],
    theirs: readonly [string, string, string, number],
  ) => {
    for (const [who, [leader, weapon, defense, dial]] of [
      ['emperor', ours],
      ['harkonnen', theirs],
    ] as const)
      at.play(
        ...[`${who}: leader ${leader}`, `${who}: weapon ${weapon}`],
        ...[`${who}: defense ${defense}`, `${who}: strength ${dial}`],
      );
    while (at.options().includes('pass')) at.play(`${at.asked()}: pass`);
    return at;
  };
  const dead = ({ state }: Table) =>
    state.factions.flatMap(({ leaders }) => leaders.flatMap((one) => (one.dead ? [one.id] : [])));

  it('[DES-card-weapon-01] [DES-card-weapon-02] [DES-card-shield-01] [DES-card-snooper-01] a shield stops projectiles and a snooper poison', () => {
    const weapons = ['projectile-weapon', 'poison-weapon'];
    const defenses = ['shield', 'snooper'];
    const killed = weapons.map((weapon) =>
      defenses.map((defense) => {
        const at = duel({ hand: [weapon] }, { hand: [defense] });
        fought(at, ['caid', weapon, 'null', 1], ['umman-kudu', 'null', defense, 1]);
        return dead(at).includes('umman-kudu');
      }),
    );
    expect(killed).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('[DES-card-lasegun-01] no defense stops a lasegun', () => {
    const at = duel({ hand: ['lasgun'] }, { hand: ['snooper'] });
    fought(at, ['caid', 'lasgun', 'null', 1], ['umman-kudu', 'null', 'snooper', 1]);
    expect(dead(at)).toEqual(['umman-kudu']);
  });

  it('[DES-card-worthless-02] [DES-card-worthless-04] [DES-tips-06] a worthless card does nothing, and is discarded by a winner too', () => {
    const at = duel({ hand: ['baliset', 'projectile-weapon'] }, {});
    fought(at, ['caid', 'projectile-weapon', 'baliset', 5], ['umman-kudu', 'null', 'null', 1]);
    expect(at.options()).toEqual(['keep projectile-weapon', 'discard projectile-weapon']);
    at.play('emperor: keep projectile-weapon');
    expect(at.state.discards).toEqual(['baliset']);
    const kept = duel({ hand: ['baliset'] }, {}, { options: ['keep-worthless'] });
    fought(kept, ['caid', 'baliset', 'null', 5], ['umman-kudu', 'null', 'null', 1]);
    expect(kept.options()).toEqual(['keep baliset', 'discard baliset']);
  });

  it('[DES-battle-23] [DES-battle-28] leaders that lived are their owners’ again, the loser’s too', () => {
    const at = fought(duel({}, {}), ['caid', 'null', 'null', 5], ['umman-kudu', 'null', 'null', 1]);
    expect(dead(at)).toEqual([]);
    while (at.state.turn === 2) at.play(`${at.asked()}: ${at.options()[0]}`);
    const { leaders } = at.faction('harkonnen');
    expect(leaders.every((leader) => leader.fought === null)).toBe(true);
  });

  it('[DES-battle-33] [DES-battle-34] who has no leader plays no cards, and its total is the dial', () => {
    const all = ['feyd-rautha', 'beast-rabban', 'piter-de-vries', 'iakin-nefud', 'umman-kudu'];
    const at = duel({}, { dead: all, hand: ['shield'] });
    fought(at, ['caid', 'null', 'null', 0], ['null', 'null', 'null', 4]);
    expect(at.events.find(({ kind }) => kind === 'battle-won')).toMatchObject({ totals: [3, 4] });
  });

  it('[DES-bg-10] [DES-bg-11] the Voice orders six kinds of card, and no cheap hero', () => {
    const at = table({
      ...{ phase: 'battle', storm: 0 },
      factions: {
        'bene-gesserit': { forces: { 'arrakeen-9': 5 } },
        harkonnen: { forces: { 'arrakeen-9': 4 } },
        guild: {},
      },
    });
    expect(at.options().filter((option) => option.startsWith('voice'))).toHaveLength(12);
    expect(at.options().join()).not.toContain('cheap-hero');
  });

  it('[DES-battle-15] [DES-card-truth-01] a Truthtrance comes while plans are made, and is discarded', () => {
    const at = duel({ hand: ['truthtrance'] }, { hand: ['shield'] });
    at.play('emperor: truthtrance 1', 'emperor: question shield');
    expect(at.log('guild').at(-1)).toContain('yes');
    expect(at.state.discards).toEqual(['truthtrance']);
  });

  it('[DES-card-ghola-04] a leader that a Ghola brought back does not fight before the next battles', () => {
    const at = duel({ hand: ['tleilaxu-ghola'], dead: ['hasimir-fenring'] }, {});
    at.play('emperor: ghola-leader hasimir-fenring');
    expect(at.options()).not.toContain('leader hasimir-fenring');
    fought(at, ['caid', 'null', 'null', 5], ['umman-kudu', 'null', 'null', 1]);
    while (at.state.turn === 2) at.play(`${at.asked()}: ${at.options()[0]}`);
    expect(at.faction('emperor').leaders[0]).toMatchObject({ dead: false, fought: null });
  });

  it('[DES-harkonnen-08] [DES-traitor-09] Harkonnen betray the opponent of any of several allies; a cheap hero is nobody’s traitor', () => {
    const at = table({
      ...{ phase: 'battle', storm: 0 },
      factions: {
        emperor: { forces: { 'arrakeen-9': 5 }, ally: ['guild', 'harkonnen'] },
        fremen: { forces: { 'arrakeen-9': 4 }, hand: ['cheap-hero'] },
        guild: { ally: ['emperor', 'harkonnen'] },
        harkonnen: { ally: ['emperor', 'guild'], traitors: ['jamis'] },
      },
    });
    at.play('emperor: leader caid', 'emperor: weapon null', 'emperor: defense null');
    at.play('emperor: strength 1', 'fremen: leader jamis', 'fremen: weapon null');
    at.play('fremen: defense null', 'fremen: strength 4');
    at.play('emperor: pass', 'fremen: pass', 'harkonnen: call-traitor');
    expect(at.faction('emperor')).toMatchObject({ tanks: 0, spice: 7 });
  });

  it('[DES-atreides-08] Atreides make an opponent show part of its plan to any of several allies', () => {
    const at = table({
      ...{ phase: 'battle', storm: 0 },
      factions: {
        emperor: { forces: { 'arrakeen-9': 5 }, ally: ['atreides', 'guild'] },
        fremen: { forces: { 'arrakeen-9': 4 } },
        guild: { ally: ['atreides', 'emperor'] },
        atreides: { ally: ['emperor', 'guild'] },
      },
    });
    at.play('atreides: ask dial', 'fremen: strength 3');
    const shown = (seat: number) => {
      const frame = duneBoard.viewFor(at.state, seat).frames.at(-1);
      return frame?.step === 'battle' ? frame.plans[1] : null;
    };
    expect(shown(0)).toEqual({ dial: 3 });
    expect(shown(3)).toEqual({ dial: 3 });
  });

  it('[DES-adv-combat-01] [DES-adv-combat-02] [DES-adv-combat-06] [DES-adv-combat-07] forces count half without spice, those of the Fremen too', () => {
    const at = table({
      ...{ phase: 'battle', storm: 0, options: ['advanced-combat'] },
      factions: {
        fremen: { forces: { 'arrakeen-9': 6 }, spice: 1 },
        harkonnen: { forces: { 'arrakeen-9': 1 }, spice: 0 },
        guild: {},
      },
    });
    at.play('fremen: leader stilgar', 'fremen: weapon null', 'fremen: defense null');
    expect(at.options().at(-1)).toBe('strength 3.5');
    at.play('fremen: strength 3', 'fremen: support 1');
    at.play('harkonnen: leader umman-kudu', 'harkonnen: weapon null', 'harkonnen: defense null');
    at.play('harkonnen: strength 0.5', 'harkonnen: support 0', 'fremen: pass', 'harkonnen: pass');
    // One in full and four at half.
    expect(at.faction('fremen')).toMatchObject({ tanks: 5, spice: 0 });
  });

  it('[DES-card-atomics-01] [DES-card-atomics-02] [DES-card-weather-01] [DES-card-deck-04] Weather Control sends the storm before the dials, Family Atomics come once it is known how far', () => {
    const storm = (turn: number, options: readonly string[] = []) =>
      table({
        ...{
          phase: 'storm',
          turn,
          storm: 0,
          options,
          wheels: turn === 1 ? [] : ['emperor', 'guild'],
        },
        factions: {
          emperor: { hand: ['weather-control'], forces: { 'shield-wall-7': 1 } },
          atreides: { hand: ['family-atomics'], forces: { 'shield-wall-8': 1 } },
          guild: {},
        },
      });
    const later = storm(3);
    goTo(later, 'emperor', 'weather');
    later.play('emperor: weather 10');
    goTo(later, 'atreides', 'atomics');
    later.play('atreides: atomics');
    expect(later.state).toMatchObject({
      storm: 10,
      wallStands: false,
      removed: ['family-atomics'],
    });
    expect(later.state.discards).toEqual(['weather-control']);
    expect(later.state.factions.map(({ tanks }) => tanks)).toEqual([1, 1, 0]);
    const first = storm(1);
    first.until('emperor', 'dial');
    expect(first.events.some(({ kind }) => kind === 'card-played')).toBe(false);
    const early = storm(1, ['weather-on-turn-one']);
    goTo(early, 'emperor', 'weather');
  });

  it('[DES-card-atomics-06] Family Atomics may be played while the storm stands behind the Shield Wall', () => {
    const storm = table({
      ...{ phase: 'storm', turn: 3, storm: 9, wheels: ['emperor', 'guild'] },
      factions: {
        emperor: { hand: ['family-atomics'], forces: { 'shield-wall-8': 1, 'arrakeen-9': 2 } },
        atreides: {},
        guild: {},
      },
    });
    goTo(storm, 'emperor', 'dial');
    storm.play('emperor: dial 1', 'guild: dial 1');
    goTo(storm, 'emperor', 'atomics');
    storm.play('emperor: atomics');
    // It does not move into them: it stood there.
    expect(storm.forces('emperor', 'arrakeen-9')).toBe(2);
  });
});
