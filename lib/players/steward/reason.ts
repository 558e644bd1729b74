import type { Action } from '@/lib/engine/actions';
import { costToDeploy } from '@/lib/engine/deployment/deploy';
import { abilitiesOn } from '@/lib/engine/queries/abilities-on';
import { cardAt, type Game, houseAt } from '@/lib/engine/state/game';
import type { Seat } from '@/lib/engine/state/state';
import { ADMISSION } from '@/lib/rules/admission';
import { losesMore } from './bidding';
import { LITTLE_FAVOR } from './interval';

/**
 * Why a steward does an operation of its own Interval (interval.ts), bids or passes in a petition, in a few words that go on after its name: "then 6 spice
 * short of admission"; '' where what it comes to says it, as of a card that is brought what it gives.
 */
export function reasonOf(game: Game, seat: Seat, action: Action): string {
  const { hoard, favor } = houseAt(game, seat);
  switch (action.kind) {
    case 'request-admission':
      return 'admission wins the game';
    case 'use': {
      const ability = abilitiesOn(game, cardAt(game, action.card))[action.ability];
      const engages = ability?.kind === 'operation' && ability.engage !== 'nothing';
      return engages ? 'ready again next turn' : '';
    }
    case 'buy-spice':
      return shortOf(ADMISSION.spice - hoard - action.amount, 'spice');
    case 'buy-favor':
      return favor <= LITTLE_FAVOR
        ? 'so little favor is a danger'
        : shortOf(ADMISSION.favor - favor - action.amount, 'favor');
    case 'sell-spice':
      return 'more than admission asks for, and the rate is high';
    case 'redeploy': {
      const card = cardAt(game, action.card);
      if (card.group === 'homeworld') return 'it was subdued; it comes back and produces again';
      return costToDeploy(game, seat, card) === 0 ? 'it costs nothing' : '';
    }
    case 'place':
      return 'of little use in the hand';
    case 'end-interval':
      return 'nothing else is worth its price';
    case 'bid':
    case 'pass':
      return bidReason(game, seat, action.kind === 'bid');
    default:
      return '';
  }
}

/** Why it raises in a petition, or does not (bidding.ts); the button says what comes of that. */
function bidReason(game: Game, seat: Seat, raises: boolean): string {
  const frame = game.state.frames.at(-1);
  if (frame?.step !== 'petition' || frame.at !== 'options') return '';
  if (frame.bidder === seat) return '';
  if (seat === frame.seat || frame.prize !== 'own-card')
    return raises ? 'still worth it' : 'not worth more';
  if (!raises) return 'to stop it costs too much';
  return losesMore(game, frame) ? 'a loss ends its petitions this turn' : 'worth the price to stop';
}

function shortOf(missing: number, good: string): string {
  return missing > 0
    ? `then ${missing} ${good} short of admission`
    : `enough ${good} for admission`;
}
