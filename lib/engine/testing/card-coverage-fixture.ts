import type { CardId } from '@/lib/cards/card';
import { moveText } from '@/lib/kernel/moves';
import { TALENTS } from '@/lib/rules/talents';
import { abilitiesOf, type GameCatalogue } from '../abilities/game-catalogue';
import { prohibited } from '../abilities/modifiers/prohibit';
import type { Action } from '../actions';
import { costOf } from '../payment/cost';
import { legalActions } from '../play';
import { allegiancesOf } from '../queries/allegiance';
import { isDeployed } from '../queries/face-up';
import { limitOf } from '../queries/limits';
import { inForce } from '../queries/live';
import { commandOf, forceIn, hasKeyword, rankOf, resistanceOf, subtypesOf } from '../queries/ranks';
import { cloneState } from '../state/clone';
import type { GameEvent } from '../state/log-events';
import { takeUp } from '../state/open-game';
import type { GameState } from '../state/state';
import { type Dice, wander } from './naive/wild-fixture';
import { wordsIn } from './stacked-deck-fixture';

/*
 * How often each card came to a hand, was played, was refused and changed something in wild games: games with
 * decks of any cards, in which what is rare is as likely as what is common.
 */

export interface Tally {
  /** Games in which it lay in a hand, an Assembly, a Domain or among the programs. */
  dealt: number;
  /** Games in which it lay deployed, and times that something of it was used. */
  played: number;
  /** Decisions at which its House held it and could do nothing with it. */
  refused: number;
  /** Times that its use changed something, or that a decision would have been another without what it says. */
  changed: number;
}

/** Of cards that always change something once they lie there, so many looks are enough. */
const LOOKS = 5;
/** Cards that are looked at so at one decision. */
const AT_ONCE = 2;
/** Cards that the deck of a House is stacked for. */
const WANTED = 4;
const HOUSES = 5;
/** Of so many games one has decks that are not stacked. */
const PLAIN = 8;

/** What is said of a use itself, or only tells. */
const QUIET: readonly GameEvent['kind'][] = ['used', 'announced', 'passed', 'by-hand'];

/** Plays wild games and counts what became of every card that runs. */
export function cardCoverage(
  games: number,
  steps: number,
  catalogue: GameCatalogue,
  from = 0,
): ReadonlyMap<CardId, Tally> {
  const tallies = new Map<CardId, Tally>(
    [...catalogue.abilities.keys()].map((card) => [
      card,
      { dealt: 0, played: 0, refused: 0, changed: 0 },
    ]),
  );
  for (let game = 0; game < games; game += 1) {
    // Every second wild game has the cards of a sample.
    const seed = from + 2 * game + 1;
    const seen = new Set<CardId>();
    const up = new Set<CardId>();
    let before: readonly CardId[] = [];
    let lasting = new Set<number>();
    const look = (
      state: GameState,
      legal: readonly Action[],
      step: number,
      events: readonly GameEvent[],
    ) => {
      count(state, events, step === 0 ? [] : before, lasting, tallies);
      for (const { card, place } of Object.values(state.cards))
        if (['hand', 'assembly', 'domain', 'concealed'].includes(place.zone)) seen.add(card);
      for (const card of Object.values(state.cards)) if (isDeployed(card)) up.add(card.card);
      compare(state, legal, catalogue, tallies, step);
      before = atWork(state);
      lasting = new Set(state.lasting.map(({ id }) => id));
    };
    const wanted = rarestCards(tallies, WANTED * HOUSES);
    const words = wordsIn(wanted.map((card) => abilitiesOf(catalogue, card)));
    wander(
      seed,
      steps,
      catalogue,
      look,
      (state, legal, draw) => rarest(state, legal, draw, tallies, words),
      game % PLAIN === 0 ? [] : wanted,
    );
    for (const card of seen) {
      const tally = tallies.get(card);
      if (tally !== undefined) tally.dealt += 1;
      if (tally !== undefined && up.has(card)) tally.played += 1;
    }
  }
  return tallies;
}

/** The cards that have changed the least, and of these those that have been dealt the least. */
function rarestCards(tallies: ReadonlyMap<CardId, Tally>, many: number): CardId[] {
  return [...tallies]
    .sort(([, one], [, other]) => one.changed - other.changed || one.dealt - other.dealt)
    .slice(0, many)
    .map(([card]) => card);
}

/** The cards whose texts are being carried out. */
function atWork({ frames, cards }: Readonly<GameState>): CardId[] {
  return frames.flatMap((frame) =>
    frame.step === 'effect' ? (cards[frame.card]?.card ?? []) : [],
  );
}

/** What has happened since the last decision. */
function count(
  state: Readonly<GameState>,
  events: readonly GameEvent[],
  before: readonly CardId[],
  lasting: ReadonlySet<number>,
  tallies: ReadonlyMap<CardId, Tally>,
): void {
  const used = events.flatMap((event) =>
    event.kind === 'used' ? (state.cards[event.card]?.card ?? []) : [],
  );
  for (const card of used) {
    const tally = tallies.get(card);
    if (tally !== undefined) tally.played += 1;
  }
  const does = events.some(({ kind }) => !QUIET.includes(kind));
  const begun = state.lasting
    .filter(({ id, used: mark }) => !lasting.has(id) && mark === undefined)
    .map(({ card }) => state.cards[card]?.card ?? '');
  const changing = new Set([...begun, ...(does ? [...used, ...before] : [])]);
  for (const card of changing) {
    const tally = tallies.get(card);
    if (tally !== undefined) tally.changed += 1;
  }
}

/** What a decision shows: cards that can do nothing, and cards without which it would be another. */
function compare(
  state: GameState,
  legal: readonly Action[],
  catalogue: GameCatalogue,
  tallies: ReadonlyMap<CardId, Tally>,
  step: number,
): void {
  const seat = state.decision?.seat;
  const house = seat === undefined ? undefined : state.houses[seat];
  if (house === undefined) return;
  const named = new Set(
    legal.flatMap((action) => ('card' in action ? (state.cards[action.card]?.card ?? []) : [])),
  );
  const { hand, assembly, concealed } = house.zones;
  for (const id of [...hand, ...assembly, ...concealed]) {
    const card = state.cards[id]?.card ?? '';
    const tally = tallies.get(card);
    if (tally !== undefined && !named.has(card)) tally.refused += 1;
  }
  const all = [...standing(state, catalogue)];
  const from = (step * AT_ONCE) % Math.max(1, all.length);
  const candidates = [...all.slice(from), ...all.slice(0, from)]
    .map((card) => ({ card, tally: tallies.get(card) }))
    .filter(({ tally }) => (tally?.changed ?? LOOKS) < LOOKS)
    .sort((one, other) => (one.tally?.changed ?? 0) - (other.tally?.changed ?? 0))
    .slice(0, AT_ONCE);
  if (candidates.length === 0) return;
  const full = picture(state, catalogue);
  for (const { card, tally } of candidates) {
    const abilities = new Map([...catalogue.abilities].filter(([id]) => id !== card));
    const other = picture(state, { ...catalogue, abilities });
    if (tally !== undefined && other !== full) tally.changed += 1;
  }
}

/** Cards whose texts stand, or say how they are deployed, while no text is being carried out. */
function standing(state: Readonly<GameState>, catalogue: GameCatalogue): ReadonlySet<CardId> {
  if (state.frames.some(({ step }) => step === 'effect')) return new Set();
  const cards = Object.values(state.cards).filter(
    (card) => isDeployed(card) || card.place.zone === 'hand' || card.status === 'subdued',
  );
  return new Set(
    cards
      .map(({ card }) => card)
      .filter((card) =>
        abilitiesOf(catalogue, card).some(({ kind }) =>
          ['static', 'assign', 'cost', 'placed'].includes(kind),
        ),
      ),
  );
}

/** Kinds whose being in force no number and no action shows till much later. */
const QUIETLY = [
  ...(['reward', 'fate', 'more-deferment', 'rite-limit'] as const),
  ...(['cost', 'petition-cost', 'favor-worth', 'may-strike'] as const),
  ...prohibited.options,
] as const;

/** All that a decision shows of what is derived. */
function picture(original: GameState, catalogue: GameCatalogue): string {
  // What is found out about a state is kept with it.
  const state = cloneState(original);
  const game = takeUp(state, catalogue);
  const cards = Object.values(state.cards).filter(
    ({ place }) => place.zone === 'domain' || place.zone === 'hand',
  );
  const numbers = cards.map((card) =>
    [
      ...TALENTS.flatMap((talent) => [rankOf(game, card, talent), forceIn(game, card, talent)]),
      ...[commandOf(game, card), resistanceOf(game, card)],
      ...(['direct', 'counter', 'surprise'] as const).map((word) => hasKeyword(game, card, word)),
      ...[...subtypesOf(game, card), ...allegiancesOf(game, card)],
      costOf(game, card.place.seat, card),
    ].join(),
  );
  const limits = state.houses.map((_, seat) => [
    limitOf(game, seat, 'assembly'),
    limitOf(game, seat, 'hand'),
  ]);
  const quiet = QUIETLY.map((kind) => inForce(game, kind).length);
  return JSON.stringify([legalActions(state, catalogue).map(moveText), numbers, limits, quiet]);
}

/**
 * Of four decisions three are for the card that has changed the least so far, or for a rite that the wanted cards
 * speak of.
 */
function rarest(
  state: GameState,
  legal: readonly Action[],
  draw: Dice,
  tallies: ReadonlyMap<CardId, Tally>,
  words: ReadonlySet<string>,
): Action | null {
  if (draw(4) === 0) return null;
  const rites = legal.filter((action) => action.kind === 'rite' && words.has(action.rite));
  if (rites.length > 0 && draw(3) === 0) return rites[draw(rites.length)] ?? null;
  let best: Action | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const action of legal) {
    const id = 'card' in action ? action.card : action.kind === 'rite' ? action.leader : null;
    if (id === null || !WORTH.includes(action.kind)) continue;
    const tally = tallies.get(state.cards[id]?.card ?? '');
    const done = (tally?.changed ?? 0) + draw(100) / 100;
    if (tally === undefined || done >= least) continue;
    best = action;
    least = done;
  }
  return best;
}

/** What lets a card do something; choosing and giving away does not. */
const WORTH: readonly Action['kind'][] = [
  ...(['deploy', 'deploy-program', 'deploy-event', 'redeploy', 'place', 'petition'] as const),
  ...(['use', 'activate', 'tactic', 'rite', 'join', 'counter'] as const),
];
