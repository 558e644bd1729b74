import { answered } from '../atoms/flow';
import type { RiteFrame, RiteStage } from '../frames';
import { assessment, attackForce, defenseForce, surprise, surpriseForce } from './rite/assessment';
import {
  attackDirects,
  attackEngagedWindow,
  attackEngages,
  attackJoins,
  attackWindow,
  riteKinds,
} from './rite/attack';
import {
  counter,
  defenseDirects,
  defenseEngagedWindow,
  defenseEngages,
  defenseJoins,
  defenseWindow,
} from './rite/defense';
import { end, over, resolve, reward, rewardKind } from './rite/resolution';
import type { Stage } from './rite/stage';
import type { Step } from './step';

const STAGES: { readonly [At in RiteStage]: Stage } = {
  'rite-kind': riteKinds,
  'attack-joins': attackJoins,
  'attack-window': attackWindow,
  'attack-directs': attackDirects,
  'attack-engages': attackEngages,
  'attack-engaged-window': attackEngagedWindow,
  counter,
  'defense-joins': defenseJoins,
  'defense-window': defenseWindow,
  'defense-directs': defenseDirects,
  'defense-engages': defenseEngages,
  'defense-engaged-window': defenseEngagedWindow,
  assessment,
  surprise,
  'surprise-force': surpriseForce,
  'attack-force': attackForce,
  'defense-force': defenseForce,
  resolve,
  'reward-kind': rewardKind,
  reward,
  over,
  end,
};

/**
 * A rite (TAT-6.2.11-11 to TAT-6.2.11-13). Initiation: the attacker declares and engages, then the
 * defender. Assessment: force is summed up and distributed. Resolution: cards are vanquished, and the
 * attacker has its reward. A file of rite/ for each part.
 */
export const riteStep: Step<RiteFrame> = {
  run: (game, rite) => STAGES[rite.at].run(game, rite),
  options: (game, rite) => STAGES[rite.at].options?.(game, rite) ?? [],
  answer(game, rite, _seat, action) {
    answered(game.state);
    STAGES[rite.at].answer?.(game, rite, action);
  },
};
