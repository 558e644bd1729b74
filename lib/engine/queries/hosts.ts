import { isPersonnel } from '@/lib/rules/resources';
import type { Ability } from '../abilities/ability';
import { abilitiesOf } from '../abilities/book';
import { type Filter, matches } from '../abilities/filter';
import { standing } from '../abilities/scene';
import { byId } from '../by-id';
import { type Game, printed } from '../game';
import type { GameCard, GameCardId, Seat } from '../state';
import { allegiancesOf, mayShare } from './allegiance';
import { isDeployed } from './face-up';
import { governedBy } from './governed';
import { inForce, isAbout, isMet } from './live';
import { commandOf, rankOf } from './ranks';

/** Deployed personnel on a card: what its command limits (TAT-3.2-06, TAT-3.2-07). */
export function personnelOn(game: Game, host: GameCardId, seat: Seat): number {
  return governedBy(game, seat).filter(
    (card) => card.place.host === host && takesCommand(game, card),
  ).length;
}

/** Whether a card is personnel that takes up command of its host. */
export function takesCommand(game: Game, card: Readonly<GameCard>): boolean {
  return isPersonnel(printed(game, card).subtypes) && !isOutside(game, card);
}

/**
 * Whether a card may be deployed on a host: the host is a deployed persona or holding (a persona alone
 * for ventures and programs), has the talent that the card asks for (TAT-3.4-01), shares its allegiance
 * or one of the two has none (TAT-7-01), and has room for personnel. A subdued card takes up no command
 * (TAT-3.2-07): it needs that room once it is deployed again.
 */
export function isLegalHost(
  game: Game,
  card: Readonly<GameCard>,
  host: Readonly<GameCard>,
  /** The host may be subdued as well. */
  down = false,
): boolean {
  const facts = printed(game, card);
  const text = textOf(card);
  if ((!down && !isDeployed(host)) || host.id === card.id) return false;
  if (text === undefined ? !isKindOfHost(game, card, host) : !mayBear(game, text, card, host, down))
    return false;
  if (facts.requirement !== undefined) {
    const rank = rankOf(game, host, facts.requirement.talent);
    if (rank === null || rank < facts.requirement.rank) return false;
  }
  if (!mayShare(allegiancesOf(game, card), allegiancesOf(game, host))) return false;
  return card.status === 'subdued' || hasRoom(game, card, host);
}

/** Whether one more personnel that is deployed is within the command of a host (TAT-3.2-08, C24). */
export function hasRoom(game: Game, card: Readonly<GameCard>, host: Readonly<GameCard>): boolean {
  return (
    !isPersonnel(printed(game, card).subtypes) ||
    personnelOn(game, host.id, host.place.seat) < commandOf(game, host) ||
    wouldBeOutside(game, card, host)
  );
}

/** The legal hosts of a card in a House's Domain, in the order of their ids. */
export function legalHosts(game: Game, seat: Seat, card: Readonly<GameCard>): GameCard[] {
  return governedBy(game, seat)
    .filter((host) => isLegalHost(game, card, host))
    .sort(byId);
}

/** Whether a card takes up no command of its host. */
function isOutside(game: Game, card: Readonly<GameCard>): boolean {
  return inForce(game, 'outside-command').some(({ modifier, live }) =>
    isAbout(live, modifier.of, card),
  );
}

/** Whether a card would take up no command of a host by its own text, which counts before it is there (TAT-3.2-05). */
function wouldBeOutside(
  game: Game,
  card: Readonly<GameCard>,
  { id, place: { seat } }: Readonly<GameCard>,
): boolean {
  const there: GameCard = { ...card, place: { zone: 'domain', seat, host: id } };
  const scene = standing(game, seat, there);
  return abilitiesOf(card.card).some(
    (ability) =>
      ability.kind === 'static' &&
      ability.modifiers.some(
        (modifier) =>
          modifier.kind === 'outside-command' &&
          modifier.of === 'this' &&
          isMet(game, scene, modifier),
      ),
  );
}

/** Personas and holdings bear resources, personas alone plans. */
function isKindOfHost(game: Game, card: Readonly<GameCard>, host: Readonly<GameCard>): boolean {
  const { type } = printed(game, host);
  return type === 'persona' || (type === 'holding' && printed(game, card).type !== 'plan');
}

type Text = Extract<Ability, { kind: 'assign' }>;

/** What the text of a card says of its host, if it says anything that is known. */
function textOf(card: Readonly<GameCard>): Text | undefined {
  return abilitiesOf(card.card).find((ability) => ability.kind === 'assign');
}

/**
 * Whether the text of a card lets it go on a host: a host of the kind that it names, which may be any
 * card, with fewer than its limit of cards of the title (TAT-3.2-05).
 */
function mayBear(
  game: Game,
  text: Text,
  card: Readonly<GameCard>,
  host: Readonly<GameCard>,
  down: boolean,
): boolean {
  const scene = standing(game, host.place.seat, card as GameCard);
  const bears = (filter: Filter) =>
    matches(scene, down ? { ...filter, state: 'any' } : filter, host as GameCard);
  if (!text.to.some(bears)) return false;
  if (text.limit === undefined) return true;
  const { title } = printed(game, card);
  const same = governedBy(game, host.place.seat).filter(
    (other) =>
      other.place.host === host.id && other.id !== card.id && printed(game, other).title === title,
  );
  return same.length < text.limit;
}
