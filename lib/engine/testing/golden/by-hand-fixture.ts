import type { GameCatalogue } from '../../abilities/game-catalogue';
import { BY_HAND, type Manual } from '../../by-hand/manual';
import { playManual } from '../../by-hand/play-manual';
import { cloneState } from '../../state/clone';
import type { GameEvent } from '../../state/log-events';
import type { GameCardId, GameState, Status } from '../../state/state';
import { PILES } from '../../state/zones';
import { linesFor } from '../narration-fixture';
import { oneOf } from './draw-fixture';

/** Things done by hand in a state at once. */
const TRIES = 5;
const STATUSES: readonly Status[] = ['none', 'disengaged', 'engaged', 'subdued'];
const KINDS = Object.keys(BY_HAND) as Manual['kind'][];
/** Most that is done by hand moves or turns a card: there much can stand against it. */
const OFTEN: readonly Manual['kind'][] = [...KINDS, 'manual-move', 'manual-move', 'manual-turn'];

/** Something done by hand: what came of it and how the log tells it, or why it cannot be. */
export interface Tried {
  readonly manual: Manual;
  readonly came: readonly GameEvent[] | string;
  readonly told: readonly string[];
}

/** What comes of some things done by hand, each for itself: the state stays as it is. Another key tries others. */
export function triedByHand(
  state: Readonly<GameState>,
  catalogue: GameCatalogue,
  key: number,
): readonly Tried[] {
  if (state.decision === null) return [];
  const { seat } = state.decision;
  return Array.from({ length: TRIES }, (_, at): Tried => {
    const manual = anyManual(state, `${key} ${at}`);
    const copy = cloneState(state);
    const done = playManual(copy, manual, catalogue);
    if (!done.ok) return { manual, came: done.problems[0]?.message ?? '', told: [] };
    const told = linesFor(copy, done.value, seat).map(({ text }) => text);
    return { manual, came: done.value, told };
  });
}

function anyManual({ houses, cards }: Readonly<GameState>, key: string): Manual {
  const one = <T>(values: readonly T[], word: string): T => oneOf(values, key, word);
  const kind = one(OFTEN, 'kind');
  const seat = one([...houses.keys()], 'seat');
  const all = Object.values(cards);
  const laid = all.filter(({ place }) => place.zone === 'domain');
  const idOf = (word: string, some = all): GameCardId => one(some.length > 0 ? some : all, word).id;
  // Half of it is such as might be done.
  const isWild = one([true, false], 'wild');
  const card = idOf('card', isWild ? all : laid);
  const amount = one([0, 1, 2, 5, 99, 100], 'amount');
  const by = one([-99, -2, -1, 0, 1, 3, 100], 'by');
  switch (kind) {
    case 'manual-gain':
    case 'manual-lose':
      return { kind, seat, what: one(['solaris', 'spice', 'favor'], 'what'), amount };
    case 'manual-turn':
      return { kind, card, status: one(['disengaged', 'engaged', 'subdued'], 'status') };
    case 'manual-tokens':
      return {
        kind,
        card,
        token: one(['deferment', 'spice', 'program', 'marks'], 'token'),
        by,
      };
    case 'manual-move': {
      const moved = idOf('moved');
      const zone = isWild ? one(Object.keys(PILES) as (keyof typeof PILES)[], 'zone') : 'domain';
      const owner = cards[moved]?.owner ?? seat;
      const host = one([null, idOf('host', laid), idOf('host', laid)], 'hosted');
      const to = isWild ? one([owner, owner, seat], 'to') : (cards[host ?? -1]?.place.seat ?? seat);
      const status = zone === 'domain' || isWild ? one(STATUSES, 'status') : 'none';
      return { kind, card: moved, seat: to, zone, status, host };
    }
    case 'manual-discard':
      return { kind, card };
    case 'manual-draw':
      return { kind, seat, deck: one(['imperial', 'house'], 'deck') };
    case 'manual-shuffle':
      return { kind, seat, zone: one(['imperial-deck', 'house-deck'], 'zone') };
    case 'manual-guild-hoard':
      return { kind, by };
  }
}
