import type { RiteFrame } from '../state/frames';
import type { Step } from '../state/step';
import { inInitiativeOrder } from '../windows/open-window';
import { announceFalls, distribution, resolveForce } from './force-distribution';
import { moveOn } from './participants';
import { totalForce } from './sides';
import { surprise } from './surprise';

/** Assessment: the Houses with Surprise, the one with the better initiative first (TAT-6.2.11-69). */
const assessment: Step<RiteFrame, never> = {
  run(game, rite) {
    for (const seat of inInitiativeOrder(game))
      if (seat === rite.attacker || seat === rite.defender) rite.surprises.push(seat);
    moveOn(rite, 'surprise');
  },
};

/** What was struck first falls before all other force is counted (TAT-6.2.11-67). */
const surpriseResolve: Step<RiteFrame, never> = {
  run(game, rite) {
    rite.surprises.shift();
    moveOn(rite, 'surprise');
    resolveForce(game, rite);
  },
};

/** Assessment: force is summed up and distributed. */
export const ASSESSMENT = {
  assessment,
  surprise,
  'surprise-force': distribution(
    ({ attacker, surprises: [seat = attacker] }) => seat,
    (game, rite) => {
      announceFalls(game, rite);
      moveOn(rite, 'surprise-resolve');
    },
  ),
  'surprise-resolve': surpriseResolve,
  /** The attacker distributes its force first, then the defender (TAT-6.2.11-57). */
  'attack-force': distribution(
    ({ attacker }) => attacker,
    (game, rite) => {
      rite.force = totalForce(game, rite, rite.defender);
      moveOn(rite, 'defense-force');
    },
  ),
  'defense-force': distribution(
    ({ defender }) => defender,
    (_game, rite) => moveOn(rite, 'falls'),
  ),
};
