import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { Action } from '@/lib/engine/actions';
import { begin, legalActions, play } from '@/lib/engine/play';
import { newGame } from '@/lib/engine/setup/new-game';
import type { GameState } from '@/lib/engine/state/state';
import { rules, sampleSetup } from '@/lib/engine/testing/game-fixture';
import { otherwiseHidden } from '@/lib/engine/testing/hidden-fixture';
import { type Scenario, scenario } from '@/lib/engine/testing/scenario-fixture';
import { moveText } from '@/lib/kernel/moves';
import { playout } from '@/lib/kernel/playout';
import { chosenBy, intervalOf } from '../interval-fixture';
import { steward } from './steward';

const catalogue = loadGameCatalogue();
const player = steward(catalogue);
const own = { favor: 12, domain: ['eots-caladan'], hand: [] } as const;
const rival = { favor: 12, domain: ['eots-giedi-prime'], hand: [] } as const;

const chosen = (state: GameState, legal?: readonly Action[]) => chosenBy(player, state, legal);
const interval = (setup: Scenario) => intervalOf(player, setup);

describe('a steward', () => {
  it('requests admission before anything else', () => {
    const [first] = interval({ houses: [{ ...own, hoard: 10 }, rival] });
    expect(first).toBe('request-admission eots-caladan');
  });

  it('[TAT-9-06] activates a venture that fells a card, and none whose force is too little', () => {
    const blade = (persona: string) =>
      interval({
        houses: [
          { ...own, domain: ['eots-caladan', persona, `eots-best-blade on ${persona}`] },
          { ...rival, domain: ['eots-giedi-prime', 'eots-glossu-rabban'] },
        ],
      });
    expect(blade('eots-paul-atreides')).toContain('activate eots-best-blade');
    expect(blade('eots-gurney-halleck')).not.toContain('activate eots-best-blade');
  });

  it('raises against a rival whose card is worth more than the raise, and lets its own bid stand', () => {
    const table = scenario({
      ranks: [1, 0],
      houses: [
        { ...own, treasury: 20 },
        { ...rival, treasury: 20, assembly: ['eots-harkonnen-industries', 'eots-carthag'] },
      ],
    })
      .toInterval(1)
      .act('petition eots-harkonnen-industries', 'bid 2');
    expect(chosen(table.state)).toEqual({ kind: 'bid', amount: 3 });
    table.act('bid 3', 'pass');
    expect(chosen(table.state)).toEqual({ kind: 'pass' });
  });

  it('keeps the solaris for the spice that it can buy next', () => {
    const done = interval({
      houses: [{ ...own, treasury: 10, assembly: ['eots-arrakeen'] }, rival],
      guildHoard: 8,
    });
    expect(done).toContain('buy-spice 3');
  });

  it('chooses the same whatever is hidden from it', () => {
    const made = newGame(sampleSetup(21, [0, 6]), catalogue);
    if (!made.ok) throw new Error('it is dealt');
    const state = made.value;
    begin(state, catalogue);
    let word = 7;
    const next = () => {
      word = (Math.imul(word, 1103515245) + 12345) >>> 1;
      return word & 0xffff;
    };
    for (let step = 0; step < 200 && state.decision !== null; step += 1) {
      const legal = legalActions(state, catalogue);
      const action = chosen(state, legal);
      if (legal.length > 1) {
        const other = otherwiseHidden(state, state.decision.seat, next, 'unshown');
        expect(moveText(chosen(other, legal)), `step ${step}`).toBe(moveText(action));
      }
      expect(play(state, action, catalogue).ok).toBe(true);
    }
  });

  it('plays every kind of action in a few games', () => {
    const kinds = new Set<Action['kind']>();
    for (let game = 0; game < 6; game += 1) {
      const done = playout(rules, sampleSetup(game, [game, game + 3]), [player, player]);
      if (!done.ok) throw new Error(done.problems[0]?.message);
      for (const { kind } of done.value.actions) kinds.add(kind);
    }
    for (const kind of [
      ...['petition', 'bid', 'deploy', 'redeploy', 'place', 'deploy-event', 'use', 'activate'],
      ...['buy-spice', 'buy-favor', 'tactic', 'rite', 'join', 'counter', 'engage-defense'],
      ...['vanquish', 'reward', 'discard', 'draw', 'discount', 'request-admission'],
    ] as const)
      expect(kinds).toContain(kind);
  });
});
