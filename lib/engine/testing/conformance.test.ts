import { conforms } from '@/lib/kernel/conformance-fixture';
import { loadGameCatalogue } from '../abilities/load';
import type { Action } from '../actions';
import type { DuneCcg } from '../dune-ccg';
import type { GameState } from '../state/state';
import { rules } from './game-fixture';
import { otherwiseHidden } from './hidden-fixture';
import { wildSetup } from './naive/wild-fixture';

const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));

const catalogue = loadGameCatalogue();

conforms<DuneCcg>('the card game with samples and wild decks, 2 to 5 Houses, both rule sets', {
  rules,
  setupOf: (seed) => wildSetup(seed, catalogue),
  games: 5 * FUZZ,
  steps: 300,
  wildMoves,
  disguised: otherwiseHidden,
  // Choices in the middle of a text hold what has been chosen so far.
  isDelicate: ({ frames }) => frames.at(-1)?.step === 'effect',
  position(state) {
    const house = state.frames.at(-1);
    // Between operations only: inside one, the frames tell how far it is.
    if (house?.step !== 'house') return null;
    const { nextId: _, ...rest } = state;
    return { spell: `${state.turn} ${house.seat}`, text: JSON.stringify(rest) };
  },
  blame,
});

/** The card whose text asks, or the one that the action is about. */
function blame({ frames, cards }: GameState, action: Action): string {
  const frame = frames.at(-1);
  const id = frame?.step === 'effect' ? frame.card : 'card' in action ? action.card : 0;
  return cards[id]?.card ?? action.kind;
}

/** Actions of all kinds, most of which are not legal now. */
function wildMoves(state: Readonly<GameState>): Action[] {
  const ids = Object.keys(state.cards)
    .map(Number)
    .filter((id) => id % 11 === 0);
  const [host = 1] = ids;
  return [
    { kind: 'end-interval' },
    { kind: 'pass' },
    { kind: 'done' },
    { kind: 'draw' },
    { kind: 'disengage' },
    { kind: 'accept' },
    { kind: 'engage-defense' },
    { kind: 'decline' },
    { kind: 'engage-six-fiefs' },
    { kind: 'buy-spice', amount: 4 },
    { kind: 'sell-spice', amount: -1 },
    { kind: 'buy-favor', amount: 6 },
    { kind: 'bid', amount: 10_000 },
    { kind: 'reward', way: 'gain' },
    { kind: 'choose-house', seat: 9 },
    { kind: 'choose-number', amount: 99 },
    { kind: 'choose-part', part: 7 },
    { kind: 'discount', favor: 99 },
    { kind: 'surrender', to: 9 },
    ...ids.flatMap((card): Action[] => [
      { kind: 'petition', card },
      { kind: 'deploy', card, host },
      { kind: 'deploy', card, host: null },
      { kind: 'redeploy', card },
      { kind: 'place', card },
      { kind: 'deploy-event', card },
      { kind: 'deploy-program', card, host },
      { kind: 'request-admission', card },
      { kind: 'use', card, ability: 0 },
      { kind: 'use', card, ability: 5 },
      { kind: 'activate', card },
      { kind: 'tactic', card },
      { kind: 'rite', rite: 'battle', leader: card, target: host },
      { kind: 'join', card },
      { kind: 'counter', card },
      { kind: 'strike-first', card },
      { kind: 'vanquish', card },
      { kind: 'choose', card },
      { kind: 'assign', card, host },
      { kind: 'discard', card },
      { kind: 'keep-engaged', card },
    ]),
  ];
}
