import { isKind } from '../../abilities/matching';
import { refer } from '../../abilities/ref';
import { amountOf } from '../../abilities/value';
import type { Action } from '../../actions';
import { inForce } from '../../queries/live';
import type { PetitionFrame } from '../../state/frames';
import { cardAt, type Game, houseAt } from '../../state/game';
import type { Seat } from '../../state/state';
import { isOutlawed } from './common-fixture';
import { isUp, solarisFor } from './facts-fixture';
import { mayLieOn } from './hosts-fixture';
import { isAnswer } from './tactics-fixture';

/** Whether a House may answer so while a petition is under way. */
export function isInPetition(
  game: Game,
  frame: PetitionFrame,
  seat: Seat,
  action: Action,
): boolean {
  switch (frame.at) {
    case 'opening-bid':
      // TAT-6.2.1-06, TAT-6.2.1-07; the opening bid is an option with its tactic (C14).
      return action.kind === 'bid'
        ? action.amount >=
            (frame.currency === 'favor'
              ? 0
              : solarisFor(game, seat, cardAt(game, frame.card), null)) &&
            action.amount <= purse(game, frame, seat)
        : isTactic(game, frame, seat, action);
    case 'options':
      // TAT-6.2.1-10, TAT-6.2.1-11, TAT-6.2.1-12
      if (action.kind === 'pass') return true;
      return action.kind === 'bid'
        ? action.amount > frame.bid &&
            action.amount <= purse(game, frame, seat) &&
            // An effect may have silenced it.
            !isOutlawed(game, 'raise-bid', null, seat)
        : isTactic(game, frame, seat, action);
    case 'discount':
      return action.kind === 'discount' && isDiscount(game, frame, action.favor);
    case 'host':
      // C21: the decree goes on a legal host of the petitioner.
      return (
        action.kind === 'assign' &&
        action.card === frame.card &&
        mayLieOn(game, frame.bidder, cardAt(game, frame.card), action.host) &&
        // C55: what will be discarded for the solaris that the victor lacks bears nothing.
        !isAtStake(game, frame, action.host, 'discards')
      );
    case 'shortfall':
      if (action.kind === 'pass') return true;
      return action.kind === 'choose' && savesFavor(game, frame, action.card);
    default:
      return false;
  }
}

/** No bid above the treasury (TAT-6.2.1-12), save what effects let a House bid more. */
function purse(game: Game, frame: PetitionFrame, seat: Seat): number {
  const card = cardAt(game, frame.card);
  // A card that changes Houses needs a host where it goes.
  const hosts = Object.values(game.state.cards).filter(({ place }) => place.seat === seat);
  if (frame.prize === 'deployment' && !hosts.some(({ id }) => mayLieOn(game, seat, card, id)))
    return -1;
  if (frame.currency === 'favor') return Math.max(0, houseAt(game, seat).favor);
  return inForce(game, 'credit')
    .filter(
      ({ modifier, live }) => live.scene.seat === seat && isKind(live.scene, modifier.on, card),
    )
    .reduce(
      (total, { modifier, live }) => total + amountOf(live.scene, modifier.by),
      houseAt(game, seat).treasury,
    );
}

/** One petition tactic on each option, of the House whose option it is (TAT-6.2.1-16, TAT-6.2.1-17). */
function isTactic(game: Game, frame: PetitionFrame, seat: Seat, action: Action): boolean {
  const moment = { timing: 'declaration', named: 'petition', inside: [seat], plain: [] } as const;
  return !frame.tactic && isAnswer(game, seat, moment, action);
}

/** Any amount of favor, till the cost is 0 (TAT-6.2.1-26, C15). */
function isDiscount(game: Game, { bidder, cost }: PetitionFrame, favor: number): boolean {
  const worth = inForce(game, 'favor-worth')
    .filter(({ live }) => live.scene.seat === bidder)
    .map(({ modifier }) => modifier.by);
  const each = Math.max(1, ...worth);
  // The last favor given still lowers something.
  return favor === 0 || (favor - 1) * each < cost;
}

/** A card that a text lets the victor subdue in place of favor for the solaris that it lacks (TAT-6.2.1-32). */
const savesFavor = (game: Game, frame: PetitionFrame, id: number): boolean =>
  isUp(cardAt(game, id)) && isAtStake(game, frame, id, 'may-subdue');

/** A card that a text makes the victor lose, or lets it, where it lacks solaris. */
function isAtStake(
  game: Game,
  { bidder, card, cost }: PetitionFrame,
  id: number,
  short: 'may-subdue' | 'discards',
): boolean {
  return (
    houseAt(game, bidder).treasury < cost &&
    inForce(game, 'credit').some(
      ({ modifier, live }) =>
        live.scene.seat === bidder &&
        modifier.short === short &&
        isKind(live.scene, modifier.on, cardAt(game, card)) &&
        refer(live.scene, modifier.of)?.id === id,
    )
  );
}
