'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import styles from './shell.module.css';

const PLACES = [
  ['/cards', 'Cards'],
  ['/decks', 'Decks'],
  ['/collection', 'Collection'],
  ['/check', 'Check'],
  ['/play', 'Play'],
  ['/rules', 'Rules'],
  ['/settings', 'Settings'],
] as const;

export function Nav() {
  const path = usePathname();
  return (
    <nav className={styles.nav} aria-label="Registry">
      {PLACES.map(([href, name]) => {
        const here = path === href || path.startsWith(`${href}/`);
        return (
          <Link
            key={href}
            href={href}
            className={styles.place}
            {...(here && { 'aria-current': path === href ? ('page' as const) : ('true' as const) })}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
