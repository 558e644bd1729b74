'use client';

import { useState } from 'react';
import { classes } from '../base/classes';
import { late } from '../base/late';
import { onPlainClick } from '../base/plain-click';
import styles from './rule-link.module.css';

const RuleDialog = late(() => import('./rule-dialog').then((module) => module.RuleDialog));

/**
 * The id of a rule ("TAT-4.2-03") or of a ruling on a conflict ("C20"). A click shows its text in
 * a dialog; opened in a new tab, or without script, it leads to the rule's own page.
 */
export function RuleLink({
  id,
  quiet = false,
  inText = false,
  words,
}: {
  readonly id: string;
  /** What it says, for who points at it. */
  readonly words?: string | undefined;
  /** Small beside what it explains: for who cites it. */
  readonly quiet?: boolean;
  /** As part of a sentence. */
  readonly inText?: boolean;
}) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);

  const show = onPlainClick(() => {
    setAsked(true);
    setOpen(true);
  });

  return (
    <>
      <a
        href={`/rules/${id}`}
        className={classes(
          'text-nowrap',
          inText ? styles.inText : classes('text-s', quiet ? styles.quiet : 'font-semibold'),
        )}
        aria-label={`Rule ${id}`}
        title={words}
        aria-haspopup="dialog"
        onClick={show}
      >
        {id}
      </a>
      {asked && <RuleDialog id={id} open={open} onOpenChange={setOpen} />}
    </>
  );
}
