import { isSame } from '@/lib/kernel/moves';
import type { Action } from '../actions';
import type { HouseFrame } from '../state/frames';
import { cardAt, type Game, houseAt, sortById } from '../state/game';
import { allRefusals, type Check, firstRefusal, type Refusal } from '../state/refusal';
import type { GameCard, GameCardId, Seat, Zone } from '../state/state';

/** One kind of operation of a House Interval: it names the actions that belong to it, and lists no others. */
export interface Operation<A extends Action = Action> {
  readonly kinds: readonly A['kind'][];
  /** What the House may do of it now, in a fixed order. */
  options(game: Game, frame: HouseFrame): A[];
  /**
   * All that stands against it with a card of the House; none where it is among the options, null where it is
   * never about such a card.
   */
  refusalsOfCard?(game: Game, frame: HouseFrame, card: GameCard): readonly Refusal[] | null;
  /** What may stand against a kind that is about no card in particular. */
  readonly checks?: { readonly [Kind in Action['kind']]?: readonly Check<HouseFrame, null>[] };
  /** What it uses up as soon as it is announced, whatever comes of it. */
  announce?(game: Game, frame: HouseFrame, action: A): void;
  /**
   * Whether it can be done once it has been answered, where that asks for less than its declaration;
   * else it must still be among the options.
   */
  stillPossible?(game: Game, frame: HouseFrame, action: A): boolean;
  perform(game: Game, frame: HouseFrame, action: A): void;
  /** What follows once tactics have answered a card that it engaged (TAT-6.2.2-21). */
  conclude?(game: Game, frame: HouseFrame, action: A): void;
}

interface AboutCard<A extends Action & { readonly card: GameCardId }> {
  /** Where the cards lie that the operation could be about, and which of those it could be about. */
  readonly zone: Zone;
  readonly of?: (game: Game, card: GameCard) => boolean;
  /** What may stand against it, in the order in which it is said. */
  readonly checks: readonly Check[];
  /** The actions with a card against which nothing stands. */
  readonly ways: (card: GameCard, game: Game, seat: Seat) => A[];
  /** What stands against a card without ways. */
  readonly noWay?: Check;
}

/**
 * An operation that is about one card: the same checks say whether it is listed, whether it still can be done,
 * and why it is not.
 */
export function aboutCard<A extends Action & { readonly card: GameCardId }>({
  zone,
  of = () => true,
  checks,
  ways,
  noWay = () => null,
}: AboutCard<A>): Required<Pick<Operation<A>, 'options' | 'refusalsOfCard' | 'stillPossible'>> {
  const isAbout = (game: Game, seat: Seat, card: GameCard) =>
    card.place.zone === zone && card.place.seat === seat && of(game, card);
  return {
    options(game, { seat }) {
      const able: GameCard[] = [];
      for (const id of houseAt(game, seat).zones[zone]) {
        const card = cardAt(game, id);
        if (of(game, card) && firstRefusal(checks, game, seat, card) === null) able.push(card);
      }
      const actions: A[] = [];
      for (const card of sortById(able)) actions.push(...ways(card, game, seat));
      return actions;
    },
    stillPossible(game, { seat }, action) {
      const card = cardAt(game, action.card);
      return (
        isAbout(game, seat, card) &&
        firstRefusal(checks, game, seat, card) === null &&
        ways(card, game, seat).some((way) => isSame(way, action))
      );
    },
    refusalsOfCard: (game, { seat }, card) =>
      isAbout(game, seat, card) ? allRefusals([...checks, noWay], game, seat, card) : null,
  };
}
