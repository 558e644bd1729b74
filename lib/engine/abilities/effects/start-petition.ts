import { beginPetition } from '../../petition/begin-and-end';
import { petitionRefusal } from '../../petition/petitionable';
import type { GameCard } from '../../state/state';
import { aimSchema, sayAim } from '../aim';
import type { Scene } from '../scene';
import { aimed } from './kind';

/** Begins a petition at once, whether one was lost in this Interval or not (TAT-6.2.1-31). */
export const startPetition = aimed({
  kind: 'start-petition',
  shape: { card: aimSchema },
  say: ({ card }, title) =>
    `petition for ${sayAim(card, title)}, whether you have lost a petition or not`,
  brings: null,
  aim: ({ card }) => card,
  fits,
  run(scene, _effect, [wanted], frame) {
    if (wanted === undefined) return;
    frame.targets.push(wanted.id);
    beginPetition(scene.game, scene.seat, wanted);
  },
});

function fits({ game, seat }: Scene): (card: GameCard) => boolean {
  return (card) => petitionRefusal(game, seat, card) === null;
}
