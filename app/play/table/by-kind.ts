import { typeName } from '@/app/_ui/icons/types';
import { CARD_TYPES, type CardType } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';

/** How many there are of each type, the most first; of types alone that are known. */
export function kindCounts(
  types: readonly (CardType | null)[],
): readonly { readonly type: CardType; readonly many: number }[] {
  return CARD_TYPES.map((type) => ({ type, many: types.filter((one) => one === type).length }))
    .filter(({ many }) => many > 0)
    .toSorted((one, other) => other.many - one.many);
}

/** "2 Personas, 1 Holding, 1 face down": cards by their types, null for those that are not known. */
export function kindWords(types: readonly (CardType | null)[]): string {
  const known = kindCounts(types).map(({ type, many }) => counted(many, typeName(type)));
  const down = types.filter((one) => one === null).length;
  return [...known, ...(down > 0 ? [`${down} face down`] : [])].join(', ');
}
