import { CircleX, TriangleAlert, Wrench } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { Verdict } from '@/app/_ui/base/verdict';
import { RuleLinks } from '@/app/_ui/rules/rule-links';
import { checkSetup } from '@/lib/board/setup/check';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { setupMessage } from '@/lib/board/setup/words';
import styles from './setup.module.css';
import { verdictOf } from './verdict-of';

/** Whether the set-up can be played, and what would mend it. */
export function SetupVerdict({
  setup,
  onMend,
}: {
  readonly setup: BoardSetup;
  readonly onMend: (setup: BoardSetup) => void;
}) {
  const report = checkSetup(setup);
  const { problems } = report;
  const { tone, words } = verdictOf(setup, report);
  return (
    <div>
      <Verdict tone={tone} live>
        {words}
      </Verdict>
      {problems.length > 0 && (
        <ul aria-label="What the check says">
          {problems.map(({ severity, detail, rules, mend }) => {
            const message = setupMessage(detail);
            return (
              <li key={message} className={styles.problem} data-severity={severity}>
                {severity === 'error' ? (
                  <CircleX size={16} aria-hidden />
                ) : (
                  <TriangleAlert size={16} aria-hidden />
                )}
                <div>
                  <p>
                    <span className="visually-hidden">
                      {severity === 'error' ? 'Error: ' : 'Remark: '}
                    </span>
                    {message}
                  </p>
                  <div className={styles.foot}>
                    {mend !== null && (
                      <Button size="small" onClick={() => onMend(mend.setup)}>
                        <Wrench size={14} aria-hidden />
                        {mend.label}
                      </Button>
                    )}
                    {rules.length > 0 && <RuleLinks ids={rules} quiet />}
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
