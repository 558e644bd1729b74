import type { CardId } from '@/lib/cards/card';
import type { GameEvent } from '@/lib/engine/state/log-events';
import type { GameCard, GameCardId, GameState, Seat } from '@/lib/engine/state/state';

/** What became of the copies of a card in one game, of which its House saw at least one. */
export interface CardFate {
  readonly card: CardId;
  /** The turn in which a copy first came to the hand, the Assembly or the table; 0 for the opening. */
  readonly seen: number;
  /** The turn in which its House first deployed a copy, an event when it takes effect; null where it never did. */
  readonly played: number | null;
  /** Times that copies engaged, whatever for. */
  readonly engaged: number;
  /** New solaris and spice that copies brought (TAT-5.4-13), to whomever and wherever it lay. */
  readonly solaris: number;
  readonly spice: number;
  /** Favor that their texts brought their House. */
  readonly favor: number;
  /** Solaris that their House paid to deploy them; of a petition, what it took. An X of a tactic is paid later, and not among them. */
  readonly cost: number;
  /** Copies that were left in the hand or the Assembly when the game was over. */
  readonly held: number;
}

/** Follows the cards of a game from its Imperial and House decks; what its Houses were given beside them is left out. */
export interface CardWatch {
  /** As playout tells of events. */
  readonly onEvents: (events: readonly GameEvent[], state: Readonly<GameState>) => void;
  /** What became of the cards that a House began with, by id; cards that it never saw are not there. */
  readonly fatesOf: (seat: Seat) => readonly CardFate[];
}

export function watchCards(): CardWatch {
  let turn = 0;
  let now: Readonly<GameState> | null = null;
  const seen = new Map<GameCardId, number>();
  const played = new Map<GameCardId, number>();
  const engaged = new Map<GameCardId, number>();
  const brought = {
    solaris: new Map<GameCardId, number>(),
    spice: new Map<GameCardId, number>(),
    favor: new Map<GameCardId, number>(),
  };
  const costs = new Map<GameCardId, number>();
  /** What a House has just paid for the operation that it announced: a card that it deploys next was paid with it. */
  let paid: { readonly seat: Seat; readonly amount: number } | null = null;

  /** What a House pays once it uses a card is a cost of that. */
  let isUsed = false;

  const see = (card: GameCardId) => {
    if (!seen.has(card)) seen.set(card, turn);
  };
  const follow = (event: GameEvent, state: Readonly<GameState>) => {
    if (event.kind === 'turn') turn = event.turn;
    else if (event.kind === 'moved') {
      if (SEEN.has(event.to.zone)) see(event.card);
    } else if (event.kind === 'deployed') {
      see(event.card);
      const isOwn = state.cards[event.card]?.owner === event.seat;
      if (isOwn && !played.has(event.card)) played.set(event.card, turn);
      if (isOwn && paid?.seat === event.seat) add(costs, event.card, paid.amount);
      paid = null;
    } else if (event.kind === 'turned' && event.to === 'engaged') add(engaged, event.card, 1);
    else if (event.kind === 'produced') add(brought[event.what], event.card, event.amount);
    else if (event.kind === 'lost' && event.what === 'solaris') paid = isUsed ? null : event;
    else if (PAYS_NEXT.has(event.kind)) {
      paid = null;
      isUsed = false;
    } else if (event.kind === 'used') isUsed = true;
    else if (event.kind === 'gained' && event.giver !== undefined && event.what === 'favor') {
      if (state.cards[event.giver]?.owner === event.seat)
        add(brought.favor, event.giver, event.amount);
    }
  };

  return {
    onEvents: (events, state) => {
      // The opening was dealt before anything happened.
      if (now === null)
        for (const { zones } of state.houses) [...zones.hand, ...zones.assembly].forEach(see);
      now = state;
      for (const event of events) follow(event, state);
    },
    fatesOf: (seat) => {
      const fates = new Map<CardId, CardFate>();
      for (const [id, turnSeen] of seen) {
        const card = now?.cards[id];
        if (card === undefined || card.owner !== seat || !isOfADeck(card)) continue;
        const one: CardFate = {
          card: card.card,
          seen: turnSeen,
          played: played.get(id) ?? null,
          engaged: engaged.get(id) ?? 0,
          solaris: brought.solaris.get(id) ?? 0,
          spice: brought.spice.get(id) ?? 0,
          favor: brought.favor.get(id) ?? 0,
          cost: costs.get(id) ?? 0,
          held: card.place.zone === 'hand' || card.place.zone === 'assembly' ? 1 : 0,
        };
        const other = fates.get(card.card);
        fates.set(card.card, other === undefined ? one : both(one, other));
      }
      return [...fates.values()].sort((one, other) => (one.card < other.card ? -1 : 1));
    },
  };
}

/** After these comes the payment of an operation. */
const PAYS_NEXT: ReadonlySet<GameEvent['kind']> = new Set(['announced', 'passed', 'victor']);

/** Where a card lies that its House has seen. */
const SEEN: ReadonlySet<string> = new Set(['hand', 'assembly', 'domain']);

function add(sums: Map<GameCardId, number>, card: GameCardId, many: number): void {
  sums.set(card, (sums.get(card) ?? 0) + many);
}

function isOfADeck({ group }: GameCard): boolean {
  return group === 'house' || group === 'imperial';
}

function both(one: CardFate, other: CardFate): CardFate {
  const turns = [one.played, other.played].filter((turn) => turn !== null);
  return {
    card: one.card,
    seen: Math.min(one.seen, other.seen),
    played: turns.length === 0 ? null : Math.min(...turns),
    engaged: one.engaged + other.engaged,
    solaris: one.solaris + other.solaris,
    spice: one.spice + other.spice,
    favor: one.favor + other.favor,
    cost: one.cost + other.cost,
    held: one.held + other.held,
  };
}
