import { envoysOf } from '@/lib/engine/operations/admission';
import { FAVOR_AT_ONCE, FAVOR_PRICE, SPICE_AT_ONCE } from '@/lib/engine/operations/trade';
import { homeWorldOf } from '@/lib/engine/queries/governed';
import { limitOf } from '@/lib/engine/queries/limits';
import type { HouseFrame } from '@/lib/engine/state/frames';
import { type Game, houseAt } from '@/lib/engine/state/game';
import type { Seat } from '@/lib/engine/state/state';
import { ADMISSION } from '@/lib/rules/admission';
import { croe } from '@/lib/rules/exchange-rate';
import { EXPECTED_TURNS } from '../expected';

/** What a House thinks things are worth to it now, in solaris, and how near it and its rivals are to admission. */
export interface Prices {
  readonly seat: Seat;
  /** One spice in the own hoard, one on a card of the own Domain, one in the Guild Hoard before the own exchange. */
  readonly spice: number;
  readonly laid: number;
  readonly guildSpice: number;
  /** One favor more, and one less. */
  readonly favor: number;
  readonly lostFavor: number;
  /** One card more in the hand, and one that leaves it: it is drawn again, from a deck that may run out. */
  readonly card: number;
  readonly handCard: number;
  /** Turns in which what it deploys may still bring something in. */
  readonly horizon: number;
  /** Favor that is missing for the request, and solaris that this costs. */
  readonly missingFavor: number;
  /** Spice that it can buy in this Interval with what that leaves, and what it would pay. */
  readonly buyable: number;
  readonly spiceBill: number;
  /** Whether it can ask for admission in this Interval, by buying alone. */
  readonly isNear: boolean;
  readonly envoys: number;
  /** The only envoy that it has, or null. */
  readonly lastEnvoy: number | null;
  /** The House nearest to admission among the rivals, and how near it is from 0 to 1. */
  readonly leader: Seat;
  readonly danger: number;
  readonly hasHomeWorld: boolean;
}

/** The fewest turns that a House looks ahead. */
const SHORTEST = 2.5;

export function pricesOf(game: Game, seat: Seat): Prices {
  const { state } = game;
  const { hoard, favor, treasury } = houseAt(game, seat);
  const frame = state.frames.find((one): one is HouseFrame => one.step === 'house');
  const own = frame?.seat === seat ? frame : null;
  const missingFavor = Math.max(0, ADMISSION.favor - favor);
  const missingSpice = Math.max(0, ADMISSION.spice - hoard);
  const left = treasury - missingFavor * FAVOR_PRICE;
  const exchanges = own === null ? 1 : (own.exchanged ? 0 : 1) + own.extraExchanges;
  const bought = purchase(
    state.guildHoard,
    left,
    Math.min(missingSpice, exchanges * SPICE_AT_ONCE),
  );
  const envoys = envoysOf(game, seat);
  const mayBuyFavor = own?.favorBought !== true;
  const isNear =
    (mayBuyFavor ? missingFavor <= FAVOR_AT_ONCE : missingFavor === 0) &&
    left >= 0 &&
    missingSpice <= bought.many;
  const { leader, danger } = nearestRival(game, seat);
  const spice = missingSpice === 0 ? 1.5 : 7 + Math.max(0, 4 - missingSpice);
  const next = croe(state.guildHoard + 1);
  return {
    seat,
    spice,
    laid: spice * 0.45,
    guildSpice: exchanges > 0 && left > next ? Math.max(0, spice - next) : 0.2,
    favor: missingFavor > 0 ? FAVOR_PRICE : favor < 13 ? 0.6 : 0.3,
    lostFavor: favor <= ADMISSION.favor ? FAVOR_PRICE : 0.7,
    card: 1,
    handCard: priceOfHandCard(game, seat),
    horizon: Math.max(SHORTEST, EXPECTED_TURNS - state.turn),
    missingFavor,
    buyable: bought.many,
    spiceBill: bought.bill,
    isNear: isNear && envoys.length > 0,
    envoys: envoys.length,
    lastEnvoy: envoys.length === 1 ? (envoys[0]?.id ?? null) : null,
    leader,
    danger,
    hasHomeWorld: homeWorldOf(game, seat) !== null,
  };
}

/** A House that cannot fill its hand is out of the game (TAT-6.3.2-06). */
function priceOfHandCard(game: Game, seat: Seat): number {
  const { zones } = houseAt(game, seat);
  const left = zones['house-deck'].length + zones.hand.length - limitOf(game, seat, 'hand');
  return left <= 0 ? OUT : Math.max(0, SPARE_CARDS - left) * 0.4;
}

/** More than anything is worth that does not win at once. */
const OUT = 100;
/** Cards that a House deck should keep beyond what fills the hand. */
const SPARE_CARDS = 9;

/** Spice that so many solaris buy at once, at most `most`, with the rate rising on the way, and what they cost. */
export function purchase(guildHoard: number, solaris: number, most: number) {
  let bill = 0;
  let many = 0;
  while (many < Math.min(most, guildHoard) && solaris - bill >= croe(guildHoard - many)) {
    bill += croe(guildHoard - many);
    many += 1;
  }
  return { many, bill };
}

/** The rival that is nearest to admission: 1 where it will be able to ask for it in its next Interval. */
function nearestRival(game: Game, seat: Seat): { readonly leader: Seat; readonly danger: number } {
  let leader = seat;
  let danger = -1;
  for (const [rival, house] of game.state.houses.entries()) {
    if (rival === seat || house.eliminated) continue;
    const favor = Math.max(0, ADMISSION.favor - house.favor);
    const left = house.treasury - favor * FAVOR_PRICE;
    const { many } = purchase(game.state.guildHoard, left, SPICE_AT_ONCE);
    const lacking = Math.max(0, ADMISSION.spice - house.hoard - many);
    const near = favor > FAVOR_AT_ONCE || left < 0 ? 0.3 : 1 - Math.min(1, lacking / 8);
    if (near > danger) {
      danger = near;
      leader = rival;
    }
  }
  return { leader, danger };
}
