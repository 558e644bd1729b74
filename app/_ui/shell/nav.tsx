'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { PLACES } from './places';
import styles from './shell.module.css';

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
