import { mayRiseBesideDune } from '../abilities/scripts/beside-dune';
import { statusOnEntry } from '../abilities/scripts/enters-engaged';
import { changeTokens, discardCard, moveCard, rememberDeployer, turnCard } from '../atoms/cards';
import { lose } from '../atoms/wealth';
import { isTiedVenture } from '../leaving-play/subdue';
import { costOf } from '../payment/cost';
import { pay } from '../payment/pay';
import { placedUntil } from '../queries/abilities-on';
import { favorToDeploy } from '../queries/allegiance';
import { cardsInDomain } from '../queries/governed';
import { abilitiesBy, cardAt, emit, type Game } from '../state/game';
import type { GameCard, GameCardId, Seat, Status } from '../state/state';
import { governDune, moveCardsOn } from './govern-dune';
import { hostRefusal } from './legal-hosts';

/**
 * Brings a card that is not in a Domain into play, on a host or alone; favor for a foreign allegiance
 * goes (TAT-7-02, TAT-7-03). Solaris are the matter of whoever deploys it; an X that was chosen is marked with
 * tokens (TAT-11-05, C51). On a rival's card it lies in that Domain (TAT-5.4-08), and remembers who deployed it.
 */
export function enterPlay(
  game: Game,
  seat: Seat,
  card: GameCard,
  host: GameCardId | null,
  status: Status = statusOnEntry(game, seat, card),
  x: number = 0,
): void {
  const from = card.place.zone;
  payAllegiance(game, seat, card, x);
  const domain = host === null ? seat : cardAt(game, host).place.seat;
  moveCard(game, card.id, { zone: 'domain', seat: domain, host }, status);
  const favor = favorToAssign(game, card);
  if (favor > 0) lose(game, seat, 'favor', favor);
  if (domain !== seat) rememberDeployer(game, card.id, seat);
  if (x > 0) changeTokens(game, card.id, 'marks', x);
  becomeHome(game, seat, card);
  emit(game, { kind: 'deployed', seat, card: card.id, from });
}

/** Favor that the text of a card asks for to assign it; like all favor it may go below 0 (C46). */
export function favorToAssign(game: Game, card: Readonly<GameCard>): number {
  const text = abilitiesBy(game, card).find(({ kind }) => kind === 'assign');
  return text?.kind === 'assign' ? (text.favor ?? 0) : 0;
}

/**
 * Turns a card of a Domain face up: favor for a foreign allegiance goes, deferment tokens go
 * (TAT-6.2.4-05), Dune becomes the home world, and ventures that went down with a persona come up with
 * it (CRF-1.A.iii-15).
 */
export function raise(
  game: Game,
  seat: Seat,
  card: GameCard,
  status: Status = statusOnEntry(game, seat, card),
  x: number = card.marks,
): void {
  payAllegiance(game, seat, card, x);
  turnCard(game, card.id, status);
  if (card.marks !== x) changeTokens(game, card.id, 'marks', x - card.marks);
  if (card.deployer !== null) rememberDeployer(game, card.id, null);
  if (placedUntil(game, card) === null) changeTokens(game, card.id, 'deferment', -card.deferment);
  becomeHome(game, seat, card);
  emit(game, { kind: 'deployed', seat, card: card.id, from: 'domain' });
  for (const other of cardsInDomain(game, seat))
    if (other.place.host === card.id && other.status === 'subdued' && isTiedVenture(game, other))
      raise(game, seat, other);
}

/** Solaris that deploying a card costs now: subdued cards less their deferment tokens (TAT-6.2.4-03). */
export function costToDeploy(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  host: GameCardId | null = card.place.host,
  x?: number,
): number {
  if (card.place.zone === 'domain' && placedUntil(game, card) !== null) return 0;
  const cost = costOf(game, seat, card, host, x);
  return card.place.zone === 'domain' ? Math.max(0, cost - card.deferment) : cost;
}

/**
 * Deploys a card on a host, or where it lies, for its price. A rival's face-down card that turns out to be no host
 * for it takes the card and the solaris, and nothing more is told of it (C42).
 */
export function deployFor(
  game: Game,
  seat: Seat,
  card: GameCard,
  host: GameCardId | null,
  price: 'full' | 'free',
  x?: number,
): void {
  const solaris = priceOf(game, seat, card, host, price, x);
  if (solaris > 0) pay(game, seat, 'solaris', solaris);
  if (card.place.zone === 'domain') raise(game, seat, card, undefined, x);
  else if (host === null || isFit(game, seat, card, cardAt(game, host)))
    enterPlay(game, seat, card, host, undefined, x);
  else {
    emit(game, { kind: 'unfit', seat, card: host });
    discardCard(game, card.id);
  }
}

/** Solaris that a deployment takes. */
export function priceOf(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  host: GameCardId | null,
  price: 'full' | 'free',
  x?: number,
): number {
  return price === 'free' ? 0 : costToDeploy(game, seat, card, host, x);
}

/** Whether a host is one, now that it shows what it is. */
function isFit(game: Game, seat: Seat, card: GameCard, host: GameCard): boolean {
  return hostRefusal(game, seat, card, host) === null;
}

function payAllegiance(game: Game, seat: Seat, card: GameCard, x: number): void {
  const favor = favorToDeploy(game, seat, card, x);
  if (favor > 0) lose(game, seat, 'favor', favor);
}

/** What follows where a deployed card is the home world from now on, Dune out of an Assembly too (C11). */
function becomeHome(game: Game, seat: Seat, card: GameCard): void {
  if (card.group === 'dune') governDune(game, seat, card);
  if (card.group === 'homeworld') returnToHomeWorld(game, seat, card);
}

/** What Dune took over comes back once the original home world is deployed again (TAT-5.3-14, C22). */
function returnToHomeWorld(game: Game, seat: Seat, homeWorld: GameCard): void {
  if (mayRiseBesideDune(game, seat)) return;
  const dune = cardsInDomain(game, seat).find((card) => card.group === 'dune');
  if (dune !== undefined) moveCardsOn(game, seat, dune, homeWorld);
}
