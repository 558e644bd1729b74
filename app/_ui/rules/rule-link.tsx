'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { onPlainClick } from '../base/plain-click';
import styles from './rule-link.module.css';

const RuleDialog = dynamic(() => import('./rule-dialog').then((module) => module.RuleDialog));

/**
 * The id of a rule ("TAT-4.2-03") or of a ruling on a conflict ("C20"). A click shows its text in
 * a dialog; opened in a new tab, or without script, it leads to the rule's own page.
 */
export function RuleLink({ id }: { readonly id: string }) {
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
        onClick={show}
      >
        {id}
      </a>
      {asked && <RuleDialog id={id} open={open} onOpenChange={setOpen} />}
    </>
  );
}

/** Several ids, one after the other. */
export function RuleLinks({ ids }: { readonly ids: readonly string[] }) {
  return (
    <span className={styles.links}>
      {ids.map((id) => (
        <RuleLink key={id} id={id} />
      ))}
    </span>
  );
}
