'use client';

import { ChevronDown } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useRef } from 'react';
import { Link } from '@/app/_ui/base/link';
import { useThemeSwitch } from '../theme/theme-switch';
import { FIRST_PLACES, PLACES } from './places';
import styles from './shell.module.css';

/** The ways to all rooms of the Registry: the first in the head, the rest under a button. */
export function Nav() {
  const address = usePathname();
  const more = useRef<HTMLDivElement>(null);
  const theme = useThemeSwitch();
  // what is printed is decks
  const path = address.startsWith('/print') ? '/decks/print' : address;
  const isHere = (href: string) => path === href || path.startsWith(`${href}/`);
  const place = ([href, name]: (typeof PLACES)[number]) => (
    <Link
      key={href}
      href={href}
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
        onClick={({ target }) =>
          target instanceof Element &&
          target.closest('a') &&
          more.current?.matches(':popover-open') &&
          more.current.hidePopover()
        }
      >
        {rest.map(place)}
        {/* on a phone there is no room for it in the line */}
        <button type="button" className={styles.themeLine} onClick={theme.change}>
          <theme.sign size={16} aria-hidden />
          {theme.label}
        </button>
      </div>
    </nav>
  );
}
