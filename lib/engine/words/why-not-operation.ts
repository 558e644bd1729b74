import type { Catalogue } from '@/lib/cards/catalogue';
import { croe } from '@/lib/rules/croe';
import type { Action } from '../actions';
import type { HouseFrame } from '../frames';
import { cardAt, type Game, houseAt, printed } from '../game';
import { legalActions } from '../play';
import { canPay, mustRise } from '../queries/deployable';
import { isForbidden } from '../queries/forbidden';
import { cardsInDomain } from '../queries/governed';
import type { GameState, Seat } from '../state';
import { ADMISSION, mayRequest } from '../steps/operations/admission';
import { FAVOR_PRICE } from '../steps/operations/favor-purchase';
import { takeUp } from '../take-up';
import { both, type Said, said } from './naming';
import { waiting } from './why-not';
import { poor } from './why-not-deploy';

/** Operations that hang on no card of the hand or the Assembly. */
export type PlainOperation = Extract<
  Action['kind'],
  'buy-favor' | 'buy-spice' | 'sell-spice' | 'request-admission' | 'end-interval'
>;

/** Why a House cannot do one of these now, with the rules behind it; empty where it can. */
export function whyNotOperation(
  state: GameState,
  catalogue: Catalogue,
  seat: Seat,
  kind: PlainOperation,
): readonly Said[] {
  const asked = state.decision?.seat === seat;
  if (asked && legalActions(state, catalogue).some((action) => action.kind === kind)) return [];
  const game = takeUp(state, catalogue);
  const frame = state.frames.at(-1);
  if (!asked || frame?.step !== 'house') return [waiting(game, seat)];
  const reasons = reasonsFor(game, frame, kind);
  return reasons.length > 0 ? reasons : [said('An effect forbids it', 'TAT-3.2-05')];
}

function reasonsFor(game: Game, frame: HouseFrame, kind: PlainOperation): Said[] {
  switch (kind) {
    case 'buy-favor':
      return favorReasons(game, frame);
    case 'buy-spice':
    case 'sell-spice':
      return exchangeReasons(game, frame, kind);
    case 'request-admission':
      return admissionReasons(game, frame.seat);
    case 'end-interval':
      return endReasons(game, frame.seat);
  }
}

function favorReasons(game: Game, { seat, favorBought }: HouseFrame): Said[] {
  if (favorBought) return [said('You have bought favor in this Interval', 'TAT-6.2.9-03')];
  return canPay(game, seat, FAVOR_PRICE) ? [] : [poor(game, seat, FAVOR_PRICE, 'TAT-6.2.9-01')];
}

function exchangeReasons(
  game: Game,
  { seat, exchanged }: HouseFrame,
  kind: 'buy-spice' | 'sell-spice',
): Said[] {
  if (exchanged)
    return [said('You have exchanged spice in this Interval', 'TAT-6.2.10-04', 'TAT-6.2.10-01')];
  if (kind === 'sell-spice')
    return houseAt(game, seat).hoard > 0
      ? []
      : [said('Your hoard holds no spice', 'TAT-6.2.10-12')];
  const { guildHoard } = game.state;
  if (guildHoard < 1) return [said('The Guild Hoard is empty', 'TAT-6.2.10-09')];
  const rate = croe(guildHoard);
  return canPay(game, seat, rate) ? [] : [poor(game, seat, rate, 'TAT-6.2.10-07')];
}

function admissionReasons(game: Game, seat: Seat): Said[] {
  if (isForbidden(game, 'request-admission')) return [];
  const { hoard, favor } = houseAt(game, seat);
  if (!mayRequest(game, seat))
    return [
      said(
        `It takes ${ADMISSION.spice} spice in your hoard and ${ADMISSION.favor} favor; you have ${hoard} and ${favor}`,
        'TAT-6.2.7-01',
      ),
    ];
  return [
    said(
      'Neither your home world nor an ally of your sponsor is disengaged',
      'TAT-6.2.7-03',
      'TAT-6.2.7-04',
    ),
  ];
}

function endReasons(game: Game, seat: Seat): Said[] {
  const due = cardsInDomain(game, seat).filter((card) =>
    mustRise(game, seat, cardAt(game, card.id)),
  );
  const names = due.map((card) => printed(game, card).title);
  return due.length === 0
    ? []
    : [
        said(
          `${both(names)} must be deployed first: deferment tokens cover the cost`,
          'TAT-6.2.4-06',
          'C23',
        ),
      ];
}
