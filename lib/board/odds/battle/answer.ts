import { fieldOf } from './field';
import { casesOf, NEAR, type PlanOdds, planOdds } from './plan';
import type { BattleQuestion } from './question';
import { ownSide } from './sides';

export interface BattleAnswer {
  /** Every own plan: each leader with each weapon, defense and dial. */
  readonly plans: readonly PlanOdds[];
  /** Of those that win most often against the best reply, that which brings most. */
  readonly surest: PlanOdds;
  /** That which brings most against a rival that plays anything alike. */
  readonly best: PlanOdds;
}

/**
 * Counts a battle out: every plan of one's own against every plan that the rival could make with what is known of it,
 * each hand as likely as among the cards that are not seen (GF9-battle-25 to -35, GF9-traitor-01 to -07; the same in
 * Descartes).
 */
export function battleAnswer(question: BattleQuestion): BattleAnswer {
  const own = ownSide(question);
  const field = fieldOf(question);
  const plans = own.arms.flatMap((arms) => {
    const cases = casesOf(field, arms);
    return own.leads.flatMap((lead) =>
      own.dials.map((dial) => planOdds(field, cases, lead, arms, dial)),
    );
  });
  const [first] = plans;
  if (first === undefined) throw new Error('a fighter always has a plan');
  const pick = (isBetter: (one: PlanOdds, than: PlanOdds) => boolean) =>
    plans.reduce((best, plan) => (isBetter(plan, best) ? plan : best), first);
  const isMore = (one: number, than: number) => one > than + NEAR;
  return {
    plans,
    best: pick((one, than) => isMore(one.worth, than.worth)),
    surest: pick(
      (one, than) =>
        isMore(one.holds, than.holds) ||
        (!isMore(than.holds, one.holds) && isMore(one.worth, than.worth)),
    ),
  };
}
