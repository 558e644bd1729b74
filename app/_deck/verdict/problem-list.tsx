import { CircleDashed, CircleX, TriangleAlert, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { CardChipById, ChipList } from '@/app/_ui/card/card-chip';
import { RuleLinks } from '@/app/_ui/rules/rule-links';
import type { LegalityProblem, Mend, Report } from '@/lib/legality/problem';
import { problemMessage } from '@/lib/legality/words';
import styles from './problem-list.module.css';

export interface ProblemListProps {
  readonly problems: Report['problems'];
  /** The change that mends a problem, where the deck can be changed here. */
  readonly mendFor?: (problem: LegalityProblem) => Mend | null;
  readonly onMend?: (mend: Mend) => void;
  /** The deck is being built and lacks no more than what comes with the next cards: nothing is wrong. */
  readonly begun?: boolean;
  /** What may be done about a problem beside its mend. */
  readonly wayOn?: (problem: LegalityProblem) => ReactNode;
}

/** What is wrong with a deck: errors first, then warnings, each with its cards, rules and mend. */
export function ProblemList(props: ProblemListProps) {
  const { problems, mendFor, onMend, begun = false, wayOn } = props;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  return (
    <ul className="flex flex-col">
      {[...errors, ...warnings].map((problem) => (
        <Problem
          key={keyOf(problem)}
          problem={problem}
          mend={mendFor?.(problem) ?? null}
          onMend={onMend}
          begun={begun}
          wayOn={wayOn?.(problem)}
        />
      ))}
    </ul>
  );
}

function Problem({
  problem,
  mend,
  onMend,
  begun,
  wayOn,
}: {
  readonly problem: LegalityProblem;
  readonly mend: Mend | null;
  readonly onMend: ((mend: Mend) => void) | undefined;
  readonly begun: boolean;
  readonly wayOn: ReactNode;
}) {
  const isError = problem.severity === 'error';
  const Sign = !isError ? TriangleAlert : begun ? CircleDashed : CircleX;
  const look = !isError ? styles.warning : begun ? styles.begun : styles.error;
  return (
    <li className={classes(styles.problem, look)}>
      <Sign size={16} className={styles.sign} aria-hidden />
      <div className="flex flex-col items-start gap-6px min-w-0">
        <p className={styles.words}>
          <span className="visually-hidden">{!isError ? 'Warning: ' : begun ? '' : 'Error: '}</span>
          {problemMessage(problem)} <RuleLinks ids={problem.rules} quiet />
        </p>
        {(problem.cards.length > 0 || wayOn || (mend && onMend)) && (
          <div className={styles.foot}>
            <span className={styles.act} data-one={problem.cards.length === 1 || undefined}>
              {problem.cards.length > 0 && (
                <ChipList>
                  {problem.cards.map(({ id, title, deck, count }) => (
                    <CardChipById key={`${deck} ${id}`} id={id} title={title} count={count} />
                  ))}
                </ChipList>
              )}
              {mend && onMend && (
                <Button size="small" aria-label={mend.label} onClick={() => onMend(mend)}>
                  <Wrench size={14} aria-hidden />
                  {besideChip(mend.label, problem)}
                </Button>
              )}
            </span>
            {wayOn}
          </div>
        )}
      </div>
    </li>
  );
}

/** What the button says beside the chip of the one card that it is about: "Remove", "Keep 4". */
function besideChip(label: string, { cards }: LegalityProblem): string {
  const [card] = cards;
  if (card === undefined || cards.length > 1) return label;
  for (const end of [` of ${card.title}`, ` ${card.title}`])
    if (label.endsWith(end)) return label.slice(0, -end.length);
  return label;
}

/** A code may stand twice: for different reasons, or for each of the two lists. */
function keyOf({ detail }: LegalityProblem): string {
  if ('why' in detail) return `${detail.code} ${detail.why}`;
  return 'list' in detail ? `${detail.code} ${detail.list}` : detail.code;
}
