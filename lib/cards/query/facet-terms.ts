import { conjuncts } from '@/lib/kernel/query/query';
import { POWERS } from '@/lib/rules/powers';
import { TALENTS } from '@/lib/rules/talents';
import { CARD_GROUPS, SET_CODES } from '@/lib/rules/taxonomy';
import type { AmountField, Condition, Expression, Query } from './query';
import { SUBTYPES, TYPES, typesMeant } from './vocabulary';

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

/** Whether a condition speaks of this facet alone: one of its terms, or several joined by "or". */
export function belongs(expression: Expression, field: FacetField | AmountField): boolean {
  if (expression.kind === 'any') return expression.of.every((part) => belongs(part, field));
  return expression.kind === 'is' && askedOf(expression.what)?.field === field;
}

/** How many conditions of a search are a facet's. */
export function facetsIn({ where }: Query): number {
  return conjuncts(where).filter((part) => FACETS.some((field) => belongs(part, field))).length;
}

/** The facet value that a condition stands for, as facetCounts names it; null where it is no single one. */
export function valueAsked(expression: Expression): string | null {
  return expression.kind === 'is' ? (askedOf(expression.what)?.value ?? null) : null;
}

interface Asked {
  readonly field: FacetField | AmountField;
  /** Null where the condition is not for one value. */
  readonly value: string | null;
}

function askedOf(what: Condition): Asked | null {
  switch (what.kind) {
    case 'set':
    case 'deck':
    case 'allegiance':
    case 'talent':
    case 'legal':
      return { field: what.kind, value: what.value };
    case 'number':
      return { field: what.field, value: what.is === '=' ? String(what.value) : null };
    case 'range':
      return {
        field: what.field,
        value: what.inside && what.min !== null && what.min === what.max ? String(what.min) : null,
      };
    case 'absent':
      return { field: what.field, value: null };
    case 'type': {
      const [first] = what.words;
      const value = what.words.length === 1 && first !== undefined ? first : null;
      if (what.words.every(isType)) return { field: 'type', value };
      return what.words.some(isType) ? null : { field: 'subtype', value };
    }
    case 'quality':
      return what.value === 'native' ? { field: 'subtype', value: 'Native' } : null;
    default:
      return null;
  }
}

function isType(word: string): boolean {
  return TYPES.some((type) => type.word === word);
}

const WORDS: Readonly<Partial<Record<FacetField, readonly string[]>>> = {
  set: SET_CODES,
  deck: CARD_GROUPS,
  type: TYPES.map(({ word }) => word),
  subtype: SUBTYPES.map(({ word }) => word),
  allegiance: [...POWERS, 'none'],
  legal: POWERS,
  talent: TALENTS,
};

/** A facet value in any case as facetCounts names it; null for what the facet does not know. */
export function facetValue(field: FacetField, value: string): string | null {
  const folded = value.toLowerCase();
  const words = WORDS[field];
  if (words !== undefined) return words.find((word) => word.toLowerCase() === folded) ?? null;
  if (field === 'cost' && folded === 'x') return 'X';
  return /^\d{1,4}$/.test(value) ? String(Number(value)) : null;
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
