import type { CardId } from '@/lib/cards/card';
import type { Power } from '@/lib/rules/powers';
import type { Action } from '../actions';
import { isFaceUp } from '../queries/face-up';
import { cloneFrame } from './clone';
import type { EffectCause, Frame, OperationFrame } from './frames';
import type { GameEvent } from './log-events';
import type { GameCard, GameCardId, GameState, House, Place, Profile, Seat, Zone } from './state';
import { byZone } from './zones';

/** Who looks: a House, somebody who sits nowhere, or somebody who may see everything. */
export type Viewer = Seat | null | 'all';

/** What one House knows of a game: a state without the piles and cards that it may not look at. */
export interface View
  extends Omit<GameState, 'seed' | 'random' | 'nextId' | 'houses' | 'cards' | 'frames'> {
  /** Whose view it is. */
  readonly seat: Viewer;
  readonly houses: readonly ViewedHouse[];
  /** By id: the cards that it sees, or of which it sees the back before a House. */
  readonly cards: Readonly<Record<GameCardId, ViewedCard>>;
  readonly frames: readonly ViewedFrame[];
}

/** A card on the table; `card` is null where it lies face down before a rival. */
export interface ViewedCard extends Omit<GameCard, 'card'> {
  readonly card: CardId | null;
}

export interface ViewedHouse extends Omit<House, 'zones' | 'profile' | 'included'> {
  readonly zones: Readonly<Record<Zone, ViewedPile>>;
  readonly profile: ViewedProfile;
  /** Null for a rival: what its Imperial deck holds is its own secret. */
  readonly included: readonly Power[] | null;
}

/** The cards of a pile in their order, or how many there are in one that is hidden. */
export interface ViewedPile {
  readonly count: number;
  readonly cards: readonly GameCardId[] | null;
}

/** The programs that a rival bought lie concealed: only their number shows. */
export interface ViewedProfile extends Omit<Profile, 'programs'> {
  readonly programs: readonly CardId[] | number;
}

/** Unfinished procedures; what a rival does with a hidden card is null. */
export type ViewedFrame =
  | Exclude<Frame, OperationFrame>
  | (Omit<OperationFrame, 'action'> & { readonly action: Action | null });

/**
 * What the House at a seat may know: its own hand, Assembly, concealed programs and Domain; of the rivals
 * what lies face up, and the backs of what lies face down in a Domain or under a home world; of every
 * deck how many cards it has (TAT-5.2.1-05, TAT-5.4-23, TAT-6.3.1-03); what it has seen of an Assembly and lies
 * there still (TAT-6.2.1-30); and what is `shown` to it for the moment. What it has seen otherwise, it has to
 * remember.
 */
export function viewFor(
  state: Readonly<GameState>,
  seat: Viewer,
  shownToIt: readonly GameCardId[] = [],
): View {
  const { seed: _, random: _r, nextId: _n, houses, cards, frames, lasting, ...open } = state;
  const shown = new Set([...turnedUp(state), ...shownToIt]);
  const viewed: Record<GameCardId, ViewedCard> = {};
  for (const card of Object.values(cards)) {
    const seen =
      isOpen(card) ||
      mayTurnUp(card.place, seat) ||
      shown.has(card.id) ||
      (card.place.zone === 'assembly' && hasSeen(card, seat));
    if (seen) viewed[card.id] = { ...card };
    else if (BEFORE_A_HOUSE.has(card.place.zone)) viewed[card.id] = { ...card, card: null };
  }
  return {
    ...open,
    ranks: [...open.ranks],
    seat,
    houses: houses.map((house, at) => viewedHouse(house, at, seat)),
    cards: viewed,
    lasting: lasting.map((one) => ({
      ...one,
      on: one.on.filter((id) => viewed[id] !== undefined),
    })),
    frames: frames.map((frame) => viewedFrame(cloneFrame(frame), viewed)),
  };
}

/**
 * Whether everybody knows what a card is: it lies face up, or it is Dune or a home world, which began on
 * the table before all eyes (TAT-5.2.2-02, TAT-5.2.2-03).
 */
function isOpen(card: Readonly<GameCard>): boolean {
  return isFaceUp(card) || card.group === 'dune' || card.group === 'homeworld';
}

function hasSeen({ known }: Readonly<GameCard>, seat: Viewer): boolean {
  return known === 'all' || (typeof seat === 'number' && known.includes(seat));
}

/** Cards that lie face down as a rule and that everybody sees for the moment. */
export function turnedUp({ frames }: Readonly<GameState>): readonly GameCardId[] {
  const found: GameCardId[] = [];
  for (const frame of frames)
    switch (frame.step) {
      // A petition turns its card face up (TAT-6.2.1-02).
      case 'petition':
        found.push(frame.card);
        break;
      case 'operation':
        if (isNaming(frame.action)) found.push(frame.action.card);
        break;
      // Who is in a rite was seen by all, and may lie vanquished before it is over.
      case 'rite':
        found.push(frame.leader, frame.target, frame.defense);
        found.push(...frame.attackers, ...frame.defenders);
        break;
      // So was what is used, and may go down as its own cost.
      case 'effect':
        if (frame.at !== 'may') found.push(frame.card);
        break;
    }
  return found;
}

/** Whoever announces what it deploys names it; an event that is placed stays hidden. */
function named(action: Action): readonly GameCardId[] {
  return isNaming(action) ? [action.card] : [];
}

function isNaming(action: Action): action is Action & { readonly card: GameCardId } {
  return action.kind !== 'place' && 'card' in action;
}

/** The cards that a seat sees in what happens, wherever they lie afterwards. */
export function shownBy(events: readonly GameEvent[], seat: Viewer): readonly GameCardId[] {
  return events.flatMap((event) => shownIn(event, seat));
}

function shownIn(event: GameEvent, seat: Viewer): readonly GameCardId[] {
  switch (event.kind) {
    case 'moved': {
      const seen = [event.from, event.to].some(
        (place) => FACE_UP_PILES.has(place.zone) || mayTurnUp(place, seat),
      );
      return seen ? [event.card] : [];
    }
    // A card gets tokens, or is aimed at in vain, without being turned up.
    case 'tokens':
    case 'unfit':
      return [];
    case 'examined':
      return event.seat === seat ? [event.card] : [];
    case 'announced':
    case 'prevented':
      return named(event.action);
    case 'rite':
      return [event.leader, event.target];
    default:
      return 'card' in event ? [event.card] : [];
  }
}

/** Whether a House may look at the cards that lie there; decks are nobody's to look at. */
function mayTurnUp(place: Place, seat: Viewer): boolean {
  return seat === 'all' || (place.seat === seat && !DECKS.has(place.zone));
}

const DECKS: ReadonlySet<Zone> = new Set<Zone>(['imperial-deck', 'house-deck']);
/** What only its own House looks at. */
const PRIVATE: ReadonlySet<Zone> = new Set<Zone>(['assembly', 'hand']);
/** Where cards lie singly on the table, so that all see at least their backs. */
const BEFORE_A_HOUSE: ReadonlySet<Zone> = new Set<Zone>(['domain', 'concealed']);
const FACE_UP_PILES: ReadonlySet<Zone> = new Set<Zone>([
  'imperial-discard',
  'house-discard',
  'removed',
]);

function viewedHouse({ zones, profile, ...open }: House, at: Seat, seat: Viewer): ViewedHouse {
  const own = at === seat || seat === 'all';
  function pile(zone: Zone): ViewedPile {
    const hidden = seat !== 'all' && (DECKS.has(zone) || (PRIVATE.has(zone) && !own));
    return { count: zones[zone].length, cards: hidden ? null : [...zones[zone]] };
  }
  return {
    ...open,
    included: own ? open.included : null,
    profile: { ...profile, programs: own ? profile.programs : profile.programs.length },
    zones: byZone(pile),
  };
}

/** Numbers of cards that the House does not see say nothing to it, and would tell them apart later. */
function viewedFrame(frame: Frame, viewed: Readonly<Record<GameCardId, ViewedCard>>): ViewedFrame {
  const seen = (id: GameCardId) => viewed[id] !== undefined;
  switch (frame.step) {
    case 'operation': {
      const { action } = frame;
      const hidden = 'card' in action && !seen(action.card);
      return { ...frame, action: hidden ? null : action };
    }
    case 'window':
      return { ...frame, card: frame.card !== null && seen(frame.card) ? frame.card : null };
    case 'effect':
      return {
        ...frame,
        picks: [],
        targets: frame.targets.filter(seen),
        bearer: frame.bearer !== null && seen(frame.bearer) ? frame.bearer : null,
        cause: viewedCause(frame.cause, seen),
      };
    default:
      return frame;
  }
}

function viewedCause(
  cause: EffectCause | null,
  seen: (id: GameCardId) => boolean,
): EffectCause | null {
  return cause === null || cause.card === null || seen(cause.card)
    ? cause
    : { ...cause, card: null };
}
