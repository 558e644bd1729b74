import { calculator } from '../calculators';
import { battleAnswer } from './answer';
import { BATTLE_FIELDS, battleQuestion } from './question';

/** The battle as the command line and HTTP use it: both best plans, then every plan. */
export const BATTLE = calculator(BATTLE_FIELDS, battleQuestion, (question) => {
  const { best, surest, plans } = battleAnswer(question);
  return { best, surest, plans };
});
