'use client';

import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useRef } from 'react';
import { FIRST_PLACES, PLACES } from './places';
import styles from './shell.module.css';

/**
 * Fetched ahead, a page brings no more than its name, for all are made when they are asked for: with every
 * page eighteen questions to the server, and their answers to read.
 */
export function Nav() {
  const address = usePathname();
  const more = useRef<HTMLDivElement>(null);
  // what is printed is decks
  const path = address.startsWith('/print') ? '/decks/print' : address;
  const isHere = (href: string) => path === href || path.startsWith(`${href}/`);
  const place = ([href, name]: (typeof PLACES)[number]) => (
    <Link
      key={href}
      href={href}
      prefetch={false}
      className={styles.place}
      {...(isHere(href) && {
        'aria-current': path === href ? ('page' as const) : ('true' as const),
      })}
    >
      {name}
    </Link>
  );
  const rest = PLACES.slice(FIRST_PLACES);
  return (
    <nav className={styles.nav} aria-label="Registry">
      {PLACES.slice(0, FIRST_PLACES).map(place)}
      {/* the browser's own popover: it opens before any script, and Escape closes it */}
      <button
        type="button"
        popoverTarget="more-places"
        className={styles.more}
        data-here={rest.some(([href]) => isHere(href)) || undefined}
      >
        More
        <ChevronDown size={14} aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is pressed */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        ref={more}
        id="more-places"
        popover="auto"
        className={styles.rest}
        onClick={() => more.current?.matches(':popover-open') && more.current.hidePopover()}
      >
        {rest.map(place)}
      </div>
    </nav>
  );
}
