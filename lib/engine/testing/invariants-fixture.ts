import { croe } from '@/lib/rules/exchange-rate';
import type { GameCatalogue } from '../abilities/game-catalogue';
import type { Action } from '../actions';
import { moveText } from '../moves';
import { isDeployed } from '../queries/face-up';
import type { GameEvent } from '../state/log-events';
import type { GameState } from '../state/state';

/** What is wrong with a state at a decision, in words; nothing where the rules hold. */
export function faultsOf(
  state: Readonly<GameState>,
  legal: readonly Action[],
  catalogue: GameCatalogue,
): string[] {
  const faults = [...tableFaults(state, catalogue), ...leftovers(state, catalogue)];
  if (legal.length === 0) faults.push('nothing is legal');
  if (new Set(legal.map(moveText)).size !== legal.length) faults.push('an action is listed twice');
  return faults;
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

/** Each card lies once, in the list of the place that it names (TAT-9-11 for its status). */
function placeFaults(state: Readonly<GameState>): string[] {
  const faults: string[] = [];
  const seen = new Set<number>();
  for (const [seat, { zones }] of state.houses.entries())
    for (const [zone, ids] of Object.entries(zones))
      for (const id of ids) {
        const card = state.cards[id];
        if (seen.has(id)) faults.push(`${id} lies twice`);
        seen.add(id);
        if (card?.place.zone !== zone || card.place.seat !== seat)
          faults.push(`${id} lies in ${zone} of ${seat} and says otherwise`);
        if ((card?.status === 'none') !== (zone !== 'domain'))
          faults.push(`${id} in ${zone} is ${card?.status}`);
      }
  if (seen.size !== Object.keys(state.cards).length) faults.push('a card lies nowhere');
  return faults;
}

/** Every host lies in the same Domain, and no card hangs on itself. Cards that wait for a new host may hang on one that left. */
function hostFaults(state: Readonly<GameState>): string[] {
  const faults: string[] = [];
  const waiting = new Set(
    state.frames.flatMap((frame) => (frame.step === 'host' ? frame.cards : [])),
  );
  for (const card of Object.values(state.cards)) {
    if (card.place.zone !== 'domain' || waiting.has(card.id)) continue;
    const seen = new Set([card.id]);
    for (let host = card.place.host; host !== null; ) {
      const other = state.cards[host];
      if (waiting.has(host)) break;
      if (other?.place.zone !== 'domain' || other.place.seat !== card.place.seat)
        faults.push(`${card.id} hangs on ${host}, which is not there`);
      if (seen.has(host)) return [...faults, `${card.id} hangs on itself`];
      seen.add(host);
      host = other?.place.host ?? null;
    }
  }
  return faults;
}

function debts({ guildHoard, houses, cards }: Readonly<GameState>): string[] {
  const amounts = [
    guildHoard,
    ...houses.flatMap(({ treasury, hoard }) => [treasury, hoard]),
    ...Object.values(cards).flatMap(({ deferment, spice, program }) => [deferment, spice, program]),
  ];
  return amounts.some((amount) => amount < 0 || !Number.isInteger(amount))
    ? ['something is below 0 or no whole number']
    : [];
}

/** One deployed copy of a unique title (TAT-9-13). */
function doubles(state: Readonly<GameState>, catalogue: GameCatalogue): string[] {
  const titles = Object.values(state.cards)
    .filter(isDeployed)
    .flatMap(({ card }) => catalogue.byId.get(card) ?? [])
    .filter(({ unique }) => unique)
    .map(({ title }) => title);
  return new Set(titles).size === titles.length ? [] : ['a unique title stands twice'];
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
  for (const card of Object.values(state.cards))
    if (
      isDeployed(card) &&
      catalogue.byId.get(card.card)?.subtypes.includes('Tactic') === true &&
      !state.lasting.some((one) => one.card === card.id)
    )
      faults.push(`the tactic ${card.card} lies for nothing`);
  return faults;
}

/** All spice there is. */
export function spiceOf({ guildHoard, houses, cards }: Readonly<GameState>): number {
  let sum = guildHoard;
  for (const { hoard } of houses) sum += hoard;
  for (const { spice } of Object.values(cards)) sum += spice;
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
