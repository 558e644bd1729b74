import { typeName } from '@/app/_ui/icons/types';
import { CARD_TYPES, type CardType } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';

/** "2 Personas, 1 Holding, 1 face down": cards by their types, null for those that are not known. */
export function kindWords(types: readonly (CardType | null)[]): string {
  const many = (type: CardType | null) => types.filter((one) => one === type).length;
  const known = CARD_TYPES.filter((type) => many(type) > 0)
    .toSorted((one, other) => many(other) - many(one))
    .map((type) => counted(many(type), typeName(type)));
  return [...known, ...(many(null) > 0 ? [`${many(null)} face down`] : [])].join(', ');
}
