import { useRef } from 'react';
import { ProblemList } from '@/app/_deck/verdict/problem-list';
import { standingOf } from '@/app/_deck/verdict/standing';
import { Verdict } from '@/app/_ui/base/verdict';
import type { Edit } from '@/lib/decks/edits';
import { mendOf } from '@/lib/legality/mend';
import type { Mend } from '@/lib/legality/problem';
import { useDerived, useFormat, useWorkshop } from '../state/workshop';
import { ShowList } from './show-list';
import styles from './verdict-line.module.css';

/** The verdict as one sentence; it opens into every problem with its mend. Of a legal deck a word in the head says it. */
export function VerdictLine({
  open,
  onOpenChange,
  onShowCards,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onShowCards: (query: string) => void;
}) {
  const { catalogue, changes } = useWorkshop();
  const { deck, report } = useDerived();
  const format = useFormat();
  const { tone, words } = standingOf(report);
  const section = useRef<HTMLElement>(null);

  function mend({ label, edit }: Mend) {
    const whole: Edit = edit.kind === 'several' ? edit : { kind: 'several', label, edits: [edit] };
    changes.edit(whole, `${label}.`);
    // the button goes away with what it mended
    requestAnimationFrame(() =>
      (section.current?.querySelector('button') ?? section.current)?.focus(),
    );
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Verdict"
      className={styles.verdict}
      data-open={open || undefined}
      data-legal={tone === 'legal' || undefined}
    >
      <Verdict
        tone={tone}
        open={open}
        onOpenChange={onOpenChange}
        details={
          report.problems.length > 0 && (
            <div className={styles.problems}>
              {open && (
                <ProblemList
                  problems={report.problems}
                  mendFor={(problem) => mendOf(problem, deck, catalogue, format)}
                  onMend={mend}
                  begun={tone === 'begun'}
                  wayOn={({ detail: { code } }) =>
                    (code === 'imperial-size' || code === 'house-size') && (
                      <ShowList
                        list={code === 'house-size' ? 'house' : 'imperial'}
                        onShowCards={onShowCards}
                      />
                    )
                  }
                />
              )}
            </div>
          )
        }
      >
        {words}
      </Verdict>
    </section>
  );
}
