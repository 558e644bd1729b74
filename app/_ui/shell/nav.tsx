'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { PLACES } from './places';
import styles from './shell.module.css';

/**
 * Fetched ahead, a page brings no more than its name, for all are made when they are asked for: with every
 * page eighteen questions to the server, and their answers to read.
 */
export function Nav() {
  const address = usePathname();
  // what is printed is decks
  const path = address.startsWith('/print') ? '/decks/print' : address;
  return (
    <nav className={styles.nav} aria-label="Registry">
      {PLACES.map(([href, name]) => {
        const here = path === href || path.startsWith(`${href}/`);
        return (
          <Link
            key={href}
            href={href}
            prefetch={false}
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
