import { range } from '@/lib/range';
import { chanceOfPlace, chanceOfWorm, SPICE_DECK } from '../decks/spice-blow';
import { EDITIONS } from '../editions/editions';
import { TERRITORIES, type Territory } from '../map/map';
import type { Edition } from '../rules/book';
import type { Asked, Question } from './fields';

/** The territories where spice blows, each a card of the spice deck, by name. */
export const SPICE_PLACES: readonly Territory[] = TERRITORIES.filter(
  ({ spice }) => spice !== undefined,
).sort((one, other) => (one.name < other.name ? -1 : 1));
const IDS = SPICE_PLACES.map(({ id }) => id);

/** What is asked of the spice deck. */
export const SPICE_FIELDS = {
  edition: { kind: 'word', of: ['2019', 'descartes'] as const satisfies readonly Edition[] },
  /** Two cards a turn, on two piles, as in the advanced game. */
  double: { kind: 'flag' },
  /** Territory cards that were turned over since the deck was shuffled, and worms. */
  out: { kind: 'words', of: IDS, most: SPICE_DECK.territories },
  worms: { kind: 'number', from: 0, to: SPICE_DECK.worms },
  /** A territory whose spice is waited for. */
  place: { kind: 'word', of: IDS },
} as const;
export type SpiceFields = typeof SPICE_FIELDS;
export type SpiceQuestion = Question<SpiceFields>;

/** The question with all its fields: the second turn of a game that began with spice in the Broken Land. */
export function spiceQuestion(asked: Asked<SpiceFields>): SpiceQuestion {
  const out = asked.out ?? ['broken-land'];
  return {
    edition: asked.edition ?? '2019',
    double: asked.double ?? false,
    out: IDS.filter((id) => out.includes(id)),
    worms: asked.worms ?? 0,
    place: asked.place ?? 'the-great-flat',
  };
}

export interface SpiceAnswer {
  /** What is left in the deck. */
  readonly territories: number;
  readonly worms: number;
  /** The chance that the next card is a worm, which devours where spice blew last. */
  readonly devoured: number;
  /** Spice that the next territory card brings on average; null where none is left. */
  readonly spice: number | null;
  /** By turn from now on, as long as the deck lasts: chances from 0 to 1. */
  readonly turns: readonly {
    /** 1 for the next spice blow. */
    readonly turn: number;
    /** That the first worm comes in this turn, and that one has come by then. */
    readonly first: number;
    readonly by: number;
    /** That the card of the place has come by then; null where it is out already. */
    readonly place: number | null;
  }[];
}

/**
 * Worms and spice by turn (GF9-spice-02, -07 to -11; DES-blow-04, -05, -09). In the first turn of a game, when no card is
 * out, worms are set aside. What is turned over after the deck is used up and shuffled is not counted.
 */
export function spiceAnswer({ edition, double, out, worms, place }: SpiceQuestion): SpiceAnswer {
  const blows = double ? 2 : 1;
  const isFirst = out.length === 0 && worms === 0;
  const left = SPICE_PLACES.filter(({ id }) => !out.includes(id));
  const deck = { territories: left.length, worms: SPICE_DECK.worms - worms };
  // The territories of the first turn come whatever lies before them; its worms go back.
  const after = isFirst ? { ...deck, territories: deck.territories - blows } : deck;
  const chanceBy = (turn: number) =>
    isFirst
      ? turn < 2
        ? 0
        : chanceOfWorm(after, blows * (turn - 1))
      : chanceOfWorm(after, blows * turn);
  const lasting = Math.min(EDITIONS[edition].turns, Math.floor(deck.territories / blows));
  return {
    ...deck,
    devoured: isFirst || deck.worms === 0 ? 0 : deck.worms / (deck.territories + deck.worms),
    spice: left.length === 0 ? null : sumOf(left.map(amountOf)) / left.length,
    turns: range(1, lasting).map((turn) => ({
      turn,
      first: chanceBy(turn) - (turn === 1 ? 0 : chanceBy(turn - 1)),
      by: chanceBy(turn),
      place: left.some(({ id }) => id === place) ? chanceOfPlace(deck, blows * turn) : null,
    })),
  };
}

function amountOf({ spice }: Territory): number {
  return spice?.amount ?? 0;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
