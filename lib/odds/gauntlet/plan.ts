import { copiesIn, type Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import type { RuleSet } from '@/lib/engine/state/state';
import { digest } from '@/lib/kernel/hash';
import type { Plan } from './journal';

/** A deck, and the name that its figures stand under. */
interface Entrant {
  readonly name: string;
  readonly deck: Deck;
}

interface Field<E extends Entrant> {
  /** Those that meet all others come first. */
  readonly entrants: readonly E[];
  readonly own: number;
}

/** Each deck once: one that is named twice does not meet itself. */
export function fieldOf<E extends Entrant>(own: readonly E[], others: readonly E[]): Field<E> {
  const all = [...own, ...others];
  const entrants = all.filter(
    ({ deck }, at) => all.findIndex((one) => isSameDeck(one.deck, deck)) === at,
  );
  return { entrants, own: entrants.filter((one) => own.includes(one)).length };
}

/** Whether two decks are the same in all that stands in them, notes and names too. */
export function isSameDeck(one: Deck, other: Deck): boolean {
  return digest(one) === digest(other);
}

/** Eye of the Storm where every deck is of that format. */
export function usualRules(decks: readonly Deck[]): RuleSet {
  return decks.every(({ format }) => format === 'eots') ? 'eots' : 'tat';
}

/** How a gauntlet is played unless somebody says otherwise. */
export const USUAL_TERMS = { player: 'steward', houses: 2, seed: 0, games: 100 } as const;

interface Terms extends Omit<Plan, 'decks' | 'own' | 'rules' | 'until' | 'byCard'> {
  /** The usual ones of the decks unless told. */
  readonly rules?: RuleSet | undefined;
  readonly until?: number | undefined;
  /** Places of the decks of whose cards the games tell; of none unless told. */
  readonly byCard?: readonly number[];
}

/** What the decks' owners noted on them stays at home. */
export function planOf(
  { entrants, own }: Field<Entrant>,
  { rules, until, byCard = [], ...terms }: Terms,
): Plan {
  const decks = entrants.map(({ name, deck }) => ({ ...deck, name, notes: '' }));
  return {
    ...{ decks, own, ...terms, rules: rules ?? usualRules(decks) },
    ...(until === undefined ? {} : { until }),
    ...(byCard.length === 0 ? {} : { byCard: [...new Set(byCard)] }),
  };
}

/** One deck against the nine samples: the games of `registry gauntlet DECK --against samples --cards DECK`. */
export function planAgainstSamples(deck: Deck): Plan {
  const samples = SAMPLE_DECKS.map((sample) => ({ name: sample.deck.name, deck: sample.deck }));
  return planOf(fieldOf([{ name: deck.name, deck }], samples), { ...USUAL_TERMS, byCard: [0] });
}

/** The same for plans whose games end alike: names, the order of lists and how many games are asked for aside. */
export function planDigest({ decks, own, player, rules, houses, seed }: Plan): string {
  return digest({ decks: decks.map(played), own, player, rules, houses, seed });
}

/** What of a deck lies on the table. */
function played({ sponsor, homeWorld, profile, programs, imperialDeck, houseDeck }: Deck) {
  const lists = [imperialDeck, houseDeck].map((list) => Object.fromEntries(copiesIn(list)));
  return { sponsor, homeWorld, profile, programs: programs.toSorted(), lists };
}
