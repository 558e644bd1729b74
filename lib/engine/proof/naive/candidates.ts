import { RITE_TALENTS } from '@/lib/rules/talents';
import type { Action } from '../../actions';
import type { GameState } from '../../state';

/** Abilities that one card may have, and parts that one choice may have. */
const MOST_PARTS = 12;
/** Amounts go on so far above the richest treasury: effects let Houses bid more than they have. */
const ABOVE = 25;

/** Every action that can be written down with the cards and Houses of a game, legal or not. */
export function* everyAction(state: Readonly<GameState>): Generator<Action> {
  const ids = Object.keys(state.cards).map(Number);
  const seats = state.houses.keys();
  yield* ALONE;
  for (const way of ['gain', 'take'] as const) yield { kind: 'reward', way };
  for (const seat of seats) {
    yield { kind: 'choose-house', seat };
    yield { kind: 'surrender', to: seat };
  }
  for (let part = 0; part < MOST_PARTS; part += 1) yield { kind: 'choose-part', part };
  for (let amount = 0; amount <= mostAmount(state); amount += 1) {
    yield { kind: 'buy-favor', amount };
    yield { kind: 'buy-spice', amount };
    yield { kind: 'sell-spice', amount };
    yield { kind: 'bid', amount };
    yield { kind: 'discount', favor: amount };
    yield { kind: 'choose-number', amount };
  }
  for (const card of ids) {
    for (const kind of WITH_CARD) yield { kind, card };
    yield { kind: 'deploy', card, host: null };
    for (let ability = 0; ability < MOST_PARTS; ability += 1) yield { kind: 'use', card, ability };
    for (const other of ids) {
      yield { kind: 'deploy', card, host: other };
      yield { kind: 'deploy-program', card, host: other };
      yield { kind: 'assign', card, host: other };
      for (const rite of RITE_TALENTS) yield { kind: 'rite', rite, leader: card, target: other };
    }
  }
}

const ALONE: readonly Action[] = [
  { kind: 'disengage' },
  { kind: 'engage-six-fiefs' },
  { kind: 'engage-defense' },
  { kind: 'decline' },
  { kind: 'draw' },
  { kind: 'accept' },
  { kind: 'pass' },
  { kind: 'done' },
  { kind: 'end-interval' },
];

const WITH_CARD = [
  'keep-engaged',
  'place',
  'redeploy',
  'deploy-event',
  'petition',
  'request-admission',
  'activate',
  'tactic',
  'join',
  'counter',
  'vanquish',
  'choose',
  'discard',
] as const;

/** More than anybody holds of anything. */
function mostAmount({ houses, guildHoard, cards }: Readonly<GameState>): number {
  const held = houses.flatMap(({ treasury, hoard, favor }) => [treasury, hoard, favor]);
  const tokens = Object.values(cards).flatMap(({ spice, deferment, program }) => [
    spice,
    deferment,
    program,
  ]);
  return Math.max(guildHoard, ...held, ...tokens) + ABOVE;
}
