import { moveText } from '@/lib/kernel/moves';
import { isSameJson } from '@/lib/kernel/same-json-fixture';
import { croe } from '@/lib/rules/exchange-rate';
import type { CardType } from '@/lib/rules/taxonomy';
import type { GameCatalogue } from '../abilities/game-catalogue';
import type { Action } from '../actions';
import { legalActions } from '../play';
import { isDeployed } from '../queries/face-up';
import { cloneState } from '../state/clone';
import type { GameEvent } from '../state/log-events';
import { takeUp } from '../state/open-game';
import type { GameCard, GameCardId, GameState, Zone } from '../state/state';
import { byZone } from '../state/zones';
import { mayLieOn } from './naive/hosts-fixture';

/** Looks at one decision of a game after the other. */
export type Watch = (
  state: GameState,
  legal: readonly Action[],
  step: number,
  events: readonly GameEvent[],
) => void;

/** From how many decisions one is looked at: as a table, and with copies of the whole state. */
interface Often {
  readonly every: number;
  readonly deep: number;
}

const OFTEN: Often = { every: 1, deep: 40 };

/**
 * Watches one game and throws where a rule does not hold: what is cheap to ask at every decision, what costs a copy
 * of the state now and then.
 */
export function watched(catalogue: GameCatalogue, { every, deep }: Often = OFTEN): Watch {
  let spice: number | null = null;
  let market: Market = { hoard: 0, more: 0 };
  let hosts: Hosts = new Map();
  return (state, legal, step, events) => {
    const faults = step % every === 0 ? faultsOf(state, legal, catalogue) : [];
    if (step > 0) faults.push(...wrongRates(market, events));
    market = marketOf(state);
    const now = spiceOf(state);
    if (spice !== null && now !== spice && !tellsOfSpice(events))
      faults.push(`spice came or went: ${spice} to ${now}`);
    spice = now;
    const lie = hostsOf(state);
    if (step > 0) faults.push(...misplaced(hosts, lie, state, catalogue));
    hosts = lie;
    if (step % deep === 0) faults.push(...copyFaults(state, legal, catalogue));
    if (faults.length > 0) throw new Error(faults.join('; '));
  };
}

/** A state is plain JSON, its copy says the same, and so do the actions that are listed without what is remembered. */
function copyFaults(state: GameState, legal: readonly Action[], catalogue: GameCatalogue) {
  const faults: string[] = [];
  const copy = cloneState(state);
  if (!isSameJson(copy, state)) faults.push('a copy is another, or no plain JSON');
  if (!isSameJson(legalActions(copy, catalogue), legal))
    faults.push('listed afresh the actions are others');
  return faults;
}

/** The host of each card that lies on one. */
type Hosts = ReadonlyMap<GameCardId, GameCardId>;

function hostsOf({ houses, cards }: GameState): Hosts {
  const hosts = new Map<GameCardId, GameCardId>();
  for (const { zones } of houses)
    for (const id of zones.domain) {
      const host = cards[id]?.place.host ?? null;
      if (host !== null) hosts.set(id, host);
    }
  return hosts;
}

/** Cards on a host that they did not have at the last decision, and might not be assigned to (TAT-6.2.2-06). */
function misplaced(
  before: Hosts,
  now: Hosts,
  state: GameState,
  catalogue: GameCatalogue,
): string[] {
  const faults: string[] = [];
  const waiting = awaitHost(state);
  for (const [id, host] of now) {
    if (before.get(id) === host || waiting.has(id)) continue;
    const card = state.cards[id];
    // What needs no host lies on one by a text alone.
    if (card === undefined || !needsHost(catalogue.byId.get(card.card)?.type)) continue;
    const game = takeUp(without(state, id), catalogue);
    const bearer = game.state.cards[host];
    // An effect may put a card face down on one that lies so.
    if (card.status === 'subdued' && bearer?.status === 'subdued') {
      // Dune alone has other allegiances once it is deployed (C40).
      if (bearer.group === 'dune') continue;
      bearer.status = 'disengaged';
    }
    if (mayLieOn(game, card.deployer ?? card.place.seat, card, host)) continue;
    faults.push(`${id} (${card.card}) may not lie on ${host} (${state.cards[host]?.card})`);
  }
  return faults;
}

const needsHost = (type: CardType | undefined): boolean => type === 'resource' || type === 'plan';

/** The table as it was before a card came to it: what it says of its host may keep others of its kind away. */
function without(state: GameState, id: GameCardId): GameState {
  const copy = cloneState(state);
  const card = copy.cards[id];
  for (const { zones } of copy.houses) zones.domain = zones.domain.filter((one) => one !== id);
  if (card !== undefined) {
    card.place = { ...card.place, zone: 'removed', host: null };
    card.status = 'none';
  }
  return copy;
}

/** What is wrong with a state at a decision, in words; nothing where the rules hold. */
export function faultsOf(
  state: Readonly<GameState>,
  legal: readonly Action[],
  catalogue: GameCatalogue,
): string[] {
  const faults = [...tableFaults(state, catalogue), ...leftovers(state, catalogue)];
  if (legal.length === 0) faults.push('nothing is legal');
  if (hasDoubles(legal)) faults.push('an action is listed twice');
  return faults;
}

function hasDoubles(legal: readonly Action[]): boolean {
  return legal.length > 1 && new Set(legal.map(moveText)).size !== legal.length;
}

/** What must hold of a table whatever is done there, by hand too. */
export function tableFaults(state: Readonly<GameState>, catalogue: GameCatalogue): string[] {
  return [
    ...placeFaults(state),
    ...hostFaults(state),
    ...debts(state),
    ...doubles(state, catalogue),
  ];
}

const ZONES = Object.keys(byZone((zone) => zone)) as readonly Zone[];

/** Each card lies once, in the list of the place that it names (TAT-9-11 for its status). */
function placeFaults(state: Readonly<GameState>): string[] {
  const { houses, cards, nextId } = state;
  const faults: string[] = [];
  const seen = new Uint8Array(nextId);
  for (const [seat, { zones }] of houses.entries())
    for (const zone of ZONES)
      for (const id of zones[zone]) {
        const card = cards[id];
        if (seen[id] === 1) faults.push(`${id} lies twice`);
        seen[id] = 1;
        if (card?.place.zone !== zone || card.place.seat !== seat)
          faults.push(`${id} lies in ${zone} of ${seat} and says otherwise`);
        if ((card?.status === 'none') !== (zone !== 'domain'))
          faults.push(`${id} in ${zone} is ${card?.status}`);
      }
  for (let id = 0; id < nextId; id += 1)
    if ((seen[id] === 1) !== (cards[id] !== undefined)) faults.push(`${id} lies nowhere`);
  return faults;
}

/** Every card that lies in a Domain. */
function* inDomains({ houses, cards }: Readonly<GameState>): Generator<GameCard> {
  for (const { zones } of houses)
    for (const id of zones.domain) {
      const card = cards[id];
      if (card !== undefined) yield card;
    }
}

/** Cards that wait for another host, for theirs has left. */
const awaitHost = ({ frames }: Readonly<GameState>): ReadonlySet<GameCardId> =>
  new Set(frames.flatMap((frame) => (frame.step === 'host' ? frame.cards : [])));

/** Every host lies in the same Domain, and no card hangs on itself. Cards that wait for a new host may hang on one that left. */
function hostFaults(state: Readonly<GameState>): string[] {
  const faults: string[] = [];
  const waiting = awaitHost(state);
  for (const card of inDomains(state)) {
    if (waiting.has(card.id)) continue;
    // A chain longer than the cards there are goes round.
    let left = state.nextId;
    for (let { host } = card.place; host !== null; left -= 1) {
      const other = state.cards[host];
      if (waiting.has(host)) break;
      if (other?.place.zone !== 'domain' || other.place.seat !== card.place.seat)
        faults.push(`${card.id} hangs on ${host}, which is not there`);
      if (left === 0) return [...faults, `${card.id} hangs on itself`];
      host = other?.place.host ?? null;
    }
  }
  return faults;
}

function debts({ guildHoard, houses, cards, nextId }: Readonly<GameState>): string[] {
  let sound = isAmount(guildHoard);
  // Favor may go below 0.
  for (const { treasury, hoard, favor } of houses)
    sound &&= isAmount(treasury) && isAmount(hoard) && Number.isInteger(favor);
  for (let id = 0; id < nextId; id += 1) {
    const card = cards[id];
    if (card === undefined) continue;
    sound &&= isAmount(card.deferment) && isAmount(card.spice) && isAmount(card.program);
  }
  return sound ? [] : ['something is below 0 or no whole number'];
}

const isAmount = (amount: number): boolean => amount >= 0 && Number.isInteger(amount);

/** One deployed copy of a unique title (TAT-9-13). */
function doubles(state: Readonly<GameState>, catalogue: GameCatalogue): string[] {
  const titles = new Set<string>();
  for (const card of inDomains(state)) {
    if (!isDeployed(card)) continue;
    const { unique, title = '' } = catalogue.byId.get(card.card) ?? {};
    if (unique !== true) continue;
    if (titles.has(title)) return [`${title} is unique and stands twice`];
    titles.add(title);
  }
  return [];
}

/** An effect ends with its operation, rite or Interval, and a tactic lies only while its effect lasts. */
function leftovers(state: Readonly<GameState>, catalogue: GameCatalogue): string[] {
  const running = new Set(state.frames.map(({ step }) => step));
  const faults: string[] = [];
  for (const { until, card } of state.lasting) {
    if (until === 'rite' && !running.has('rite')) faults.push(`the rite of ${card} is over`);
    if (until === 'interval' && !running.has('house'))
      faults.push(`the Interval of ${card} is over`);
    if (until === 'operation' && ['turn', 'house'].includes(state.frames.at(-1)?.step ?? 'turn'))
      faults.push(`the operation of ${card} is over`);
  }
  if (running.has('operation') || running.has('initiative') || running.has('effect')) return faults;
  for (const card of inDomains(state))
    if (
      isDeployed(card) &&
      catalogue.byId.get(card.card)?.subtypes.includes('Tactic') === true &&
      !state.lasting.some((one) => one.card === card.id)
    )
      faults.push(`the tactic ${card.card} lies for nothing`);
  return faults;
}

/** All spice there is. */
export function spiceOf({ guildHoard, houses, cards, nextId }: Readonly<GameState>): number {
  let sum = guildHoard;
  for (const { hoard } of houses) sum += hoard;
  for (let id = 0; id < nextId; id += 1) sum += cards[id]?.spice ?? 0;
  return sum;
}

/** Whether what happened tells of spice that came or went other than by exchange. */
export function tellsOfSpice(events: readonly GameEvent[]): boolean {
  return events.some(
    (event) =>
      event.kind === 'guild-hoard' ||
      event.kind === 'eliminated' ||
      ((event.kind === 'gained' || event.kind === 'lost') && event.what === 'spice') ||
      (event.kind === 'tokens' && event.what === 'spice') ||
      // Spice on a card goes when the card leaves the Domains.
      (event.kind === 'moved' && event.from.zone === 'domain' && event.to.zone !== 'domain'),
  );
}

/** What the rates of an exchange follow from, as it was before something was done. */
export interface Market {
  readonly hoard: number;
  /** What effects add to the CROE. */
  readonly more: number;
}

export function marketOf({ guildHoard, lasting }: GameState): Market {
  const changes = lasting
    .flatMap(({ modifiers }) => modifiers)
    .map((modifier) => (modifier.kind === 'croe' ? modifier.by : 0));
  return { hoard: guildHoard, more: changes.reduce((sum, by) => sum + by, 0) };
}

/**
 * Rates that do not agree with the table of the CROE for the Guild Hoard of their moment (TAT-2.2-01), with what
 * effects add to it (TAT-6.2.10-14); one that has begun since may have changed it by 1.
 */
export function wrongRates(before: Market, events: readonly GameEvent[]): string[] {
  let { hoard } = before;
  const begun = events.filter(({ kind }) => kind === 'lasting').length;
  const faults: string[] = [];
  for (const event of events) {
    if (event.kind === 'guild-hoard') hoard = event.now;
    if (event.kind !== 'exchanged') continue;
    const rate = Math.max(1, croe(hoard) + before.more);
    if (Math.abs(event.rate - rate) > begun)
      faults.push(`a rate of ${event.rate} at a Guild Hoard of ${hoard}`);
    hoard += event.way === 'bought' ? -1 : 1;
  }
  return faults;
}
