'use client';

import { useEffect, useState } from 'react';
import styles from './settings.module.css';

/** A group is read once its heading is so near the top of the window, in px: a little more than a way to it leaves. */
const BEGUN = 120;

/** The ways to the groups of settings; the one that is read is marked. */
export function Contents({
  groups,
}: {
  readonly groups: readonly (readonly [id: string, name: string])[];
}) {
  const [here, setHere] = useState(groups[0]?.[0]);
  useEffect(() => {
    function look() {
      // at the end of the page the last is read, however low it stands
      const { scrollHeight } = document.documentElement;
      const isEnd = scrollY > 0 && innerHeight + scrollY >= scrollHeight - 2;
      const line = isEnd ? Number.POSITIVE_INFINITY : BEGUN;
      const begun = groups.filter(
        ([id]) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      );
      setHere((begun.at(-1) ?? groups[0])?.[0]);
    }
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [groups]);
  return (
    <nav className={styles.contents} aria-label="Settings">
      {groups.map(([id, name]) => (
        <a key={id} href={`#${id}`} aria-current={id === here ? 'location' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
