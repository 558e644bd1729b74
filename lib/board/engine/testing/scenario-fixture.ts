import { expect, it } from 'vitest';
import { moveText } from '@/lib/kernel/moves';
import { treacheryDeck } from '../../decks/treachery';
import { duneBoard } from '../../dune';
import type { Edition } from '../../rules/book';
import { type Action, readMove } from '../actions';
import { addAdvisors, addForces } from '../atoms/forces';
import { changeKwisatz } from '../atoms/leaders';
import { setSpice, spiceIn } from '../atoms/spice';
import { tell } from '../narration/log';
import { advance } from '../play';
import { newGame } from '../setup/new-game';
import type { BoardEvent } from '../state/events';
import type { StepName } from '../state/frames';
import {
  type BoardState,
  type Faction,
  type LocationId,
  PHASES_OF,
  type Phase,
  type Prediction,
  type SpiceCard,
} from '../state/state';

/** A faction of a scenario. What is not said: no forces on the board, spice 5, no cards, no traitors. */
export interface ScenarioFaction {
  readonly forces?: Readonly<Record<LocationId, number>>;
  readonly tanks?: number;
  /** With the option "advantages": how many of the forces in each place, and in the Tanks, are Sardaukar or Fedaykin. */
  readonly elites?: Readonly<Record<LocationId, number>>;
  readonly eliteTanks?: number;
  /** Advisors of the Bene Gesserit on the board. */
  readonly advisors?: Readonly<Record<LocationId, number>>;
  /** Forces that the Atreides have lost in battles. */
  readonly lost?: number;
  /** Leaders of others that the Harkonnen hold. */
  readonly captives?: readonly string[];
  readonly spice?: number;
  readonly bribes?: number;
  readonly hand?: readonly string[];
  readonly traitors?: readonly string[];
  /** Leaders in the Tanks; "stilgar stilgar" died twice. */
  readonly dead?: readonly string[];
  /** Leaders that died and live again. */
  readonly revived?: readonly string[];
  /** The faction or factions that it allied with in an earlier turn. */
  readonly ally?: string | readonly string[];
}

export interface Scenario {
  /** 2019 unless told, or both in turn (inBoth). */
  readonly edition?: Edition;
  /** By seat, counterclockwise. */
  readonly factions: Readonly<Record<string, ScenarioFaction>>;
  readonly phase: Phase;
  /** 2 unless told. */
  readonly turn?: number;
  /** The sector of the storm; 17 unless told. */
  readonly storm?: number;
  readonly circles?: readonly number[];
  readonly options?: readonly string[];
  readonly wheels?: readonly string[];
  readonly spice?: Readonly<Record<LocationId, number>>;
  /** The top cards, the first that comes first. */
  readonly spiceDeck?: readonly SpiceCard[];
  readonly deck?: readonly string[];
  /** The territory on top of the spice discards. */
  readonly lastBlow?: string;
  /** The one of the second pile. */
  readonly lastBlowB?: string;
  readonly prediction?: Prediction;
  readonly wallStands?: boolean;
}

/** A table on which a scenario is played. */
export interface Table {
  readonly state: BoardState;
  /** All that happened since the start. */
  readonly events: BoardEvent[];
  faction(id: string): Faction;
  /** Forces of a faction in a place, or its advisors. */
  advisors(id: string, at: LocationId): number;
  forces(id: string, at: LocationId): number;
  spice(at: LocationId): number;
  /** Who is asked; null once the game is over. */
  asked(): string | null;
  /** What the faction that is asked may do, as a record writes it. */
  options(): readonly string[];
  /** Plays moves one after another, each by whoever is asked: "harkonnen: bid 3". Fails where another is asked. */
  play(...moves: readonly string[]): void;
  /** Passes for everybody till a faction is asked for something of a kind. */
  until(faction: string, kind: Action['kind']): void;
  /** Passes for everybody till another phase begins, or the game is over. */
  finish(): void;
  /** What a faction was told. */
  log(faction: string): readonly string[];
}

const FORCES = 20;

/** The edition of tables that do not say theirs. */
let usual: Edition = '2019';

/** A rule that holds in both editions: it is tried at a table of each. */
export function inBoth(title: string, test: () => void): void {
  it.each(['2019', 'descartes'] as const)(`${title} (%s)`, (edition) => {
    usual = edition;
    try {
      test();
    } finally {
      usual = '2019';
    }
  });
}

/** Phases of 2019 that are within others in Descartes, at their start. */
const WITHIN: Partial<Readonly<Record<Phase, Phase>>> = {
  charity: 'bidding',
  revival: 'shipment',
  'mentat-pause': 'harvest',
};

/** What comes before in a round of Descartes, where the scenario begins with the same phase of 2019. */
const BEFORE: Partial<Readonly<Record<Phase, readonly StepName[]>>> = {
  bidding: ['charity'],
  shipment: ['orders', 'revival'],
};

/** Sets up a table at the start of a phase. */
export function scenario(plan: Scenario): Table {
  const { edition = usual } = plan;
  const ids = Object.keys(plan.factions);
  const made = newGame({
    ...{ seed: 1, edition, factions: ids, options: [...(plan.options ?? [])] },
    ...(plan.circles === undefined ? {} : { circles: [...plan.circles] }),
  });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const state = made.value;
  const seatOf = (id: string) => {
    const seat = ids.indexOf(id);
    if (seat < 0) throw new Error(`${id} does not play`);
    return seat;
  };
  // A turn begins with its storm.
  state.turn = (plan.turn ?? 2) - (plan.phase === 'storm' ? 1 : 0);
  state.storm = plan.storm ?? 17;
  state.wheels = (plan.wheels ?? []).map(seatOf);
  state.wallStands = plan.wallStands ?? true;
  state.lastBlow = plan.lastBlow ?? null;
  state.prediction = plan.prediction ?? { faction: 'nobody', turn: 1 };
  for (const [at, amount] of Object.entries(plan.spice ?? {})) setSpice(state, at, amount);
  state.spiceDeck = onTop(state.spiceDeck, plan.spiceDeck ?? []);
  state.lastBlowB = plan.lastBlowB ?? null;
  for (const laid of [plan.lastBlow, plan.lastBlowB])
    if (laid !== undefined) {
      state.spiceDeck.splice(state.spiceDeck.indexOf(laid), 1);
      state.spiceDiscards.push(laid);
    }
  const left = treacheryDeck(edition).map(({ id }) => id);
  for (const [id, given] of Object.entries(plan.factions)) {
    const faction = state.factions[seatOf(id)];
    if (faction === undefined) continue;
    fill(faction, given);
    if (given.ally !== undefined) {
      faction.allies = [given.ally].flat().map(seatOf).sort();
      faction.oldAllies = faction.allies;
    }
    // A weapon of the other edition's deck is as good as its own.
    for (const card of given.hand ?? [])
      if (left.includes(card)) left.splice(left.indexOf(card), 1);
  }
  state.deck = onTop(left, plan.deck ?? []);
  const phases = PHASES_OF[edition];
  const first = phases.includes(plan.phase) ? plan.phase : (WITHIN[plan.phase] ?? plan.phase);
  state.frames = [{ step: 'turn', next: phases.indexOf(first) }];
  const events: BoardEvent[] = [...advance(state)];
  const { phase } = state;

  const table: Table = {
    state,
    events,
    faction(id) {
      const faction = state.factions[seatOf(id)];
      if (faction === undefined) throw new Error(`${id} does not play`);
      return faction;
    },
    advisors: (id, at) => table.faction(id).advisors.find((stack) => stack.at === at)?.count ?? 0,
    forces: (id, at) => table.faction(id).forces.find((stack) => stack.at === at)?.count ?? 0,
    spice: (at) => spiceIn(state, at),
    asked: () =>
      state.asked === null || state.outcome !== null ? null : (ids[state.asked] ?? null),
    options: () => duneBoard.legalActions(state).map(moveText),
    play(...moves) {
      for (const move of moves) {
        const [who = '', text = ''] = move.split(': ');
        expect(table.asked(), `who is asked before “${move}”`).toBe(who);
        const read = readMove(text);
        if (read === null) throw new Error(`“${text}” is no move`);
        const done = duneBoard.play(state, read);
        if (!done.ok)
          throw new Error(`${done.problems[0]?.message} Legal: ${table.options().join(', ')}`);
        events.push(...done.value);
      }
    },
    until(faction, kind) {
      const isThere = () =>
        table.asked() === faction &&
        duneBoard.legalActions(state).some((action) => action.kind === kind);
      while (!isThere()) step(table);
    },
    finish() {
      while (state.outcome === null && state.phase === phase) step(table);
    },
    log: (faction) => tell(state, events, seatOf(faction)).map(({ text }) => text),
  };
  const before = plan.edition === undefined ? (BEFORE[plan.phase] ?? []) : [];
  while (state.frames.some((frame) => before.includes(frame.step) && edition === 'descartes'))
    step(table);
  return table;
}

function fill(faction: Faction, given: ScenarioFaction): void {
  faction.reserves = FORCES - (given.tanks ?? 0);
  faction.tanks = given.tanks ?? 0;
  for (const [at, count] of Object.entries(given.forces ?? {})) {
    const elite = given.elites?.[at] ?? 0;
    addForces(faction, at, count, elite);
    faction.reserves -= count;
    faction.eliteReserves -= elite;
  }
  for (const [at, count] of Object.entries(given.advisors ?? {})) {
    addAdvisors(faction, at, count);
    faction.reserves -= count;
  }
  faction.eliteTanks = given.eliteTanks ?? 0;
  faction.eliteReserves -= faction.eliteTanks;
  changeKwisatz(faction, { lost: given.lost ?? 0 });
  faction.captives = [...(given.captives ?? [])];
  faction.spice = given.spice ?? 5;
  faction.bribes = given.bribes ?? 0;
  faction.hand = [...(given.hand ?? [])];
  faction.traitors = [...(given.traitors ?? [])];
  for (const leader of faction.leaders) {
    const deaths = (given.dead ?? []).find((text) => text.split(' ')[0] === leader.id);
    leader.dead = deaths !== undefined;
    leader.deaths = deaths?.split(' ').length ?? (given.revived?.includes(leader.id) ? 1 : 0);
  }
  faction.reviving = faction.leaders.every(({ deaths }) => deaths > 0);
}

/** A pile with some of its cards on top, the first that comes first. */
function onTop<Card extends string>(pile: readonly Card[], top: readonly Card[]): Card[] {
  const rest = [...pile];
  for (const card of top) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`the pile has no ${card} left`);
    rest.splice(at, 1);
  }
  return [...rest, ...top.toReversed()];
}

/** The faction that is asked passes, or does the least that it may. */
function step(table: Table): void {
  const options = table.options();
  const move = options.includes('pass') ? 'pass' : options[0];
  if (move === undefined || table.asked() === null) throw new Error('the game is over');
  table.play(`${table.asked()}: ${move}`);
}
