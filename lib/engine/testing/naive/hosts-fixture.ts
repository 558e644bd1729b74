import { backOf } from '@/lib/rules/taxonomy';
import type { Filter } from '../../abilities/filter';
import { abilitiesOf } from '../../abilities/game-catalogue';
import { isKind, matches } from '../../abilities/matching';
import { standing } from '../../abilities/scene';
import { inForce, isAbout, isMet } from '../../queries/live';
import { cardAt, FACE_DOWN, type Game, printed } from '../../state/game';
import type { GameCard, GameCardId, Seat } from '../../state/state';
import {
  commandFor,
  domainOf,
  isUp,
  kept,
  kindsOf,
  powersOf,
  share,
  talentOf,
} from './facts-fixture';

/** Whether a House may deploy a card on a host, or lead it there. One small predicate a rule. */
export function mayLieOn(game: Game, seat: Seat, card: GameCard, id: GameCardId): boolean {
  const host = cardAt(game, id);
  if (host.place.zone !== 'domain' || host.id === card.id) return false;
  // Of a rival's card that lies face down the back is all that tells (C42).
  if (host.card === FACE_DOWN) return isBackThatBears(game, card, host);
  return (
    isFaceUpHost(game, card, host) &&
    (isWelcome(game, seat, card, host) ||
      (isKindThatBears(game, seat, card, host) && isSkilled(game, card, host))) &&
    isWithinCopies(game, card, host) &&
    isAllied(game, card, host) &&
    !isKeptOff(game, card, host) &&
    // Subdued personnel takes up no command (TAT-3.2-07).
    (card.status === 'subdued' || hasRoom(game, card, id))
  );
}

/** A card of the own Domain takes cards of that kind, whatever host and talent they ask for (TAT-3.2-05). */
const isWelcome = (game: Game, seat: Seat, card: GameCard, host: GameCard): boolean =>
  host.place.seat === seat &&
  isUp(host) &&
  inForce(game, 'may-bear').some(
    ({ modifier, live }) =>
      modifier.despite === 'anything' &&
      isAbout(live, modifier.host, host) &&
      isKind(live.scene, modifier.of, card),
  );

/** An effect keeps cards of that kind off the host (TAT-3.2-05). */
const isKeptOff = (game: Game, card: GameCard, host: GameCard): boolean =>
  inForce(game, 'bear-card').some(({ modifier: { of, card: kind }, live }) => {
    if (of === undefined || !isAbout(live, of, host)) return false;
    return kind === undefined || isKind(live.scene, kind, card);
  });

/** A text that names subdued hosts, of a back that the host has: home worlds and Dune show theirs, the rest is any. */
const isBackThatBears = (game: Game, card: GameCard, host: GameCard): boolean =>
  hostText(game, card)?.to.some(
    (kind) =>
      (kind.state === 'subdued' || kind.state === 'any') &&
      (kind.whose === 'rivals' || kind.whose === 'anybody') &&
      isCouldBe(game, kind, host),
  ) === true;

/** Whether some card with the back of a host is of the type that a text names. */
const isCouldBe = (game: Game, { types }: Filter, { group }: GameCard): boolean =>
  [...game.catalogue.byId.values()].some(
    (one) => backOf(one.deck) === backOf(group) && (types?.includes(one.type) ?? true),
  );

/** Whether the text of a card names hosts in a state, or in any, of one of these Houses. */
const speaksOf = (
  game: Game,
  card: GameCard,
  state: 'subdued',
  houses: readonly (string | undefined)[],
): boolean =>
  hostText(game, card)?.to.some(
    (kind) => (kind.state === state || kind.state === 'any') && houses.includes(kind.whose),
  ) === true;

/** No card goes on a subdued one (TAT-5.4-21, TAT-6.2.2-08), but for those that say so (C50). */
const isFaceUpHost = (game: Game, card: GameCard, host: GameCard): boolean =>
  isUp(host) || speaksOf(game, card, 'subdued', [undefined, 'yours', 'rivals', 'anybody']);

/**
 * What the text of the card names (TAT-6.2.2-06, TAT-3.2-05), of the own Domain where it names no House (C50); else
 * resources go on personas and holdings (TAT-3.1.3-01), ventures and programs on personas (TAT-6.2.2-12,
 * TAT-6.2.5-02) that the House governs.
 */
function isKindThatBears(game: Game, seat: Seat, card: GameCard, host: GameCard): boolean {
  const own = host.place.seat === seat;
  const text = hostText(game, card);
  if (text !== undefined) {
    const scene = standing(game, seat, card);
    return (
      text.to.some((kind) => (kind.whose !== undefined || own) && matches(scene, kind, host)) &&
      (text.called === undefined || !isImmune(game, card, host))
    );
  }
  if (!own) return false;
  const { type } = printed(game, host);
  switch (printed(game, card).type) {
    case 'resource':
      return type === 'persona' || type === 'holding';
    case 'plan':
      return type === 'persona';
    default:
      return true;
  }
}

/** Nothing is done to what is immune to it, nor is such an effect laid on it. */
const isImmune = (game: Game, card: GameCard, host: GameCard): boolean =>
  kept(game, 'effects', host, card);

const hostText = (game: Game, card: GameCard) =>
  abilitiesOf(game.catalogue, card.card).find((ability) => ability.kind === 'assign');

/** At most so many of its title on one card (TAT-6.2.2-10), subdued ones too (C48) */
function isWithinCopies(game: Game, card: GameCard, host: GameCard): boolean {
  const limit = hostText(game, card)?.limit;
  if (limit === undefined) return true;
  const { title } = printed(game, card);
  const copies = cardsOn(game, host).filter(
    (other) => other.id !== card.id && printed(game, other).title === title,
  );
  return copies.length + 1 <= limit;
}

const cardsOn = (game: Game, host: GameCard): GameCard[] =>
  domainOf(game, host.place.seat).filter(({ place }) => place.host === host.id);

/** A talent requirement, which 0 is too (TAT-3.4-01, TAT-3.2-04). */
function isSkilled(game: Game, card: GameCard, host: GameCard): boolean {
  const { requirement } = printed(game, card);
  if (requirement === undefined) return true;
  const waived = inForce(game, 'may-bear').some(
    ({ modifier, live }) =>
      modifier.despite === 'talent' &&
      isKind(live.scene, modifier.of, card) &&
      isAbout(live, modifier.host, host),
  );
  if (waived) return true;
  const rank = talentOf(game, host, requirement.talent);
  return rank !== null && rank >= requirement.rank;
}

/**
 * A shared Power, or one of the two has none (TAT-7-01, TAT-6.2.2-09); a program without one goes on a persona
 * without one (TAT-6.2.5-03, C20).
 */
function isAllied(game: Game, card: GameCard, host: GameCard): boolean {
  const own = powersOf(game, card);
  const theirs = powersOf(game, host);
  if (card.group === 'program' && own.size === 0) return theirs.size === 0;
  return own.size === 0 || theirs.size === 0 || share(own, theirs);
}

/**
 * With the card, deployed personnel there are not above its command (TAT-3.2-06, TAT-3.2-07,
 * TAT-3.2-08, TAT-6.2.2-07, C24).
 */
export function hasRoom(game: Game, card: GameCard, id: GameCardId): boolean {
  const host = cardAt(game, id);
  if (!isPersonnel(game, card) || saysOutside(game, card, host)) return true;
  const others = cardsOn(game, host).filter(
    (other) => other.id !== card.id && isUp(other) && takesUpCommand(game, other),
  );
  return others.length + 1 <= commandFor(game, host);
}

const isPersonnel = (game: Game, card: GameCard): boolean =>
  kindsOf(game, card).includes('Personnel');

/** Whether the text of a card says that it takes up no command, once it lies on a host (TAT-3.2-05). */
function saysOutside(game: Game, card: GameCard, { id, place: { seat } }: GameCard): boolean {
  const scene = standing(game, seat, { ...card, place: { zone: 'domain', seat, host: id } });
  return abilitiesOf(game.catalogue, card.card)
    .flatMap((ability) => (ability.kind === 'static' ? ability.modifiers : []))
    .some(
      (one) =>
        one.kind === 'prohibit' &&
        one.what === 'count-for-command' &&
        one.of === 'this' &&
        isMet(game, scene, one),
    );
}

/** Personnel in play does, unless something says otherwise. */
export const takesUpCommand = (game: Game, card: GameCard): boolean =>
  isPersonnel(game, card) && !kept(game, 'count-for-command', card);
