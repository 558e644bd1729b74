import type { Ability, Doing } from '../../abilities/ability';
import { holds } from '../../abilities/condition';
import { type Effect, kindOf } from '../../abilities/effects/table';
import type { Filter } from '../../abilities/filter';
import { abilitiesOf } from '../../abilities/game-catalogue';
import { cardsThat } from '../../abilities/matching';
import { type Scene, standing } from '../../abilities/scene';
import { amountOf } from '../../abilities/value';
import { cardAt, type Game } from '../../state/game';
import type { GameCard, GameCardId, Seat } from '../../state/state';

/** What a card can do: its own text, and after it what it has copied (TAT-11-31). */
export function textsOf({ state, catalogue }: Game, card: GameCard): readonly Ability[] {
  const isPart = state.lasting.some(
    ({ on, modifiers }) =>
      modifiers.some(({ kind }) => kind === 'one-body') && on.indexOf(card.id) > 0,
  );
  // TAT-11-14
  if (isPart) return [];
  const copied = state.lasting
    .filter((one) => one.card === card.id)
    .flatMap(({ modifiers }) => modifiers)
    .find((modifier) => modifier.kind === 'abilities-of');
  return [
    ...abilitiesOf(catalogue, card.card),
    ...(copied === undefined ? [] : abilitiesOf(catalogue, copied.card)),
  ];
}

/** Whether a House may do what a text says now. */
export function mayBeDone(game: Game, seat: Seat, card: GameCard, text: Ability & Doing): boolean {
  const scene = {
    ...standing(game, seat, card),
    x: text.x === undefined ? null : leastX(text),
    engages: whatEngages(card, text),
  };
  return (
    !isDoneAlready(game, card, text) &&
    mayEngageFor(game, seat, card, text) &&
    (text.when === undefined || holds(scene, text.when)) &&
    (text.x === undefined || amountOf(scene, text.x) >= leastX(text)) &&
    isPayable(scene, text) &&
    isWorthwhile(scene, text)
  );
}

const leastX = ({ least }: Doing): number => least ?? 1;

/** Once a rite, Interval or turn: a mark that names the text tells that it was done. */
const isDoneAlready = (game: Game, card: GameCard, text: Ability & Doing): boolean =>
  text.once !== undefined &&
  game.state.lasting.some(
    (mark) =>
      mark.card === card.id && mark.used !== undefined && textsOf(game, card)[mark.used] === text,
  );

function whatEngages(card: GameCard, text: Ability): GameCardId | null {
  if (text.kind !== 'operation' || text.engage === 'nothing') return null;
  return text.engage === 'this' ? card.id : card.place.host;
}

/** What engages must be disengaged and in the own Domain (TAT-5.4-06, TAT-5.4-20). */
function mayEngageFor(game: Game, seat: Seat, card: GameCard, text: Ability): boolean {
  if (text.kind !== 'operation' || text.engage === 'nothing') return true;
  const id = whatEngages(card, text);
  if (id === null) return false;
  const engaged = cardAt(game, id);
  return engaged.status === 'disengaged' && engaged.place.seat === seat;
}

/** All costs can be paid (TAT-5.4-11). */
const isPayable = (scene: Scene, { costs = [] }: Doing): boolean =>
  costs.every((cost, at) => (at > 0 && isForTarget(cost)) || kindOf(cost).possible(scene, cost));

/**
 * It does something; what is done to a card that a cost will name waits for it. A card that is to be named first
 * must be there, a House that is to be named must have what is asked of it, and something that comes later than
 * what it follows on is nothing by itself.
 */
const isWorthwhile = (scene: Scene, { costs, effects }: Doing): boolean => {
  if (costs !== undefined && effects.some(isForTarget)) return true;
  const does = (from: number, houses: readonly number[]) =>
    effects.some(
      (effect, at) =>
        at >= from &&
        (at === 0 || effect.kind !== 'await') &&
        kindOf(effect).possible({ ...scene, houses }, effect),
    );
  const [first] = effects;
  if (first?.kind === 'choose-card' && !kindOf(first).possible(scene, first)) return false;
  if (first?.kind !== 'choose-house' || effects.length === 1) return does(0, scene.houses);
  return scene.game.state.houses.some(
    ({ eliminated }, seat) =>
      !eliminated &&
      (first.of === 'everybody' || seat !== scene.seat) &&
      (first.governing === undefined || has(scene, seat, first.governing)) &&
      does(1, [seat]),
  );
};

const has = (scene: Scene, seat: Seat, kind: Filter): boolean =>
  cardsThat(scene, kind).some(({ place }) => place.seat === seat);

/** The card that was named, or something that lies on it. */
function isForTarget(effect: Effect): boolean {
  const { cards, on, card } = effect as { cards?: unknown; on?: unknown; card?: unknown };
  return [cards, on, card].some(
    (aim) =>
      aim === 'target' ||
      (aim as { choose?: { on?: unknown } } | undefined)?.choose?.on === 'target',
  );
}
