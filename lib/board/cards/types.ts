import { squeeze, type Value, value } from '@/lib/kernel/query/values';

/** Kinds of cards and groups of them, each with what several are called. */
const TYPES: readonly (Value & { readonly many: string })[] = [
  type('weapon', 'weapons'),
  type('projectile weapon', 'projectile weapons'),
  type('poison weapon', 'poison weapons'),
  type('lasgun', 'lasguns', 'lasegun'),
  type('defense', 'defenses', 'defence', 'defences'),
  type('projectile defense', 'projectile defenses', 'projectile defence'),
  type('poison defense', 'poison defenses', 'poison defence'),
  type('cheap hero', 'cheap heroes', 'heroine'),
  type('special', 'special cards'),
  type('worthless', 'worthless cards'),
  type('territory', 'territory cards', 'territories'),
  type('worm', 'worms', 'sandworm'),
];

function type(id: string, many: string, ...also: readonly string[]) {
  return { ...value(id, id, many, ...also), many };
}

export const TYPE_NAMES: readonly string[] = TYPES.map(({ id }) => id);

/** What several cards of these types are called, as "projectile weapons". */
export function manyOf(id: string): string {
  return TYPES.find((one) => one.id === id)?.many ?? id;
}

/** The types whose name has the text in it, or with `exact` is it; a plural will do. */
export function typesMeant(text: string, exact: boolean): readonly string[] {
  const key = squeeze(text);
  if (key === '') return [];
  const whole = TYPES.filter(({ names }) => names.includes(key));
  if (exact || whole.length > 0) return whole.map(({ id }) => id);
  return TYPES.filter(({ names }) => names.some((name) => name.includes(key))).map(({ id }) => id);
}

/** What a card of a kind is: the kind itself, and its group. */
export function typesOf(kind: string): readonly string[] {
  if (kind === 'lasgun' || kind.endsWith(' weapon')) return [kind, 'weapon'];
  return kind.endsWith(' defense') ? [kind, 'defense'] : [kind];
}
