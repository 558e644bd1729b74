import type { Seat } from '@/lib/kernel/game';
import { range } from '@/lib/range';
import type { Location } from '../../map/map';
import { type Action, PASS } from '../actions';
import { karamaOf, mayUse, playKarama } from '../advantages/karama';
import { powerOf } from '../advantages/special';
import { addForces, elitesIn, forcesIn, hasAdvisors, takeForces } from '../atoms/forces';
import { pay, purse } from '../atoms/spice';
import {
  isStronghold,
  PLACES,
  type Played,
  POLAR_SINK,
  placeOf,
  placesOf,
  rulesOf,
  STRONGHOLDS,
} from '../facts';
import { ask, begin, emit, end, factionAt, type Game, type Step } from '../game';
import { isOn } from '../queries/options';
import { seatOf } from '../queries/order';
import { barTo, coexists, type Ground, groundFor, isStormAt, standsIn } from '../queries/presence';
import { price } from '../queries/price';
import type { ShipFrame } from '../state/frames';
import type { BoardState, Faction, Group, LocationId, TerritoryId } from '../state/state';
import { arrive, enter } from './advisors';
import { answerAnyTime, anyTime } from './any-time';
import { eliteOptions, onlyElites } from './group';
import { loseHalf } from './half';

/**
 * One shipment of a faction (GF9-ship-02 to -11): from reserves to one place, for 1 spice a force into a stronghold and 2
 * elsewhere. Fremen come free near the Great Flat (GF9-fremen-05, -06). The Guild, and its ally where it is let, pay half
 * and may ship from place to place; the Guild also back to reserves (GF9-guild-04 to -06), in Descartes its allies too
 * (DES-guild-04 to -06, -09, DES-Q41).
 */
export const shipStep: Step<ShipFrame> = {
  run(game, frame) {
    if (frame.count !== null && frame.elite !== null)
      return ship(game, frame, frame.seat, { count: frame.count, elite: frame.elite });
    const { reserves, forces } = factionAt(game.state, frame.seat);
    if (reserves === 0 && !(frame.byGuild && forces.length > 0)) end(game);
    else ask(game, frame.seat);
  },
  options(state, frame, seat) {
    if (frame.count !== null) return eliteOptions(sourceOf(state, frame, seat), frame.count);
    if (frame.to !== null) return counts(state, frame, seat);
    return frame.from === null ? menu(state, frame, seat) : across(state, frame, seat);
  },
  answer(game, frame, seat, action) {
    const { state } = game;
    if (answerAnyTime(game, seat, action)) return;
    switch (action.kind) {
      case 'karama':
        if (!playKarama(game, seat)) return;
        frame.half = true;
        frame.karama = true;
        return;
      case 'ship-from':
        if (factionAt(state, seat).id === 'guild' && !mayUse(game, 'cross-shipping')) {
          frame.byGuild = false;
          return;
        }
        frame.from = action.from;
        return;
      case 'withdraw':
        frame.to = 'reserves';
        return;
      case 'ship':
        frame.to = action.to;
        return checkHalf(game, frame, seat);
      case 'forces':
        frame.count = action.count;
        frame.elite = onlyElites(sourceOf(state, frame, seat), action.count);
        return announce(game, frame, seat);
      case 'elites':
        frame.elite = action.count;
        return announce(game, frame, seat);
      default:
        if (frame.to === null) return end(game);
        // A stopped half price left nothing to pay with there: it may be tried elsewhere (GF9-Q50).
        frame.to = null;
        frame.from = null;
    }
  },
};

const KARAMA: Action = { kind: 'karama' };

/** What decides where a shipment of a faction may go. */
interface Terms {
  readonly played: Played;
  readonly isFremen: boolean;
  readonly ground: Ground;
  /** The territory that it leaves; null where it comes from reserves. */
  readonly left: TerritoryId | null;
  /** Whether it can pay for one force into a stronghold, and elsewhere. */
  readonly paysStronghold: boolean;
  readonly paysElsewhere: boolean;
}

function termsOf(state: Readonly<BoardState>, frame: Readonly<ShipFrame>, seat: Seat): Terms {
  const faction = factionAt(state, seat);
  const money = purse(state, seat);
  const pays = (to: LocationId) => price(state, faction, { ...frame, to }, 1) <= money;
  const ground = groundFor(state, seat);
  // Half of the Fremen get through a storm (GF9-fremen-15, DES-fremen-18).
  const braves = faction.id === 'fremen' && frame.from === null && isOn(state, 'advantages');
  return {
    played: state,
    isFremen: faction.id === 'fremen',
    ground: braves ? { ...ground, storm: NOWHERE } : ground,
    left: frame.from === null ? null : placeOf(frame.from).territory.id,
    paysStronghold: pays(placesOf(STRONGHOLDS[0]?.id ?? '')[0]?.id ?? ''),
    paysElsewhere: pays(POLAR_SINK),
  };
}

const NOWHERE = -1;

/** Why a faction may not ship to a place; null where it may ship at least one force. */
function barAt(terms: Terms, place: Location) {
  const { territory } = place;
  if (terms.left === null && terms.isFremen && territory.fremenReserves !== true) return 'far';
  if (terms.left === territory.id) return 'same';
  const bar = barTo(terms.ground, place);
  if (bar !== null) return bar;
  const pays = isStronghold(terms.played, territory) ? terms.paysStronghold : terms.paysElsewhere;
  return pays ? null : 'price';
}

/** The same for one place by itself. */
export function shipBar(
  state: Readonly<BoardState>,
  frame: Readonly<ShipFrame>,
  seat: Seat,
  to: LocationId,
) {
  return barAt(termsOf(state, frame, seat), placeOf(to));
}

function places(state: Readonly<BoardState>, frame: ShipFrame, seat: Seat): Action[] {
  const terms = termsOf(state, frame, seat);
  const found: Action[] = [];
  for (const [at, place] of PLACES.entries()) {
    const ship = SHIP[at];
    if (ship !== undefined && barAt(terms, place) === null) found.push(ship);
  }
  return found;
}

const SHIP: readonly Action[] = PLACES.map(({ id }) => ({ kind: 'ship', to: id }));

function menu(state: Readonly<BoardState>, frame: ShipFrame, seat: Seat): Action[] {
  const { reserves, forces, id } = factionAt(state, seat);
  const ships = reserves > 0 ? places(state, frame, seat) : [];
  const across = frame.byGuild && !frame.karama ? forces : [];
  const from = across.flatMap(({ at }): Action[] =>
    isStormAt(state, at) ? [] : [{ kind: 'ship-from', from: at }],
  );
  const mayPlay = !frame.half && reserves > 0 && id !== 'fremen';
  const canUse = mayPlay && karamaOf(state, seat) !== null;
  return [PASS, ...ships, ...from, ...(canUse ? [KARAMA] : []), ...anyTime(state, seat)];
}

function across(state: Readonly<BoardState>, frame: ShipFrame, seat: Seat): Action[] {
  const { id } = factionAt(state, seat);
  const may = id === 'guild' || rulesOf(state).allyShipping === 'always';
  const canPay = may && purse(state, seat) > 0;
  return [PASS, ...places(state, frame, seat), ...(canPay ? [WITHDRAW] : [])];
}

const WITHDRAW: Action = { kind: 'withdraw' };

function counts(state: Readonly<BoardState>, frame: ShipFrame, seat: Seat): Action[] {
  const faction = factionAt(state, seat);
  const { from, to, half } = frame;
  if (to === null) return [];
  const most = sourceOf(state, frame, seat).count;
  const money = purse(state, seat);
  const payable = range(1, most).filter(
    (count) => price(state, faction, { from, to, half }, count) <= money,
  );
  // A Karama against the half price may leave nothing to pay with.
  if (payable.length === 0) return [PASS];
  return payable.map((count): Action => ({ kind: 'forces', count }));
}

/** What a shipment is taken from. */
function sourceOf(state: Readonly<BoardState>, { from }: ShipFrame, seat: Seat): Group {
  const faction = factionAt(state, seat);
  return from === null
    ? { count: faction.reserves, elite: faction.eliteReserves }
    : { count: forcesIn(faction, from), elite: elitesIn(faction, from) };
}

/** A Karama may stop the half price of the Guild for this shipment. */
function checkHalf(game: Game, frame: ShipFrame, seat: Seat): void {
  if (factionAt(game.state, seat).id === 'guild' && !mayUse(game, 'half-price')) frame.half = false;
}

/** A shipment from off the planet can be stopped by the Guild before it is paid. */
function announce(game: Game, frame: ShipFrame, seat: Seat): void {
  if (frame.elite === null) return;
  const guild = powerOf(game.state, 'guild');
  const isOffPlanet = frame.from === null && factionAt(game.state, seat).id !== 'fremen';
  if (guild !== null && guild !== seat && isOffPlanet) begin(game, { step: 'veto', seat: guild });
}

function ship(game: Game, frame: ShipFrame, seat: Seat, group: Required<Group>): void {
  const { state } = game;
  const faction = factionAt(state, seat);
  const { from, to } = frame;
  const { count, elite } = group;
  if (to === null) return;
  const isAmongOwn = to !== 'reserves' && isIn(faction, placeOf(to).territory.id);
  const cost = price(state, faction, { from, to, half: frame.half }, count);
  pay(game, seat, payee(game, frame, seat), cost, 'shipment');
  if (from === null) keep(faction, { count: -count, elite: -elite });
  else takeForces(faction, from, count, elite);
  if (to === 'reserves') keep(faction, group);
  else addForces(faction, to, count, elite);
  emit(game, { kind: 'shipped', seat, from: from ?? 'reserves', to, count, elite });
  end(game);
  if (to === 'reserves') return;
  if (coexists(state, seat) && !isAmongOwn) arrive(game, seat, placeOf(to).territory.id);
  land(game, frame, seat, to, group);
}

/** Whether a faction has anything in a territory, which decides what comes there too. */
function isIn(faction: Faction, territory: TerritoryId): boolean {
  return standsIn(faction, territory) || hasAdvisors(faction, territory);
}

/** So many more in reserve, or fewer. */
function keep(faction: Faction, { count, elite }: Required<Group>): void {
  faction.reserves += count;
  faction.eliteReserves += elite;
}

/** What comes of a landing: the Bene Gesserit may come along, or coexist; in a storm half of the Fremen die. */
function land(game: Game, frame: ShipFrame, seat: Seat, to: LocationId, group: Group): void {
  const { state } = game;
  const isFremen = factionAt(state, seat).id === 'fremen' && frame.from === null;
  const sisters = seatOf(state, 'bene-gesserit');
  const isOffPlanet = frame.from === null && !isFremen;
  if (isOffPlanet && sisters !== null && sisters !== seat && factionAt(state, sisters).reserves > 0)
    begin(game, { step: 'accompany', seat: sisters, to });
  const isBraving = isFremen && isStormAt(state, to);
  // One alone is lost, and nobody has come.
  if (!isBraving || group.count > 1) enter(game, seat, placeOf(to).territory.id);
  if (isBraving) loseHalf(game, seat, to, group);
}

/** Who is paid: the Guild for what others ship, unless a Karama is played (GF9-guild-07, GF9-Q55, GF9-card-karama-09). */
function payee(game: Game, frame: ShipFrame, seat: Seat): Seat | null {
  const guild = seatOf(game.state, 'guild');
  const isFree = frame.from === null && factionAt(game.state, seat).id === 'fremen';
  if (guild === null || guild === seat || frame.karama || isFree) return null;
  return mayUse(game, 'ship-income') ? guild : null;
}
