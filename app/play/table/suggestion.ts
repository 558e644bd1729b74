import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { answerOutlooks } from '@/lib/engine/rite/answers';
import { enoughX } from '@/lib/engine/rite/enough-x';
import { winsIn } from '@/lib/engine/rite/first-strike';
import { givesVainCounter } from '@/lib/engine/rite/idle-tactics';
import type { Game } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { View } from '@/lib/engine/state/view';
import type { Session } from '@/lib/kernel/session';
import { chooseFor } from '@/lib/players/automatic-players';
import { bidLiking, sensibleBid } from '@/lib/players/steward/bidding';
import { pricesOf } from '@/lib/players/steward/prices';
import { reasonOf } from '@/lib/players/steward/reason';
import type { TableSnapshot } from './table-snapshot';

/** What a steward would do, and in its own Interval and in petitions why, in a few words; '' where what it comes to says it. */
export interface Suggestion {
  readonly action: Action;
  readonly reason: string;
  /** Of a bid that raises, how far it would go; else null. */
  readonly most: number | null;
}

/** Where nearly every answer has one that is better. */
const SUGGESTED: ReadonlySet<string> = new Set([
  'house',
  'window',
  'petition',
  'rite',
  'effect',
  'moving',
  'host',
]);

/**
 * Whether a move is suggested where a House is asked, if the reader wants any: but for what is paid, since a steward spends
 * favor, and outside a rite for X solaris, that a player may need.
 */
export function isSuggestedAt({ actions, view }: Asked): boolean {
  const top = view.frames.at(-1);
  if (actions.length < 2 || top === undefined || !SUGGESTED.has(top.step)) return false;
  if (top.step === 'petition') return top.at !== 'discount';
  return !isX(view) || view.frames.some(({ step }) => step === 'rite');
}

/** Whether it is asked how much X is. */
export function isX({ frames }: Pick<View, 'frames'>): boolean {
  const top = frames.at(-1);
  return top?.step === 'effect' && top.at === 'x';
}

type Asked = Pick<TableSnapshot, 'actions' | 'view'>;

/** What a steward would choose, from what the House that is asked may know; thought of once for each decision. */
export function stewardOf(session: Session<DuneCcg>, catalogue: GameCatalogue) {
  let last: { readonly legal: readonly Action[]; readonly action: Action } | null = null;
  return (legal: readonly Action[]): Action => {
    if (last?.legal !== legal)
      last = { legal, action: chooseFor(session, catalogue, 'steward', legal) };
    return last.action;
  };
}

export type Steward = ReturnType<typeof stewardOf>;

/** What a steward would do and why, null where nothing is suggested; told once, however many places of the page ask. */
export function suggestionOf(steward: Steward, catalogue: GameCatalogue) {
  let last: (Suggestion & { readonly actions: readonly Action[] }) | null = null;
  return (asked: Asked): Suggestion | null => {
    if (!isSuggestedAt(asked)) return null;
    const { actions, view } = asked;
    if (last?.actions !== actions) {
      const x = suggestedX(view, catalogue, actions);
      if (x !== null) {
        last = { actions, ...x };
        return last;
      }
      const isVain = (one: Action) =>
        one.kind === 'tactic' &&
        (enoughX(view, catalogue, one)?.isBetter === false ||
          givesVainCounter(view, catalogue, one));
      const useful = actions.some(isVain) ? actions.filter((one) => !isVain(one)) : actions;
      const action = steward(bestEnding(view, catalogue, useful) ?? useful);
      const seat = view.decision?.seat;
      const step = view.frames.at(-1)?.step;
      const isKnown = (step === 'house' || step === 'petition') && seat !== undefined;
      const game = takeUpView(view, catalogue);
      const reason = isKnown ? reasonOf(game, seat, action) : '';
      last = { actions, action, reason, most: mostBid(view, game, actions, action) };
    }
    return last;
  };
}

/** In a rite of the cards that can be chosen those with which it ends best for the House that chooses; null where that is not known. */
function bestEnding(
  view: View,
  catalogue: GameCatalogue,
  actions: readonly Action[],
): readonly Action[] | null {
  const rite = view.frames.findLast((one) => one.step === 'rite');
  if (rite === undefined || !actions.every(({ kind }) => kind === 'choose')) return null;
  const outlooks = answerOutlooks(view, catalogue);
  const isAttack = view.decision?.seat === rite.attacker;
  const ends = actions.map((one) => {
    const end = outlooks(one);
    return end === null ? null : winsIn(end, isAttack);
  });
  if (ends.includes(null)) return null;
  const most = Math.max(...ends.flatMap((one) => one ?? []));
  return actions.filter((_, at) => ends[at] === most);
}

/** In a rite the X that is just enough, or the least. */
function suggestedX(
  view: View,
  catalogue: GameCatalogue,
  actions: readonly Action[],
): Suggestion | null {
  const enough = isX(view) ? enoughX(view, catalogue, null) : null;
  const action = actions.find((one) => one.kind === 'choose-number' && one.amount === enough?.x);
  if (enough === null || action === undefined) return null;
  return { action, reason: enough.isBetter ? 'just enough' : 'more changes nothing', most: null };
}

/** How far a steward would raise, each time by as little as it can, and for its own card no further than is sensible at once. */
function mostBid(
  { frames, decision }: Asked['view'],
  game: Game,
  actions: readonly Action[],
  action: Action,
): number | null {
  const top = frames.at(-1);
  if (action.kind !== 'bid' || top?.step !== 'petition' || top.at !== 'options') return null;
  const seat = decision?.seat ?? -1;
  const prices = pricesOf(game, seat);
  const isWorth = (bid: number) => bidLiking(game, { ...top, bid: bid - 1 }, seat, bid, prices) > 0;
  const cap = sensibleBid(game, top, seat, prices) ?? Number.POSITIVE_INFINITY;
  const liked = actions.flatMap((one) =>
    one.kind === 'bid' && one.amount <= cap && isWorth(one.amount) ? [one.amount] : [],
  );
  return Math.max(action.amount, ...liked);
}
