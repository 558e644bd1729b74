'use client';

import { ChevronDown, CircleCheck, CircleDashed, CircleX, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classes } from './classes';
import styles from './verdict.module.css';

export type VerdictTone = 'legal' | 'illegal' | 'warning' | 'begun' | 'note';

export interface VerdictProps {
  readonly tone: VerdictTone;
  /** One sentence: "Not legal: Guild and Sisterhood cannot share an Imperial deck". */
  readonly children: ReactNode;
  /** Shown below when the line is opened. */
  readonly details?: ReactNode;
  /** Controlled; leave both out to let it keep its own state. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Announce the sentence when it changes. */
  readonly live?: boolean;
  readonly className?: string;
}

/** The sign of each verdict, wherever it stands. */
export const VERDICT_SIGNS = {
  legal: CircleCheck,
  illegal: CircleX,
  warning: TriangleAlert,
  begun: CircleDashed,
  note: Info,
} as const;

/** A verdict as one line that opens. Its sign and its words say what its colour says. */
export function Verdict(props: VerdictProps) {
  const { tone, children, details, live = false, className } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = props.open ?? ownOpen;
  const id = useId();
  const Sign = VERDICT_SIGNS[tone];
  const line = (
    <>
      <Sign size={18} className={styles.sign} aria-hidden />
      <span className="flex-1 min-w-0" {...(live && { 'aria-live': 'polite' as const })}>
        {children}
      </span>
    </>
  );
  return (
    <div className={classes(styles.verdict, styles[tone], className)}>
      {details ? (
        <>
          <button
            type="button"
            className={styles.line}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => {
              setOwnOpen(!open);
              props.onOpenChange?.(!open);
            }}
          >
            {line}
            <ChevronDown size={18} className={styles.chevron} aria-hidden />
          </button>
          <div id={id} className={styles.details} hidden={!open}>
            {details}
          </div>
        </>
      ) : (
        <div className={styles.line}>{line}</div>
      )}
    </div>
  );
}
