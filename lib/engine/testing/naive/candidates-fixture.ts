import { RITES } from '@/lib/rules/rites';
import type { Action } from '../../actions';
import type { StepName } from '../../state/frames';
import type { GameState } from '../../state/state';

/** Abilities that one card may have, and parts that one choice may have. */
const MOST_PARTS = 12;
/** Amounts go on so far above the richest treasury: effects let Houses bid more than they have. */
const ABOVE = 25;

/**
 * Looks at every action that can be written down with the cards and Houses of a game, legal or not. Two cards
 * are named where a House begins an operation or finds hosts; the first of them lies with that House, or is what it
 * has won.
 */
export function everyAction(state: Readonly<GameState>, look: (action: Action) => void): void {
  const ids = Object.keys(state.cards).map(Number);
  const seats = state.houses.keys();
  const step = state.frames.at(-1)?.step;
  const inPairs = !ALONE_ONLY.includes(step ?? 'turn');
  const petition = state.frames.at(-1);
  const prize = petition?.step === 'petition' ? petition.card : null;
  ALONE.forEach(look);
  for (const way of ['gain', 'take'] as const) look({ kind: 'reward', way });
  for (const seat of seats) {
    look({ kind: 'choose-house', seat });
    look({ kind: 'surrender', to: seat });
  }
  for (let part = 0; part < MOST_PARTS; part += 1) look({ kind: 'choose-part', part });
  const most = mostAmount(state);
  for (let amount = 0; amount <= most; amount += 1) {
    look({ kind: 'buy-favor', amount });
    look({ kind: 'buy-spice', amount });
    look({ kind: 'sell-spice', amount });
    look({ kind: 'bid', amount });
    look({ kind: 'discount', favor: amount });
    look({ kind: 'choose-number', amount });
  }
  for (const card of ids) {
    for (const kind of WITH_CARD) look({ kind, card });
    look({ kind: 'deploy', card, host: null });
    for (let ability = 0; ability < MOST_PARTS; ability += 1) look({ kind: 'use', card, ability });
    const isAt = state.cards[card]?.place.seat === state.decision?.seat;
    if (!inPairs || !(isAt || card === prize)) continue;
    for (const other of ids) {
      look({ kind: 'deploy', card, host: other });
      look({ kind: 'deploy-program', card, host: other });
      look({ kind: 'assign', card, host: other });
      for (const rite of RITES) look({ kind: 'rite', rite, leader: card, target: other });
    }
  }
}

/** Questions that no two cards answer. */
const ALONE_ONLY: readonly StepName[] = [
  'window',
  'rite',
  'discard',
  'draw',
  'disengage',
  'initiative',
];

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
  'strike-first',
  'vanquish',
  'choose',
  'discard',
] as const;

/** More than anybody holds of anything. */
function mostAmount({ houses, guildHoard, cards }: Readonly<GameState>): number {
  const held = houses.flatMap(({ treasury, hoard, favor }) => [treasury, hoard, favor]);
  const tokens = Object.values(cards).flatMap(({ spice, deferment, program, marks }) => [
    spice,
    deferment,
    program,
    marks,
  ]);
  return Math.max(guildHoard, ...held, ...tokens) + ABOVE;
}
