import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import { moveText } from '@/lib/engine/moves';
import { legalActions, play } from '@/lib/engine/play';
import { takeUpAgain, takeUpView } from '@/lib/engine/state/open-game';
import type { GameState, Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { mix32 } from '@/lib/kernel/hash';
import { likedBest, likings } from '../steward/steward';
import { type Dealer, dealerOf, type Lists } from './deal';
import { candidatesOf, priorsOf } from './policy';
import { chancesOf, type Weights } from './value';

/** One thing that may be done at a point of the tree, and how it went so far. */
interface Edge {
  readonly prior: number;
  visits: number;
  /** Chances of each House to win, added up, by seat. */
  readonly chances: number[];
  next: Edges | null;
}
/** By the words of the action, as the House that thinks can tell them apart. */
type Edges = Map<string, Edge>;

/** A first move that is being looked at. */
interface Candidate {
  readonly action: Action;
  readonly edge: Edge;
  /** What came of each deal that it was tried on. */
  readonly results: number[];
}

/** What a House thinks of its moves. */
export interface Thought {
  /** Its chance to win with the best move, from 0 to 1. */
  readonly chance: number;
  /** The moves that it looked at, the best first. */
  readonly moves: readonly {
    readonly action: Action;
    readonly chance: number;
    readonly tries: number;
  }[];
  readonly playouts: number;
}

export interface SearchOptions {
  readonly catalogue: GameCatalogue;
  readonly lists: Lists;
  readonly weights: Weights;
  readonly seed: number;
  /** Playouts that are planned; half the moves are dropped each time a share of them is over. */
  readonly playouts: number;
}

/**
 * A search of the moves of one House from what it sees, playout by playout. Each round deals the hidden cards
 * anew and tries every move that is still in question on the same deal; from there on a tree grows over what
 * the House can tell apart, in which every House does what is best for its own chance, and rules of thumb go on
 * to the end of the next turn, where the value model says how the Houses stand.
 */
export class Search {
  readonly #options: SearchOptions;
  readonly #seat: Seat;
  readonly #turn: number;
  readonly #dealer: Dealer;
  #candidates: Candidate[];
  readonly #all: readonly Candidate[];
  #playouts = 0;
  #round = 0;
  #at = 0;

  constructor(view: View, legal: readonly Action[], options: SearchOptions) {
    const game = takeUpView(view, options.catalogue);
    this.#options = options;
    this.#seat = view.decision?.seat ?? 0;
    this.#turn = view.turn;
    this.#dealer = dealerOf(view, options.lists, options.catalogue);
    const priors = priorsOf(likings(game, legal));
    this.#all = candidatesOf(legal, priors, MOST_MOVES).flatMap((at) => {
      const action = legal[at];
      if (action === undefined) return [];
      return [{ action, edge: edgeOf(priors[at] ?? 0, view.houses.length), results: [] }];
    });
    this.#candidates = [...this.#all];
  }

  /** Whether there is anything left to find out. */
  get isOver(): boolean {
    return this.#candidates.length < 2 || this.#playouts >= this.#options.playouts;
  }

  /** One playout more. */
  step(): void {
    const candidate = this.#candidates[this.#at];
    if (candidate === undefined) return;
    const seed = mix32(this.#options.seed + Math.imul(this.#round + 1, 0x9e3779b9));
    const state = this.#dealer.deal(seed);
    const chances = this.#tryOut(state, candidate);
    candidate.results.push(chances[this.#seat] ?? 0);
    this.#playouts += 1;
    this.#at += 1;
    if (this.#at < this.#candidates.length) return;
    this.#at = 0;
    this.#round += 1;
    this.#drop();
  }

  thought(): Thought {
    const moves = [...this.#all]
      .sort((one, other) => this.#standing(other) - this.#standing(one))
      .map((one) => ({
        action: one.action,
        chance: mean(one.results),
        tries: one.results.length,
      }));
    const [best] = moves;
    if (best === undefined) throw new Error('a House that is asked has something to do');
    return { chance: best.chance, moves, playouts: this.#playouts };
  }

  /** Half of the moves are out of the question once each has had its share of the playouts. */
  #drop(): void {
    const phases = Math.max(1, Math.ceil(Math.log2(this.#all.length)));
    const share = this.#options.playouts / phases;
    const phase = Math.floor(this.#playouts / share);
    const wanted = Math.max(2, Math.ceil(this.#all.length / 2 ** phase));
    if (this.#candidates.length <= wanted) return;
    this.#candidates.sort((one, other) => this.#standing(other) - this.#standing(one));
    this.#candidates.length = wanted;
  }

  /**
   * How well a move stands: what it gains on the move that rules of thumb would do, on the same deals, less what
   * may be chance. That move itself stands at 0.
   */
  #standing(one: Candidate): number {
    const [usual] = this.#all;
    if (usual === undefined || one === usual) return 0;
    const many = Math.min(one.results.length, usual.results.length);
    if (many === 0) return -1;
    const gains = one.results.slice(0, many).map((gain, at) => gain - (usual.results[at] ?? 0));
    const average = mean(gains);
    const spread = Math.sqrt(mean(gains.map((gain) => (gain - average) ** 2)) / many);
    return average - DOUBT * spread - CAUTION / many;
  }

  #tryOut(state: GameState, { action, edge }: Candidate): readonly number[] {
    const path: { readonly edge: Edge; readonly seat: Seat }[] = [{ edge, seat: this.#seat }];
    const chances = this.#descend(state, action, path);
    for (const { edge: passed } of path) {
      passed.visits += 1;
      for (const [seat, chance] of chances.entries())
        passed.chances[seat] = (passed.chances[seat] ?? 0) + chance;
    }
    return chances;
  }

  /** Goes down the tree as far as it has grown, lets it grow by one, and plays on by rules of thumb. */
  #descend(
    state: GameState,
    first: Action,
    path: { readonly edge: Edge; readonly seat: Seat }[],
  ): readonly number[] {
    const { catalogue, weights } = this.#options;
    // A deal may part from what was listed for the view where an effect is in the middle of its choices.
    if (!play(state, first, catalogue).ok) return chancesOf(takeUpAgain(state, catalogue), weights);
    let edge: Edge | null = path[0]?.edge ?? null;
    for (let left = MOST_STEPS; left > 0 && state.decision !== null; left -= 1) {
      if (state.turn > this.#turn + AHEAD) break;
      const legal = legalActions(state, catalogue);
      const action: Action | undefined =
        legal.length === 1
          ? legal[0]
          : edge === null
            ? likedBest(legal, likings(takeUpAgain(state, catalogue), legal))
            : this.#select(state, legal, edge, path);
      if (action === undefined) break;
      if (legal.length > 1 && edge !== null) {
        const last = path.at(-1)?.edge ?? null;
        edge = last === edge || last === null || last.visits === 0 ? null : last;
      }
      if (!play(state, action, catalogue).ok) break;
    }
    return chancesOf(takeUpAgain(state, catalogue), weights);
  }

  /** The move of a point of the tree that promises most to the House that is asked, or is least known. */
  #select(
    state: GameState,
    legal: readonly Action[],
    above: Edge,
    path: { readonly edge: Edge; readonly seat: Seat }[],
  ): Action | undefined {
    const seat = state.decision?.seat ?? 0;
    const keys = legal.map((action) => this.#key(state, action));
    const points: Edges = above.next ?? new Map();
    above.next = points;
    if (keys.some((key) => !points.has(key))) {
      const priors = priorsOf(likings(takeUpAgain(state, this.#options.catalogue), legal));
      for (const [at, key] of keys.entries())
        if (!points.has(key)) points.set(key, edgeOf(priors[at] ?? 0, state.houses.length));
    }
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    const before = averageOf(above.chances[seat] ?? 0, above.visits, 1 / state.houses.length);
    for (const [at, key] of keys.entries()) {
      const edge = points.get(key);
      if (edge === undefined) continue;
      const known = averageOf(edge.chances[seat] ?? 0, edge.visits, before);
      const promise =
        known + (EXPLORE * edge.prior * Math.sqrt(above.visits + 1)) / (1 + edge.visits);
      if (promise <= most) continue;
      most = promise;
      best = at;
    }
    const edge = points.get(keys[best] ?? '');
    if (edge !== undefined) path.push({ edge, seat });
    return legal[best];
  }

  /** The words of an action as the House that thinks can tell it from others, whatever numbers hidden cards were dealt. */
  #key(state: GameState, action: Action): string {
    if (action.kind === 'place' && state.decision?.seat !== this.#seat) return action.kind;
    let isSeen = true;
    for (const name of ['card', 'host', 'leader', 'target'] as const) {
      const id = (action as Readonly<Record<string, unknown>>)[name];
      if (typeof id === 'number' && id > this.#dealer.lastSeen) isSeen = false;
    }
    if (isSeen) return moveText(action);
    const parts = Object.entries(action).map(([name, part]) =>
      typeof part === 'number' && part > this.#dealer.lastSeen && CARDS.has(name)
        ? (state.cards[part]?.card ?? '')
        : String(part),
    );
    return parts.join(' ');
  }
}

const CARDS: ReadonlySet<string> = new Set(['card', 'host', 'leader', 'target']);
/** First moves that are looked at. */
const MOST_MOVES = 6;
/** Turns after the present one that a playout goes through. */
const AHEAD = 1;
/** Steps after which a playout is cut, wherever it stands. */
const MOST_STEPS = 600;
/** How far a move that is little known is preferred in the tree. */
const EXPLORE = 0.6;
/** How many standard errors a move must be better by than the usual one, and what it must gain if it was tried once. */
const DOUBT = 1;
const CAUTION = 0.02;

function edgeOf(prior: number, houses: number): Edge {
  return { prior, visits: 0, chances: new Array<number>(houses).fill(0), next: null };
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function averageOf(sum: number, many: number, otherwise: number): number {
  return many === 0 ? otherwise : sum / many;
}
