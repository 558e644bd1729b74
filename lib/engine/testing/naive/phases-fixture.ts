import { standing } from '../../abilities/scene';
import { amountOf } from '../../abilities/value';
import type { Action } from '../../actions';
import { inForce } from '../../queries/live';
import type {
  DiscardFrame,
  DisengageFrame,
  ExcessFrame,
  HostFrame,
  InitiativeFrame,
  MovingFrame,
  PriceFrame,
} from '../../state/frames';
import { cardAt, type Game, houseAt, printed } from '../../state/game';
import type { GameCard, Seat } from '../../state/state';
import { isMeant } from './common-fixture';
import { costText, domainOf, isGoverned, kept as isKept, isUp, solarisFor } from './facts-fixture';
import { mayLieOn, takesUpCommand } from './hosts-fixture';

/** A House names engaged cards that it leaves so, or lets the rest disengage (TAT-6.1.1-01, TAT-6.1.1-02). */
export function isInDisengage(
  game: Game,
  { kept }: DisengageFrame,
  seat: Seat,
  action: Action,
): boolean {
  if (action.kind === 'disengage') return true;
  if (action.kind !== 'keep-engaged') return false;
  const card = cardAt(game, action.card);
  return (
    isGoverned(card, seat) &&
    card.status === 'engaged' &&
    !kept.includes(card.id) &&
    !isKept(game, 'disengage', card)
  );
}

/** A tied House lets a tied rival have the better rank, who takes it or not (TAT-8.2.1-01, C32). */
export function isInInitiative(
  game: Game,
  { offer, groups }: InitiativeFrame,
  seat: Seat,
  action: Action,
): boolean {
  if (action.kind === 'pass') return true;
  if (offer !== null) return action.kind === 'accept';
  return (
    game.state.options.surrender &&
    action.kind === 'surrender' &&
    action.to !== seat &&
    groups.some((group) => group.includes(seat) && group.includes(action.to))
  );
}

/** Any number of cards goes, in any order, and what is above the limit must (TAT-6.3.1-01, TAT-6.3.1-02, TAT-6.3.2-01, TAT-6.3.2-02). */
export function isInDiscard(
  game: Game,
  { list }: DiscardFrame,
  seat: Seat,
  action: Action,
): boolean {
  const held = houseAt(game, seat).zones[list];
  const excess = held.length - limitFor(game, seat, list);
  if (action.kind === 'done') return excess <= 0;
  return action.kind === 'discard' && held.includes(action.card);
}

/** 3 and 7 as the House has them, and what effects change (TAT-6.3.1-02, TAT-6.3.2-02). */
function limitFor(game: Game, seat: Seat, list: 'assembly' | 'hand'): number {
  const { assemblyLimit, handLimit } = houseAt(game, seat);
  const limit = inForce(game, 'limit')
    .filter(
      ({ modifier, live }) => modifier.what === list && isMeant(live.scene, modifier.who, seat),
    )
    .reduce(
      (sum, { modifier, live }) => sum + amountOf(live.scene, modifier.by),
      list === 'assembly' ? assemblyLimit : handLimit,
    );
  return Math.max(0, limit);
}

/** A card that lost its host goes to another legal one; a venture may be given up (TAT-5.4-29, TAT-6.2.2-16). */
export function isForHost(
  game: Game,
  { cards, among }: HostFrame,
  seat: Seat,
  action: Action,
): boolean {
  const [id = 0] = cards;
  const card = cardAt(game, id);
  if (action.kind === 'discard')
    return action.card === id && printed(game, card).subtypes.includes('Venture');
  return (
    action.kind === 'assign' &&
    action.card === id &&
    // An effect may name the hosts.
    among?.includes(action.host) !== false &&
    isNewHost(game, seat, card, action.host)
  );
}

const isNewHost = (game: Game, seat: Seat, card: GameCard, host: number): boolean =>
  isGoverned(cardAt(game, host), seat) && mayLieOn(game, seat, card, host);

/** Personnel above a command goes elsewhere where it can, and else is discarded (TAT-3.2-09). */
export function isForExcess(
  game: Game,
  { host }: ExcessFrame,
  seat: Seat,
  action: Action,
): boolean {
  if (action.kind !== 'assign' && action.kind !== 'discard') return false;
  const card = cardAt(game, action.card);
  if (card.place.host !== host || !isUp(card) || !takesUpCommand(game, card)) return false;
  const elsewhere = (id: number) => id !== host && isNewHost(game, seat, card, id);
  if (action.kind === 'assign') return elsewhere(action.host);
  return !domainOf(game, seat).some(({ id }) => elsewhere(id));
}

/** A resource goes to the other home world or stays (CRF-1.A.ii-06, C22). */
export const isForMoving = ({ cards, to }: MovingFrame, action: Action): boolean =>
  action.kind === 'pass' ||
  (action.kind === 'assign' && action.card === cards[0] && action.host === to);

/** The most tokens of a kind that an X could be held against, on any card. */
const tallest = ({ state }: Game): number =>
  Object.values(state.cards).reduce((most, one) => Math.max(most, one.deferment, one.marks), 0);

/** Any X within the text of the card that its House can pay, also where nothing is paid for it (C51, TAT-11-06). */
export function isForPrice(game: Game, frame: PriceFrame, action: Action): boolean {
  if (action.kind !== 'choose-number') return false;
  const { seat, host, price } = frame;
  const card = cardAt(game, frame.card);
  const { treasury } = houseAt(game, seat);
  const text = costText(game, card)?.x;
  if (typeof text !== 'object' || !('upTo' in text)) return false;
  const most =
    text.upTo === 'any'
      ? Math.max(20 + tallest(game), treasury + card.deferment)
      : amountOf(standing(game, seat, card), text.upTo);
  const tokens = card.place.zone === 'domain' ? card.deferment : 0;
  const due = price === 'free' ? 0 : solarisFor(game, seat, card, host, action.amount) - tokens;
  return action.amount <= most && due <= treasury;
}
