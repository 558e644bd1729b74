import { moveText } from '@/lib/kernel/moves';
import type { Doing } from '../../abilities/ability';
import { kindOf, partsOf } from '../../abilities/effects/table';
import type { GameCatalogue } from '../../abilities/game-catalogue';
import type { Scene } from '../../abilities/scene';
import { amountOf } from '../../abilities/value';
import type { Action } from '../../actions';
import type { EffectFrame, Frame } from '../../state/frames';
import { cardAt, FACE_DOWN, type Game } from '../../state/game';
import { takeUp } from '../../state/open-game';
import type { GameCard, GameState, Seat } from '../../state/state';
import { everyAction } from './candidates-fixture';
import { textsOf } from './doing-fixture';
import { isOperation } from './interval-fixture';
import { isInPetition } from './petition-fixture';
import {
  isForExcess,
  isForHost,
  isForMoving,
  isForPrice,
  isInDiscard,
  isInDisengage,
  isInInitiative,
} from './phases-fixture';
import { isInRite } from './rite-fixture';
import { isAnswer, momentOf } from './tactics-fixture';

/**
 * What may be done, found out the slow way: every action that can be written down is judged by itself,
 * from the raw state and the rules alone. For comparison with the lister that games are played with.
 */
export function naiveActions(state: GameState, catalogue: GameCatalogue): string[] {
  const frame = state.frames.at(-1);
  const { decision } = state;
  if (frame === undefined || decision === null) return [];
  const game = takeUp(backsFor(state, decision.seat), catalogue);
  const judge = judgeOf(game, frame, decision.seat);
  const found: string[] = [];
  everyAction(state, (action) => {
    if (judge(action)) found.push(moveText(action));
  });
  return found.sort();
}

/** The table as a House sees it: what rivals hold face down in their Domains is blank where it never saw it. */
function backsFor(state: GameState, seat: Seat): GameState {
  // What Houses petition for lies open.
  const open = state.frames.flatMap((frame) => (frame.step === 'petition' ? frame.card : []));
  const blank = ({ id, place, status, group, known }: GameCard) =>
    !open.includes(id) &&
    place.zone === 'domain' &&
    place.seat !== seat &&
    status === 'subdued' &&
    group !== 'dune' &&
    group !== 'homeworld' &&
    known !== 'all' &&
    !known.includes(seat);
  const cards = Object.values(state.cards).map((card) =>
    blank(card) ? { ...card, card: FACE_DOWN } : card,
  );
  return { ...state, cards: Object.fromEntries(cards.map((card) => [card.id, card])) };
}

type Judge = (action: Action) => boolean;

/** The rules of the question that is open. */
function judgeOf(game: Game, frame: Frame, seat: Seat): Judge {
  switch (frame.step) {
    case 'house':
      return (action) => isOperation(game, frame, action);
    case 'window': {
      const moment = momentOf(game, frame);
      return (action) => action.kind === 'pass' || isAnswer(game, seat, moment, action);
    }
    case 'petition':
      return (action) => isInPetition(game, frame, seat, action);
    case 'rite':
      return (action) => isInRite(game, frame, seat, action);
    case 'disengage':
      return (action) => isInDisengage(game, frame, seat, action);
    case 'initiative':
      return (action) => isInInitiative(game, frame, seat, action);
    case 'discard':
      return (action) => isInDiscard(game, frame, seat, action);
    case 'draw':
      // A House draws or leaves it (TAT-6.3.1-04, C17).
      return ({ kind }) => kind === 'draw' || kind === 'done';
    case 'host':
      return (action) => isForHost(game, frame, seat, action);
    case 'excess':
      return (action) => isForExcess(game, frame, seat, action);
    case 'moving':
      return (action) => isForMoving(frame, action);
    case 'price':
      return (action) => isForPrice(game, frame, action);
    case 'effect':
      return choices(game, frame);
    case 'turn':
    case 'operation':
      return () => false;
  }
}

/** What a House is asked by a text: to use it, its X, or what the effect that is carried out asks itself. */
function choices(game: Game, frame: EffectFrame): Judge {
  const doing = textsOf(game, cardAt(game, frame.card))[frame.ability];
  if (doing === undefined || !('effects' in doing)) return () => false;
  if (frame.at === 'may')
    return (action) => action.kind === 'pass' || moveText(action) === 'choose-part 1';
  const { seat, targets, houses, cause, x, bearer, marks } = frame;
  const card = cardAt(game, frame.card);
  const pays = doing.kind === 'operation' ? doing.engage : 'nothing';
  const engages = pays === 'this' ? card.id : pays === 'bearer' ? bearer : null;
  const scene: Scene = { game, seat, card, x, targets, houses, cause, bearer, marks, engages };
  if (frame.at === 'x') {
    const text = frame.list.length === 0 ? doing : forOneHouse(frame, doing);
    return (action) => action.kind === 'choose-number' && isX(scene, text, action.amount);
  }
  const effect = effectOf(frame, doing);
  const asked =
    (effect && kindOf(effect).ask(scene, effect, frame.picks)?.options) ?? ([] as const);
  const kinds = new Set<Action['kind']>(asked.map(({ kind }) => kind));
  const keys = new Set(asked.map(moveText));
  return (action) => kinds.has(action.kind) && keys.has(moveText(action));
}

/** From the least to the most that X may be, and such that the costs can be paid. */
function isX(
  scene: Scene,
  { x = 0, least = 1, costs = [] }: Pick<Doing, 'x' | 'least' | 'costs'>,
  amount: number,
): boolean {
  const most = amountOf(scene, x);
  const from = Math.max(0, Math.min(least, most));
  if (amount === from) return true;
  const chosen = { ...scene, x: amount };
  return (
    amount > from && amount <= most && costs.every((cost) => kindOf(cost).possible(chosen, cost))
  );
}

/** The X that each House chooses for itself, from 0: the bound stands on the effect that holds the list. */
function forOneHouse({ list }: EffectFrame, doing: Doing): Pick<Doing, 'x' | 'least'> {
  const [next = -1] = list.slice(-2);
  const outer = effectOf({ at: 'effects', list: list.slice(0, -2), next }, doing);
  return outer?.kind === 'each-house' && outer.x !== undefined ? { x: outer.x, least: 0 } : {};
}

/** The effect that a frame has come to, down the way to its list. */
function effectOf({ at, list, next }: Pick<EffectFrame, 'at' | 'list' | 'next'>, doing: Doing) {
  let effects = at === 'costs' ? (doing.costs ?? []) : doing.effects;
  for (let step = 0; step < list.length; step += 2) {
    const outer = effects[list[step] ?? -1];
    effects = outer === undefined ? [] : (partsOf(outer)[list[step + 1] ?? -1] ?? []);
  }
  return effects[next];
}
