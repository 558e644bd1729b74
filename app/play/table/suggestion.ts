import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { Session } from '@/lib/kernel/session';
import { chooseFor } from '@/lib/players/automatic-players';
import { mostBid } from '@/lib/players/most-bid';
import { reasonOf } from '@/lib/players/steward/reason';
import type { TableSnapshot } from './table-snapshot';

/** What a steward would do, and in its own Interval and in petitions why, in a few words; '' where what it comes to says it. */
export interface Suggestion {
  readonly action: Action;
  readonly reason: string;
  /** Of a bid for its own petition, how far it would raise; else null. */
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
 * favor, and for X solaris, that a player may need.
 */
export function isSuggestedAt({ actions, view }: Asked): boolean {
  const top = view.frames.at(-1);
  if (actions.length < 2 || top === undefined || !SUGGESTED.has(top.step)) return false;
  if (top.step === 'petition') return top.at !== 'discount';
  return top.step !== 'effect' || top.at !== 'x';
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
      const action = steward(actions);
      const seat = view.decision?.seat;
      const step = view.frames.at(-1)?.step;
      const isKnown = (step === 'house' || step === 'petition') && seat !== undefined;
      const reason = isKnown ? reasonOf(takeUpView(view, catalogue), seat, action) : '';
      last = { actions, action, reason, most: mostOwnBid(steward, view, actions, action) };
    }
    return last;
  };
}

/** How far a steward would raise for its own card: it likes each higher bid less. */
function mostOwnBid(
  steward: Steward,
  { frames, decision }: Asked['view'],
  actions: readonly Action[],
  action: Action,
): number | null {
  const top = frames.at(-1);
  const isOwn = top?.step === 'petition' && top.at === 'options' && top.seat === decision?.seat;
  if (action.kind !== 'bid' || !isOwn) return null;
  const bids = actions
    .filter((one) => one.kind === 'bid')
    .map(({ amount }) => amount)
    .toSorted((one, other) => one - other);
  const from = (least: number) =>
    actions.filter((one) => one.kind !== 'bid' || one.amount >= least);
  return mostBid(bids, (least) => steward(from(least)).kind === 'bid') ?? null;
}
