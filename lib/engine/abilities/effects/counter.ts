import { z } from 'zod';
import { counterWith as counterInRite } from '../../procedures/counter';
import { isFitToCounter } from '../../queries/rite-sides';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { riteOf } from '../rite-of';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';

/** Engages a persona to Counter, whoever but the attacker governs it (TAT-11-22). */
export interface CounterWith {
  readonly kind: 'counter';
  readonly with: Aim;
}

export const counterWith: EffectKind<CounterWith> = {
  schema: z.strictObject({ kind: z.literal('counter'), with: aimSchema }),
  say: (effect, title) => `engage ${sayAim(effect.with, title)}, whoever governs it, to Counter`,
  possible: (scene, effect) => inSight(scene, effect.with, fits(scene)).length > 0,
  ask: (scene, effect, picks) => askAim(scene, effect.with, picks, fits(scene)),
  run(scene, effect, picks, frame) {
    const rite = riteOf(scene.game);
    const [card] = hit(scene, effect.with, picks, fits(scene));
    if (rite === null || card === undefined) return;
    frame.targets.push(card.id);
    counterInRite(scene.game, rite, card, 'by-effect');
  },
};

/** A rite has the target's place once: nobody counters a Counter. No House defends against itself. */
function fits({ game }: Scene): (card: GameCard) => boolean {
  const rite = riteOf(game);
  return (card) =>
    rite !== null &&
    rite.defense === rite.target &&
    card.place.seat !== rite.attacker &&
    isFitToCounter(game, rite, card);
}
