import { isPower } from '@/lib/rules/powers';
import { CARD_GROUPS, SET_CODES } from '@/lib/rules/taxonomy';
import type { Condition, Expression, NumberField, Query } from './query';
import { SUBTYPES, TALENT_VALUES, TYPES, typesMeant } from './vocabulary';

/** The lists of values beside the table. Types and subtypes share a field of the language. */
export const FACETS = [
  'set',
  'deck',
  'type',
  'subtype',
  'allegiance',
  'talent',
  'cost',
  'command',
  'resistance',
  'legal',
] as const;
export type FacetField = (typeof FACETS)[number];

/** What a range may be asked of. */
export type RangeField = NumberField | 'own';

/** The conditions that a query joins by "and", outermost. */
export function conjuncts(query: Query): readonly Expression[] {
  if (query.where === null) return [];
  return query.where.kind === 'all' ? query.where.of : [query.where];
}

/** Whether a condition speaks of this facet alone: one of its terms, or several joined by "or". */
export function belongs(expression: Expression, field: FacetField | RangeField): boolean {
  if (expression.kind === 'any') return expression.of.every((part) => belongs(part, field));
  return expression.kind === 'is' && facetsOf(expression.what).includes(field);
}

function facetsOf(what: Condition): readonly string[] {
  switch (what.kind) {
    case 'set':
    case 'deck':
    case 'allegiance':
    case 'talent':
    case 'legal':
      return [what.kind];
    case 'number':
    case 'range':
    case 'absent':
      return [what.field];
    case 'own':
    case 'own-range':
      return ['own'];
    case 'type': {
      if (what.words.every(isType)) return ['type'];
      return what.words.some(isType) ? [] : ['subtype'];
    }
    case 'quality':
      return what.quality === 'native' ? ['subtype'] : [];
    default:
      return [];
  }
}

function isType(word: string): boolean {
  return TYPES.some((type) => type.word === word);
}

/** The facet value that a condition stands for, as facetCounts names it; null where it is no single one. */
export function valueAsked(expression: Expression): string | null {
  if (expression.kind !== 'is') return null;
  const { what } = expression;
  switch (what.kind) {
    case 'set':
      return what.set;
    case 'deck':
      return what.deck;
    case 'allegiance':
      return what.allegiance;
    case 'talent':
      return what.talent;
    case 'legal':
      return what.sponsor;
    case 'type':
      return what.words.length === 1 ? (what.words[0] ?? null) : null;
    case 'quality':
      return what.quality === 'native' ? 'Native' : null;
    case 'number':
      return what.is === '=' ? String(what.value) : null;
    case 'range':
      return what.inside && what.min === what.max && what.min !== null ? String(what.min) : null;
    default:
      return null;
  }
}

/** Facet values in any case as facetCounts names them; null for what the facet does not know. */
export function facetValue(field: FacetField, value: string): string | null {
  const folded = value.toLowerCase();
  const known = (values: readonly string[]): string | null =>
    values.find((name) => name.toLowerCase() === folded) ?? null;
  switch (field) {
    case 'set':
      return known(SET_CODES);
    case 'deck':
      return known(CARD_GROUPS);
    case 'type':
      return known(TYPES.map((type) => type.word));
    case 'subtype':
      return known(SUBTYPES.map((subtype) => subtype.word));
    case 'allegiance':
      return isPower(folded) || folded === 'none' ? folded : null;
    case 'legal':
      return isPower(folded) ? folded : null;
    case 'talent':
      return known(TALENT_VALUES.map((talent) => talent.id));
    default:
      if (field === 'cost' && folded === 'x') return 'X';
      return /^\d{1,4}$/.test(value) ? String(Number(value)) : null;
  }
}

/** The shortest term that means exactly this value; the value must be one that facetValue gives. */
export function termFor(field: FacetField, value: string): string {
  const key = value.toLowerCase().replaceAll(' ', '-');
  switch (field) {
    case 'type':
    case 'subtype':
      return `t${typesMeant(value, false).length === 1 ? ':' : '='}${key}`;
    case 'allegiance':
      return `a:${key}`;
    default:
      return `${field}:${key}`;
  }
}
