import { classes } from '@/app/_ui/base/classes';
import { percent } from '@/app/_ui/base/percent';
import type { BattleAnswer } from '@/lib/board/odds/battle/answer';
import type { PlanOdds, Reply } from '@/lib/board/odds/battle/plan';
import type { BattleQuestion } from '@/lib/board/odds/battle/question';
import { planWords } from '@/lib/board/odds/battle/words';
import styles from '../odds.module.css';
import { tenth } from '../tenth';
import type { Choose } from './battle';

/** The two plans that one comes for, each with the figure that makes it the best: what it brings, and how hard it is to beat. */
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
    {
      title: 'Best net gain',
      told: 'Net gain',
      plan: best,
      figure: `${best.worth > 0 ? '+' : ''}${tenth(best.worth)}`,
      unit: 'spice',
      counts: 'Gains less losses',
    },
    {
      title: 'Surest to win',
      told: 'At worst',
      plan: surest,
      figure: percent(surest.holds),
      unit: 'at worst',
      counts: 'If the rival replies best',
    },
  ] as const;
  return (
    <section aria-labelledby="best" className={styles.best}>
      <h2 id="best" className="visually-hidden">
        The best plans
      </h2>
      {plans.map(({ title, told, plan, figure, unit, counts }) => (
        <button
          key={title}
          type="button"
          className={classes(styles.plan, 'one-of')}
          aria-pressed={plan === chosen}
          onClick={() => onChoose(plan)}
        >
          <span className={styles.title}>{title}</span>
          <span className={styles.chance}>
            <b>{figure}</b> {unit}
            <small>{counts}</small>
          </span>
          <strong>{planWords(plan, question.edition)}</strong>
          <span className={styles.figures}>
            {measuresOf(plan).map(([label, value]) =>
              // the large figure says it
              label === told ? null : (
                <span key={label} className={styles.measure}>
                  {label} <b>{value}</b>
                </span>
              ),
            )}
          </span>
        </button>
      ))}
    </section>
  );
}

/** The same of every plan, in one order, so that two can be held against each other. */
const measuresOf = ({ wins, holds, worth }: PlanOdds) =>
  [
    ['Wins', percent(wins)],
    ['At worst', percent(holds)],
    ['Net gain', tenth(worth)],
  ] as const;

/** "Feyd Rautha, poison weapon, dial 3 wins; its hand allows it with 34.9 %." */
export function replyWords(reply: Reply | null, question: BattleQuestion): string {
  if (reply === null) return 'Nothing that the rival can hold beats it, but a traitor.';
  const plan = planWords(reply, question.edition);
  const what = reply.result === 'wins' ? `${plan} beats it` : `${plan} blows both sides up`;
  if (reply.chance === 1) return `${what}: the rival can always play that.`;
  return `${what}: the rival’s hand allows that with ${percent(reply.chance)}.`;
}
