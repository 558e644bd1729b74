import fc from 'fast-check';
import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { begin } from './play';
import { newGame } from './setup';
import type { GameCard, GameCardId, GameState, RuleSet, Seat } from './state';

const catalogue = loadCatalogue();

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

interface AnyTable {
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

/** The cards that a House cannot know where they lie now: written down apart from view.ts. */
export function hiddenFrom(state: GameState, seat: Seat): ReadonlySet<GameCardId> {
  const declared = state.frames.flatMap((frame) => {
    if (frame.step === 'petition') return [frame.card];
    if (frame.step !== 'operation' || frame.action.kind === 'place') return [];
    return 'card' in frame.action ? [frame.action.card] : [];
  });
  return new Set(
    Object.values(state.cards)
      .filter((card) => isHidden(card, seat) && !declared.includes(card.id))
      .map(({ id }) => id),
  );
}

function isHidden({ place, status, group }: GameCard, seat: Seat): boolean {
  switch (place.zone) {
    case 'house-deck':
    case 'imperial-deck':
      return true;
    case 'hand':
    case 'assembly':
    case 'concealed':
      return place.seat !== seat;
    case 'domain':
      // Dune and the home worlds began on the table before all eyes.
      return (
        place.seat !== seat && status === 'subdued' && group !== 'dune' && group !== 'homeworld'
      );
    default:
      return false;
  }
}

/** The same table with other cards of the same decks in place of some. */
export function disguised(
  state: GameState,
  hidden: ReadonlySet<GameCardId>,
  next: () => number,
): GameState {
  const other = structuredClone(state);
  for (const card of Object.values(other.cards)) {
    if (!hidden.has(card.id)) continue;
    const stand = catalogue.cards.filter(({ deck }) => deck === card.group);
    other.cards[card.id] = { ...card, card: stand[next() % stand.length]?.id ?? card.card };
  }
  return other;
}
