import { duneBoard } from '@/lib/board/dune';
import type { Action } from '@/lib/board/engine/actions';
import { placeOf } from '@/lib/board/engine/facts';
import { type Offer, offers } from '@/lib/board/engine/narration/action';
import { factionName, territoryName } from '@/lib/board/engine/narration/names';
import { legalActions } from '@/lib/board/engine/play';
import type { BoardState, LocationId, TerritoryId } from '@/lib/board/engine/state/state';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { counted, listed } from '@/lib/sentences';
import { after, legalAfter, withStep } from './ahead';
import { fightText, isOutnumbered } from './coming';
import { isGroupCount, modest, strongholdLeft, utmost } from './count-choice';
import { mayDecide } from './nearly-won';
import { type Key, parted } from './place-keys';
import { picksOf } from './place-pick';
import { dangerText } from './place-words';
import { shippingCost } from './shipping-hint';
import type { March } from './traces';

/** A shipment or a move that is suggested as one choice: place and number together. */
export interface Whole {
  /** The steps of it, with those that were chosen before. */
  readonly steps: readonly Action[];
  /** "Ship 6 to Tuek’s Sietch, 6 spice". */
  readonly text: string;
  /** What speaks for it: "empty stronghold", "6 spice"; null for nothing. */
  readonly why: string | null;
  /** What speaks against it: "leaves 1 against up to 10 from Carthag"; null for nothing. */
  readonly but: string | null;
  readonly to: LocationId;
  /** How it goes on the map; null for a shipment. */
  readonly march: March | null;
}

/** Where from, where to, how many. */
const MOST_STEPS = 3;

/** That all stay is suggested instead. */
interface Stay {
  /** Why, as "10 Harkonnen can reach Arrakeen from Carthag"; null where a steward would not move. */
  readonly stays: string | null;
}

/** How many forces were shipped to a territory in the same turn: they are not taken out again. */
export interface Landed {
  readonly territory: TerritoryId;
  readonly count: number;
}

/**
 * What is suggested of each question that a shipment or a move asks, taken together: what the questions suggest one by
 * one. Null where nothing is, or where more is asked.
 */
export function wholeSuggestion(
  state: Readonly<BoardState>,
  seat: Seat,
  begun: readonly Action[],
  counsel: Action | null,
  landed: Landed | null = null,
): Whole | Stay | null {
  const view = duneBoard.viewFor(state, seat);
  if (!isGoing(view)) return null;
  const starts = begun.length > 0 ? begun.slice(0, 1) : legalActions(state);
  const first = decisiveStart(state, view, starts) ?? counsel;
  if (begun.length > 0 && first !== null && first.kind !== 'move') return { stays: null };
  let steps = begun;
  let goal: Key | undefined;
  for (let asked = 0; asked < MOST_STEPS; asked += 1) {
    const { frames } = duneBoard.viewFor(after(state, steps), seat);
    const now = { ...view, frames };
    if (!isGoing(now)) return null;
    const legal = steps.length === 0 ? legalActions(state) : legalAfter(state, steps);
    const all = offers(now, legal).filter(({ action }) => ASKED.has(action.kind));
    const isCount = all.length > 0 && isGroupCount(now, all);
    const picks = isCount ? null : picksOf(all, now, steps.length === 0 ? first : null);
    const number = goal?.decides != null && goal.isFight ? utmost : modest;
    const offer =
      picks === null ? all[number(now, all)] : all.find(({ action }) => picks.has(action));
    // a number alone is no choice of a place
    if (offer === undefined || (isCount && asked === 0)) return null;
    if (!isCount) goal = keyAmong(all, now, offer);
    const next = withStep(state, steps, offer.action);
    steps = next.steps;
    if (next.isWhole) return told(state, view, steps, goal, landed);
  }
  return null;
}

/** Of several territories to move from the one from where a place is in reach that decides the game; null where none is. */
function decisiveStart(
  state: Readonly<BoardState>,
  view: BoardView,
  starts: readonly Action[],
): Action | null {
  // to look at every start takes long
  if (!mayDecide(view)) return null;
  let best: { readonly start: Action; readonly rank: number } | null = null;
  for (const start of starts) {
    if (start.kind !== 'move') continue;
    const { frames } = after(state, [start]);
    const now = { ...view, frames };
    const all = offers(now, legalAfter(state, [start])).filter(
      ({ action }) => action.kind === 'to',
    );
    const [pick] = picksOf(all, now, null);
    const { decides = null, rank = 0 } =
      keyAmong(
        all,
        now,
        all.find(({ action }) => action === pick),
      ) ?? {};
    // to leave one stronghold for another wins nothing
    const isVain = decides?.isWin === true && strongholdLeft(now)?.own === 1;
    if (decides !== null && !isVain && rank < (best?.rank ?? Number.POSITIVE_INFINITY))
      best = { start, rank };
  }
  return best?.start ?? null;
}

function keyAmong(all: readonly Offer[], view: BoardView, offer: Offer | undefined) {
  return parted(all, view)[0].find((key) => key.offer === offer);
}

const ASKED: ReadonlySet<Action['kind']> = new Set(['ship', 'move', 'to', 'forces']);

function isGoing({ frames }: BoardView): boolean {
  const step = frames.at(-1)?.step;
  return step === 'ship' || step === 'move';
}

function told(
  state: Readonly<BoardState>,
  view: BoardView,
  steps: readonly Action[],
  key: Key | undefined,
  landed: Landed | null,
): Whole | Stay | null {
  const from = steps.find((step) => step.kind === 'move')?.from;
  const at = steps.findIndex(({ kind }) => kind === 'ship' || kind === 'to');
  const goal = steps[at];
  const to = goal?.kind === 'ship' || goal?.kind === 'to' ? goal.to : 'reserves';
  const count = steps.reduce((sum, step) => sum + (step.kind === 'forces' ? step.count : 0), 0);
  const seat = view.asked;
  if (to === 'reserves' || count === 0 || seat === null) return null;
  const { frames } = duneBoard.viewFor(after(state, steps.slice(0, at + 1)), seat);
  const counting = { ...view, frames };
  const place = placeOf(to).territory.name;
  const danger = dangerText(view, to);
  const decides = key?.decides ?? null;
  // all of them could have won; those that go cannot
  const isWeak = decides === null && isOutnumbered(counting, to, count);
  const why = key === undefined ? null : whyText(counting, key, count);
  if (from !== undefined) {
    if (from === landed?.territory && decides === null)
      return { stays: `${counted(landed.count, 'force')} just came to ${territoryName(from)}` };
    const left = strongholdLeft(counting);
    const stay = (left?.own ?? 0) - count;
    const { name = '', threat } = left ?? {};
    const isBare = threat != null && threat.count > stay;
    // no storm comes into a stronghold
    const isShelter = left !== null && key?.why === 'shelter';
    if (
      threat != null &&
      decides === null &&
      (isWeak || (isBare && (key?.isGain !== true || key.isFight)))
    )
      return {
        stays: `${threat.count} ${factionName(view, threat.who)} can reach ${name} from ${threat.from}`,
      };
    if (isShelter) return { stays: `no storm comes into ${name}` };
    if (isWeak) return { stays: null };
    const bare = isBare && `leaves ${stay} against up to ${threat?.count} from ${threat?.from}`;
    const givenUp = left !== null && stay === 0 ? `you give up ${left.name}` : bare;
    const against = [givenUp, danger].filter((one) => typeof one === 'string');
    return {
      ...{ steps, to, why, march: { seat, from, to, count } },
      text: `Move ${count} from ${territoryName(from)} to ${place}`,
      but: against.length === 0 ? null : listed(against),
    };
  }
  if (isWeak) return null;
  const cost = shippingCost(counting, count)?.cost ?? 0;
  return {
    ...{ steps, to, why, march: null, but: danger },
    text: `Ship ${count} to ${place}, ${cost === 0 ? 'free' : `${cost} spice`}`,
  };
}

/** What speaks for going there, in a few words: what it decides before what one does there. */
function whyText(view: BoardView, key: Key, count: number): string | null {
  const does = deedText(view, key, count);
  return key.decides === null ? does : [key.decides.text, does].filter(Boolean).join(', ');
}

function deedText(view: BoardView, { why, note, spice, isFight, at }: Key, count: number) {
  if (isFight) return `${count} to ${fightText(view, at)}`;
  switch (why) {
    case 'take':
      return `${spice} spice`;
    case 'hold':
      return note === 'empty' ? 'empty stronghold' : note;
    case 'shelter':
      return note;
    case 'near':
      return `${why} ${note}`;
    default:
      return why;
  }
}
