'use client';

import { Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { late } from '@/app/_ui/base/late';
import { useSlashKey } from '@/app/_ui/base/use-slash-key';
import styles from './find.module.css';

const FindDialog = late(() => import('./find-dialog').then((module) => module.FindDialog));

/** In the header of every page: a box to press, or its sign alone where the page has a search of its own. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);
  const onSlash = useCallback(() => {
    if (document.querySelector('main [role="search"]') === null) setOpen(true);
  }, []);
  useSlashKey(onSlash);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search cards, decks and rules"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
      >
        <Search size={18} aria-hidden />
        <span className={styles.words} aria-hidden>
          Search cards, decks, rules
        </span>
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
      </button>
      {isOpen && <FindDialog onClose={() => setOpen(false)} />}
    </>
  );
}
