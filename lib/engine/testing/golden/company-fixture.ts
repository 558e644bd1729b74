import { type Card, characterOf } from '@/lib/cards/card';
import { abilitiesOf, type GameCatalogue } from '../../abilities/game-catalogue';
import { asksOf, filtersIn } from '../filters-in-fixture';
import { drawn } from './draw-fixture';

/** Every word of a card's text and class, without capitals: the rites, Powers and kinds of actions that it speaks of. */
export function wordsOf(card: Card, catalogue: GameCatalogue): ReadonlySet<string> {
  const words = new Set(card.subtypes.map((subtype) => subtype.toLowerCase()));
  collect(abilitiesOf(catalogue, card.id), words);
  return words;
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') words.add(value.toLowerCase());
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, words);
}

/** Cards beside one at most. */
const MOST = 12;

/** Cards that belong to one, by how. */
interface Pools {
  /** For each filter of its text, cards that fit, and cards that lack one thing that it asks. */
  readonly filters: readonly (readonly [fits: readonly Card[], nearly: readonly Card[]])[];
  /** Others that show its person, or have its title. */
  readonly kin: readonly Card[];
}

const POOLS = new WeakMap<Card, Pools>();

function poolsOf(card: Card, catalogue: GameCatalogue): Pools {
  const known = POOLS.get(card);
  if (known !== undefined) return known;
  const others = catalogue.cards.filter(({ id, deck }) => id !== card.id && deck !== 'dune');
  const made: Pools = {
    filters: filtersIn(abilitiesOf(catalogue, card.id)).map((filter) => {
      const asks = asksOf(filter);
      const lacking = (many: number) =>
        others.filter((other) => asks.filter((ask) => !ask(other)).length === many);
      return [lacking(0), lacking(1)];
    }),
    kin: others.filter(
      (other) => characterOf(other) === characterOf(card) || other.title === card.title,
    ),
  };
  POOLS.set(card, made);
  return made;
}

/**
 * Cards that the text of one speaks of, and such as it nearly speaks of: all that a filter asks but one thing. With
 * them others that show its person.
 */
export function companyOf(card: Card, catalogue: GameCatalogue, key: string): readonly Card[] {
  const { filters, kin } = poolsOf(card, catalogue);
  const found = filters.flatMap(([fits, nearly], at) => [
    ...drawn(fits, 2, key, 'fits', at),
    ...drawn(nearly, 2, key, 'nearly', at),
  ]);
  return [...new Set([...drawn(kin, 1, key, 'kin'), ...drawn(found, MOST, key, 'company')])];
}
