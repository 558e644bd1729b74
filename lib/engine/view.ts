import type { CardId } from '@/lib/cards/card';
import type { Power } from '@/lib/rules/powers';
import type { Action } from './actions';
import { cloneState } from './clone';
import type { EffectCause, Frame, OperationFrame } from './frames';
import { isFaceUp } from './queries/face-up';
import type { GameCard, GameCardId, GameState, House, Place, Profile, Seat, Zone } from './state';

/** What one House knows of a game: a state without the piles and cards that it may not look at. */
export interface View
  extends Omit<GameState, 'seed' | 'random' | 'nextId' | 'houses' | 'cards' | 'frames'> {
  /** Whose view it is. */
  readonly seat: Seat;
  readonly houses: readonly ViewedHouse[];
  /** By id: the cards that it sees, or of which it sees the back in a Domain. */
  readonly cards: Readonly<Record<number, ViewedCard>>;
  readonly frames: readonly ViewedFrame[];
}

/** A card on the table; `card` is null where it lies face down in the Domain of a rival. */
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
 * what lies face up; of every deck how many cards it has (TAT-5.2.1-05, TAT-5.4-23, TAT-6.3.1-03). What
 * it has examined otherwise, it has to remember.
 */
export function viewFor(state: GameState, seat: Seat): View {
  const {
    seed: _,
    random: _r,
    nextId: _n,
    houses,
    cards,
    frames,
    lasting,
    ...open
  } = cloneState(state);
  const shown = turnedUp(state);
  const viewed: Record<number, ViewedCard> = {};
  for (const card of Object.values(cards)) {
    const seen = isOpen(card) || shown.has(card.id) || mayTurnUp(card.place, seat);
    if (seen) viewed[card.id] = card;
    else if (card.place.zone === 'domain') viewed[card.id] = { ...card, card: null };
  }
  return {
    ...open,
    seat,
    houses: houses.map((house, at) => viewedHouse(house, at, seat)),
    cards: viewed,
    lasting: lasting.map((one) => ({
      ...one,
      on: one.on.filter((id) => viewed[id] !== undefined),
    })),
    frames: frames.map((frame) => viewedFrame(frame, viewed)),
  };
}

/**
 * Whether everybody knows what a card is: it lies face up, or it is Dune or a home world, which began on
 * the table before all eyes (TAT-5.2.2-02, TAT-5.2.2-03).
 */
export function isOpen(card: Readonly<GameCard>): boolean {
  return isFaceUp(card) || card.group === 'dune' || card.group === 'homeworld';
}

/** Cards that lie face down as a rule and that everybody sees for the moment. */
function turnedUp({ frames }: GameState): ReadonlySet<GameCardId> {
  const shown = new Set<GameCardId>();
  for (const frame of frames) {
    // A petition turns its card face up (TAT-6.2.1-02).
    if (frame.step === 'petition') shown.add(frame.card);
    // Whoever announces what it deploys names it; an event that is placed stays hidden.
    if (frame.step === 'operation' && frame.action.kind !== 'place' && 'card' in frame.action)
      shown.add(frame.action.card);
  }
  return shown;
}

/** Whether a House may look at its own cards there; decks are nobody's to look at. */
export function mayTurnUp(place: Place, seat: Seat): boolean {
  return place.seat === seat && !DECKS.has(place.zone);
}

const DECKS: ReadonlySet<Zone> = new Set<Zone>(['imperial-deck', 'house-deck']);
/** What only its own House looks at. */
const PRIVATE: ReadonlySet<Zone> = new Set<Zone>(['assembly', 'concealed', 'hand']);

function viewedHouse({ zones, profile, ...open }: House, at: Seat, seat: Seat): ViewedHouse {
  return {
    ...open,
    included: at === seat ? open.included : null,
    profile: { ...profile, programs: at === seat ? profile.programs : profile.programs.length },
    zones: Object.fromEntries(
      Object.entries(zones).map(([zone, cards]) => {
        const hidden = DECKS.has(zone as Zone) || (PRIVATE.has(zone as Zone) && at !== seat);
        return [zone, { count: cards.length, cards: hidden ? null : cards }];
      }),
    ) as Record<Zone, ViewedPile>,
  };
}

/** Numbers of cards that the House does not see say nothing to it, and would tell them apart later. */
function viewedFrame(frame: Frame, viewed: Readonly<Record<number, ViewedCard>>): ViewedFrame {
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
