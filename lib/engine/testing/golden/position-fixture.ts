import type { Card } from '@/lib/cards/card';
import { isCharter, isFief } from '@/lib/rules/holdings';
import { POWERS, type Power } from '@/lib/rules/powers';
import { isPersonnel } from '@/lib/rules/resources';
import { RITE_TALENTS, TALENTS } from '@/lib/rules/talents';
import { abilitiesOf, type GameCatalogue } from '../../abilities/game-catalogue';
import { createCard } from '../../atoms/cards';
import { legalHosts } from '../../deployment/legal-hosts';
import { begin, legalActions, play } from '../../play';
import { abandon, takeUp } from '../../state/open-game';
import type { GameOptions } from '../../state/options';
import type { GameCard, GameState, Seat, Status, Zone } from '../../state/state';
import { emptyTable } from '../empty-table-fixture';
import { companyOf, wordsOf } from './company-fixture';
import { below, drawn, oneOf } from './draw-fixture';
import { type Theme, wordsOfTheme } from './theme-fixture';

/*
 * Positions for the book of behaviour, from words alone: the same words and cards give the same position. They are
 * built apart from the dealers of the random games, so that those may change without the book.
 */

/**
 * Where the card lies that a position is about: in a hand, deployed or subdued in the Interval of its House; with a
 * rival; as another House has its Interval; as a turn begins.
 */
type Role = 'held' | 'up' | 'down' | 'rivals' | 'answer' | 'dawn';

/** Words of texts that speak of what comes before the House Intervals. */
const EARLY = ['initiative', 'ranked', 'declared', 'disengage-phase', 'deferred'];

/** The roles in which a card is looked at; in one that comes twice, at two positions. */
export function rolesOf(card: Card, catalogue: GameCatalogue): readonly Role[] {
  const words = wordsOf(card, catalogue);
  const isEarly = EARLY.some((word) => words.has(word));
  if (isTactic(card))
    return isEarly ? ['dawn', 'dawn', 'held', 'rivals'] : ['held', 'held', 'answer', 'rivals'];
  if (isEarly) return ['held', 'up', 'rivals', 'dawn'];
  return ['held', 'up', 'rivals', oneOf(['down', 'answer', 'up'], card.id, 'role')];
}

export interface Position {
  readonly state: GameState;
  /** What chance hangs on. */
  readonly key: string;
  /** Words of the text of its card, or of its theme. */
  readonly words: ReadonlySet<string>;
  /** Whether it is about no card: what all texts ask, and what each House sees of what is going on, is looked at too. */
  readonly asksAll: boolean;
}

/** The position of a number about a card. */
export function positionOf(
  card: Card,
  role: Role,
  number: number,
  catalogue: GameCatalogue,
): Position {
  const key = `${card.id} ${role} ${number}`;
  const many = role === 'rivals' || role === 'dawn' ? 3 : 2;
  const words = wordsOf(card, catalogue);
  const spoken = POWERS.filter((power) => words.has(power) && power !== card.allegiance);
  const sponsors = Array.from({ length: many }, (_, seat): Power => {
    if (seat === 0 && role !== 'dawn') return card.allegiance ?? oneOf(POWERS, key, 'sponsor');
    return seat === 1 && spoken.length > 0
      ? oneOf(spoken, key, 'rival')
      : oneOf(POWERS, key, 'sponsor', seat);
  });
  const state = tableOf(key, sponsors, {}, catalogue);
  if (role !== 'dawn') toInterval(state, catalogue, role === 'answer' ? 1 : 0);
  const table = new Furnishing(state, catalogue, key);
  table.focus(card, role);
  for (const seat of sponsors.keys()) table.house(seat, words);
  table.company(companyOf(card, catalogue, key));
  for (const seat of sponsors.keys()) table.rest(seat);
  dress(state, card, role, key);
  if (role === 'dawn') begin(state, catalogue);
  return { state, key, words, asksAll: false };
}

/** A position about no card, with rulings settled any way: what is looked at are the procedures, or one of them. */
export function anyPosition(
  number: number,
  catalogue: GameCatalogue,
  theme: Theme | null = null,
): Position {
  const isLed = theme === 'rites' || theme === 'keywords';
  const leader = isLed ? leaderOf(`${theme} ${number}`, catalogue) : null;
  const key = `${leader?.id ?? theme ?? 'table'} ${number}`;
  const sponsors = Array.from({ length: 2 + (number % (leader === null ? 4 : 2)) }, (_, seat) =>
    seat === 0 && leader?.allegiance !== undefined
      ? leader.allegiance
      : oneOf(POWERS, key, 'sponsor', seat),
  );
  const coin = (word: string) => below(2, key, word) === 0;
  const options: Partial<GameOptions> = {
    subduedHost: coin('a') ? 'cards-stay' : 'participants-go-down',
    engagedLeaderAddsForce: coin('b'),
    plainTacticsInRites: coin('c'),
    captureCostsFavor: coin('d'),
    duneCanBeUsurped: coin('e'),
    initiativeTactics: coin('f') ? 'rounds' : 'any-time',
    admissionIsCheckedTwice: coin('g'),
    imperialDraw: coin('h') ? 'optional' : 'mandatory',
    movesToDune: coin('i') ? 'everything' : 'resources-by-choice',
    adversariesOf: coin('j') ? 'sponsor' : 'sponsor-and-included',
    turnedAdversarial: coin('k') ? 'nothing' : 'subdued',
    payeeGets: coin('l') ? 'above-listed-cost' : 'everything',
    sixFiefsWin: coin('m'),
    surrender: coin('n'),
    promptEvents: coin('o'),
    openRites: coin('p'),
  };
  const state = tableOf(key, sponsors, options, catalogue);
  const isDawn = theme === null && number % 3 === 0;
  if (!isDawn) toInterval(state, catalogue, 0);
  const table = new Furnishing(state, catalogue, key);
  const words = theme === null ? new Set<string>() : wordsOfTheme(theme, number, leader);
  for (const seat of sponsors.keys()) table.house(seat, words);
  if (theme !== null)
    for (const seat of sponsors.keys()) table.theme(seat, words, seat === 0 ? leader : null);
  for (const seat of sponsors.keys()) table.rest(seat);
  dress(state, null, 'up', key);
  if (isDawn) begin(state, catalogue);
  return { state, key, words, asksAll: true };
}

/** For the rites of a walk by turns personas that Direct, counter or have Surprise, and any that lead some. */
function leaderOf(walk: string, catalogue: GameCatalogue): Card | null {
  const { personas } = kindsOf(catalogue);
  const word = oneOf(['direct', 'direct', 'counter', 'surprise', 'participant'], walk, 'leads');
  const able = personas.filter(
    (card) =>
      RITE_TALENTS.some((talent) => card.talents?.[talent] !== undefined) &&
      wordsOf(card, catalogue).has(word),
  );
  return drawn(able, 1, 'leader', walk)[0] ?? null;
}

/** A table without cards, each House with something of its own. */
function tableOf(
  key: string,
  sponsors: readonly Power[],
  options: Partial<GameOptions>,
  catalogue: GameCatalogue,
): GameState {
  const state = emptyTable(
    sponsors,
    {
      seed: below(1_000_000, key, 'seed'),
      rules: oneOf(['tat', 'eots'], key, 'rules'),
      options,
      players: sponsors.length + below(2, key, 'silent'),
    },
    catalogue,
  );
  state.guildHoard = below(13, key, 'guild hoard');
  for (const [seat, house] of state.houses.entries()) {
    house.treasury = oneOf([1, 4, 9, 15, 30], key, 'treasury', seat);
    house.favor = oneOf([-1, 2, 4, 8, 15], key, 'favor', seat);
    house.hoard = oneOf([0, 0, 1, 3, 6], key, 'hoard', seat);
  }
  return state;
}

const isTactic = ({ subtypes }: Card): boolean => subtypes.includes('Tactic');

/** The cards by kind, found once. */
interface Kinds {
  readonly homeWorlds: readonly Card[];
  readonly dune: readonly Card[];
  readonly personas: readonly Card[];
  readonly holdings: readonly Card[];
  readonly house: readonly Card[];
  readonly imperial: readonly Card[];
  readonly resources: readonly Card[];
  readonly events: readonly Card[];
  readonly tactics: readonly Card[];
}

const KINDS = new WeakMap<GameCatalogue, Kinds>();

function kindsOf(catalogue: GameCatalogue): Kinds {
  const known = KINDS.get(catalogue);
  if (known !== undefined) return known;
  const those = (is: (card: Card) => boolean) => catalogue.cards.filter(is);
  const made: Kinds = {
    homeWorlds: those(({ deck }) => deck === 'homeworld'),
    dune: those(({ deck }) => deck === 'dune'),
    personas: those(({ type }) => type === 'persona'),
    holdings: those(({ type, deck }) => type === 'holding' && deck === 'imperial'),
    house: those(({ deck }) => deck === 'house'),
    imperial: those(({ deck }) => deck === 'imperial'),
    resources: those(({ type, deck }) => type === 'resource' && deck === 'house'),
    events: those(({ type }) => type === 'event'),
    tactics: those(isTactic),
  };
  KINDS.set(catalogue, made);
  return made;
}

/** Puts cards on a table that has none. */
class Furnishing {
  /** Unique titles that lie deployed. */
  readonly #unique = new Set<string>();
  constructor(
    readonly state: GameState,
    readonly catalogue: GameCatalogue,
    readonly key: string,
  ) {}

  /** Puts the card that the position is about where its role says; its host comes with it. */
  focus(card: Card, role: Role): void {
    const seat = role === 'rivals' || (role === 'answer' && !isTactic(card)) ? 1 : 0;
    const owner = role === 'rivals' && below(3, this.key, 'owner') === 0 ? 0 : seat;
    if (role === 'held' || isTactic(card)) this.#hold(card, role === 'rivals' ? 1 : 0);
    else {
      this.#bearers(card, seat);
      const isDown = role === 'down' || card.type === 'event';
      const made = this.#lay(card, seat, isDown ? 'subdued' : 'disengaged', owner);
      if (made === null) this.#hold(card, seat);
    }
    if (role === 'held') this.#bearers(card, 0);
    // A second copy shows what is unique and what is limited.
    if (card.deck === 'house' || card.deck === 'imperial') this.#hold(card, role === 'up' ? 1 : 0);
  }

  /** A home world, Dune and some of each kind of card. */
  house(seat: Seat, words: ReadonlySet<string> = new Set()): void {
    const { key, state } = this;
    const { homeWorlds, dune, personas, holdings } = kindsOf(this.catalogue);
    const sponsor = state.houses[seat]?.sponsor;
    const isOwn = ({ allegiance }: Card) => allegiance === undefined || allegiance === sponsor;
    const domain = Object.values(state.cards).filter(({ place }) => place.seat === seat);
    if (domain.every(({ group }) => group !== 'homeworld'))
      for (const card of drawn(homeWorlds, 1, key, 'home', seat)) this.#lay(card, seat);
    if (domain.every(({ group }) => group !== 'dune'))
      for (const card of dune)
        this.#lay(card, seat, below(6, key, 'dune', seat) === 0 ? 'disengaged' : 'subdued');
    const any = drawn(
      TALENTS.map((id) => ({ id })),
      3,
      ...[key, 'talents', seat],
    );
    const talents = new Set([
      ...TALENTS.filter((one) => words.has(one)),
      ...any.map(({ id }) => id),
    ]);
    for (const talent of [...talents].slice(0, 3)) {
      const able = personas.filter((card) => isOwn(card) && card.talents?.[talent] !== undefined);
      for (const card of drawn(able, 1, key, 'persona', seat, talent)) this.#lay(card, seat);
    }
    // One each that battle and arbitration are for.
    for (const is of [isFief, isCharter]) {
      const targets = holdings.filter((card) => isOwn(card) && is(card.subtypes));
      for (const card of drawn(targets, 1, key, 'holding', seat, is.name)) this.#lay(card, seat);
    }
  }

  /** Cards that the text speaks of, here and there. */
  company(cards: readonly Card[]): void {
    for (const card of cards) {
      const seat = below(5, this.key, card.id, 'seat') < 3 ? 0 : 1;
      const where = below(10, this.key, card.id, 'where');
      if (where < 2 || isTactic(card)) this.#hold(card, seat);
      else if (where < 3) this.#pile(card, seat);
      else
        this.#lay(card, seat, where < 5 || card.type === 'event' ? 'subdued' : 'disengaged') ??
          this.#hold(card, seat);
    }
  }

  /** What a walk about a procedure needs: a company for its rites, and cards whose texts speak of it. */
  theme(seat: Seat, words: ReadonlySet<string>, lead: Card | null): void {
    const { key, catalogue } = this;
    const { personas, resources } = kindsOf(catalogue);
    const speaks = (card: Card) => [...wordsOf(card, catalogue)].some((word) => words.has(word));
    for (const talent of RITE_TALENTS.filter((one) => words.has(one))) {
      const able = personas.filter(({ talents }) => talents?.[talent] !== undefined);
      const leader = lead ?? drawn(able.filter(speaks), 1, key, 'leader', seat)[0];
      if (leader !== undefined) this.#lay(leader, seat);
      // Whom it can direct, and who follows these.
      const mates = personas.filter(
        ({ allegiance, command }) =>
          (allegiance === undefined || allegiance === leader?.allegiance) &&
          (command ?? 0) < (leader?.command ?? 0),
      );
      const personnel = resources.filter(
        ({ subtypes, talents }) => isPersonnel(subtypes) && talents?.[talent] !== undefined,
      );
      for (const card of [
        ...drawn(mates, 3, key, 'mates', seat),
        ...drawn(able, 2, key, 'able', seat),
        ...drawn(personnel, 5, key, 'personnel', seat),
      ])
        this.#lay(card, seat);
    }
    const speaking = catalogue.cards.filter(
      (card) => card.deck !== 'homeworld' && card.deck !== 'dune' && speaks(card),
    );
    for (const card of drawn(speaking, 9, key, 'speaking', seat)) {
      const isHeld = isTactic(card) || below(3, key, card.id, 'held') === 0;
      const status = card.type === 'event' ? 'subdued' : 'disengaged';
      if (isHeld || this.#lay(card, seat, status) === null) this.#hold(card, seat);
    }
  }

  /** What fills the table, hands and decks. */
  rest(seat: Seat): void {
    const { key } = this;
    const { house, imperial, resources, events, tactics } = kindsOf(this.catalogue);
    for (const card of drawn(resources, 1, key, 'resources', seat)) this.#lay(card, seat);
    for (const card of drawn(events, 1, key, 'events', seat)) this.#lay(card, seat, 'subdued');
    for (const card of drawn(tactics, 2, key, 'tactics', seat)) this.#hold(card, seat);
    for (const card of drawn(house, 1, key, 'hand', seat)) this.#hold(card, seat);
    for (const card of drawn(imperial, 2, key, 'assembly', seat)) this.#hold(card, seat);
    for (const card of drawn(house, 8, key, 'house deck', seat)) this.#pile(card, seat);
    for (const card of drawn(imperial, 4, key, 'imperial deck', seat)) this.#pile(card, seat);
    for (const card of drawn(house, 2, key, 'discards', seat))
      this.#put(card, seat, 'house-discard');
    for (const card of drawn(imperial, 1, key, 'discards', seat))
      this.#put(card, seat, 'imperial-discard');
  }

  /** Personas and holdings of which one should do as a host. */
  #bearers(card: Card, seat: Seat): void {
    if (card.type !== 'resource' && card.type !== 'plan') return;
    const { requirement, allegiance } = card;
    const { personas, holdings } = kindsOf(this.catalogue);
    const does = (one: Card) =>
      (requirement === undefined ||
        (one.talents?.[requirement.talent] ?? -1) >= requirement.rank) &&
      (allegiance === undefined || one.allegiance === undefined || one.allegiance === allegiance);
    const words = wordsOf(card, this.catalogue);
    const leads = ({ talents }: Card) =>
      RITE_TALENTS.some((one) => words.has(one) && talents?.[one]);
    const leaders = personas.filter((one) => does(one) && leads(one));
    const bearers = leaders.length > 0 ? leaders : personas.filter(does);
    const isAssigned = abilitiesOf(this.catalogue, card.id).some(({ kind }) => kind === 'assign');
    const spoken = isAssigned ? companyOf(card, this.catalogue, this.key) : [];
    for (const one of [
      ...spoken.filter(({ type }) => type === 'persona' || type === 'holding').slice(0, 3),
      ...drawn(bearers, 1, this.key, 'bearing persona', seat),
      ...drawn([...personas, ...holdings].filter(does), 1, this.key, 'bearer', seat),
    ])
      this.#lay(one, seat);
  }

  /** Lays a card into a Domain, on a legal host where it needs one; null where it cannot lie there so. */
  #lay(card: Card, seat: Seat, status: Status = 'disengaged', owner = seat): GameCard | null {
    if (isTactic(card)) return null;
    const isUp = status !== 'subdued';
    if (isUp && card.unique && this.#unique.has(card.title)) return null;
    const { state } = this;
    const made = createCard(state, card, owner, { zone: 'hand', seat, host: null });
    const remove = () => {
      state.houses[seat]?.zones.hand.pop();
      delete state.cards[made.id];
      state.nextId -= 1;
    };
    let host: number | null = null;
    if (card.type === 'resource' || card.type === 'plan') {
      const hosts = legalHosts(takeUp(state, this.catalogue), seat, made);
      // Of four one lies on any host, and three on a persona where they may.
      const personas = hosts.filter((one) => this.catalogue.byId.get(one.card)?.type === 'persona');
      const any = personas.length === 0 || below(4, this.key, card.id, 'any host') === 0;
      const pool = any ? hosts : personas;
      host = pool[below(Math.max(1, pool.length), this.key, card.id, 'host')]?.id ?? null;
      if (host === null) {
        remove();
        return null;
      }
    }
    remove();
    if (isUp && card.unique) this.#unique.add(card.title);
    const there = host === null ? seat : (state.cards[host]?.place.seat ?? seat);
    const place = { zone: 'domain', seat: there, host } as const;
    return createCard(state, card, owner, place, status);
  }

  #hold(card: Card, seat: Seat): void {
    const zone = { house: 'hand', program: 'concealed' }[card.deck as string] ?? 'assembly';
    if (card.deck === 'homeworld' || card.deck === 'dune') return;
    const home = Object.values(this.state.cards).find(
      ({ place, group }) => place.seat === seat && group === 'homeworld',
    );
    this.#put(card, seat, zone as Zone, zone === 'concealed' ? (home?.id ?? null) : null);
  }

  #pile(card: Card, seat: Seat): void {
    if (card.deck === 'house') this.#put(card, seat, 'house-deck');
    else if (card.deck === 'imperial') this.#put(card, seat, 'imperial-deck');
  }

  #put(card: Card, seat: Seat, zone: Zone, host: number | null = null): void {
    createCard(this.state, card, seat, { zone, seat, host });
  }
}

/** What a House does that wants its turn over. */
const QUIET = ['disengage', 'pass', 'done', 'end-interval'];

/** Begins a turn at a table without cards and goes on, as quietly as may be, to the Interval of a House. */
function toInterval(state: GameState, catalogue: GameCatalogue, seat: Seat): void {
  begin(state, catalogue);
  for (let step = 0; step < 200; step += 1) {
    const frame = state.frames.at(-1);
    if (frame?.step === 'house' && frame.seat === seat) return;
    const legal = legalActions(state, catalogue);
    const action = legal.find(({ kind }) => QUIET.includes(kind)) ?? legal[0];
    if (action === undefined) break;
    play(state, action, catalogue);
  }
  throw new Error(`House ${seat} has no Interval`);
}

/** Engages some cards and puts tokens on some, as if much had happened before. */
function dress(state: GameState, focus: Card | null, role: Role, key: string): void {
  for (const card of Object.values(state.cards)) {
    if (card.place.zone !== 'domain') continue;
    const chance = (many: number, word: string) => below(many, key, word, card.id, card.card);
    const isFocus = card.card === focus?.id;
    if (card.status === 'subdued') {
      card.deferment = chance(isFocus && role !== 'down' ? 9 : 5, 'deferment');
      if (chance(2, 'known') === 0) card.known = 'all';
    } else if (chance(isFocus ? 8 : 4, 'engaged') === 0) card.status = 'engaged';
    else card.status = 'disengaged';
    if (card.group === 'program') card.program = chance(4, 'program');
    if (card.status !== 'subdued' && chance(8, 'spice') === 0) card.spice = 1 + chance(3, 'some');
  }
  abandon(state);
}
