import { percent } from '@/app/_ui/base/percent';
import type { Against, Fate } from '@/lib/board/odds/battle/against';
import type { BattleAnswer } from '@/lib/board/odds/battle/answer';
import type { PlanOdds } from '@/lib/board/odds/battle/plan';
import type { BattleQuestion } from '@/lib/board/odds/battle/question';
import { armName, leadName, ledWords, planWords } from '@/lib/board/odds/battle/words';
import styles from '../odds.module.css';
import { Scroll } from '../scroll';
import { tenth } from '../tenth';
import type { Choose } from './battle';
import { replyWords } from './best-plans';
import { ByDial } from './by-dial';
import { isSameArms } from './use-plan';

/** One plan: what comes of it, by the number dialed, and against each plan of the rival. */
export function OnePlan({
  question,
  answer,
  plan,
  outcomes,
  onChoose,
}: {
  readonly question: BattleQuestion;
  readonly answer: BattleAnswer;
  readonly plan: PlanOdds;
  readonly outcomes: Against;
  readonly onChoose: Choose;
}) {
  const { edition, advanced, forces } = question;
  // the two best are written out right above
  const isTold = plan === answer.best || plan === answer.surest;
  const isElsewhere = isTold && !isSameArms(answer.best, answer.surest);
  return (
    <section aria-labelledby="plan" className={styles.section}>
      <h2 id="plan">{isTold ? 'By the number you dial' : planWords(plan, edition)}</h2>
      <ByDial
        plans={answer.plans.filter((one) => isSameArms(one, plan))}
        plan={plan}
        name={ledWords(plan, edition)}
        isElsewhere={isElsewhere}
        onChoose={onChoose}
      />
      <dl className={styles.facts}>
        <Fact label="Traitor" value={percent(plan.traitor)} hint="your leader is one" />
        <Fact label="Leader dies" value={percent(plan.killed)} hint="killed or betrayed" />
        <Fact label="Forces lost" value={tenth(plan.losses)} hint={`of ${forces}, on average`} />
        {advanced && <Fact label="Spice spent" value={`${plan.spice}`} hint="for the dial" />}
      </dl>
      <p className="text-s text-muted">
        <b>At worst</b> is the chance to win if the rival answers with the best plan that its cards
        allow. <b>Net gain</b> is the spice that the plan brings on average: {question.stake} for
        winning and what dead leaders pay, less what it costs to revive your losses
        {advanced && ' and the spice that the dial takes'}.
      </p>
      <p>
        <b>Best reply.</b> {replyWords(plan.reply, question)}
      </p>
      <Outcomes question={question} outcomes={outcomes} />
    </section>
  );
}

function Fact({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {hint !== undefined && <small>{hint}</small>}
      </dd>
    </div>
  );
}

/** What comes of the plan against each leader with each cards of the rival. */
function Outcomes({
  question: { edition },
  outcomes: { leads, rows },
}: {
  readonly question: BattleQuestion;
  readonly outcomes: Against;
}) {
  return (
    <>
      <p className="text-s text-muted">
        Against each plan of the rival: up to which dial of its you win, and the chance that its
        hand holds the cards.
      </p>
      <Scroll label="Against each plan of the rival">
        <table className={styles.outcomes}>
          <thead>
            <tr>
              <th scope="col">Its cards</th>
              <th scope="col">Chance</th>
              {leads.map(({ id, kwisatz, strength }) => (
                <th key={`${id} ${kwisatz}`} scope="col">
                  {leadName(id, edition, kwisatz)} {strength > 0 && strength}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ weapon, defense, chance, dies, kills, fates }) => (
              <tr key={`${weapon} ${defense}`}>
                <th scope="row">
                  {weapon === null && defense === null
                    ? 'No cards'
                    : [weapon, defense]
                        .flatMap((arm) => (arm === null ? [] : [armName(arm, edition)]))
                        .join(', ')}
                  <small>{deathWords(dies, kills)}</small>
                </th>
                <td>{percent(chance)}</td>
                {fates.map((fate, at) => (
                  <td key={`${leads[at]?.id} ${leads[at]?.kwisatz}`} data-fate={toneOf(fate)}>
                    {fateWords(fate)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

function deathWords(dies: boolean, kills: boolean): string {
  if (dies && kills) return 'both leaders die';
  if (dies) return 'your leader dies';
  return kills ? 'its leader dies' : 'both leaders live';
}

function fateWords(fate: Fate): string {
  if (fate.kind === 'called') return 'your traitor';
  if (fate.kind === 'explosion') return 'explosion';
  if (fate.beats === null) return 'lost';
  return fate.beats >= fate.most ? 'won' : `won to ${fate.beats}`;
}

function toneOf(fate: Fate): 'won' | 'lost' | 'part' {
  if (fate.kind === 'called') return 'won';
  if (fate.kind === 'explosion' || fate.beats === null) return 'lost';
  return fate.beats >= fate.most ? 'won' : 'part';
}
