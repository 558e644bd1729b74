import type { Card, CardId } from '@/lib/cards/card';
import { findByName, findSet, type Matcher, nearestTo } from './match';

/** What a line names: an id that stands as it is, cards of which one is meant, or an unknown name. */
export type Named =
  | { readonly kind: 'id'; readonly id: CardId }
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'unknown'; readonly name: string; readonly instead?: readonly Card[] };

/** The cards that a line may mean, best first: the one of its id, those of its name, else the nearest ones. */
export function candidates(matcher: Matcher, named: Named): readonly Card[] {
  switch (named.kind) {
    case 'cards':
      return named.cards;
    case 'id':
      return nearestToId(matcher, named.id);
    case 'unknown':
      return named.instead ?? nearestTo(matcher, named.name);
  }
}

/** The card of an id, else those nearest to its title: an id is a set code and a title. */
export function nearestToId(matcher: Matcher, id: CardId): readonly Card[] {
  const card = matcher.catalogue.byId.get(id);
  if (card !== undefined) return [card];
  return nearestTo(matcher, id.replace(/^(?:eots|jotc|tat)-/, '').replaceAll('-', ' '));
}

/**
 * What a place in a file names that gives a card's id of ours, its name and its set (each may be ""
 * or mean nothing). Where id and name disagree no card is taken, but both are offered.
 */
export function namedBy(matcher: Matcher, id: CardId, name: string, setName: string): Named {
  const byId = matcher.catalogue.byId.get(id);
  if (name === '') return byId === undefined ? { kind: 'unknown', name } : { kind: 'id', id };
  const set = findSet(setName);
  const called = findByName(matcher, name);
  const byName = set === null ? called : called.filter((card) => card.set === set);
  if (byId === undefined)
    return byName.length > 0
      ? { kind: 'cards', cards: byName }
      : { kind: 'unknown', name, ...(called.length > 0 ? { instead: called } : {}) };
  if (byName.includes(byId)) return { kind: 'id', id };
  return { kind: 'unknown', name, instead: [...new Set([byId, ...called])] };
}
