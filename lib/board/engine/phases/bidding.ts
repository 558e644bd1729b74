import type { Seat } from '@/lib/kernel/game';
import { shuffle } from '@/lib/kernel/random';
import { range } from '@/lib/range';
import { type Action, PASS } from '../actions';
import { karamaOf, mayUse, playKarama } from '../advantages/karama';
import { canUsePower, spendPower } from '../advantages/special';
import { draw, takeCard, takeTop } from '../atoms/cards';
import { endLoans, pay, purse } from '../atoms/spice';
import { rulesOf, sheetOf } from '../facts';
import { ask, begin, emit, end, factionAt, type Game, type Step } from '../game';
import { seatOf, stormOrder } from '../queries/order';
import type { BiddingFrame } from '../state/frames';
import type { BoardState } from '../state/state';
import { answerAnyTime, anyTime } from './any-time';
import { help, helpers, helpOptions } from './help';

/**
 * Bidding (GF9-bid-01 to -19): a card for each player who may hold one more, sold one at a time to the right, from the
 * opener on; a pass is not final. A player is asked too where it cannot raise: only it knows.
 */
export const biddingStep: Step<BiddingFrame> = {
  run(game, frame) {
    const { state } = game;
    switch (frame.stage) {
      case 'help': {
        frame.left = helpers(state, frame.left, false);
        const [seat] = frame.left;
        if (seat !== undefined) return ask(game, seat);
        frame.stage = 'deal';
        return;
      }
      case 'deal': {
        const many = bidders(state).length;
        while (state.row.length < many) {
          const card = takeTop(game);
          if (card === null) break;
          state.row.push(card);
        }
        emit(game, { kind: 'dealt', count: state.row.length });
        frame.stage = 'bid';
        return putUp(game, frame);
      }
      case 'bid':
        return state.row.length === 0 ? close(game) : ask(game, frame.turn);
    }
  },
  options(state, frame, seat) {
    if (frame.stage === 'help') return helpOptions(state, seat);
    const bids = range(frame.top + 1, purse(state, seat)).map(
      (spice): Action => ({ kind: 'bid', spice }),
    );
    const karama = karamaOf(state, seat) === null ? [] : [KARAMA];
    return [PASS, ...bids, ...karama, ...anyTime(state, seat), ...takes(state, seat)];
  },
  answer(game, frame, seat, action) {
    if (action.kind === 'help') {
      frame.left.shift();
      return help(game, seat, action.spice);
    }
    if (answerAnyTime(game, seat, action)) return;
    switch (action.kind) {
      case 'bid':
        frame.top = action.spice;
        frame.bidder = seat;
        frame.passes = 0;
        emit(game, { kind: 'bid', seat, amount: action.spice });
        break;
      case 'special-take':
        return take(game, seat, action.target, action.count);
      case 'karama':
        // In place of paying (GF9-card-karama-08, GF9-Q51): it wins the card at once, and nobody is paid.
        if (!playKarama(game, seat)) return;
        return sell(game, frame, seat, null);
      default:
        frame.passes += 1;
        emit(game, { kind: 'passed', seat });
    }
    goOn(game, frame);
  },
};

const KARAMA: Action = { kind: 'karama' };

/** The special power of the Harkonnen: cards of another hand unseen, up to all, for as many back (GF9-adv-karama-09, GF9-harkonnen-17). */
function takes(state: Readonly<BoardState>, seat: Seat): Action[] {
  if (factionAt(state, seat).id !== 'harkonnen' || !canUsePower(state, seat)) return [];
  return state.factions.flatMap(({ hand }, target) =>
    target === seat
      ? []
      : range(1, hand.length).map((count): Action => ({ kind: 'special-take', target, count })),
  );
}

function take(game: Game, seat: Seat, target: Seat, count: number): void {
  spendPower(game, seat);
  const { hand } = factionAt(game.state, target);
  shuffle(game.state, hand);
  const cards = hand.splice(0, count);
  factionAt(game.state, seat).hand.push(...cards);
  emit(game, { kind: 'took-cards', seat, target, cards });
  begin(game, { step: 'swap', seat, target, left: count });
}

/** Whether a hand has room for one more card (GF9-bid-02, -03; GF9-harkonnen-06). */
function hasRoom(state: Readonly<BoardState>, seat: Seat): boolean {
  const { hand, id } = factionAt(state, seat);
  return hand.length < sheetOf(id).handLimit;
}

/** Who may bid, in storm order. */
function bidders(state: Readonly<BoardState>): Seat[] {
  return stormOrder(state).filter((seat) => hasRoom(state, seat));
}

/** The next who may bid, to the right of a seat. */
function toTheRight(state: Readonly<BoardState>, seat: Seat): Seat {
  const many = state.factions.length;
  for (let step = 1; step < many; step += 1)
    if (hasRoom(state, (seat + step) % many)) return (seat + step) % many;
  return seat;
}

/** The next card comes up, or the phase is over (GF9-bid-05, -06, -14, -15). */
function putUp(game: Game, frame: BiddingFrame): void {
  const { state } = game;
  const [card] = state.row;
  const [first] = bidders(state);
  if (card === undefined || first === undefined) {
    giveBack(game);
    return;
  }
  if (rulesOf(state).fullHandOpens) openInTurn(game, frame);
  else {
    frame.opener = frame.opener === null ? first : toTheRight(state, frame.opener);
    frame.turn = frame.opener;
  }
  frame.top = 0;
  frame.bidder = null;
  frame.passes = 0;
  // The Atreides see it before the first bid (GF9-atreides-05).
  frame.sighted = mayUse(game, 'bid-sight');
  emit(game, { kind: 'card-up', card, sighted: frame.sighted });
}

/** In Descartes a full hand opens too, and passes (DES-bid-04, -05, -12, DES-Q14). */
function openInTurn(game: Game, frame: BiddingFrame): void {
  const { state } = game;
  const [first = 0] = stormOrder(state);
  const opener = frame.opener === null ? first : (frame.opener + 1) % state.factions.length;
  frame.opener = opener;
  frame.turn = hasRoom(state, opener) ? opener : toTheRight(state, opener);
  if (frame.turn !== opener) emit(game, { kind: 'passed', seat: opener });
}

function goOn(game: Game, frame: BiddingFrame): void {
  const { state } = game;
  const others = bidders(state).length - (frame.bidder === null ? 0 : 1);
  if (frame.passes < others) frame.turn = toTheRight(state, frame.turn);
  else if (frame.bidder === null) giveBack(game);
  else sell(game, frame, frame.bidder, frame.top);
}

/** The top bidder pays and takes the card; the Emperor is paid for what others buy (GF9-bid-10, GF9-emperor-04). */
function sell(game: Game, frame: BiddingFrame, seat: Seat, price: number | null): void {
  const { state } = game;
  const card = state.row.shift();
  if (card === undefined) return;
  emit(game, { kind: 'bought', seat, price: price ?? 0, karama: price === null });
  if (price !== null) {
    const emperor = seatOf(state, 'emperor');
    const isPaid = emperor !== null && emperor !== seat && mayUse(game, 'card-income');
    pay(game, seat, isPaid ? emperor : null, price, 'card');
  }
  takeCard(game, seat, card, 'bought');
  // The second card of the Harkonnen (GF9-harkonnen-08).
  if (
    factionAt(state, seat).id === 'harkonnen' &&
    hasRoom(state, seat) &&
    mayUse(game, 'free-card')
  )
    draw(game, seat, 'free');
  putUp(game, frame);
}

/** What nobody wanted goes back on top of the deck in its order (GF9-bid-16, GF9-Q19). */
function giveBack({ state, events }: Game): void {
  if (state.row.length > 0) events.push({ kind: 'returned', count: state.row.length });
  state.deck.push(...state.row.reverse());
  state.row = [];
}

function close(game: Game): void {
  endLoans(game.state);
  end(game);
}
