import { fail, ok } from '@/lib/result';
import type { GameRules, GameTypes } from './game';
import { digest } from './hash';
import { type RandomState, randomOf, shuffle } from './random';

/** Who takes the last stick wins. Each player holds a hidden number of passes; a fight by hand breaks sticks. */
export interface HiddenNim extends GameTypes {
  readonly setup: { readonly seed: number; readonly sticks: number };
  readonly state: {
    random: RandomState;
    sticks: number;
    passes: number[];
    readonly moves: { readonly seat: number; readonly took: number }[];
  };
  readonly action: { readonly take: number };
  readonly byHand: { readonly break: number };
  readonly event: { readonly seat: number; readonly took: number };
  readonly view: { readonly sticks: number; readonly passes: number; readonly taken: number };
  readonly line: string;
  readonly summary: number;
  readonly outcome: { readonly winner: number };
  readonly refusal: 'too-many' | 'no-pass-left';
  readonly record: {
    readonly setup: HiddenNim['setup'];
    readonly moves: readonly string[];
    readonly checks?: readonly string[];
  };
}

export const hiddenNim: GameRules<HiddenNim> = {
  newGame({ seed, sticks }) {
    if (sticks < 1)
      return fail({ code: 'sticks', at: 'sticks', message: 'Some sticks are needed.' });
    const state = { random: randomOf(seed), sticks, passes: [0, 1, 2, 3], moves: [] };
    shuffle(state, state.passes);
    state.passes.length = 2;
    return ok({ state, events: [] });
  },
  seats: () => 2,
  turn: ({ moves }) => 1 + (moves.length >> 1),
  toAct: ({ sticks, moves }) => (sticks === 0 ? null : moves.length % 2),
  legalActions({ sticks, passes, moves }) {
    if (sticks === 0) return [];
    const takes = [1, 2, 3].filter((take) => take <= sticks).map((take) => ({ take }));
    return passes[moves.length % 2] === 0 ? takes : [...takes, { take: 0 }];
  },
  play(state, move) {
    const seat = state.moves.length % 2;
    const took = 'break' in move ? move.break : move.take;
    const legal =
      'break' in move
        ? took >= 1 && took < state.sticks
        : hiddenNim.legalActions(state).some(({ take }) => take === took);
    if (!legal) return fail({ code: 'illegal', at: '', message: 'no' });
    state.sticks -= took;
    if ('break' in move) return ok([]);
    if (took === 0) state.passes[seat] = (state.passes[seat] ?? 0) - 1;
    state.moves.push({ seat, took });
    return ok([{ seat, took }]);
  },
  refusal(state, { take }) {
    if (hiddenNim.legalActions(state).some((one) => one.take === take)) return null;
    return take === 0 ? 'no-pass-left' : 'too-many';
  },
  isByHand: (move) => 'break' in move,
  outcome: ({ sticks, moves }) => (sticks === 0 ? { winner: moves.at(-1)?.seat ?? 0 } : null),
  key: (move) => ('break' in move ? `break ${move.break}` : `take ${move.take}`),
  readMove(text) {
    const [, kind, number = ''] = /^(take|break) (\d)$/.exec(text) ?? [];
    if (kind === undefined) return null;
    return kind === 'take' ? { take: Number(number) } : { break: Number(number) };
  },
  viewFor: ({ sticks, passes, moves }, seat) => ({
    sticks,
    passes: seat === null ? 0 : (passes[seat] ?? 0),
    taken: moves.length,
  }),
  tell: (_state, events, seat) =>
    events.map(({ seat: who, took }) => `${who === seat ? 'you take' : 'they take'} ${took}`),
  sumUp: ({ sticks }) => sticks,
  clone: (state) => structuredClone(state),
  hash: digest,
  check: (state) => digest(state).slice(0, 6),
  recordOf: (setup, moves) => ({ setup, moves: moves.map(hiddenNim.key) }),
  madeOtherwise: () => [],
};
