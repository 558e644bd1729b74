import type { Ability } from './ability';

/** Abilities of one kind, each with its index among all that its card has. */
type Found<K extends Ability['kind']> = readonly {
  readonly ability: Extract<Ability, { kind: K }>;
  readonly at: number;
}[];

const NONE: readonly never[] = [];
/** Made once for each list of abilities: lists never change. */
const BY_KIND = new WeakMap<readonly Ability[], Partial<Record<Ability['kind'], unknown[]>>>();

/** The abilities of a kind among those of a card. */
export function ofKind<K extends Ability['kind']>(
  abilities: readonly Ability[],
  kind: K,
): Found<K> {
  if (abilities.length === 0) return NONE;
  let table = BY_KIND.get(abilities);
  if (table === undefined) {
    table = {};
    for (const [at, ability] of abilities.entries()) {
      table[ability.kind] ??= [];
      table[ability.kind]?.push({ ability, at });
    }
    BY_KIND.set(abilities, table);
  }
  return (table[kind] ?? NONE) as Found<K>;
}
