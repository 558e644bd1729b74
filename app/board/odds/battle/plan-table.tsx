import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { percent } from '@/app/_ui/base/percent';
import type { BattleAnswer } from '@/lib/board/odds/battle/answer';
import type { PlanOdds } from '@/lib/board/odds/battle/plan';
import type { BattleQuestion } from '@/lib/board/odds/battle/question';
import { armName, leadName } from '@/lib/board/odds/battle/words';
import styles from '../odds.module.css';
import { Scroll } from '../scroll';
import { tenth } from '../tenth';
import type { Choose } from './battle';
import { isSameArms } from './use-plan';

const SHOWN = 8;

/** Each leader with each weapon and defense, with the dial that brings most; the best first. */
export function PlanTable({
  question: { edition },
  answer,
  chosen,
  onChoose,
}: {
  readonly question: BattleQuestion;
  readonly answer: BattleAnswer;
  readonly chosen: PlanOdds;
  readonly onChoose: Choose;
}) {
  const [isWhole, setWhole] = useState(false);
  const plans = bestDials(answer.plans);
  return (
    <section aria-labelledby="plans" className={styles.section}>
      <h2 id="plans">Every leader and cards</h2>
      <Scroll label="The plans">
        <table className={styles.plans}>
          <caption>Each with the dial that brings most; press a leader to look at the plan</caption>
          <thead>
            <tr>
              {['Leader', 'Weapon', 'Defense', 'Dial', 'Wins', 'At worst', 'Lost', 'Net gain'].map(
                (name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {(isWhole ? plans : plans.slice(0, SHOWN)).map((plan) => (
              <tr key={keyOf(plan)}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.link}
                    aria-pressed={isSameArms(plan, chosen)}
                    onClick={() => onChoose(plan)}
                  >
                    {leadName(plan.leader, edition, plan.kwisatz)}
                  </button>
                </th>
                <td>{armName(plan.weapon, edition)}</td>
                <td>{armName(plan.defense, edition)}</td>
                <td>{plan.dial}</td>
                <td>{percent(plan.wins)}</td>
                <td>{percent(plan.holds)}</td>
                <td>{tenth(plan.losses)}</td>
                <td>{tenth(plan.worth)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {plans.length > SHOWN && (
        <Button kind="quiet" size="small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? `The best ${SHOWN} alone` : `All ${plans.length}`}
        </Button>
      )}
    </section>
  );
}

function keyOf({ leader, kwisatz, weapon, defense }: PlanOdds): string {
  return `${leader} ${kwisatz} ${weapon} ${defense}`;
}

function bestDials(plans: readonly PlanOdds[]): readonly PlanOdds[] {
  const best = new Map<string, PlanOdds>();
  for (const plan of plans) {
    const key = keyOf(plan);
    const known = best.get(key);
    if (known === undefined || plan.worth > known.worth) best.set(key, plan);
  }
  return [...best.values()].sort((one, other) => other.worth - one.worth);
}
