import type { Card } from '@/lib/cards/card';
import type { Ability } from './ability';

/** Classes of effects to which cards may be immune, by their names. */
export const EFFECT_CLASSES = { voice: 'Voice', poison: 'Poison', prescience: 'Prescience' };
export type EffectClass = keyof typeof EFFECT_CLASSES;

/** Whether what a card does is an effect of a class: it says so, or it is a venture or a tactic of that name. */
export function isOfClass(
  { type, subtypes }: Card,
  abilities: readonly Ability[],
  wanted: EffectClass,
): boolean {
  return (
    abilities.some((ability) => 'effects' in ability && ability.called === wanted) ||
    (type === 'plan' && subtypes.includes(EFFECT_CLASSES[wanted]))
  );
}
