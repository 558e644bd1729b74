import type { Card } from '@/lib/cards/card';
import { TALENTS } from '@/lib/rules/talents';
import type { Filter } from '../abilities/filter';
import { isCalled } from '../abilities/printed-kind';

/** One thing that a filter asks of a card, as far as it is printed. */
type Asks = (card: Card) => boolean;

/** What a filter asks, one thing after the other; what changes in play is left out. */
export function asksOf(filter: Filter): Asks[] {
  const { types, all, any, none, groups, notGroups, titles, notTitles } = filter;
  const { allegiance, notAllegiance, talent } = filter;
  const asks: Asks[] = [];
  if (types !== undefined) asks.push((card) => types.includes(card.type));
  for (const word of all ?? []) asks.push((card) => isCalled(card.subtypes, word));
  if (any !== undefined) asks.push((card) => any.some((word) => isCalled(card.subtypes, word)));
  for (const word of none ?? []) asks.push((card) => !isCalled(card.subtypes, word));
  if (groups !== undefined) asks.push((card) => groups.includes(card.deck));
  if (notGroups !== undefined) asks.push((card) => !notGroups.includes(card.deck));
  if (titles !== undefined) asks.push((card) => titles.includes(card.title));
  if (notTitles !== undefined) asks.push((card) => !notTitles.includes(card.title));
  if (allegiance === 'none') asks.push((card) => card.allegiance === undefined);
  else if (allegiance !== undefined && allegiance !== 'sponsor' && allegiance !== 'adversary')
    asks.push((card) => card.allegiance === allegiance);
  if (notAllegiance !== undefined) asks.push((card) => card.allegiance !== notAllegiance);
  const named = TALENTS.find((one) => one === talent);
  if (named !== undefined) asks.push(({ talents }) => talents?.[named] !== undefined);
  return asks;
}

/** The filters in a record, however deep they lie. */
export function filtersIn(value: unknown, found: Filter[] = []): readonly Filter[] {
  if (typeof value !== 'object' || value === null) return found;
  if (!Array.isArray(value) && !('kind' in value) && asksOf(value as Filter).length > 0)
    found.push(value as Filter);
  for (const part of Object.values(value)) filtersIn(part, found);
  return found;
}
