import type { CardId } from '@/lib/cards/card';
import { type Deck, entriesOf } from '@/lib/decks/deck';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { cloneState, copyCard } from '@/lib/engine/state/clone';
import { FACE_DOWN } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCard, GameCardId, GameState, Seat, Zone } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { randomOf, shuffle } from '@/lib/kernel/random';
import type { CardGroup } from '@/lib/rules/taxonomy';

/** The lists of the decks as a House knows them, by seat: its own, and those of rivals that lie open; else null. */
export type Lists = readonly (Deck | null)[];

/** What a House knows of the lists at a table where lists are not open: its own. */
export function ownList(houses: readonly { readonly deck: Deck }[], own: Seat): Lists {
  return houses.map(({ deck }, seat) => (seat === own ? deck : null));
}

/** Games that a House may be in: each seed gives all that is hidden from it another face. */
export interface Dealer {
  readonly deal: (seed: number) => GameState;
  /** The highest number of a card that the House sees; all beyond are dealt. */
  readonly lastSeen: GameCardId;
}

/**
 * Deals the cards that a House does not see, in any way that agrees with what it sees: those of a list that
 * it knows are what the list holds beyond what has shown; of another House any that its sponsor could play.
 */
export function dealerOf(view: View, lists: Lists, catalogue: GameCatalogue): Dealer {
  const { state } = takeUpView(view, catalogue);
  delete state.cards[UNSEEN];
  const lastSeen = Math.max(0, ...Object.keys(state.cards).map(Number));
  state.nextId = lastSeen + 1;
  for (const [seat, house] of state.houses.entries())
    for (const zone of Object.keys(house.zones) as Zone[]) fillPile(state, seat, zone);
  placeSecretly(state);
  const hidden = Object.values(state.cards).filter(({ card }) => card === FACE_DOWN);
  const pools = poolsOf(state, hidden, lists, catalogue);
  return {
    lastSeen,
    deal(seed) {
      const dealt = cloneState(state);
      dealt.random = randomOf(seed);
      for (const { cards, pool } of pools) {
        const faces = [...pool];
        shuffle(dealt, faces);
        for (const [at, { id }] of cards.entries()) {
          const card = dealt.cards[id];
          const face = faces[at % Math.max(1, faces.length)];
          if (card !== undefined && face !== undefined)
            dealt.cards[id] = { ...copyCard(card), card: face };
        }
      }
      return dealt;
    },
  };
}

/** The number under which a view that is taken up has every card that does not show. */
const UNSEEN = 0;

/** Cards of their own in place of those of a pile that do not show. */
function fillPile(state: GameState, seat: Seat, zone: Zone): void {
  const pile = state.houses[seat]?.zones[zone];
  if (pile === undefined || !pile.includes(UNSEEN)) return;
  const shown = Object.values(state.cards)
    .filter(({ place }) => place.zone === zone && place.seat === seat)
    .map(({ id }) => id);
  const many = pile.length;
  pile.length = 0;
  while (pile.length < many - shown.length) pile.push(hiddenCard(state, seat, zone).id);
  pile.push(...shown);
}

function hiddenCard(state: GameState, seat: Seat, zone: Zone): GameCard {
  const isDeck = zone === 'house-deck' || zone === 'imperial-deck';
  const made: GameCard = {
    id: state.nextId,
    card: FACE_DOWN,
    group: zone === 'house-deck' || zone === 'hand' ? 'house' : 'imperial',
    owner: seat,
    place: { zone, seat, host: null },
    status: 'none',
    deferment: 0,
    spice: 0,
    program: 0,
    marks: 0,
    deployer: null,
    price: 0,
    known: isDeck ? [] : [seat],
  };
  state.nextId += 1;
  state.cards[made.id] = made;
  return made;
}

/** A rival that is about to place an event places one of its hand. */
function placeSecretly(state: GameState): void {
  state.frames = state.frames.map((frame) => {
    if (frame.step !== 'operation' || frame.action.kind !== 'place') return frame;
    const [held] = state.houses[frame.seat]?.zones.hand ?? [];
    return frame.action.card === UNSEEN && held !== undefined
      ? { ...frame, action: { kind: 'place', card: held } }
      : frame;
  });
}

interface Pool {
  readonly cards: readonly GameCard[];
  readonly pool: readonly CardId[];
}

/** The hidden cards by whose they are and by their backs, each with the faces that they may have. */
function poolsOf(
  state: GameState,
  hidden: readonly GameCard[],
  lists: Lists,
  catalogue: GameCatalogue,
): readonly Pool[] {
  const pools = new Map<string, { owner: Seat; group: CardGroup; cards: GameCard[] }>();
  for (const card of hidden) {
    const name = `${card.owner} ${card.group}`;
    const found = pools.get(name) ?? { owner: card.owner, group: card.group, cards: [] };
    found.cards.push(card);
    pools.set(name, found);
  }
  return [...pools.values()].map(({ owner, group, cards }) => {
    const list = lists[owner] ?? null;
    const left = list === null ? [] : unseenOf(state, owner, group, list);
    const pool =
      left.length >= cards.length ? left : [...left, ...plausible(state, owner, group, catalogue)];
    return { cards, pool };
  });
}

/** What a list holds beyond the cards of its House that show. */
function unseenOf(state: GameState, owner: Seat, group: CardGroup, list: Deck): CardId[] {
  const held =
    group === 'house' || group === 'imperial'
      ? entriesOf(list, group).flatMap(({ card, count }) => new Array<CardId>(count).fill(card))
      : group === 'program'
        ? [...list.programs]
        : [];
  for (const card of Object.values(state.cards)) {
    if (card.owner !== owner || card.card === FACE_DOWN) continue;
    const at = held.indexOf(card.card);
    if (at >= 0) held.splice(at, 1);
  }
  return held.sort();
}

/** Cards that a House of a sponsor could play: those of the sponsor twice, and those of no Power. */
function plausible(
  state: GameState,
  owner: Seat,
  group: CardGroup,
  { cards }: GameCatalogue,
): readonly CardId[] {
  const sponsor = state.houses[owner]?.sponsor;
  const shown = new Set(Object.values(state.cards).map(({ card }) => card));
  return cards
    .filter(({ deck, id }) => deck === group && (group === 'house' || !shown.has(id)))
    .flatMap(({ id, allegiance }) => {
      if (allegiance === undefined) return [id];
      return allegiance === sponsor ? [id, id] : [];
    });
}
