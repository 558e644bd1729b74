import type { Frame } from './frames';
import type { GameCard, GameCardId, GameState, House } from './state';
import { byZone } from './zones';

/**
 * A state of its own that says the same: much faster than structuredClone. Only what never changes once
 * it is there is shared: options, profiles, places, who knows a card, and lasting effects.
 */
export function cloneState(state: Readonly<GameState>): GameState {
  return {
    ...state,
    random: [...state.random],
    houses: state.houses.map(cloneHouse),
    cards: cloneCards(state),
    lasting: [...state.lasting],
    ranks: [...state.ranks],
    frames: state.frames.map(cloneFrame),
  };
}

function cloneHouse(house: House): House {
  return { ...house, zones: byZone((zone) => house.zones[zone].slice()) };
}

/** By counting the numbers given out, which is faster than asking for the keys; from the last, so that room is made once. */
function cloneCards({ cards, nextId }: Readonly<GameState>): Record<GameCardId, GameCard> {
  const cloned: Record<GameCardId, GameCard> = {};
  for (let id = nextId - 1; id > 0; id -= 1) {
    const card = cards[id];
    if (card === undefined) continue;
    cloned[id] = copyCard(card);
  }
  return cloned;
}

/**
 * A card once more, under a number of its own where one is given. Written out: copies that are made with `...` have
 * a layout of their own, and all that reads cards is slower for it.
 */
export function copyCard(card: Readonly<GameCard>, id: GameCardId = card.id): GameCard {
  return {
    id,
    card: card.card,
    group: card.group,
    owner: card.owner,
    place: card.place,
    status: card.status,
    deferment: card.deferment,
    spice: card.spice,
    program: card.program,
    marks: card.marks,
    deployer: card.deployer,
    price: card.price,
    known: card.known,
  };
}

/** Frames are few and small; whatever they hold is copied. */
export function cloneFrame(frame: Frame): Frame {
  return copied(frame) as Frame;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) copy[name] = copied(value[name as keyof typeof value]);
  return copy;
}
