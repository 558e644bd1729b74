import { classes } from '@/app/_ui/base/classes';
import { percent } from '@/app/_ui/base/percent';
import type { BattleAnswer } from '@/lib/board/odds/battle/answer';
import type { PlanOdds, Reply } from '@/lib/board/odds/battle/plan';
import type { BattleQuestion } from '@/lib/board/odds/battle/question';
import { planWords } from '@/lib/board/odds/battle/words';
import styles from '../odds.module.css';
import { tenth } from '../tenth';
import type { Choose } from './battle';

/** The two plans that one comes for: the one that brings most, and the one that is hardest to beat. */
export function BestPlans({
  question,
  answer: { best, surest },
  chosen,
  onChoose,
}: {
  readonly question: BattleQuestion;
  readonly answer: BattleAnswer;
  readonly chosen: PlanOdds;
  readonly onChoose: Choose;
}) {
  const plans = [
    ['Brings most', 'against a rival that may play anything', best],
    ['Surest', 'against a rival that finds the best reply', surest],
  ] as const;
  return (
    <section aria-labelledby="best" className={styles.best}>
      <h2 id="best" className="visually-hidden">
        The best plans
      </h2>
      {plans.map(([title, when, plan]) => (
        <button
          key={title}
          type="button"
          className={classes(styles.plan, 'one-of')}
          aria-pressed={plan === chosen}
          onClick={() => onChoose(plan)}
        >
          <span className={styles.title}>
            {title} <small>{when}</small>
          </span>
          <span className={styles.chance}>
            <b>{percent(plan.wins)}</b> to win
          </span>
          <strong>{planWords(plan, question.edition)}</strong>
          <span className={styles.figures}>
            <span>
              <b>{percent(plan.holds)}</b> at worst
            </span>
            <span>
              <b>{tenth(plan.losses)}</b> forces lost
            </span>
            <span>
              <b>{tenth(plan.worth)}</b> spice gained
            </span>
          </span>
        </button>
      ))}
    </section>
  );
}

/** "Feyd Rautha, poison weapon, dial 3 wins; its hand allows it with 34.9 %." */
export function replyWords(reply: Reply | null, question: BattleQuestion): string {
  if (reply === null) return 'Nothing that the rival can hold beats it, but a traitor.';
  const plan = planWords(reply, question.edition);
  const what = reply.result === 'wins' ? `${plan} beats it` : `${plan} blows both sides up`;
  if (reply.chance === 1) return `${what}: the rival can always play that.`;
  return `${what}: the rival’s hand allows that with ${percent(reply.chance)}.`;
}
