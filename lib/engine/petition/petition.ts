import { range } from '@/lib/range';
import { isDecree } from '@/lib/rules/resources';
import { carryOut } from '../abilities/running/carry-out';
import { expire } from '../abilities/running/expire';
import { answerEvents } from '../abilities/running/triggers';
import { payeeOf } from '../abilities/scripts/petition-payee';
import { ask, pop } from '../atoms/flow';
import { gain, lose } from '../atoms/wealth';
import { entryRefusal } from '../deployment/conditions';
import { enterPlay } from '../deployment/deploy';
import { legalHosts } from '../deployment/legal-hosts';
import { discard } from '../leaving-play/discard';
import { subdue } from '../leaving-play/subdue';
import { baseCost, costOf } from '../payment/cost';
import { allegiancesOf } from '../queries/allegiance';
import { isBarred } from '../queries/forbidden';
import type { PetitionFrame } from '../state/frames';
import { cardAt, emit, type Game, houseAt, printed } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import { type ActionOf, inStages, type Step } from '../state/step';
import { currentInterval } from '../turn/current-interval';
import { type Chance, tacticActions } from '../windows/playable-tactics';
import { deployTactic } from '../windows/tactic';
import { award, forAll } from './prize';
import { costIfWon, favorDiscount, highestBid, stopgaps } from './terms';

/** The petitioner bids what its card costs, or more (C14). */
const openingBid: Step<PetitionFrame, ActionOf<'bid' | 'tactic' | 'use'>> = {
  run(game, frame) {
    // A tactic may have taken the solaris for it.
    if (openingBids(game, frame).length > 0) ask(game.state, frame.seat);
    else cancel(game, frame);
  },
  options: (game, frame, seat) => [...openingBids(game, frame), ...tactics(game, frame, seat)],
  answer: bidOrDeploy,
};

/** The Houses raise or pass, the next first. */
const options: Step<PetitionFrame, ActionOf<'pass' | 'bid' | 'tactic' | 'use'>> = {
  run(game, frame) {
    while (frame.active[0] !== undefined && houseAt(game, frame.active[0]).eliminated)
      frame.active.shift();
    const next = frame.active[0];
    if (next !== undefined) ask(game.state, next);
    else endBidding(game, frame);
  },
  options(game, frame, seat) {
    const most = isBarred(game, 'raise-bid', seat) ? 0 : mostOf(game, frame, seat);
    return [{ kind: 'pass' }, ...bids(frame.bid + 1, most), ...tactics(game, frame, seat)];
  },
  answer(game, frame, seat, action) {
    if (action.kind !== 'pass') {
      bidOrDeploy(game, frame, seat, action);
      return;
    }
    // Out of this petition; a standing bid stays (TAT-6.2.1-15, C14).
    emit(game, { kind: 'passed', seat });
    frame.active.shift();
    frame.tactic = false;
    endAfter(frame, seat);
  },
};

/** The victor may subdue a card instead of losing favor for solaris that it lacks. */
const shortfall: Step<PetitionFrame, ActionOf<'pass' | 'choose'>> = {
  run(game, frame) {
    if (rescues(game, frame).length > 0) ask(game.state, frame.bidder);
    else frame.at = afterShortfall(frame);
  },
  options: (game, frame) => [
    { kind: 'pass' },
    ...rescues(game, frame).map((card) => ({ kind: 'choose' as const, card })),
  ],
  answer(game, frame, _seat, action) {
    if (action.kind === 'choose') {
      subdue(game, cardAt(game, action.card));
      frame.waived = true;
    }
    frame.at = afterShortfall(frame);
  },
};

/** A decree gets its host, and so does a resource that changes Houses. */
const host: Step<PetitionFrame, ActionOf<'assign'>> = {
  run: settleHost,
  options: (game, frame) =>
    hostsAfterPayment(game, frame).map(({ id }) => ({
      kind: 'assign',
      card: frame.card,
      host: id,
    })),
  answer(_game, frame, _seat, action) {
    frame.host = action.host;
    frame.at = 'end';
  },
};

const STAGES = inStages<PetitionFrame>({
  'opening-bid': openingBid,
  options,
  victor: { run: settleCost },
  discount: favorDiscount,
  shortfall,
  host,
  end: { run: conclude },
  cancelled: { run: cancel },
});

/**
 * A petition (TAT-6.2.1). The opening bid is the petitioner's first option (C14); then the Houses raise
 * or pass clockwise till all that are left have passed. On each option a House may deploy one petition
 * tactic first (TAT-6.2.1-16). The petitioner as victor pays, may give favor for a card of its sponsor,
 * and deploys the card engaged; a rival pays what it bid above the printed cost, and the card goes face
 * down again. A card that is no longer there to be won ends the petition without a victor
 * (TAT-6.2.1-34).
 */
export const petitionStep: Step<PetitionFrame> = {
  ...STAGES,
  run(game, frame) {
    if (isThere(game, frame)) STAGES.run(game, frame);
    else cancel(game, frame);
  },
};

/** A bid, or a tactic of the House whose option it is. */
function bidOrDeploy(
  game: Game,
  frame: PetitionFrame,
  seat: Seat,
  action: ActionOf<'bid' | 'tactic' | 'use'>,
): void {
  if (action.kind !== 'bid') {
    frame.tactic = true;
    const card = cardAt(game, action.card);
    if (action.kind === 'tactic') deployTactic(game, seat, card);
    else carryOut(game, seat, card, action.ability);
    return;
  }
  emit(game, { kind: 'bid', seat, amount: action.amount });
  if (frame.at === 'options' && !frame.raised.includes(seat)) frame.raised.push(seat);
  frame.bid = action.amount;
  frame.bidder = seat;
  frame.at = 'options';
  frame.tactic = false;
  // The House that raised gets its next option after all the others (TAT-6.2.1-13).
  frame.active.push(...frame.active.splice(0, 1));
  endAfter(frame, seat);
}

/** The bidding is over once the House has declared that cut it short. */
function endAfter(frame: PetitionFrame, seat: Seat): void {
  if (frame.last === seat) frame.active.length = 0;
}

/** Whether the card still lies where it is petitioned for. */
function isThere(game: Game, frame: PetitionFrame): boolean {
  const { place, status } = cardAt(game, frame.card);
  return (
    place.seat === frame.holder &&
    (forAll(frame)
      ? place.zone === 'domain' && (status === 'subdued') === (frame.prize === 'capture')
      : place.zone === 'assembly')
  );
}

/** No victor: nothing is paid and nothing lost, and the House may petition again (TAT-6.2.1-34). */
function cancel(game: Game, { seat, card }: PetitionFrame): void {
  emit(game, { kind: 'petition-cancelled', seat, card });
  pop(game.state);
}

function openingBids(game: Game, frame: PetitionFrame): ActionOf<'bid'>[] {
  const { seat, card, currency } = frame;
  const least = currency === 'favor' ? 0 : costOf(game, seat, cardAt(game, card));
  return bids(least, mostOf(game, frame, seat));
}

/** The most that a House may bid; nothing for a card that it could assign to nothing (C21). */
function mostOf(game: Game, { card: id, currency, prize }: PetitionFrame, seat: Seat): number {
  const card = cardAt(game, id);
  if (prize === 'deployment' && legalHosts(game, seat, card).length === 0) return -1;
  return currency === 'favor'
    ? Math.max(0, houseAt(game, seat).favor)
    : highestBid(game, seat, card);
}

/** Whether the victor is a petitioner: the House that began it, or any House where all are. */
function isPetitioner({ seat, bidder, prize }: PetitionFrame): boolean {
  return bidder === seat || forAll({ prize });
}

/** One petition tactic on each option, of any House whose option it is (TAT-6.2.1-16, TAT-6.2.1-17). */
function tactics(game: Game, { tactic }: PetitionFrame, seat: Seat): ActionOf<'tactic' | 'use'>[] {
  return tactic ? [] : tacticActions(game, seat, petitionChance(seat));
}

/** What an option in a petition lets its House do beside bidding. */
export function petitionChance(seat: Seat): Chance {
  return { timing: 'declaration', answers: 'petition', involved: [seat], plain: [] };
}

function bids(least: number, most: number): ActionOf<'bid'>[] {
  return range(least, most).map((amount) => ({ kind: 'bid', amount }));
}

/**
 * The bidding is over: the victor is the last to raise, else the petitioner (TAT-6.2.1-21). What waits for
 * that is done before the cost is settled (TAT-6.2.1-22).
 */
function endBidding(game: Game, frame: PetitionFrame): void {
  const { seat, bidder } = frame;
  // What happened during the bidding may keep the card out of play (TAT-6.2.1-34).
  if (
    bidder === seat &&
    !forAll(frame) &&
    entryRefusal(game, seat, cardAt(game, frame.card)) !== null
  ) {
    frame.at = 'cancelled';
    return;
  }
  frame.at = 'victor';
  emit(game, { kind: 'bidding-over', seat: bidder, card: frame.card });
}

/** What the victor will pay, and what it may do about that. */
function settleCost(game: Game, frame: PetitionFrame): void {
  const { bidder, bid, currency } = frame;
  frame.cost = costIfWon(game, frame, bidder, bid);
  if (!isPetitioner(frame)) {
    frame.at = 'shortfall';
    return;
  }
  const card = cardAt(game, frame.card);
  const own = allegiancesOf(game, card).includes(houseAt(game, bidder).sponsor);
  frame.at = own && frame.cost > 0 && currency === 'solaris' ? 'discount' : 'shortfall';
}

/** The petitioner goes on to a host for the card, which what it has subdued cannot be (TAT-5.4-21). */
function afterShortfall(frame: PetitionFrame): 'host' | 'end' {
  return isPetitioner(frame) ? 'host' : 'end';
}

/** A decree needs a host, which the House chooses where there are several; without one nothing is lost (C21). */
function settleHost(game: Game, frame: PetitionFrame): void {
  const card = cardAt(game, frame.card);
  if (!isDecree(printed(game, card).subtypes) && frame.prize !== 'deployment') {
    frame.at = 'end';
    return;
  }
  const [only, ...others] = hostsAfterPayment(game, frame);
  if (only === undefined) frame.at = 'cancelled';
  else if (others.length > 0) ask(game.state, frame.bidder);
  else {
    frame.host = only.id;
    frame.at = 'end';
  }
}

/** The legal hosts of the victor but those that it must discard for the solaris that it lacks (C55). */
function hostsAfterPayment(game: Game, { bidder, card: id, cost }: PetitionFrame): GameCard[] {
  const card = cardAt(game, id);
  const lacks = houseAt(game, bidder).treasury < cost;
  const lost = lacks ? stopgaps(game, bidder, card, 'discards') : [];
  return legalHosts(game, bidder, card).filter((host) => !lost.includes(host.id));
}

/** What the victor may subdue instead of losing favor for solaris that it lacks. */
function rescues(game: Game, { bidder, card, cost }: PetitionFrame): GameCardId[] {
  if (houseAt(game, bidder).treasury >= cost) return [];
  return stopgaps(game, bidder, cardAt(game, card), 'may-subdue');
}

/**
 * The victor pays (TAT-6.2.1-24, TAT-6.2.1-29), and petition tactics that still lie there are over
 * (TAT-6.2.1-22). The petitioner deploys the card engaged (TAT-6.2.1-25); with a rival as victor it
 * petitions no more in this Interval (TAT-6.2.1-31).
 */
function conclude(game: Game, frame: PetitionFrame): void {
  const { seat, bidder, cost, discount } = frame;
  const card = cardAt(game, frame.card);
  pop(game.state);
  emit(game, { kind: 'victor', seat: bidder, cost });
  if (discount > 0) lose(game, bidder, 'favor', discount);
  if (frame.currency === 'favor') lose(game, bidder, 'favor', frame.bid);
  pay(game, frame);
  const { raised } = frame;
  const petitioner = forAll(frame) ? bidder : seat;
  emit(game, {
    kind: 'petition-won',
    seat: bidder,
    petitioner,
    card: card.id,
    ...(raised.length === 0 ? {} : { raised: [...raised] }),
  });
  // What waits for a victor is no longer there once the effects of the petition have ended.
  answerEvents(game);
  if (isOperation(game)) expire(game, 'operation');
  if (forAll(frame)) award(game, frame);
  else if (bidder === seat) enterPlay(game, seat, card, frame.host, 'engaged');
  else {
    const house = currentInterval(game);
    if (house?.seat === seat) house.petitionLost = true;
  }
}

/** Whether the petition is what the House declared; one that an effect begins is part of another operation. */
function isOperation({ state }: Game): boolean {
  const below = state.frames.findLast(({ step }) => step === 'operation' || step === 'effect');
  return below?.step === 'operation' && below.action.kind === 'petition';
}

/**
 * What the treasury lacks is paid in favor (TAT-6.2.1-32, TAT-6.2.1-33). What goes to a House instead of
 * the Imperial Treasury is all, or what is above the listed cost (C39); a rival pays no more than that.
 */
function pay(game: Game, frame: PetitionFrame): void {
  const { seat, card, bidder, cost, waived, holder } = frame;
  const solaris = Math.min(cost, houseAt(game, bidder).treasury);
  lose(game, bidder, 'solaris', solaris);
  const payee = forAll(frame) ? holder : payeeOf(game);
  if (payee !== null) {
    const all = forAll(frame) || bidder !== seat || game.state.options.payeeGets === 'everything';
    const listed = all ? 0 : baseCost(game, cardAt(game, card));
    gain(game, payee, 'solaris', Math.max(0, solaris - listed));
  }
  if (cost <= solaris) return;
  if (!waived) lose(game, bidder, 'favor', cost - solaris);
  for (const id of stopgaps(game, bidder, cardAt(game, card), 'discards'))
    discard(game, cardAt(game, id));
}
