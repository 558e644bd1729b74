import { isDecree } from '@/lib/rules/resources';
import type { Action } from '../actions';
import { answered, ask, pop } from '../atoms/flow';
import { lose } from '../atoms/lose';
import type { HouseFrame, PetitionFrame } from '../frames';
import { cardAt, type Game, happened, houseAt } from '../game';
import { enterPlay } from '../procedures/deploy';
import { allegiancesOf } from '../queries/allegiance';
import { baseCost } from '../queries/cost';
import { legalHosts } from '../queries/hosts';
import type { GameCardId, Seat } from '../state';
import type { Step } from './step';

/**
 * A petition (TAT-6.2.1). The opening bid is the petitioner's first option (C14); then the Houses raise
 * or pass clockwise till all that are left have passed. The petitioner as victor pays, may give favor
 * for a card of its sponsor, and deploys the card engaged; a rival pays what it bid above the printed
 * cost, and the card goes face down again.
 */
export const petitionStep: Step<PetitionFrame> = {
  run(game, frame) {
    const { state } = game;
    switch (frame.at) {
      case 'opening-bid':
        ask(state, frame.seat);
        return;
      case 'options': {
        const next = frame.active[0];
        if (next !== undefined) {
          ask(state, next);
          return;
        }
        settle(game, frame);
        return;
      }
      case 'discount':
        ask(state, frame.seat);
        return;
      case 'host':
        settleHost(game, frame);
        return;
    }
  },

  options(game, frame, seat) {
    const card = cardAt(game, frame.card);
    const { treasury } = houseAt(game, seat);
    switch (frame.at) {
      case 'opening-bid':
        return bids(baseCost(game, card), treasury);
      case 'options':
        return [{ kind: 'pass' }, ...bids(frame.bid + 1, treasury)];
      case 'discount':
        return range(0, frame.bid).map((favor) => ({ kind: 'discount', favor }));
      case 'host':
        return legalHosts(game, seat, card).map(({ id }) => ({
          kind: 'assign',
          card: frame.card,
          host: id,
        }));
    }
  },

  answer(game, frame, seat, action) {
    answered(game.state);
    switch (action.kind) {
      case 'bid':
        happened(game, { kind: 'bid', seat, amount: action.amount });
        frame.bid = action.amount;
        frame.bidder = seat;
        frame.at = 'options';
        // The House that raised gets its next option after all the others (TAT-6.2.1-13).
        frame.active.push(...frame.active.splice(0, 1));
        return;
      case 'pass':
        // Out of this petition; a standing bid stays (TAT-6.2.1-15, C14).
        frame.active.shift();
        return;
      case 'discount':
        frame.discount = action.favor;
        frame.at = 'host';
        return;
      case 'assign':
        conclude(game, frame, action.host);
        return;
      default:
        return;
    }
  },
};

function bids(least: number, most: number): Action[] {
  return range(least, most).map((amount) => ({ kind: 'bid', amount }));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** The victor is known: the last to raise, else the petitioner (TAT-6.2.1-21). */
function settle(game: Game, frame: PetitionFrame): void {
  const { seat, bidder } = frame;
  if (bidder !== seat) {
    loseToRival(game, frame);
    return;
  }
  const own = allegiancesOf(game, cardAt(game, frame.card)).includes(houseAt(game, seat).sponsor);
  frame.at = own && frame.bid > 0 ? 'discount' : 'host';
}

/** A rival pays its bid less the printed cost, and the petitioner may not petition again (TAT-6.2.1-28 to -31). */
function loseToRival(game: Game, frame: PetitionFrame): void {
  const cost = Math.max(0, frame.bid - baseCost(game, cardAt(game, frame.card)));
  happened(game, { kind: 'victor', seat: frame.bidder, cost });
  happened(game, {
    kind: 'petition-won',
    seat: frame.bidder,
    petitioner: frame.seat,
    card: frame.card,
  });
  pay(game, frame.bidder, cost);
  const house = game.state.frames.findLast((one): one is HouseFrame => one.step === 'house');
  if (house?.seat === frame.seat) house.petitionLost = true;
  pop(game.state);
}

/** A decree needs a host, which the House chooses where there are several; without one nothing is lost (C21). */
function settleHost(game: Game, frame: PetitionFrame): void {
  const card = cardAt(game, frame.card);
  const facts = game.catalogue.byId.get(card.card);
  if (facts === undefined || !isDecree(facts.subtypes)) {
    conclude(game, frame, null);
    return;
  }
  const [only, ...others] = legalHosts(game, frame.seat, card);
  if (only === undefined) pop(game.state);
  else if (others.length === 0) conclude(game, frame, only.id);
  else ask(game.state, frame.seat);
}

/** The petitioner pays the bid less its discount and deploys the card engaged (TAT-6.2.1-23 to -27). */
function conclude(game: Game, frame: PetitionFrame, host: GameCardId | null): void {
  const { seat, discount } = frame;
  const card = cardAt(game, frame.card);
  const cost = frame.bid - discount;
  happened(game, { kind: 'victor', seat, cost });
  if (discount > 0) happened(game, lose(game.state, seat, 'favor', discount));
  pay(game, seat, cost);
  happened(game, { kind: 'petition-won', seat, petitioner: seat, card: card.id });
  enterPlay(game, seat, card, host, 'engaged');
  pop(game.state);
}

/** What the treasury lacks is paid in favor (TAT-6.2.1-32, TAT-6.2.1-33). */
function pay(game: Game, seat: Seat, cost: number): void {
  const solaris = Math.min(cost, houseAt(game, seat).treasury);
  happened(game, lose(game.state, seat, 'solaris', solaris));
  if (cost > solaris) happened(game, lose(game.state, seat, 'favor', cost - solaris));
}
