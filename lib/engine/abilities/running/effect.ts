import { turnCard } from '../../atoms/cards';
import { ask, drop, pop, push } from '../../atoms/flow';
import { retire } from '../../leaving-play/discard';
import { isAtTarget, isSpent } from '../../queries/usable';
import type { EffectFrame, Frame } from '../../state/frames';
import { cardAt, emit, type Game } from '../../state/game';
import { asSeenBy } from '../../state/sight';
import type { GameCard } from '../../state/state';
import { type ActionOf, inStages, type Step } from '../../state/step';
import { openWindow } from '../../windows/open-window';
import type { Ability, Doing } from '../ability';
import { type ChoiceAction, DECLINED, numbers, pickOf } from '../choice';
import { partOf } from '../effects/nested/nested';
import { type Effect, kindOf, partsOf } from '../effects/table';
import type { Scene } from '../scene';
import { amountOf, type Value } from '../value';
import { doingOf, engagedFor, markUsed } from './carry-out';
import { sortPicks } from './unfit';

/** What a House may do, or what has waited till now. */
const may: Step<EffectFrame, ActionOf<'choose-part' | 'pass'>> = {
  run(game, frame) {
    if (isOver(game, frame)) pop(game.state);
    else ask(game.state, frame.seat);
  },
  options: () => [{ kind: 'choose-part', part: 1 }, { kind: 'pass' }],
  answer(game, frame, _seat, action) {
    if (action.kind === 'pass') leave(game, frame);
    else {
      frame.at = 'x';
      // A part is done later, or by another House: its ability was used, and paid for, before.
      if (frame.list.length === 0)
        markUsed(game, frame.seat, cardAt(game, frame.card), frame.ability);
    }
  },
};

/** Whether an ability that is used once has been used since it was set off: several things may do so at a time. */
function isOver(game: Game, { card, ability, list }: EffectFrame): boolean {
  const bearer = cardAt(game, card);
  const doing = doingOf(game, bearer, ability);
  return list.length === 0 && doing !== null && isSpent(game, bearer, doing);
}

const chooseX: Step<EffectFrame, ActionOf<'choose-number'>> = {
  run(game, frame) {
    const { fixed } = doingIn(game, frame);
    if (fixed !== undefined) frame.x ??= amountOf(sceneOf(game, frame), fixed);
    if (boundIn(frame, doingIn(game, frame)) !== undefined && frame.x === null)
      ask(game.state, frame.seat);
    // What a part costs has been paid for all of the ability.
    else frame.at = frame.list.length === 0 ? 'costs' : 'effects';
  },
  options(game, frame) {
    const doing = doingIn(game, frame);
    const most = Math.max(0, amountOf(sceneOf(game, frame), boundIn(frame, doing) ?? 0));
    if (frame.list.length > 0) return numbers(0, most);
    // The most alone where the bound is below the least.
    return numbers(Math.min(doing.least ?? 1, most), most).filter(
      ({ amount }, at) => at === 0 || isPayable(game, frame, doing, amount),
    );
  },
  answer(_game, frame, _seat, action) {
    frame.x = action.amount;
  },
};

/** What the cost or the effect that comes next lets a House choose. */
const choices: Pick<Required<Step<EffectFrame, ChoiceAction>>, 'options' | 'answer'> = {
  options(game, frame) {
    const effect = current(frame, doingIn(game, frame));
    if (effect === undefined) return [];
    return [...(kindOf(effect).ask(sceneOf(game, frame), effect, frame.picks)?.options ?? [])];
  },
  answer(_game, frame, _seat, action) {
    frame.picks.push(pickOf(action));
  },
};

const STAGES = inStages<EffectFrame>({
  may,
  x: chooseX,
  costs: { run: payNext, ...choices },
  window: {
    run(_game, frame) {
      frame.at = 'effects';
    },
  },
  effects: { run: doNext, ...choices },
});

/**
 * An ability that is carried out: X is chosen, the costs are paid (TAT-5.4-11), Engagement tactics may
 * answer what was engaged (TAT-6.2.2-21), and the effects follow one by one. An effect that finds
 * nothing to do is passed over.
 */
export const effectStep: Step<EffectFrame> = {
  ...STAGES,
  run(game, frame) {
    if (stillHas(game, frame)) STAGES.run(game, frame);
    else pop(game.state);
  },
  options: (game, frame, seat) => (stillHas(game, frame) ? STAGES.options(game, frame, seat) : []),
};

/** Whether the card has the ability; it may have lost it, or be another in a game that is made from a view. */
function stillHas(game: Game, { card, ability }: EffectFrame): boolean {
  return doingOf(game, cardAt(game, card), ability) !== null;
}

/** The ability that is carried out. */
function doingIn(game: Game, { card, ability }: EffectFrame): Ability & Doing {
  const doing = doingOf(game, cardAt(game, card), ability);
  if (doing === null) throw new Error(`card ${card} has no ability ${ability} that does anything`);
  return doing;
}

/** Whether the costs can be paid with an X. */
function isPayable(game: Game, frame: EffectFrame, { costs }: Doing, x: number): boolean {
  const scene = { ...sceneOf(game, frame), x };
  return (
    costs?.every(
      (cost, at) => (at > 0 && isAtTarget(cost)) || kindOf(cost).possible(scene, cost),
    ) !== false
  );
}

/** The scene that an effect frame sets. */
export function sceneOf(game: Game, frame: EffectFrame): Scene {
  const { seat, x, targets, houses, cause, bearer, marks } = frame;
  const card = cardAt(game, frame.card);
  const engages = engagedFor(doingOf(game, card, frame.ability), card.id, bearer);
  return { game, seat, card, x, targets, houses, cause, bearer, marks, engages };
}

/** The most that X may be: that of the ability, or of the part that each House does for itself. */
function boundIn(frame: EffectFrame, doing: Doing): Value | undefined {
  if (frame.list.length === 0) return doing.x;
  const holder = holderOf(frame, doing);
  return holder?.kind === 'each-house' ? holder.x : undefined;
}

/** The effect that a list is a part of. */
function holderOf({ list }: EffectFrame, doing: Doing): Effect | undefined {
  return listOf({ at: 'effects', list: list.slice(0, -2) }, doing)[list.at(-2) ?? -1];
}

/** The effects of the list that the frame goes through. */
function listOf(
  { at: stage, list: way }: Pick<EffectFrame, 'at' | 'list'>,
  doing: Doing,
): readonly Effect[] {
  let list: readonly Effect[] = stage === 'costs' ? (doing.costs ?? []) : doing.effects;
  for (let at = 0; at < way.length; at += 2) {
    const effect = list[way[at] ?? -1];
    list = effect === undefined ? [] : (partsOf(effect)[way[at + 1] ?? -1] ?? []);
  }
  return list;
}

export function current(frame: EffectFrame, doing: Doing): Effect | undefined {
  return listOf(frame, doing)[frame.next];
}

function payNext(game: Game, frame: EffectFrame): void {
  const doing = doingIn(game, frame);
  const cost = current(frame, doing);
  // What cannot be paid any more starts no effect (TAT-5.4-11).
  if (
    cost !== undefined &&
    frame.picks.length === 0 &&
    !asSeenBy(game, frame.seat, () => kindOf(cost).possible(sceneOf(game, frame), cost))
  ) {
    pop(game.state);
    retireAfter(game, frame, doing);
    return;
  }
  if (runCurrent(game, frame, doing)) return;
  frame.next = 0;
  frame.at = 'window';
  const engaged = engageFor(game, frame, doing);
  if (engaged !== null) openWindow(game, 'engagement', null, engaged.id);
}

/** Engages what an operation engages. */
function engageFor(game: Game, frame: EffectFrame, doing: Ability & Doing): GameCard | null {
  const id = engagedFor(doing, frame.card, frame.bearer);
  if (id === null) return null;
  const engaged = cardAt(game, id);
  // A card that was subdued as another cost lies face down by now.
  if (engaged.status === 'disengaged') turnCard(game, engaged.id, 'engaged');
  return engaged;
}

function doNext(game: Game, frame: EffectFrame): void {
  const doing = doingIn(game, frame);
  if (!runCurrent(game, frame, doing)) leave(game, frame);
}

/** Ends a list; a card that lay there for what it has waited for goes with it. */
function leave(game: Game, frame: EffectFrame): void {
  const doing = doingIn(game, frame);
  pop(game.state);
  if (frame.list.length === 0 || holderOf(frame, doing)?.kind === 'await')
    retireAfter(game, frame, doing);
  else handBack(game, frame, doing);
}

/**
 * A card lies there for what it does when it is played; what answers to something else, or is done while an
 * event lasts (TAT-6.2.8-11), leaves it there.
 */
function retireAfter(game: Game, { card }: EffectFrame, { kind, called }: Ability & Doing): void {
  if (kind === 'play' && called !== 'duration') retire(game, cardAt(game, card));
}

/** What a part has chosen is known to the list that it is a part of. */
function handBack(
  { state }: Game,
  { card, ability, list, targets }: EffectFrame,
  doing: Doing,
): void {
  const outer = state.frames.at(-1);
  if (outer?.step !== 'effect' || outer.card !== card || outer.ability !== ability) return;
  if (outer.list.length !== list.length - 2 || outer.list.some((at, step) => at !== list[step]))
    return;
  const whole = listOf(outer, doing)[list.at(-2) ?? -1];
  // Each House chooses for itself, and what has waited is a list of its own.
  if (whole === undefined || whole.kind === 'each-house' || whole.kind === 'await') return;
  outer.targets.splice(0, outer.targets.length, ...targets);
}

/** Carries the next effect on: asks, or does it and goes to the next. False when the list is at its end. */
function runCurrent(game: Game, frame: EffectFrame, doing: Ability & Doing): boolean {
  const effect = current(frame, doing);
  if (effect === undefined) return false;
  const kind = kindOf(effect);
  const scene = sceneOf(game, frame);
  // What is asked must not tell what the House has not seen.
  const choice = asSeenBy(game, frame.seat, () => kind.ask(scene, effect, frame.picks));
  if (choice !== null && choice.options.length > 0) {
    ask(game.state, choice.seat);
    return true;
  }
  const { fit: picks, unfit } = sortPicks(kind, scene, effect, frame.picks.splice(0));
  for (const card of unfit) emit(game, { kind: 'unfit', seat: frame.seat, card });
  if (unfit.length > 0 && picks.every((pick) => pick === DECLINED)) {
    spend(game, frame, doing);
    return true;
  }
  if (picks.includes(DECLINED)) endRepeats(game, frame);
  frame.next += 1;
  if (picks.length > 0 || kind.possible(scene, effect)) kind.run(scene, effect, picks, frame);
  if (frame.part !== null) {
    push(game.state, partOf(frame, frame.part));
    frame.part = null;
  }
  return true;
}

/** A House that chooses nothing is asked no more for the rest of the times (repeat). */
function endRepeats({ state }: Game, frame: EffectFrame): void {
  const { frames } = state;
  const below = (): Frame | undefined => frames[frames.indexOf(frame) - 1];
  for (let one = below(); one !== undefined && isAgain(frame, one); one = below()) drop(state, one);
}

/** Whether a frame stands for the same list of the same House, still to come. */
function isAgain({ card, ability, seat, list }: EffectFrame, other: Frame): boolean {
  return (
    other.step === 'effect' &&
    other.card === card &&
    other.ability === ability &&
    other.seat === seat &&
    list.length > 0 &&
    other.list.length === list.length &&
    other.list.every((at, step) => at === list[step])
  );
}

/**
 * The ability is spent for nothing: what was aimed at is none of what was meant, and that alone is told
 * (TAT-11-18, C42).
 */
function spend(game: Game, frame: EffectFrame, doing: Ability & Doing): void {
  if (frame.at === 'costs') engageFor(game, frame, doing);
  const { frames } = game.state;
  for (let top = frames.at(-1); top !== undefined && isWithin(frame, top); top = frames.at(-1))
    pop(game.state);
  retireAfter(game, frame, doing);
}

/** Whether a frame is that of an ability, or of a list that a part of it belongs to. */
function isWithin({ card, ability, list }: EffectFrame, outer: Frame): boolean {
  return (
    outer.step === 'effect' &&
    outer.card === card &&
    outer.ability === ability &&
    outer.list.every((at, step) => at === list[step])
  );
}
