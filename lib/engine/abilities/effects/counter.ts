import { counterWith as counterInRite } from '../../rite/part-taking';
import { isFitToCounter } from '../../rite/sides';
import type { GameCard } from '../../state/state';
import { aimSchema, sayAim } from '../aim';
import { riteOf } from '../rite-of';
import type { Scene } from '../scene';
import { aimed } from './kind';

/** Engages a persona to Counter, whoever but the attacker governs it (TAT-11-22). */
export const counterWith = aimed({
  kind: 'counter',
  shape: { with: aimSchema },
  say: (effect, title) => `engage ${sayAim(effect.with, title)}, whoever governs it, to Counter`,
  brings: null,
  aim: (effect) => effect.with,
  fits,
  run(scene, _effect, [card], frame) {
    const rite = riteOf(scene.game);
    if (rite === null || card === undefined) return;
    frame.targets.push(card.id);
    counterInRite(scene.game, rite, card, 'by-effect');
  },
});

/** A rite has the target's place once: nobody counters a Counter. No House defends against itself. */
function fits({ game }: Scene): (card: GameCard) => boolean {
  const rite = riteOf(game);
  return (card) =>
    rite !== null &&
    rite.defense === rite.target &&
    card.place.seat !== rite.attacker &&
    isFitToCounter(game, rite, card);
}
