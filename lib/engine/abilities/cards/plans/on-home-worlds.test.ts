import { describe, expect, it } from 'vitest';
import { scenario } from '../../../testing/scenario-fixture';

describe('tactics that are assigned to a home world', () => {
  it.each(['eots-hidden-reserves', 'jotc-grumman-fiat'])(
    '[TAT-5.4-21] %s asks for an own one that is deployed',
    (tactic) => {
      const make = (world: string) =>
        scenario({
          houses: [
            { favor: 9, hand: [tactic], domain: [world], treasury: 9 },
            { favor: 20, hand: [] },
          ],
          ranks: [1, 0],
          tactics: 'phases',
        }).can(`tactic ${tactic}`);
      expect([make('eots-caladan'), make('eots-caladan subdued')]).toEqual([true, false]);
    },
  );

  it('[TAT-5.4-19] eots-collusion finds no rival whose home world lies subdued', () => {
    const card = 'eots-military-appropriations'; // cost 4
    const one = scenario({
      houses: [
        { favor: 20, assembly: [card], hand: ['eots-collusion'] },
        { favor: 9, hand: [], domain: ['eots-giedi-prime subdued'] },
        { favor: 8, hand: [], domain: ['eots-kaitain'] },
      ],
      tactics: true,
    }).toInterval(0);
    one.act(`petition ${card}`);
    while (!one.can('bid 4')) one.act('pass');
    one.act('tactic eots-collusion');
    expect(one.options()).toEqual(['choose-house 2']);
    const none = scenario({
      houses: [
        { favor: 20, assembly: [card], hand: ['eots-collusion'] },
        { favor: 9, hand: [], domain: ['eots-giedi-prime subdued'] },
      ],
      tactics: true,
    }).toInterval(0);
    none.act(`petition ${card}`);
    while (!none.can('bid 4')) none.act('pass');
    expect(none.can('tactic eots-collusion')).toBe(false);
  });
});

describe('tactics that discard a tactic', () => {
  it.each([
    ['eots-blinding-defense', 'dueling', 'eots-knife-switch'],
    ['eots-intelligence-espionage', 'intrigue', 'eots-tiger-cunning'],
  ])('[TAT-6.2.2-26] %s is not its own target', (tactic, rite, played) => {
    const leader = rite === 'dueling' ? 'eots-paul-atreides' : 'eots-thufir-hawat';
    const target = 'eots-feyd-rautha';
    const one = scenario({
      houses: [
        { favor: 20, hand: [played], domain: [leader], treasury: 9 },
        { favor: 9, hand: [tactic], domain: [target] },
      ],
      tactics: true,
    }).toInterval(0);
    one.act(`rite ${rite} ${leader} against ${target}`);
    while (!one.can(`tactic ${played}`)) one.act(one.can('pass') ? 'pass' : 'done');
    one.act(`tactic ${played}`, `choose ${leader}`);
    while (!one.can(`tactic ${tactic}`)) one.act(one.can('pass') ? 'pass' : 'engage-defense');
    one.act(`tactic ${tactic}`);
    expect(one.options()).toEqual([`choose ${played}`]);
  });
});
