import type { CardId } from '@/lib/cards/card';
import type { Named } from './draft';
import { findByName, findSet, type Matcher } from './match';

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
