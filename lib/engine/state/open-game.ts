import type { GameCatalogue } from '../abilities/game-catalogue';
import { croeNow } from '../abilities/scripts/changed-croe';
import { sinkOf } from '../abilities/scripts/loss-into-tokens';
import { baseCost } from '../payment/cost';
import { allegiancesOf } from '../queries/allegiance';
import { commandOf, hasKeyword, isKept, rankOf, resistanceOf, subtypesOf } from '../queries/ranks';
import { playable } from '../queries/usable';
import type { Frame } from './frames';
import { bareTable, type Derived, FACE_DOWN, type Game, unsettled } from './game';
import type { GameCard, GameCardId, GameState, House, Zone } from './state';
import type { View, ViewedFrame, ViewedHouse } from './view';
import { byZone } from './zones';

const DERIVED: Derived = {
  rankOf,
  commandOf,
  resistanceOf,
  baseCost,
  subtypesOf,
  allegiancesOf,
  hasKeyword,
  croe: croeNow,
  isKept,
  playable,
  sinkOf,
};

const NOTHING_HIDDEN: ReadonlySet<GameCardId> = new Set();

/** The game that each state was taken up as last. */
const LAST = new WeakMap<GameState, Game>();

/** A state taken up for play, as if for the first time: nothing that was found out before is trusted. */
export function takeUp(state: GameState, catalogue: GameCatalogue): Game {
  LAST.delete(state);
  return {
    state,
    catalogue,
    facts: [],
    texts: [],
    events: [],
    derived: DERIVED,
    table: bareTable(),
    settled: unsettled(),
    changes: 0,
    judging: 0,
    settling: Infinity,
    heard: 0,
    listed: null,
    hidden: NOTHING_HIDDEN,
    sights: state.houses.map(() => undefined),
    forgotten: new Set(),
  };
}

/**
 * A state taken up again: what was found out about its table holds still, for nothing but play has changed it.
 * One whose actions have been listed stands as it was listed.
 */
export function takeUpAgain(state: GameState, catalogue: GameCatalogue): Game {
  let game = LAST.get(state);
  if (game?.catalogue !== catalogue) {
    game = takeUp(state, catalogue);
    LAST.set(state, game);
  } else if (game.listed === null) {
    game.events = [];
    game.heard = 0;
    game.changes = 0;
    game.sights.fill(undefined);
  }
  return game;
}

/** For whoever changes a state by other ways than play: what was found out about it is trusted no more. */
export function abandon(state: GameState): void {
  LAST.delete(state);
}

/**
 * A view taken up, so that questions about cards can be asked of it as of a state: each card that does
 * not show is one and the same unknown card. It is there to be read, never to be played on.
 */
export function takeUpView(view: View, catalogue: GameCatalogue): Game {
  const { seat: _, ...open } = view;
  const cards: Record<GameCardId, GameCard> = { [UNSEEN.id]: UNSEEN };
  for (const card of Object.values(view.cards))
    cards[card.id] = { ...card, card: card.card ?? FACE_DOWN };
  const state = {
    ...open,
    seed: 0,
    random: [0, 0, 0, 0] satisfies [number, number, number, number],
    nextId: 0,
    cards,
    houses: view.houses.map(houseOf),
    frames: view.frames.map(frameOf),
  };
  return takeUp(state, catalogue);
}

/** Any card of a pile that does not show. */
const UNSEEN: GameCard = {
  id: 0,
  card: FACE_DOWN,
  group: 'house',
  owner: -1,
  place: { zone: 'house-deck', seat: -1, host: null },
  status: 'none',
  deferment: 0,
  spice: 0,
  program: 0,
  marks: 0,
  deployer: null,
  price: 0,
  known: [],
};

function houseOf({ zones, profile, included, ...open }: ViewedHouse): House {
  const pile = (zone: Zone): GameCardId[] => {
    const { count, cards } = zones[zone];
    return cards === null ? new Array<GameCardId>(count).fill(UNSEEN.id) : [...cards];
  };
  const { programs } = profile;
  return {
    ...open,
    included: included ?? [],
    profile: { ...profile, programs: typeof programs === 'number' ? [] : programs },
    zones: byZone(pile),
  };
}

/** All that is announced in secret is the placing of an event. */
function frameOf(frame: ViewedFrame): Frame {
  if (frame.step !== 'operation') return frame;
  return { ...frame, action: frame.action ?? { kind: 'place', card: UNSEEN.id } };
}
