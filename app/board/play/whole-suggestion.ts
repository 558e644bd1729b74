import { duneBoard } from '@/lib/board/dune';
import type { Action } from '@/lib/board/engine/actions';
import { placeOf } from '@/lib/board/engine/facts';
import { type Offer, offers, shippingPrice } from '@/lib/board/engine/narration/action';
import { factionName, territoryName } from '@/lib/board/engine/narration/names';
import { legalActions } from '@/lib/board/engine/play';
import type { BoardState, LocationId, TerritoryId } from '@/lib/board/engine/state/state';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { counted, listed } from '@/lib/sentences';
import { after, legalAfter, withStep } from './ahead';
import { fightText, isOutnumbered } from './coming';
import { advisedCount, isGroupCount, strongholdLeft, VERBS } from './count-choice';
import { GOING } from './going';
import { mayDecide } from './nearly-won';
import { type Key, parted } from './place-keys';
import { picksOf } from './place-pick';
import { dangerText } from './place-words';
import { paidText, shippingCost } from './shipping-hint';
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

/** What a steward would do, of some actions, as a game stands. */
type Advise = (state: Readonly<BoardState>, legal: readonly Action[]) => Action | null;

/** A stronghold that keeps no more is weak. */
const FEW = 3;

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
  advise: Advise = () => null,
): Whole | Stay | null {
  const view = duneBoard.viewFor(state, seat);
  if (!isGoing(view)) return null;
  const isShipping = begun.length === 0 && view.frames.at(-1)?.step === 'ship';
  if (isShipping && counsel?.kind === 'pass')
    return { stays: noShipment(view, legalActions(state)) };
  const starts = begun.length > 0 ? begun.slice(0, 1) : legalActions(state);
  const first = decisiveStart(state, view, starts) ?? counsel;
  const isOther = begun.length > 0 && JSON.stringify(first) !== JSON.stringify(begun[0]);
  if (isOther && first !== null && first.kind !== 'move') return { stays: null };
  let steps = begun;
  let goal: Key | undefined;
  for (let asked = 0; asked < MOST_STEPS; asked += 1) {
    const trial = after(state, steps);
    const { frames } = duneBoard.viewFor(trial, seat);
    const now = { ...view, frames };
    if (!isGoing(now)) return null;
    const legal = steps.length === 0 ? legalActions(state) : legalAfter(state, steps);
    const all = offers(now, legal).filter(({ action }) => ASKED.has(action.kind));
    const isCount = all.length > 0 && isGroupCount(now, all);
    const isAcross = steps[0]?.kind === 'ship-from';
    const said = steps.length === 0 ? first : isAcross && !isCount ? advise(trial, legal) : null;
    const picks = isCount ? null : picksOf(all, now, said);
    const offer =
      picks === null ? all[advisedCount(now, all)] : all.find(({ action }) => picks.has(action));
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

const ASKED: ReadonlySet<Action['kind']> = new Set(['ship', 'ship-from', 'move', 'to', 'forces']);

function isGoing({ frames }: BoardView): boolean {
  const step = frames.at(-1)?.step;
  return step !== undefined && GOING.has(step);
}

function told(
  state: Readonly<BoardState>,
  view: BoardView,
  steps: readonly Action[],
  key: Key | undefined,
  landed: Landed | null,
): Whole | Stay | null {
  const [start] = steps;
  const frame = view.frames.at(-1);
  const from = frame?.step === 'ride' ? frame.from : start && leftBy(start);
  const at = steps.findIndex(({ kind }) => kind === 'ship' || kind === 'to');
  const goal = steps[at];
  const to = goal?.kind === 'ship' || goal?.kind === 'to' ? goal.to : 'reserves';
  const count = steps.reduce((sum, step) => sum + (step.kind === 'forces' ? step.count : 0), 0);
  const seat = view.asked;
  if (to === 'reserves' || count === 0 || seat === null) return null;
  const { frames } = duneBoard.viewFor(after(state, steps.slice(0, at + 1)), seat);
  const counting = { ...view, frames };
  const verb = VERBS[frame?.step ?? 'turn'];
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
    // a join takes nothing for what it leaves
    if (left !== null && stay <= FEW && decides === null && (key?.why ?? 'join') === 'join')
      return {
        stays: `to join would ${stay === 0 ? 'give up' : `leave ${stay} in`} ${name}`,
      };
    if (isShelter) return { stays: `no storm comes into ${name}` };
    if (isWeak) return { stays: null };
    const against = [leavesText(left, stay), danger].filter((one) => one !== null);
    return {
      ...{ steps, to, why, march: { seat, from, to, count } },
      text: `${verb} ${count} from ${territoryName(from)} to ${place}${costText(counting, count)}`,
      but: against.length === 0 ? null : listed(against),
    };
  }
  if (isWeak) return { stays: `${count} would ${fightText(counting, to)} in ${place}` };
  return {
    ...{ steps, to, why, march: null, but: danger },
    text: `${verb} ${count} to ${place}${costText(counting, count)}`,
  };
}

/** Why a steward ships nothing. */
function noShipment(view: BoardView, legal: readonly Action[]): string {
  const isPaid = legal.some((one) => one.kind === 'ship' && shippingPrice(view, one.to) !== 0);
  return isPaid ? 'no shipment is worth its price now' : 'no shipment gains anything now';
}

/** The territory that forces leave with the first step of a choice; none where they come from reserves. */
function leftBy(start: Action): TerritoryId | undefined {
  if (start.kind === 'move') return start.from;
  return start.kind === 'ship-from' ? placeOf(start.from).territory.id : undefined;
}

/** What is left in a stronghold where that is few: "leaves 2 in Arrakeen". */
function leavesText(left: ReturnType<typeof strongholdLeft>, stay: number): string | null {
  if (left === null) return null;
  const { name, threat } = left;
  if (stay === 0) return `you give up ${name}`;
  if (threat !== null && threat.count > stay)
    return `leaves ${stay} in ${name} against up to ${threat.count} from ${threat.from}`;
  return stay > FEW ? null : `leaves ${stay} in ${name}`;
}

/** ", 6 spice", with what allies pay of it: ", 6 spice + 2 of Fremen". */
function costText(view: BoardView, count: number): string {
  const price = shippingCost(view, count);
  if (price === null) return '';
  return price.cost === 0 ? ', free' : `, ${paidText(view, price)}`;
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
