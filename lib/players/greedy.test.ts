import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { Action } from '@/lib/engine/actions';
import { begin, legalActions, play } from '@/lib/engine/play';
import { isFaceUp } from '@/lib/engine/queries/face-up';
import { newGame } from '@/lib/engine/setup/new-game';
import { cloneState } from '@/lib/engine/state/clone';
import { takeUp } from '@/lib/engine/state/open-game';
import type { GameState, Seat } from '@/lib/engine/state/state';
import { sampleSetup } from '@/lib/engine/testing/game-fixture';
import { type Scenario, scenario } from '@/lib/engine/testing/scenario-fixture';
import { moveText } from '@/lib/kernel/moves';
import { greedy } from './greedy';
import { chosenBy, intervalOf } from './interval-fixture';
import { worthOfUse } from './worth';

const catalogue = loadGameCatalogue();
const player = greedy(catalogue);

const chosen = (state: GameState, legal?: readonly Action[]) => chosenBy(player, state, legal);
const interval = (setup: Scenario) => intervalOf(player, setup);

const rival = { sponsor: 'harkonnen', favor: 8, domain: ['eots-giedi-prime'], hand: [] } as const;
const own = { favor: 12, domain: ['eots-caladan'], hand: [] } as const;

describe('a greedy House', () => {
  it('requests admission as soon as it may, before anything else', () => {
    const done = interval({ houses: [{ ...own, favor: 10, hoard: 10 }, rival] });
    expect(done).toEqual(['request-admission eots-caladan', 'pass'].slice(0, done.length));
  });

  it('counts on no more from a rival than the richest of them has, however much it has itself', () => {
    const worth = (treasury: number) => {
      const peddler = 'jotc-water-peddler';
      const table = scenario({
        houses: [
          { ...own, treasury: 20, domain: ['eots-caladan', peddler] },
          { ...rival, treasury },
        ],
      });
      return worthOfUse(takeUp(table.state, catalogue), 0, table.card(peddler), 0);
    };
    expect(worth(0)).toBe(0);
    expect(worth(1)).toBe(1);
  });

  it('keeps its home world for the request when buying spice alone brings it there', () => {
    const done = interval({
      houses: [{ ...own, treasury: 12, favor: 10, hoard: 8 }, rival],
      guildHoard: 10,
    });
    expect(done.filter((one) => one !== 'pass')).toEqual([
      'buy-spice 2',
      'request-admission eots-caladan',
    ]);
  });

  it('buys the favor that is missing too', () => {
    const done = interval({
      houses: [{ ...own, treasury: 20, favor: 8, hoard: 9 }, rival],
      guildHoard: 10,
    });
    expect(done.filter((one) => one !== 'pass')).toEqual([
      'buy-favor 2',
      'buy-spice 1',
      'request-admission eots-caladan',
    ]);
  });

  it('produces first, then petitions at the lowest bid for what pays for itself, then buys spice', () => {
    const done = interval({
      houses: [{ ...own, treasury: 4, assembly: ['eots-caladan-exports'] }, rival],
      guildHoard: 13,
    }).filter((one) => one !== 'pass');
    expect(done.slice(0, 3)).toEqual([
      'use eots-caladan',
      'petition eots-caladan-exports',
      'bid 2',
    ]);
    expect(done).toContain('buy-spice 3');
    expect(done.at(-1)).toBe('end-interval');
  });

  it('leaves a rival its petition', () => {
    const table = scenario({
      ranks: [1, 0],
      houses: [own, { ...rival, favor: 20, assembly: ['eots-harkonnen-industries'] }],
    })
      .toInterval(1)
      .act('petition eots-harkonnen-industries', 'bid 2');
    expect(table.asked()).toBe(0);
    const legal = legalActions(table.state, catalogue);
    expect(legal.length).toBeGreaterThan(1);
    expect(chosen(table.state, legal)).toEqual({ kind: 'pass' });
  });

  it('deploys Dune only when it must, and after all else', () => {
    const houses = [
      { ...own, domain: ['eots-caladan', 'eots-dune subdued 1'], treasury: 20 },
      rival,
    ];
    expect(interval({ houses })).not.toContain('redeploy eots-dune');
    const full = [{ ...own, domain: ['eots-caladan', 'eots-dune subdued 9'] }, rival];
    const done = interval({ houses: full });
    expect(done.indexOf('redeploy eots-dune')).toBeGreaterThan(done.indexOf('use eots-caladan'));
  });

  it('sells spice at a high rate to begin an economy, else never below ten', () => {
    const poor = { ...own, domain: ['eots-stilgar'], treasury: 0, hoard: 4 };
    expect(
      interval({ houses: [{ ...poor, assembly: ['eots-caladan-exports'] }, rival], guildHoard: 0 }),
    ).toContain('sell-spice 1');
    expect(interval({ houses: [poor, rival], guildHoard: 0 })).toEqual(['end-interval']);
  });

  it('chooses the same whatever lies face down elsewhere', () => {
    const made = newGame(sampleSetup(17, [0, 6]), catalogue);
    if (!made.ok) throw new Error('it is dealt');
    const state = made.value;
    begin(state, catalogue);
    for (let step = 0; step < 250 && state.decision !== null; step += 1) {
      const { seat } = state.decision;
      const legal = legalActions(state, catalogue);
      const action = chosen(state, legal);
      const other = withOthersHidden(state, seat);
      expect(moveText(chosen(other, legal))).toBe(moveText(action));
      expect(play(state, action, catalogue).ok).toBe(true);
    }
  });
});

/** The same table for one House, with the cards that it does not see turned round among their like. */
function withOthersHidden(state: GameState, seat: Seat): GameState {
  const other = cloneState(state);
  const OWN = ['hand', 'assembly', 'concealed', 'domain'];
  const hidden = Object.values(other.cards).filter(
    (card) => !isFaceUp(card) && !(card.place.seat === seat && OWN.includes(card.place.zone)),
  );
  for (const group of ['house', 'imperial'] as const) {
    const like = hidden.filter((card) => card.group === group);
    const names = like.map(({ card }) => card).reverse();
    for (const [at, card] of like.entries())
      other.cards[card.id] = { ...card, card: names[at] ?? card.card };
  }
  return other;
}
