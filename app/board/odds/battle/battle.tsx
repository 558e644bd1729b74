import { useMemo } from 'react';
import { factionOf } from '@/lib/board/factions/factions';
import { against } from '@/lib/board/odds/battle/against';
import { battleAnswer } from '@/lib/board/odds/battle/answer';
import type { PlanOdds } from '@/lib/board/odds/battle/plan';
import {
  BATTLE_FIELDS,
  type BattleQuestion,
  battleQuestion,
} from '@/lib/board/odds/battle/question';
import { counted } from '@/lib/sentences';
import { FactionSign } from '../../play/faction-sign';
import { RuleIds } from '../../rule-ids';
import { Fold } from '../fold';
import styles from '../odds.module.css';
import { useQuestion } from '../use-question';
import { BestPlans } from './best-plans';
import { BattleInputs } from './inputs';
import { OnePlan } from './one-plan';
import { PlanTable } from './plan-table';
import { Unseen } from './unseen';
import { usePlan } from './use-plan';

/** A battle: what is known of it, and what each plan comes to. */
export function Battle() {
  const { question, change } = useQuestion(BATTLE_FIELDS, battleQuestion);
  const key = JSON.stringify(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is what it says
  const answer = useMemo(() => battleAnswer(question), [key]);
  const { chosen, choose } = usePlan(answer);
  const outcomes = against(question, chosen);
  return (
    <div className={styles.desk}>
      <Fold summary={<Asked {...question} />}>
        <BattleInputs question={question} change={change} />
      </Fold>
      <div className={styles.answer}>
        <BestPlans question={question} answer={answer} chosen={chosen} onChoose={choose} />
        <OnePlan
          question={question}
          answer={answer}
          plan={chosen}
          outcomes={outcomes}
          onChoose={choose}
        />
        <PlanTable question={question} answer={answer} chosen={chosen} onChoose={choose} />
        <Unseen question={question} />
        <p className="text-s text-muted">
          A winner loses the fewest forces that come to its dial, so Sardaukar and Fedaykin first.
          Not counted: traitors of allies, and a leader that the Harkonnen take when they have won.
          Cards that are lost have no price here.
        </p>
        <RuleIds
          ids={
            question.edition === '2019'
              ? [
                  'GF9-battle-25',
                  'GF9-battle-26',
                  'GF9-battle-27',
                  'GF9-battle-29',
                  'GF9-card-lasgun-02',
                  'GF9-traitor-02',
                  'GF9-adv-combat-02',
                  'GF9-bg-08',
                  'GF9-atreides-11',
                  'GF9-emperor-08',
                  'GF9-fremen-16',
                  'GF9-harkonnen-13',
                  'GF9-revival-03',
                  'GF9-revival-09',
                ]
              : [
                  'DES-battle-16',
                  'DES-battle-17',
                  'DES-battle-18',
                  'DES-battle-22',
                  'DES-card-lasegun-02',
                  'DES-traitor-02',
                  'DES-adv-combat-02',
                  'DES-bg-10',
                  'DES-atreides-10',
                  'DES-emperor-07',
                  'DES-fremen-19',
                  'DES-harkonnen-12',
                  'DES-revive-03',
                  'DES-leadrev-03',
                ]
          }
        />
      </div>
    </div>
  );
}

/** Who fights whom with how many, and what is taken for granted. */
function Asked(question: BattleQuestion) {
  const { faction, forces, against: rival, theirForces } = question;
  const { edition, advanced, defends, unknown, stake } = question;
  const assumed = [
    edition === '2019' ? '2019' : 'Descartes',
    advanced && 'advanced combat',
    `you ${defends ? 'defend' : 'attack'}`,
    `it holds ${counted(unknown, 'unknown card')}`,
    `to win is worth ${stake} spice`,
  ];
  return (
    <>
      <Who faction={faction} /> {forces} – <Who faction={rival} /> {theirForces}
      <small>{assumed.filter(Boolean).join(', ')}</small>
    </>
  );
}

function Who({ faction }: { readonly faction: string }) {
  return (
    <>
      <FactionSign faction={faction} /> {factionOf(faction)?.name ?? faction}
    </>
  );
}

export type Choose = (plan: PlanOdds) => void;
