'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/app/_ui/base/link';
import styles from './board-nav.module.css';

const ROOMS = [
  ['/board', 'Map'],
  ['/board/setup', 'Set-up'],
  ['/board/factions', 'Factions'],
  ['/board/cards', 'Cards'],
  ['/board/odds', 'Odds'],
  ['/board/play', 'Play'],
] as const;

/** The way between the pages of the board game. */
export function BoardNav() {
  const path = usePathname();
  return (
    <nav className={styles.rooms} aria-label="Board game">
      {ROOMS.map(([href, name]) => {
        const here = path === href || (href !== '/board' && path.startsWith(`${href}/`));
        return (
          <Link key={href} href={href} aria-current={here ? 'page' : undefined}>
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
