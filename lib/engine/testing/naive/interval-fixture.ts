import { abilitiesOf } from '../../abilities/game-catalogue';
import type { Action } from '../../actions';
import { inForce, isAbout } from '../../queries/live';
import type { HouseFrame } from '../../state/frames';
import { cardAt, type Game, houseAt, printed } from '../../state/game';
import type { GameCard, GameCardId, Seat } from '../../state/state';
import { canSpend, isOutlawed } from './common-fixture';
import { mayDeclare } from './declare-fixture';
import { mayBeDone, textsOf } from './doing-fixture';
import {
  costText,
  domainOf,
  governsDune,
  hasDuneFief,
  isFreeOfCopies,
  isGoverned,
  isHome,
  kept,
  kindsOf,
  liesIn,
  plainCost,
  powersOf,
  solarisFor,
} from './facts-fixture';
import { hasRoom, mayLieOn } from './hosts-fixture';
import { mayBuyFavor, mayBuySpice, maySellSpice } from './trade-fixture';

/** Whether an action is an operation that a House may begin in its Interval, or its end. */
export function isOperation(game: Game, frame: HouseFrame, action: Action): boolean {
  const { seat } = frame;
  const card = (id: GameCardId) => cardAt(game, id);
  switch (action.kind) {
    case 'petition':
      return mayPetition(game, frame, card(action.card));
    case 'deploy':
      return mayDeploy(game, seat, card(action.card), action.host);
    case 'place':
      // Any event of the hand, free (TAT-6.2.3-01, TAT-6.2.3-02, TAT-3.1.5-02).
      return (
        liesIn(card(action.card), 'hand', seat) &&
        (isEvent(game, card(action.card)) || tokensThatForce(game, card(action.card)) !== null)
      );
    case 'redeploy':
      return mayRedeploy(game, seat, card(action.card));
    case 'deploy-program':
      return mayDeployProgram(game, seat, card(action.card), action.host);
    case 'use':
      return mayUse(game, seat, card(action.card), action.ability);
    case 'activate':
      return mayActivate(game, seat, card(action.card));
    case 'request-admission':
      return mayRequestWith(game, seat, card(action.card));
    case 'engage-six-fiefs':
      return holdsSixFiefs(game, seat);
    case 'rite':
      return mayDeclare(game, frame, action.rite, card(action.leader), card(action.target));
    case 'deploy-event':
      return mayDeployEvent(game, frame, card(action.card));
    case 'discard':
      return isPressing(game, seat, card(action.card));
    case 'buy-favor':
      return mayBuyFavor(game, frame, action.amount);
    case 'buy-spice':
      return mayBuySpice(game, frame, action.amount);
    case 'sell-spice':
      return maySellSpice(game, frame, action.amount);
    case 'end-interval':
      return !domainOf(game, seat).some((one) => mustNotWait(game, seat, one));
    default:
      return false;
  }
}

const isEvent = (game: Game, card: GameCard): boolean => printed(game, card).type === 'event';

/** Of a card that is placed and deployed like an event: the tokens with which it must be. */
function tokensThatForce({ catalogue }: Game, { card }: GameCard): number | null {
  const text = abilitiesOf(catalogue, card).find(({ kind }) => kind === 'placed');
  return text?.kind === 'placed' ? text.until : null;
}

function mayPetition(game: Game, frame: HouseFrame, card: GameCard): boolean {
  const { seat, petitionLost, barred } = frame;
  return (
    liesIn(card, 'assembly', seat) &&
    // TAT-6.2.1-01: an ally, a holding or a decree.
    isImperial(game, card) &&
    // TAT-6.2.1-31: none after a rival won one; TAT-6.2.1-34: nor what a cancelling effect bars.
    !petitionLost &&
    !barred.includes(card.id) &&
    // TAT-6.2.1-03
    canSpend(game, seat, solarisFor(game, seat, card, null)) &&
    // TAT-6.2.1-04
    isFreeOfCopies(game, card) &&
    // TAT-6.2.1-05
    (!kindsOf(game, card).includes('Native') || hasDuneFief(game, seat)) &&
    !isOutlawed(game, 'petition', card) &&
    // C21: a decree has a legal host.
    (!printed(game, card).subtypes.includes('Decree') ||
      Object.values(game.state.cards).some(({ id }) => mayLieOn(game, seat, card, id)))
  );
}

function isImperial(game: Game, card: GameCard): boolean {
  const { type, subtypes } = printed(game, card);
  return type === 'holding' || subtypes.includes('Ally') || subtypes.includes('Decree');
}

function mayDeploy(game: Game, seat: Seat, card: GameCard, host: GameCardId | null): boolean {
  if (!liesIn(card, 'hand', seat)) return false;
  const { type, subtypes, cost } = printed(game, card);
  // Tactics only react (TAT-6.2.2-18), events are placed first (TAT-6.2.3-01), X is a matter of text (C51).
  if (subtypes.includes('Tactic') || type === 'event') return false;
  if (cost === 'X' && costText(game, card) === undefined) return false;
  if (tokensThatForce(game, card) !== null) return false;
  // Personas stand alone (TAT-6.2.2-04), all else needs a host (TAT-3.1.3-01, TAT-6.2.2-12).
  if ((type === 'persona') !== (host === null)) return false;
  return (
    isFreeToEnter(game, seat, card) &&
    canSpend(game, seat, solarisFor(game, seat, card, host, 0)) &&
    (host === null || mayLieOn(game, seat, card, host))
  );
}

/** No copy of a unique card in play (TAT-6.2.2-03), a Dune fief for a native persona (TAT-6.2.2-05, CRF-1.A.i-08). */
function isFreeToEnter(game: Game, seat: Seat, card: GameCard): boolean {
  const native = kindsOf(game, card).includes('Native') && printed(game, card).type === 'persona';
  return isFreeOfCopies(game, card) && (!native || hasDuneFief(game, seat));
}

/** What an effect lets rise for nothing without a token. */
const isFreeToRise = (game: Game, seat: Seat, card: GameCard): boolean =>
  solarisFor(game, seat, card, card.place.host) === 0 &&
  inForce(game, 'needs-no-token').some(
    ({ modifier, live }) => live.scene.seat === seat && isAbout(live, modifier.of, card),
  );

/** Whether nothing but its price stands against deploying a subdued card that is no event. */
function mayRise(game: Game, seat: Seat, card: GameCard): boolean {
  if (!liesIn(card, 'domain', seat) || card.status !== 'subdued') return false;
  return (
    !isEvent(game, card) &&
    // TAT-6.2.4-01, TAT-6.2.5-07
    (card.deferment >= 1 || isFreeToRise(game, seat, card)) &&
    (tokensThatForce(game, card) === null || card.deferment >= Number(printed(game, card).cost)) &&
    // TAT-6.2.4-02, TAT-7-06: its host is deployed, and would be legal.
    (card.place.host === null || mayLieOn(game, seat, card, card.place.host)) &&
    // TAT-3.2-08
    (card.place.host === null || hasRoom(game, card, card.place.host)) &&
    isFreeToEnter(game, seat, card) &&
    // TAT-5.3-09: no home world while Dune is governed.
    !(card.group === 'homeworld' && governsDune(game, seat) && !risesBeside(game, seat)) &&
    !kept(game, 'deploy', card)
  );
}

/** A text that lets the home world rise all the same. */
const risesBeside = (game: Game, seat: Seat): boolean =>
  inForce(game, 'beside-dune').some(
    ({ modifier, live }) => modifier.home === 'rises' && live.scene.seat === seat,
  );

/** TAT-6.2.4-03: for its cost less its tokens. */
const mayRedeploy = (game: Game, seat: Seat, card: GameCard): boolean =>
  mayRise(game, seat, card) &&
  !kept(game, 'redeploy', card) &&
  (tokensThatForce(game, card) !== null ||
    canSpend(
      game,
      seat,
      Math.max(0, solarisFor(game, seat, card, card.place.host, 0) - card.deferment),
    ));

/** What keeps an Interval open: a full card that may rise (TAT-6.2.4-06, C23), by option a full event. */
function mustNotWait(game: Game, seat: Seat, card: GameCard): boolean {
  if (isPressing(game, seat, card)) return true;
  return (
    mayRise(game, seat, card) &&
    !kept(game, 'redeploy', card) &&
    card.deferment > 0 &&
    card.deferment >= (tokensThatForce(game, card) ?? solarisFor(game, seat, card, card.place.host))
  );
}

function mayDeployProgram(game: Game, seat: Seat, card: GameCard, host: GameCardId): boolean {
  return (
    // TAT-6.2.5-01
    liesIn(card, 'concealed', seat) &&
    isGoverned(cardAt(game, host), seat) &&
    // TAT-6.2.5-02: the home world engages.
    domainOf(game, seat).some((home) => isHome(game, seat, home) && home.status === 'disengaged') &&
    isFreeToEnter(game, seat, card) &&
    mayLieOn(game, seat, card, host)
  );
}

/** TAT-6.2.6-01; what is described as a tactic waits for its moment (TAT-6.2.6-02). */
function mayUse(game: Game, seat: Seat, card: GameCard, at: number): boolean {
  const text = textsOf(game, card)[at];
  const byAll = text?.kind === 'operation' && text.by === 'everybody';
  if (!isGoverned(card, byAll ? card.place.seat : seat)) return false;
  return (
    text?.kind === 'operation' && text.window === undefined && mayBeDone(game, seat, card, text)
  );
}

function mayActivate(game: Game, seat: Seat, card: GameCard): boolean {
  if (!isGoverned(card, seat) || card.place.host === null) return false;
  const venture = printed(game, card).subtypes.includes('Venture');
  // TAT-6.2.6-06, and TAT-6.2.6-16 for programs with tokens.
  if (!venture && !(card.group === 'program' && card.program > 0)) return false;
  // CRF-1.A.iii-05
  if (cardAt(game, card.place.host).status !== 'disengaged') return false;
  const text = textsOf(game, card).find(({ kind }) => kind === 'play');
  return text?.kind !== 'play' || mayBeDone(game, seat, card, text);
}

/** TAT-6.2.7-01, TAT-6.2.7-03, TAT-6.2.7-04 */
function mayRequestWith(game: Game, seat: Seat, card: GameCard): boolean {
  const { hoard, favor, sponsor } = houseAt(game, seat);
  if (hoard < 10 || favor < 10 || !isGoverned(card, seat)) return false;
  if (card.status !== 'disengaged' || isOutlawed(game, 'request-admission')) return false;
  const ally = kindsOf(game, card).includes('Ally') && powersOf(game, card).has(sponsor);
  return ally || isHome(game, seat, card);
}

const SIX = ['Dune', 'Arrakeen', 'Carthag', 'Imperial Basin', 'The Minor Erg', 'The Open Bled'];

/** TAT-8.1-01 */
function holdsSixFiefs(game: Game, seat: Seat): boolean {
  const ready = domainOf(game, seat)
    .filter(({ status }) => status === 'disengaged')
    .map((card) => printed(game, card).title);
  return (
    game.state.options.sixFiefsWin &&
    houseAt(game, seat).favor >= 1 &&
    SIX.every((title) => ready.includes(title))
  );
}

function mayDeployEvent(game: Game, frame: HouseFrame, card: GameCard): boolean {
  const { seat } = frame;
  if (!liesIn(card, 'domain', seat) || card.status !== 'subdued') return false;
  if (!isEvent(game, card)) return false;
  const dune = printed(game, card).subtypes.includes('Dune Event');
  return (
    // TAT-6.2.8-06, TAT-6.2.8-08
    card.deferment >= Math.max(1, plainCost(game, card)) &&
    // TAT-6.2.8-04
    !(dune ? frame.duneEvent : frame.imperiumEvent) &&
    // TAT-6.2.8-01, TAT-6.2.8-02, TAT-6.2.8-03
    (dune
      ? hasDuneFief(game, seat)
      : domainOf(game, seat).some((home) => isHome(game, seat, home))) &&
    !kept(game, 'deploy', card)
  );
}

/** By option a full event is deployed or discarded (TAT-8.3.1-01, TAT-8.3.1-02). */
function isPressing(game: Game, seat: Seat, card: GameCard): boolean {
  if (!game.state.options.promptEvents || !liesIn(card, 'domain', seat)) return false;
  if (!isEvent(game, card) || card.status !== 'subdued' || card.deferment < 1) return false;
  const abilities = abilitiesOf(game.catalogue, card.card);
  const open = printed(game, card).cost === 'X' && !abilities.some(({ kind }) => kind === 'cost');
  if (!open) return card.deferment >= plainCost(game, card);
  const bound = abilities.find((ability) => ability.kind === 'play')?.x;
  const numbers =
    typeof bound === 'object' && 'least' in bound
      ? bound.least
      : bound === undefined
        ? []
        : [bound];
  const most = numbers.find((part) => typeof part === 'number');
  return most !== undefined && card.deferment >= most;
}
