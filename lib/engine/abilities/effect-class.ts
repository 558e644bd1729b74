import type { Card } from '@/lib/cards/card';
import type { Ability } from './ability';

/** Classes of effects that other cards name, by their names. */
export const EFFECT_CLASSES = {
  voice: 'Voice',
  poison: 'Poison',
  prescience: 'Prescience',
  duration: 'Duration',
};
export type EffectClass = keyof typeof EFFECT_CLASSES;

/** Whether what a card does is an effect of a class: it says so, or it is called so. */
export function isOfClass(
  { type, subtypes }: Card,
  abilities: readonly Ability[],
  wanted: EffectClass,
): boolean {
  if (wanted === 'duration') return type === 'event' && abilities.some(lasts);
  return (
    abilities.some((ability) => 'called' in ability && ability.called === wanted) ||
    subtypes.includes(EFFECT_CLASSES[wanted])
  );
}

/** Whether what an event says is in force for as long as it lies deployed, lasts, or is called so (TAT-9-04, TAT-6.2.8-11). */
function lasts(ability: Ability): boolean {
  if (ability.kind === 'play')
    return ability.called === 'duration' || ability.effects.some(({ kind }) => kind === 'lasting');
  return ability.kind === 'static' || ability.kind === 'trigger' || ability.kind === 'operation';
}
