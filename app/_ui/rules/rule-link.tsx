'use client';

import { useState } from 'react';
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
  words = id,
}: {
  readonly id: string;
  /** What stands on the page in place of the id, which is read out and shows on hover. */
  readonly words?: string;
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
        className="text-s font-semibold text-nowrap"
        aria-label={`Rule ${id}`}
        aria-haspopup="dialog"
        title={words === id ? undefined : id}
        onClick={show}
      >
        {words}
      </a>
      {asked && <RuleDialog id={id} open={open} onOpenChange={setOpen} />}
    </>
  );
}

/** Several rules, one after the other; `quiet`: without their ids, which show where they are asked for. */
export function RuleLinks({
  ids,
  quiet = false,
}: {
  readonly ids: readonly string[];
  readonly quiet?: boolean;
}) {
  return (
    <span className={styles.links}>
      {ids.map((id, at) => {
        const words = ids.length === 1 ? 'Rule' : `Rule ${at + 1}`;
        return <RuleLink key={id} id={id} {...(quiet && { words })} />;
      })}
    </span>
  );
}
