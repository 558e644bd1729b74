import type { Card, CardId } from '@/lib/cards/card';
import { moveText } from '@/lib/kernel/moves';
import type { Power } from '@/lib/rules/powers';
import type { Ability } from '../abilities/ability';
import { abilitiesOf, type GameCatalogue } from '../abilities/game-catalogue';
import { loadGameCatalogue } from '../abilities/load';
import type { Action } from '../actions';
import { createCard } from '../atoms/cards';
import { begin, goOn, legalActions, play } from '../play';
import type { Game } from '../state/game';
import type { GameEvent } from '../state/log-events';
import { abandon, takeUp } from '../state/open-game';
import type { GameOptions } from '../state/options';
import type { GameCard, GameState, House, RuleSet, Seat, Status, Zone } from '../state/state';
import { emptyTable } from './empty-table-fixture';

const PRINTED = loadGameCatalogue();

/**
 * A House of a scenario. Cards are ids, in the Domain with their state behind them: "eots-arrakeen",
 * "eots-arrakeen engaged", "eots-dune subdued 2" (two deferment tokens), "eots-crysknife on eots-stilgar".
 * Of a pile the last is the top. What is subdued went down before all eyes, but for what is placed; "unseen"
 * in place of "subdued" says of other cards that none but their House knows them.
 */
export interface ScenarioHouse {
  readonly sponsor?: Power;
  readonly treasury?: number;
  readonly favor?: number;
  readonly hoard?: number;
  readonly domain?: readonly string[];
  readonly concealed?: readonly string[];
  readonly assembly?: readonly string[];
  readonly hand?: readonly string[];
  readonly houseDeck?: readonly string[];
  readonly imperialDeck?: readonly string[];
}

export interface Scenario {
  readonly houses: readonly ScenarioHouse[];
  readonly rules?: RuleSet;
  readonly options?: Partial<GameOptions>;
  readonly guildHoard?: number;
  readonly seed?: number;
  /** What cards say here, in place of what the project's files say. */
  readonly texts?: Readonly<Record<CardId, readonly Ability[]>>;
  /** Turns that have been played, with the ranks of the last; none: the first turn is about to begin. */
  readonly ranks?: readonly Seat[];
  /**
   * Whether windows for tactics wait for an answer; without it every House passes in them. Those of the
   * Initiative and discard phases wait with "phases", else only for a House that could do something.
   */
  readonly tactics?: boolean | 'phases';
}

export interface Table {
  readonly state: GameState;
  readonly catalogue: GameCatalogue;
  readonly events: readonly GameEvent[];
  house(seat: Seat): House;
  /** The first card of an id that lies with a House, wherever it is. */
  card(id: string, seat?: Seat): GameCard;
  /** Card ids in a zone. */
  zone(zone: Zone, seat?: Seat): readonly string[];
  /** Who must decide. */
  asked(): Seat | null;
  /** What may be done, in the notation of `act`. */
  options(): readonly string[];
  /** Whether an action is legal now. */
  can(action: string): boolean;
  /** Plays actions one after the other: "buy-spice 2", "petition eots-arrakeen", "deploy eots-crysknife on eots-stilgar". */
  act(...actions: readonly string[]): Table;
  /** Does something to the game that no action did. */
  change(change: (game: Game) => unknown): Table;
  /** The same, and goes on: a rule may answer to it. */
  by(change: (game: Game) => unknown): Table;
  /** Passes for every House until a House is asked in its own Interval, or the game is over. */
  toInterval(seat?: Seat): Table;
  /** Ends the Interval that runs and all that follow, up to the Closing Interval's first question. */
  toClosing(): Table;
}

/** Sets up a table and begins its first turn. */
export function scenario(setup: Scenario): Table {
  const catalogue = saying(setup.texts);
  const state = emptyTable(
    setup.houses.map(({ sponsor = 'atreides' }) => sponsor),
    {
      seed: setup.seed ?? 1,
      rules: setup.rules ?? 'tat',
      ...(setup.options === undefined ? {} : { options: setup.options }),
      players: Math.max(2, setup.houses.length),
    },
    catalogue,
  );
  if (setup.guildHoard !== undefined) state.guildHoard = setup.guildHoard;
  if (setup.ranks !== undefined) {
    state.ranks = [...setup.ranks];
  }
  setup.houses.forEach((house, seat) => {
    furnish(state, seat, house);
  });
  const table = new ScenarioTable(state, catalogue, setup.tactics ?? false);
  table.begin();
  return table;
}

/** The catalogue in which some cards say something else. */
function saying(texts: Scenario['texts'] = {}): GameCatalogue {
  return { ...PRINTED, abilities: new Map([...PRINTED.abilities, ...Object.entries(texts)]) };
}

const FILLER = 'eots-house-battalion';

function furnish(state: GameState, seat: Seat, house: ScenarioHouse): void {
  const seated = state.houses[seat];
  if (seated === undefined) throw new Error(`nobody sits at ${seat}`);
  seated.treasury = house.treasury ?? 20;
  seated.favor = house.favor ?? 10;
  seated.hoard = house.hoard ?? 0;
  const put = (id: string, zone: Zone, status: Status = 'none', host: number | null = null) =>
    createCard(state, known(id), seat, { zone, seat, host }, status);
  for (const line of house.domain ?? []) {
    const [what = '', on] = line.split(' on ');
    const [id = '', status = 'disengaged', tokens = '0'] = what.split(' ');
    const host = on === undefined ? null : found(state, on, seat).id;
    const isDown = status === 'subdued' || status === 'unseen';
    const made = put(id, 'domain', isDown ? 'subdued' : (status as Status), host);
    made.deferment = Number(tokens);
    if (status === 'subdued' && !isPlaced(id)) made.known = 'all';
  }
  const homeWorld = Object.values(state.cards).find(
    (card) => card.place.seat === seat && card.group === 'homeworld',
  );
  for (const id of house.concealed ?? []) put(id, 'concealed', 'none', homeWorld?.id ?? null);
  for (const id of house.imperialDeck ?? []) put(id, 'imperial-deck');
  for (const id of house.assembly ?? []) put(id, 'assembly');
  for (const id of house.houseDeck ?? Array<string>(20).fill(FILLER)) put(id, 'house-deck');
  for (const id of house.hand ?? Array<string>(7).fill(FILLER)) put(id, 'hand');
}

/** Whether a card is placed face down as a rule: an event, or what is placed like one. */
function isPlaced(id: string): boolean {
  return (
    known(id).type === 'event' || abilitiesOf(PRINTED, id).some(({ kind }) => kind === 'placed')
  );
}

function known(id: string): Card {
  const card = PRINTED.byId.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

function found(state: GameState, id: string, seat: Seat): GameCard {
  const cards = Object.values(state.cards).filter((card) => card.card === id);
  const card =
    cards.find(({ place }) => place.seat === seat && place.zone === 'domain') ??
    cards.find(({ place }) => place.seat === seat) ??
    cards[0];
  if (card === undefined) throw new Error(`${id} is not on the table`);
  return card;
}

class ScenarioTable implements Table {
  readonly events: GameEvent[] = [];
  constructor(
    readonly state: GameState,
    readonly catalogue: GameCatalogue,
    readonly tactics: boolean | 'phases',
  ) {}

  begin(): void {
    this.events.push(...begin(this.state, this.catalogue));
    this.#passTactics();
  }
  house(seat: Seat): House {
    const house = this.state.houses[seat];
    if (house === undefined) throw new Error(`nobody sits at ${seat}`);
    return house;
  }
  card(id: string, seat: Seat = 0): GameCard {
    return found(this.state, id, seat);
  }
  zone(zone: Zone, seat: Seat = 0): readonly string[] {
    return this.house(seat).zones[zone].map((id) => this.state.cards[id]?.card ?? '?');
  }
  asked(): Seat | null {
    return this.state.decision?.seat ?? null;
  }
  options(): readonly string[] {
    return [...new Set(this.#legal().map((one) => this.#spell(one)))];
  }
  /** A test may have changed its cards by hand since they were listed last. */
  #legal(): readonly Action[] {
    abandon(this.state);
    return legalActions(this.state, this.catalogue);
  }
  can(action: string): boolean {
    return this.options().includes(action);
  }
  act(...actions: readonly string[]): this {
    for (const wanted of actions) {
      const legal = this.#legal();
      const action = legal.find((one) => this.#spell(one) === wanted);
      if (action === undefined)
        throw new Error(`"${wanted}" is not legal; there are: ${this.options().join('; ')}`);
      const done = play(this.state, action, this.catalogue);
      if (!done.ok) throw new Error(done.problems[0]?.message);
      this.events.push(...done.value);
      this.#passTactics();
    }
    return this;
  }
  change(change: (game: Game) => unknown): this {
    change(takeUp(this.state, this.catalogue));
    return this;
  }
  by(change: (game: Game) => unknown): this {
    const game = takeUp(this.state, this.catalogue);
    change(game);
    goOn(game);
    this.events.push(...game.events);
    this.#passTactics();
    return this;
  }
  toInterval(seat?: Seat): this {
    for (let step = 0; step < 500; step += 1) {
      const frame = this.state.frames.at(-1);
      if (frame === undefined) return this;
      if (frame.step === 'house' && (seat === undefined || frame.seat === seat)) return this;
      this.#leastAction();
    }
    throw new Error('no such Interval came');
  }
  toClosing(): this {
    for (let step = 0; step < 500; step += 1) {
      const frame = this.state.frames.at(-1);
      if (frame === undefined || frame.step === 'discard' || frame.step === 'draw') return this;
      this.#leastAction();
    }
    throw new Error('no Closing Interval came');
  }

  #passTactics(): void {
    while (this.state.decision !== null) {
      const frame = this.state.frames.at(-1);
      if (frame?.step !== 'window' || this.tactics === 'phases') return;
      const inPhase = frame.answers === 'initiative' || frame.answers === 'discard';
      if (this.tactics && (!inPhase || this.options().length > 1)) return;
      const done = play(this.state, { kind: 'pass' }, this.catalogue);
      if (done.ok) this.events.push(...done.value);
    }
  }
  #leastAction(): void {
    const options = this.options();
    const quiet = ['disengage', 'pass', 'done', 'end-interval'].find((one) =>
      options.includes(one),
    );
    this.act(quiet ?? options[0] ?? '');
  }
  #spell(action: Action): string {
    const name = (id: number) => this.state.cards[id]?.card ?? '?';
    switch (action.kind) {
      case 'deploy':
      case 'deploy-program':
      case 'assign':
        return `${action.kind} ${name(action.card)}${action.host === null ? '' : ` on ${name(action.host)}`}`;
      case 'use':
        return `use ${name(action.card)} ${action.ability}`;
      case 'rite':
        return `rite ${action.rite} ${name(action.leader)} against ${name(action.target)}`;
      default:
        return 'card' in action ? `${action.kind} ${name(action.card)}` : moveText(action);
    }
  }
}
