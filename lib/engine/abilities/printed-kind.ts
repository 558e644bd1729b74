import type { Card } from '@/lib/cards/card';
import { isCharter, isDuneCharter, isDuneFief, isFief } from '@/lib/rules/holdings';
import { isEnhancement } from '@/lib/rules/resources';
import { backOf, type CardBack } from '@/lib/rules/taxonomy';
import type { GameCard } from '../state/state';
import type { Filter } from './filter';
import type { GameCatalogue } from './game-catalogue';
import type { Backs } from './matching';

/** What a filter asks of a card that its back does not tell. */
const FACES = [
  ...(['types', 'all', 'any', 'none', 'titles', 'notTitles', 'allegiance'] as const),
  ...(['talent', 'keyword', 'effect', 'either'] as const),
  ...(['shares', 'titleOf', 'notAllegiance'] as const),
];

/** Which backs the cards of a kind have; filters are read once and never change. */
const BACKS = new WeakMap<GameCatalogue, WeakMap<Filter, ReadonlySet<CardBack>>>();

/** Whether a card of which but the back shows is of a kind. */
export function isKindOfBack(
  catalogue: GameCatalogue,
  filter: Filter,
  { group }: GameCard,
  backs: Backs,
): boolean {
  if (filter.groups?.includes(group) === false || filter.notGroups?.includes(group) === true)
    return false;
  if (FACES.every((name) => filter[name] === undefined)) return true;
  return backs === 'fit' && backsOf(catalogue, filter).has(backOf(group));
}

function backsOf(catalogue: GameCatalogue, filter: Filter): ReadonlySet<CardBack> {
  const known = BACKS.get(catalogue) ?? new WeakMap<Filter, ReadonlySet<CardBack>>();
  BACKS.set(catalogue, known);
  const found =
    known.get(filter) ??
    new Set(
      catalogue.cards.filter((card) => isPrinted(filter, card)).map(({ deck }) => backOf(deck)),
    );
  known.set(filter, found);
  return found;
}

/** Whether a card is of a kind by what never changes of it; whatever else is asked may be so. */
function isPrinted(filter: Filter, { type, title, subtypes }: Card): boolean {
  const has = (word: string) => isCalled(subtypes, word);
  return (
    filter.types?.includes(type) !== false &&
    filter.titles?.includes(title) !== false &&
    filter.notTitles?.includes(title) !== true &&
    filter.all?.every(has) !== false &&
    filter.any?.some(has) !== false &&
    filter.none?.some(has) !== true
  );
}

/** Whether one card may be of both kinds, by what is printed. */
export function mayBeBoth(cards: readonly Card[], one: Filter, other: Filter): boolean {
  return cards.some((card) => isPrinted(one, card) && isPrinted(other, card));
}

/** A word of card text as a class of cards: a home world is a fief, Dune a charter too (TAT-3.1.1-08). */
export function isCalled(subtypes: readonly string[], word: string): boolean {
  if (word === 'Fief') return isFief(subtypes);
  if (word === 'Charter') return isCharter(subtypes);
  if (word === 'Enhancement') return isEnhancement(subtypes);
  if (word === 'Dune charter') return isDuneCharter(subtypes);
  if (word === 'Dune holding') return isDuneFief(subtypes) || isDuneCharter(subtypes);
  return subtypes.includes(word);
}
