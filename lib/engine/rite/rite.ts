import type { RiteFrame } from '../state/frames';
import { inStages } from '../state/step';
import {
  attackDirects,
  attackEngagedWindow,
  attackEngages,
  attackJoins,
  attackWindow,
  riteKinds,
} from './attack';
import {
  counter,
  defenseDirects,
  defenseEngagedWindow,
  defenseEngages,
  defenseJoins,
  defenseWindow,
} from './defense';
import { attackForce, defenseForce } from './force-distribution';
import { end, over, resolve, reward, rewardKind } from './resolution';
import { assessment, surprise, surpriseForce } from './surprise';

/**
 * A rite (TAT-6.2.11-11, TAT-6.2.11-12, TAT-6.2.11-13). Initiation: the attacker declares and engages, then
 * the defender. Assessment: force is summed up and distributed. Resolution: cards are vanquished, and the
 * attacker has its reward. A file of this folder for each part.
 */
export const riteStep = inStages<RiteFrame>({
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
});
