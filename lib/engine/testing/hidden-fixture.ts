import fc from 'fast-check';
import type { Card } from '@/lib/cards/card';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '../abilities/load';
import { begin, legalActions } from '../play';
import { newGame } from '../setup/new-game';
import { cloneState } from '../state/clone';
import type { GameCard, GameCardId, GameState, RuleSet, Seat } from '../state/state';

const catalogue = loadGameCatalogue();

const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));

/** So many runs of a property, or as many times more as FUZZ says. */
export function runs(count: number): { readonly numRuns: number } {
  return { numRuns: count * FUZZ };
}

/** Two or three Houses with sample decks, and numbers to choose by. */
export const anyTable = fc.record({
  seed: fc.nat(),
  rules: fc.constantFrom<RuleSet>('tat', 'eots'),
  decks: fc.array(fc.nat(SAMPLE_DECKS.length - 1), { minLength: 2, maxLength: 3 }),
  choices: fc.infiniteStream(fc.nat(0xffff)),
});

export interface AnyTable {
  readonly seed: number;
  readonly rules: RuleSet;
  readonly decks: readonly number[];
  readonly choices: Iterator<number>;
}

/** A game of a drawn table at its first question, and what chooses in it. */
export function deal({ seed, rules, decks, choices }: AnyTable): {
  readonly state: GameState;
  readonly next: () => number;
} {
  const houses = decks.flatMap((at) => {
    const deck = SAMPLE_DECKS[at]?.deck;
    return deck === undefined ? [] : [{ name: deck.houseName, deck }];
  });
  const made = newGame({ seed, rules, houses, players: houses.length }, catalogue);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  begin(made.value, catalogue);
  return { state: made.value, next: () => Number(choices.next().value) };
}

/**
 * What is hidden from a House: the faces that do not show to it now, or of those the ones that it does not
 * remember, because it never saw them as they lie there (C42).
 */
export type Hidden = 'unshown' | 'unknown';

/** The cards that a House cannot see, or cannot know, where they lie now: written down apart from view.ts. */
export function hiddenFrom(
  state: GameState,
  seat: Seat,
  what: Hidden = 'unshown',
): ReadonlySet<GameCardId> {
  const declared = state.frames.flatMap((frame) => {
    if (frame.step === 'petition') return [frame.card];
    if (frame.step === 'effect' && frame.at !== 'may') return [frame.card];
    if (frame.step === 'rite') {
      const { leader, target, defense, attackers, defenders } = frame;
      return [leader, target, defense, ...attackers, ...defenders];
    }
    if (frame.step !== 'operation' || frame.action.kind === 'place') return [];
    return 'card' in frame.action ? [frame.action.card] : [];
  });
  return new Set(
    Object.values(state.cards)
      .filter((card) => isHidden(card, seat) && !declared.includes(card.id))
      .filter((card) => what === 'unshown' || !isRemembered(card, seat))
      .map(({ id }) => id),
  );
}

function isHidden(card: GameCard, seat: Seat): boolean {
  const { place, status, group } = card;
  switch (place.zone) {
    case 'house-deck':
    case 'imperial-deck':
      return true;
    case 'hand':
    case 'concealed':
      return place.seat !== seat;
    case 'assembly':
      // What was seen there lies there still (TAT-6.2.1-30).
      return place.seat !== seat && !isRemembered(card, seat);
    case 'domain':
      // Dune and the home worlds began on the table before all eyes.
      return (
        place.seat !== seat && status === 'subdued' && group !== 'dune' && group !== 'homeworld'
      );
    default:
      return false;
  }
}

/** Whether a card lies on the table as a House saw it go there, or turn up there. */
function isRemembered({ place, known }: GameCard, seat: Seat): boolean {
  return (
    (place.zone === 'domain' || place.zone === 'concealed' || place.zone === 'assembly') &&
    (known === 'all' || known.includes(seat))
  );
}

/** All cards of each deck. */
const BY_DECK = new Map<string, Card[]>();
for (const card of catalogue.cards)
  BY_DECK.set(card.deck, [...(BY_DECK.get(card.deck) ?? []), card]);

/** The same table with other cards of the same decks in place of some. */
export function disguised(
  state: GameState,
  hidden: ReadonlySet<GameCardId>,
  next: () => number,
): GameState {
  const other = cloneState(state);
  for (const card of Object.values(other.cards)) {
    if (!hidden.has(card.id)) continue;
    const stand = BY_DECK.get(card.group) ?? [];
    // In place: cards that are copied with `...` are slower to read.
    Object.assign(card, { card: stand[next() % stand.length]?.id ?? card.card });
  }
  return other;
}

/**
 * The same table with all otherwise that is hidden from a House: cards and their order, what rivals bought,
 * and the generator. With a position before, only cards that were hidden there too.
 */
export function otherwiseHidden(
  state: GameState,
  seat: Seat,
  next: () => number,
  what: Hidden,
  before?: GameState,
): GameState {
  const then = before === undefined ? null : unseenBy(before, seat, what);
  // What it looked at in between it has seen, though it does not show any more.
  const isFresh = (id: GameCardId) =>
    before !== undefined && knows(state, id, seat) && !knows(before, id, seat);
  const hidden = [...unseenBy(state, seat, what)].filter(
    (id) => then === null || (then.has(id) && !isFresh(id)),
  );
  const other = disguised(state, new Set(hidden), next);
  other.random = [next(), next(), next(), next()];
  other.houses = other.houses.map((house, at) => {
    const zones = { ...house.zones };
    for (const zone of ['house-deck', 'imperial-deck'] as const) zones[zone].reverse();
    if (at === seat) return { ...house, zones };
    for (const zone of ['hand', 'assembly'] as const) zones[zone].reverse();
    const programs = house.profile.programs.map(() => 'another');
    return { ...house, zones, included: [], profile: { ...house.profile, programs } };
  });
  return other;
}

function knows({ cards }: GameState, id: GameCardId, seat: Seat): boolean {
  const card = cards[id];
  return card !== undefined && isRemembered(card, seat);
}

/** Hidden cards, without those of piles among which the House is asked to choose: it looks at them. */
function unseenBy(state: GameState, seat: Seat, what: Hidden): Set<GameCardId> {
  const hidden = new Set(hiddenFrom(state, seat, what));
  if (state.decision?.seat !== seat) return hidden;
  for (const action of legalActions(state, catalogue)) {
    if (action.kind !== 'choose') continue;
    const place = state.cards[action.card]?.place;
    if (place === undefined || place.zone === 'domain' || place.zone === 'concealed') continue;
    hidden.delete(action.card);
    // A deck is searched as a whole.
    if (place.zone === 'house-deck' || place.zone === 'imperial-deck')
      for (const id of state.houses[place.seat]?.zones[place.zone] ?? []) hidden.delete(id);
  }
  return hidden;
}
