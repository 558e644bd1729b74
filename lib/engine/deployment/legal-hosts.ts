import type { Card } from '@/lib/cards/card';
import type { Power } from '@/lib/rules/powers';
import { isDecree, isPersonnel } from '@/lib/rules/resources';
import type { Ability } from '../abilities/ability';
import type { Filter } from '../abilities/filter';
import { isKind, matches } from '../abilities/matching';
import { type Scene, standing } from '../abilities/scene';
import { isWelcome } from '../abilities/scripts/may-bear';
import { allegiancesOf, mayShare } from '../queries/allegiance';
import { isDeployed } from '../queries/face-up';
import { cardsInDomain, governedBy } from '../queries/governed';
import { bansOf, type Force, inForce, isMet } from '../queries/live';
import { commandOf, isKept, rankOf } from '../queries/ranks';
import {
  abilitiesBy,
  FACE_DOWN,
  faceOf,
  type Game,
  printed,
  seatsInPlay,
  sortById,
} from '../state/game';
import { always, type Check, type Refusal, refuse } from '../state/refusal';
import type { GameCard, GameCardId, Seat } from '../state/state';

/** Deployed personnel on a card that takes up its command (TAT-3.2-06, TAT-3.2-07). */
export function personnelOn(game: Game, host: GameCardId, seat: Seat): GameCard[] {
  return governedBy(game, seat).filter(
    (card) =>
      card.place.host === host &&
      isPersonnel(printed(game, card).subtypes) &&
      !isKept(game, card, 'count-for-command'),
  );
}

/** How a card comes to a host. */
interface Assigning {
  /** The host may be subdued as well. */
  readonly down?: boolean;
}

/**
 * What stands against a House deploying a card on a host: the host is a deployed persona or holding (a persona
 * alone for ventures and programs) of its Domain, unless the card's text names others (C50), has the talent that
 * the card asks for (TAT-3.4-01), shares its allegiance or one of the two has none (TAT-7-01; a program without
 * allegiance goes on a persona without, C20), and has room for personnel. A subdued card takes up no command
 * (TAT-3.2-07): it needs that room once it is deployed again.
 */
export function hostRefusal(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  host: Readonly<GameCard>,
  assigning: Assigning = {},
): Refusal | null {
  return guestRefusal(guestOf(game, seat, card, assigning), host);
}

/** A card that a House would assign to a host, with what is the same for all hosts. */
interface Guest {
  readonly card: Readonly<GameCard>;
  readonly facts: Card;
  readonly text: Text | undefined;
  readonly powers: readonly Power[];
  readonly scene: Scene;
  readonly down: boolean;
  readonly waivers: readonly Force<'may-bear'>[];
  /** What stands against most hosts, made once for all of them. */
  readonly noBearer: Refusal;
  readonly noTalent: Refusal | null;
  readonly notNamed: Refusal | null;
}

function guestOf(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  { down = false }: Assigning = {},
): Guest {
  const facts = printed(game, card);
  const text = textOf(game, card);
  const { requirement } = facts;
  return {
    card,
    facts,
    text,
    powers: allegiancesOf(game, card),
    scene: standing(game, seat, card as GameCard),
    down,
    waivers: inForce(game, 'may-bear'),
    noBearer: bearerRefusal(card, facts),
    noTalent: requirement ? refuse({ code: 'no-talent', ...requirement }, ['TAT-3.4-01']) : null,
    notNamed: text
      ? refuse({ code: 'host-by-text', text }, ['TAT-6.2.2-06', 'TAT-6.2.2-10'], [card.id])
      : null,
  };
}

function guestRefusal(guest: Guest, host: Readonly<GameCard>): Refusal | null {
  const { card, facts, text, powers, scene, waivers } = guest;
  const { game } = scene;
  const welcome = isDeployed(host) && isWelcome(waivers, card, host, 'anything');
  if (!guest.down && !isDeployed(host) && !namesSubdued(text, host, scene.seat))
    return refuse({ code: 'subdued', self: false }, ['TAT-6.2.4-02'], [host.id]);
  if (faceOf(game, host) === FACE_DOWN && text !== undefined)
    return mayBear(guest, text, host)
      ? null
      : refuse({ code: 'host-by-text', text }, ['TAT-6.2.2-06'], [card.id]);
  if (host.id === card.id || (text === undefined && !welcome && !isKindOfHost(game, facts, host)))
    return guest.noBearer;
  const { requirement } = facts;
  if (requirement !== undefined && !welcome && !isWelcome(waivers, card, host, 'talent')) {
    const rank = rankOf(game, host, requirement.talent);
    if (rank === null || rank < requirement.rank) return guest.noTalent;
  }
  if (
    text !== undefined &&
    !(welcome ? isWithinLimit(game, text, card, host) : mayBear(guest, text, host))
  )
    return guest.notNamed;
  if (isShut(game, card, host))
    return refuse({ code: 'no-bearer', plan: facts.type === 'plan' }, ['TAT-3.2-05']);
  const theirs = allegiancesOf(game, host);
  if (card.group === 'program' && powers.length === 0 && theirs.length > 0)
    return refuse({ code: 'allegiance', powers }, ['TAT-6.2.5-03', 'C20']);
  if (!mayShare(powers, theirs)) return refuse({ code: 'allegiance', powers }, ['TAT-7-01']);
  return card.status === 'subdued' || hasRoom(game, card, host) ? null : COMMAND;
}

/** Whether the text of a card speaks of subdued hosts there, against TAT-5.4-21 (C50). */
function namesSubdued(text: Text | undefined, { place }: Readonly<GameCard>, seat: Seat): boolean {
  return (
    text?.to.some(
      ({ state, whose = 'yours' }) =>
        (state === 'subdued' || state === 'any') &&
        (whose === 'anybody' || (whose === 'yours') === (place.seat === seat)),
    ) === true
  );
}

/**
 * Whether a card may come to lie on another by an effect, which may lead it to any Domain: its text, if it names
 * rivals, is looked at from the House that moves it, and else from the one that governs the host.
 */
export function mayLieOn(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  host: Readonly<GameCard>,
  assigning: Assigning = {},
): boolean {
  return [host.place.seat, seat].some(
    (one) => hostRefusal(game, one, card, host, assigning) === null,
  );
}

const COMMAND = always('command', 'TAT-6.2.2-07', 'TAT-3.2-08');

/** What a card without a text of its own about hosts is assigned to. */
function bearerRefusal({ group }: Readonly<GameCard>, { type, subtypes }: Card): Refusal {
  if (group === 'program') return NO_BEARER.program;
  if (type === 'plan') return NO_BEARER.plan;
  return isDecree(subtypes) ? NO_BEARER.decree : NO_BEARER.other;
}

const NO_BEARER = {
  program: noBearer(true, 'TAT-6.2.5-03'),
  plan: noBearer(true, 'TAT-6.2.2-12'),
  decree: noBearer(false, 'C21'),
  other: noBearer(false, 'TAT-6.2.2-06'),
} as const;

function noBearer(plan: boolean, rule: string): Refusal {
  return refuse({ code: 'no-bearer', plan }, [rule]);
}

/** A card needs a legal host in the Domain. What stands against the one that comes nearest is said. */
export const hosted: Check = (game, seat, card) => {
  const guest = guestOf(game, seat, card);
  let nearest = guest.noBearer;
  for (const host of possibleHosts(guest)) {
    const refusal = guestRefusal(guest, host);
    if (refusal === null) return null;
    if (NEARNESS.indexOf(refusal.code) > NEARNESS.indexOf(nearest.code)) nearest = refusal;
  }
  return nearest;
};

/** What stands against a host, in the order in which it is looked at. */
const NEARNESS: readonly Refusal['code'][] = [
  'no-bearer',
  'no-talent',
  'host-by-text',
  'allegiance',
  'command',
];

/** Whether one more personnel that is deployed is within the command of a host (TAT-3.2-08, C24). */
export function hasRoom(game: Game, card: Readonly<GameCard>, host: Readonly<GameCard>): boolean {
  return (
    !isPersonnel(printed(game, card).subtypes) ||
    personnelOn(game, host.id, host.place.seat).length < commandOf(game, host) ||
    wouldBeOutside(game, card, host)
  );
}

/** The legal hosts of a card that a House deploys, in the order of their ids, in rivals' Domains too where its text says so (C50). */
export function legalHosts(game: Game, seat: Seat, card: Readonly<GameCard>): GameCard[] {
  const guest = guestOf(game, seat, card);
  const hosts: GameCard[] = [];
  for (const host of possibleHosts(guest)) if (guestRefusal(guest, host) === null) hosts.push(host);
  return sortById(hosts);
}

/** Those of them in its own Domain: what lost its host goes nowhere else (TAT-5.4-29, TAT-6.2.11-73). */
export function legalHostsAtHome(game: Game, seat: Seat, card: Readonly<GameCard>): GameCard[] {
  return legalHosts(game, seat, card).filter(({ place }) => place.seat === seat);
}

/** Cards of the own Domain; of others where the text of the card names them. */
function possibleHosts({ text, scene: { game, seat } }: Guest): readonly GameCard[] {
  const abroad = text?.to.some(({ whose }) => whose === 'rivals' || whose === 'anybody') === true;
  return abroad
    ? seatsInPlay(game).flatMap((one) => cardsInDomain(game, one))
    : cardsInDomain(game, seat);
}

/** Whether a card would take up no command of a host by its own text, which counts before it is there (TAT-3.2-05). */
function wouldBeOutside(
  game: Game,
  card: Readonly<GameCard>,
  { id, place: { seat } }: Readonly<GameCard>,
): boolean {
  const there: GameCard = { ...card, place: { zone: 'domain', seat, host: id } };
  const scene = standing(game, seat, there);
  return abilitiesBy(game, card).some(
    (ability) =>
      ability.kind === 'static' &&
      ability.modifiers.some(
        (modifier) =>
          modifier.kind === 'prohibit' &&
          modifier.what === 'count-for-command' &&
          modifier.of === 'this' &&
          isMet(game, scene, modifier),
      ),
  );
}

/** Whether something keeps cards of that kind off a host. */
function isShut(game: Game, card: Readonly<GameCard>, host: Readonly<GameCard>): boolean {
  return bansOf(game, 'bear-card', host).some(
    ({ modifier, live }) =>
      modifier.of !== undefined &&
      (modifier.card === undefined || isKind(live.scene, modifier.card, card as GameCard)),
  );
}

/** Personas and holdings bear resources, personas alone plans. */
function isKindOfHost(game: Game, card: Card, host: Readonly<GameCard>): boolean {
  const { type } = printed(game, host);
  return type === 'persona' || (type === 'holding' && card.type !== 'plan');
}

type Text = Extract<Ability, { kind: 'assign' }>;

/** What the text of a card says of its host, if it says anything that is known. */
function textOf(game: Game, card: Readonly<GameCard>): Text | undefined {
  return abilitiesBy(game, card).find((ability) => ability.kind === 'assign');
}

/**
 * Whether the text of a card lets a House put it on a host: a host of the kind that it names, which may be any
 * card (TAT-3.2-05), with fewer than its limit of cards of the title, subdued ones too (C48). Of what a House sees but the back of, the back must do (C42).
 */
function mayBear(guest: Guest, text: Text, host: Readonly<GameCard>): boolean {
  const { card, scene } = guest;
  return isNamed(guest, text, host) && isWithinLimit(scene.game, text, card, host);
}

function isNamed({ card, scene, down }: Guest, text: Text, host: Readonly<GameCard>): boolean {
  const { deployed, anyhow } = namedBy(text);
  const bears = (filter: Filter) => matches(scene, filter, host as GameCard, 'fit');
  if (!(down ? anyhow : deployed).some(bears)) return false;
  return text.called === undefined || !isKept(scene.game, host, 'effects', card);
}

/** The hosts that a text names: as it says that they lie, and however they lie. */
interface Named {
  readonly deployed: readonly Filter[];
  readonly anyhow: readonly Filter[];
}

/** They are its House's own unless it says whose; texts never change. */
function namedBy(text: Text): Named {
  let named = NAMED.get(text);
  if (named === undefined) {
    const deployed = text.to.map(
      (filter): Filter => ({ ...filter, whose: filter.whose ?? 'yours' }),
    );
    named = { deployed, anyhow: deployed.map((filter) => ({ ...filter, state: 'any' })) };
    NAMED.set(text, named);
  }
  return named;
}

const NAMED = new WeakMap<Text, Named>();

function isWithinLimit(
  game: Game,
  { limit }: Text,
  card: Readonly<GameCard>,
  host: Readonly<GameCard>,
): boolean {
  if (limit === undefined) return true;
  const { title } = printed(game, card);
  const same = cardsInDomain(game, host.place.seat).filter(
    (other) =>
      other.place.host === host.id && other.id !== card.id && printed(game, other).title === title,
  );
  return same.length < limit;
}
