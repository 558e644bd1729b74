'use client';

import { useState } from 'react';
import { late } from '../base/late';
import { onPlainClick } from '../base/plain-click';

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
