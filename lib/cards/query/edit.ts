import { conjuncts, type Span } from '@/lib/kernel/query/query';
import { belongs, type FacetField, facetValue, termFor, valueAsked } from './facet-terms';
import { readQuery } from './parse';
import type { AmountField, Condition, Expression, Query } from './query';

/**
 * Edits of search text, for facets. A facet's own terms are those that the whole query joins by
 * "and" and that speak of it alone: `t:plan`, or a group `(t:plan or t:event)`. What else stands in
 * the text keeps its meaning and its spelling. Text that cannot be read is given back as it is, and
 * so is text that the edit would make too long.
 */

/** Whether the text asks for this value among the facet's own terms. False for unreadable text. */
export function hasTerm(text: string, field: FacetField, value: string): boolean {
  const wanted = facetValue(field, value);
  if (wanted === null) return false;
  return conjuncts(readQuery(text)?.where ?? null).some((part) => asksFor(part, field, wanted));
}

function asksFor(part: Expression, field: FacetField, wanted: string): boolean {
  return belongs(part, field) && members(part).some((member) => valueAsked(member) === wanted);
}

/**
 * Puts a value of a facet into the text, or takes it out. A second value of the facet makes a group
 * of alternatives, `(t:plan or t:event)`; where the text already asks for several of the facet at
 * once (`t:native t:noble`), the new one is asked for too. Putting in and taking out undo each other.
 * A value that the facet does not know changes nothing.
 */
export function toggleTerm(text: string, field: FacetField, value: string): string {
  const wanted = facetValue(field, value);
  if (wanted === null) return text;
  return edited(text, (parts, slice) => {
    const own = parts.filter((part) => belongs(part, field));
    if (own.some((part) => asksFor(part, field, wanted)))
      return parts.flatMap((part) => {
        if (!own.includes(part)) return [render(part, slice)];
        const rest = members(part).filter((member) => valueAsked(member) !== wanted);
        return rest.length > 0 ? [choice(rest.map(slice))] : [];
      });
    const term = termFor(field, wanted);
    const [only] = own;
    if (!only || own.length > 1) return [...parts.map((part) => render(part, slice)), term];
    return parts.map((part) =>
      part === only ? choice([...members(part).map(slice), term]) : render(part, slice),
    );
  });
}

/**
 * Replaces the facet's own terms on a number by one range: `cost:2..4`, `cost>=2`, `cost:3`, or none
 * at all where both ends are null. Ends are whole numbers of 0 or more; others count as null.
 */
export function setRange(
  text: string,
  field: AmountField,
  min: number | null,
  max: number | null,
): string {
  return edited(text, (parts, slice) => [
    ...parts.filter((part) => !belongs(part, field)).map((part) => render(part, slice)),
    ...rangeTerm(field, end(min), end(max)),
  ]);
}

/** Whether the text asks, among the terms that must all hold, for cards of which a copy is owned. */
export function asksToOwn(text: string): boolean {
  const parts = conjuncts(readQuery(text)?.where ?? null);
  return parts.some((part) => part.kind === 'is' && isOwning(part.what));
}

function isOwning(what: Condition): boolean {
  if (!('field' in what) || what.field !== 'own') return false;
  if (what.kind === 'range') return what.inside && what.min !== null && what.min >= 1;
  if (what.kind !== 'number' || what.value === 'X') return false;
  return what.is === '>=' || what.is === '=' ? what.value >= 1 : what.is === '>';
}

/** Puts "only what I own" into the text, `own>=1`, or takes out what it asks of copies owned. */
export function toggleOwning(text: string): string {
  return setRange(text, 'own', asksToOwn(text) ? null : 1, null);
}

function end(value: number | null): number | null {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= 9_999 ? value : null;
}

function rangeTerm(field: AmountField, min: number | null, max: number | null): readonly string[] {
  if (min === null && max === null) return [];
  if (min === null) return [`${field}<=${max}`];
  if (max === null) return [`${field}>=${min}`];
  return [
    min === max ? `${field}:${min}` : `${field}:${Math.min(min, max)}..${Math.max(min, max)}`,
  ];
}

function members(part: Expression): readonly Expression[] {
  return part.kind === 'any' ? part.of : [part];
}

type Slice = (part: Span) => string;

/** The text with other terms in the place of those that it joins by "and"; its sort terms stay, at the end. */
function edited(
  text: string,
  change: (parts: readonly Expression[], slice: Slice) => readonly string[],
): string {
  const query = readQuery(text);
  if (!query) return text;
  const terms = change(conjuncts(query.where), slicer(text, query));
  const sorts = query.sortSpans.map(({ start, end: until }) => text.slice(start, until));
  const rebuilt = [...terms, ...sorts].join(' ');
  return readQuery(rebuilt) ? rebuilt : text;
}

/** Cuts a part out of the text, without the sort terms that stand in it. */
function slicer(text: string, query: Query): Slice {
  return ({ start, end: until }) => {
    let cut = '';
    let at = start;
    for (const span of query.sortSpans) {
      if (span.start < at || span.end > until) continue;
      cut += text.slice(at, span.start);
      at = span.end;
    }
    return (cut + text.slice(at, until)).trim();
  };
}

function render(part: Expression, slice: Slice): string {
  return part.kind === 'any' ? choice(part.of.map(slice)) : slice(part);
}

function choice(terms: readonly string[]): string {
  return terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' or ')})`;
}
