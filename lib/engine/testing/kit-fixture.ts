import type { Card, CardId } from '@/lib/cards/card';
import { isPersonnel } from '@/lib/rules/resources';
import { RITE_TALENTS, type RiteTalent, talentName } from '@/lib/rules/talents';
import type { Ability } from '../abilities/ability';
import type { Filter } from '../abilities/filter';
import { abilitiesOf, type GameCatalogue } from '../abilities/game-catalogue';
import { createCard } from '../atoms/cards';
import { legalHosts } from '../deployment/legal-hosts';
import { newGame } from '../setup/new-game';
import { cloneState } from '../state/clone';
import { cardAt } from '../state/game';
import { takeUp } from '../state/open-game';
import type { GameCardId, GameState } from '../state/state';
import { asksOf, filtersIn } from './filters-in-fixture';
import { setupOf } from './random-games-fixture';

/*
 * What a card needs on the table to come to play, and what its text speaks of on it, on its bearer and at a
 * rival's. Its hosts are found by asking the engine about a Domain in which
 * every card that could bear another lies; where none of them may bear it, with one resource more that gives its
 * bearer a talent, a subtype or a Power.
 */

/** A card that is laid on the table, on a card of the same kit or on nothing. */
export interface Laid {
  readonly card: CardId;
  readonly on: CardId | null;
  /** On the table of a rival. */
  readonly rivals?: true;
  /** Subdued once all lies there. */
  readonly down?: true;
}

/**
 * Says what to lay, in order: what a rival has, what bears the card, the card, and what lies beside it; with another
 * number other cards, where there are several.
 */
export type Kits = (card: CardId, turn: number) => readonly Laid[];

/** A host, and what must lie on it. */
interface Way {
  readonly host: CardId;
  readonly help: CardId | null;
}

/** What bears other cards by itself. */
const standsAlone = ({ type }: Card): boolean => type === 'persona' || type === 'holding';

export function kitsOf(catalogue: GameCatalogue): Kits {
  const known = made.get(catalogue) ?? makeKits(catalogue);
  made.set(catalogue, known);
  return known;
}

const made = new WeakMap<GameCatalogue, Kits>();

function makeKits(catalogue: GameCatalogue): Kits {
  const { state, ids } = domainOf(catalogue);
  const found = new Map<CardId, readonly Way[]>();
  const sides = sidesOf(catalogue);
  const waysTo = (card: Card): readonly Way[] => {
    const known = found.get(card.id);
    if (known !== undefined) return known;
    const ways = waysIn(state, card, catalogue, null);
    if (ways.length === 0) ways.push(...helped(card));
    found.set(card.id, ways);
    return ways;
  };
  /** Each that gives its bearer something lies there once for every card that may bear it. */
  const helped = (card: Card): Way[] => {
    const ways: Way[] = [];
    for (const other of catalogue.cards) {
      if (!givesItsBearer(other, catalogue)) continue;
      const more = cloneState(state);
      for (const { host } of waysIn(state, other, catalogue, null)) {
        const on = ids.get(host);
        if (on !== undefined) lay(more, other, on);
      }
      ways.push(...waysIn(more, card, catalogue, other.id));
    }
    return ways;
  };
  // A Spice Harvester and its like bear cards themselves.
  for (const card of catalogue.cards)
    if (card.type === 'resource' && isNamedAsHost(card, catalogue)) {
      const [way] = waysIn(state, card, catalogue, null);
      const on = ids.get(way?.host ?? '');
      if (on !== undefined) ids.set(card.id, lay(state, card, on));
    }
  const kitOf = (id: CardId, turn: number): readonly Laid[] => {
    const card = catalogue.byId.get(id);
    if (card === undefined) return [];
    if (card.subtypes.includes('Tactic')) return [...sideOf(card, sides, turn), alone(id)];
    if (card.type !== 'resource' && card.type !== 'plan' && card.deck !== 'program')
      return [alone(id)];
    const ways = waysTo(card);
    const way = ways[turn % Math.max(1, ways.length)];
    if (way === undefined) return [alone(id)];
    const { host, help } = way;
    const helps = help === null ? [] : [{ card: help, on: host }];
    return [...kitOf(host, turn), ...helps, { card: id, on: host }];
  };
  /** One of the cards that fit a filter, such as are laid and may lie on what it says. */
  const fitting = (filter: Filter, turn: number, is: (card: Card) => boolean = () => true) => {
    const asks = asksOf(filter);
    const fit = catalogue.cards.filter(
      (card) => LAID.includes(card.type) && asks.every((ask) => ask(card)) && is(card),
    );
    return fit[turn % Math.max(1, fit.length)];
  };
  /** What a text speaks of at a rival's: the card, or a card on another. */
  const atRivals = (filter: Filter, turn: number): readonly Laid[] => {
    const card = fitting(filter, turn);
    if (card === undefined) return [];
    const { on } = filter;
    const kit = kitOf(card.id, turn);
    if (typeof on !== 'object') return kit;
    const host = fitting(on, turn, ({ id }) => waysTo(card).some((way) => way.host === id));
    if (host === undefined) return kit;
    const down = on.state === 'subdued' ? ({ down: true } as const) : {};
    return [
      { ...alone(host.id), ...down },
      { card: card.id, on: host.id },
    ];
  };
  /** What a text speaks of on its card, and on what that is assigned to. */
  const beside = (id: CardId, on: CardId | null, turn: number): readonly Laid[] =>
    filtersIn(abilitiesOf(catalogue, id)).flatMap((filter) => {
      if (filter.on !== 'this' && filter.on !== 'bearer') return [];
      const host = filter.on === 'this' ? id : on;
      const card = fitting(
        filter,
        turn,
        (one) => one.id !== id && waysTo(one).some((way) => way.host === host),
      );
      return card === undefined ? [] : [{ card: card.id, on: host }];
    });
  return (id, turn) => {
    const kit = kitOf(id, turn);
    const abilities = abilitiesOf(catalogue, id);
    const rivals = [
      ...filtersIn(abilities).filter(({ on, whose }) => whose === 'rivals' || on === 'cause'),
      ...abilities.flatMap(fallen),
    ].flatMap((filter) => atRivals(filter, turn));
    return [
      ...rivals.map((laid) => ({ ...laid, rivals: true }) as const),
      ...kit,
      ...beside(id, kit.at(-1)?.on ?? null, turn),
    ];
  };
}

/** What lies on tables and has a host or none. */
const LAID: readonly Card['type'][] = ['persona', 'holding', 'resource'];

/** The cards whose fall a text answers. */
function fallen(ability: Ability): readonly Filter[] {
  const fall = ability.kind === 'trigger' && ability.on.event === 'vanquished' && ability.on.card;
  return typeof fall === 'object' && asksOf(fall).length > 0 ? [fall] : [];
}

const alone = (card: CardId): Laid => ({ card, on: null });

/** A House that governs all that bears other cards, and nothing else; a home world for each of them. */
function domainOf(catalogue: GameCatalogue): {
  state: GameState;
  ids: Map<CardId, GameCardId>;
} {
  const game = newGame(setupOf(0), catalogue);
  if (!game.ok) throw new Error(game.problems[0]?.message);
  const state = game.value;
  const ids = new Map<CardId, GameCardId>();
  for (const card of catalogue.cards) {
    if (!standsAlone(card) && card.deck !== 'dune' && card.deck !== 'homeworld') continue;
    ids.set(card.id, lay(state, card, null));
  }
  return { state, ids };
}

function lay(state: GameState, card: Card, host: GameCardId | null): GameCardId {
  return createCard(state, card, 0, { zone: 'domain', seat: 0, host }, 'disengaged').id;
}

/** The cards of that Domain that may bear a card, each with the help it has there. */
function waysIn(
  original: GameState,
  card: Card,
  catalogue: GameCatalogue,
  help: CardId | null,
): Way[] {
  // What is found out about a state is kept with it.
  const state = cloneState(original);
  const held = createCard(state, card, 0, { zone: 'hand', seat: 0, host: null }).id;
  const game = takeUp(state, catalogue);
  const hosts = legalHosts(game, 0, cardAt(game, held)).filter(
    ({ id }) =>
      help === null ||
      Object.values(state.cards).some((one) => one.card === help && one.place.host === id),
  );
  return [...new Set(hosts.map((host) => host.card))].map((host) => ({ host, help }));
}

/** Whether some card's text names a resource as its host. */
function isNamedAsHost({ title }: Card, catalogue: GameCatalogue): boolean {
  return catalogue.cards.some(({ id }) =>
    abilitiesOf(catalogue, id).some(
      (ability) =>
        ability.kind === 'assign' && ability.to.some(({ titles }) => titles?.includes(title)),
    ),
  );
}

/** What a resource may give its bearer that a host can lack. */
const GIFTS: readonly string[] = ['raise', 'subtype', 'allegiance', 'preset-rank'];

function givesItsBearer(card: Card, catalogue: GameCatalogue): boolean {
  if (card.type !== 'resource') return false;
  return abilitiesOf(catalogue, card.id).some(
    (ability) =>
      ability.kind === 'static' &&
      ability.modifiers.some(
        (modifier) => GIFTS.includes(modifier.kind) && 'of' in modifier && modifier.of === 'bearer',
      ),
  );
}

/** For a tactic of a rite: a persona that leads one, with Personnel that takes part. */
function sideOf({ subtypes }: Card, sides: Sides, turn: number): readonly Laid[] {
  const talent = RITE_TALENTS.find((rite) => subtypes.includes(talentName(rite)));
  if (talent === undefined) return [];
  const ofTalent = sides[talent];
  return ofTalent[(turn * STRIDE) % Math.max(1, ofTalent.length)] ?? [];
}

/** Sides that follow each other have other leaders. */
const STRIDE = 7;

/** By the rite's talent. */
type Sides = Readonly<Record<RiteTalent, readonly (readonly Laid[])[]>>;

function sidesOf(catalogue: GameCatalogue): Sides {
  const sides = RITE_TALENTS.map((talent) => [
    talent,
    catalogue.cards
      .filter((one) => one.type === 'persona' && (one.talents?.[talent] ?? 0) > 0)
      .flatMap((leader) =>
        followersOf(leader, talent, catalogue).map((one) => [
          alone(leader.id),
          { card: one.id, on: leader.id },
        ]),
      ),
  ]);
  return Object.fromEntries(sides);
}

/** Personnel of the talent that may serve a persona. */
function followersOf(leader: Card, talent: RiteTalent, { cards }: GameCatalogue): Card[] {
  return cards.filter(
    ({ subtypes, talents, allegiance }) =>
      isPersonnel(subtypes) &&
      talents?.[talent] !== undefined &&
      (allegiance === undefined || allegiance === leader.allegiance),
  );
}
