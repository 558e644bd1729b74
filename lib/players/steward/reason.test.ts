import { expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { Action } from '@/lib/engine/actions';
import { takeUpView } from '@/lib/engine/state/open-game';
import { viewFor } from '@/lib/engine/state/view';
import { scenario } from '@/lib/engine/testing/scenario-fixture';
import { sensibleBid } from './bidding';
import { pricesOf } from './prices';
import { reasonOf } from './reason';

const catalogue = loadGameCatalogue();

it('a steward says of each operation in a few words why it does it', () => {
  const { state } = scenario({
    houses: [
      { favor: 7, hoard: 4, domain: ['eots-caladan'], hand: [] },
      { favor: 12, domain: ['eots-giedi-prime'], hand: [] },
    ],
  }).toInterval(0);
  const game = takeUpView(viewFor(state, 0), catalogue);
  const why = (action: Action) => reasonOf(game, 0, action);
  expect(why({ kind: 'buy-spice', amount: 1 })).toBe('then 5 spice short of admission');
  expect(why({ kind: 'buy-favor', amount: 1 })).toBe('then 2 favor short of admission');
  expect(why({ kind: 'end-interval' })).toBe('nothing else is worth its price');
  const caladan = Object.values(state.cards).find(({ card }) => card === 'eots-caladan')?.id ?? -1;
  expect(why({ kind: 'use', card: caladan, ability: 0 })).toBe('ready again next turn');
  expect(why({ kind: 'redeploy', card: caladan })).toBe(
    'it was subdued; it comes back and produces again',
  );
});

it('and why it raises in a petition, or lets it be', () => {
  const { state } = scenario({
    houses: [
      { favor: 7, hoard: 4, domain: ['eots-caladan'], hand: [] },
      { favor: 12, domain: ['eots-giedi-prime'], hand: [] },
    ],
  }).toInterval(0);
  const petition = { step: 'petition', at: 'options', seat: 0, bidder: 0, prize: 'own-card' };
  const game = takeUpView(viewFor(state, 0), catalogue);
  game.state.frames.push(petition as (typeof game.state.frames)[number]);
  expect(reasonOf(game, 0, { kind: 'pass' })).toBe('');
  expect(reasonOf(game, 1, { kind: 'bid', amount: 3 })).toBe('worth the price to stop');
  expect(reasonOf(game, 1, { kind: 'pass' })).toBe('to stop it costs too much');
});

it('a limit for an own card is near what the card brings until it is petitioned for again', () => {
  const GRANT = 'eots-caladan-exports';
  const table = scenario({
    houses: [
      { favor: 20, treasury: 20, assembly: [GRANT], domain: ['eots-caladan'], hand: [] },
      { favor: 5, treasury: 20, domain: ['eots-giedi-prime'], hand: [] },
    ],
  }).toInterval(0);
  table.act(`petition ${GRANT}`, 'bid 2', 'bid 3');
  const game = takeUpView(viewFor(table.state, 0), catalogue);
  const top = game.state.frames.at(-1);
  if (top?.step !== 'petition') throw new Error('it is bid for');
  // 2 and the 3 that it gains in a turn
  expect(sensibleBid(game, top, 0, pricesOf(game, 0))).toBe(5);
  expect(sensibleBid(game, top, 1, pricesOf(game, 1))).toBeNull();
});
