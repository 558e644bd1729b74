import type { Card, CardId } from '@/lib/cards/card';
import { type CardKeyword, KEYWORDS, type Keyword } from '@/lib/rules/keywords';
import type { Ability } from './ability';
import { isOfClass } from './effect-class';
import { type Effect, partsOf } from './effects/table';
import { loadGameCatalogue } from './load';
import type { Modifier } from './modifiers/table';

/**
 * The keywords of a card, from its facts and its abilities: what it has itself, gives to another card or
 * is done by, and the class of its effects.
 */
export function keywordsOf(card: Card, abilities: readonly Ability[]): readonly CardKeyword[] {
  const limit = abilities.find((ability) => ability.kind === 'assign')?.limit;
  const given = new Set(abilities.flatMap(givenIn));
  const has: Readonly<Record<Keyword, boolean>> = {
    limit: limit !== undefined,
    unique: card.unique,
    native: card.subtypes.includes('Native'),
    direct: given.has('direct'),
    counter: given.has('counter'),
    surprise: given.has('surprise'),
    poison: isOfClass(card, abilities, 'poison'),
    prescience: isOfClass(card, abilities, 'prescience'),
    voice: isOfClass(card, abilities, 'voice'),
  };
  return KEYWORDS.filter((keyword) => has[keyword]).map((keyword) =>
    keyword === 'limit' && limit !== undefined ? { keyword, amount: limit } : { keyword },
  );
}

/** The keywords that modifiers give, and Counter where a card is engaged to counter, anywhere in an ability. */
function givenIn(ability: Ability): readonly string[] {
  if (ability.kind === 'static') return ability.modifiers.flatMap(givenBy);
  return 'effects' in ability ? ability.effects.flatMap(givenWith) : [];
}

function givenWith(effect: Effect): readonly string[] {
  const own =
    effect.kind === 'lasting'
      ? effect.modifiers.flatMap(givenBy)
      : effect.kind === 'participate' && effect.as !== undefined
        ? [effect.as]
        : [];
  return [...own, ...partsOf(effect).flat().flatMap(givenWith)];
}

function givenBy(modifier: Modifier): readonly string[] {
  return modifier.kind === 'keyword' ? [modifier.keyword] : [];
}

let keywords: ReadonlyMap<CardId, readonly CardKeyword[]> | undefined;

/** The keywords of every card that has some. Found once, on first use; for the server and the command line. */
export function keywordsByCard(): ReadonlyMap<CardId, readonly CardKeyword[]> {
  const { byId, abilities } = loadGameCatalogue();
  keywords ??= new Map(
    [...byId].flatMap(([id, card]) => {
      const found = keywordsOf(card, abilities.get(id) ?? []);
      return found.length === 0 ? [] : [[id, found] as const];
    }),
  );
  return keywords;
}
