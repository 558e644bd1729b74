import Link from 'next/link';
import { type Edition, editionName } from '@/lib/board/rules/book';
import styles from './edition-switch.module.css';

const EDITIONS: readonly Edition[] = ['2019', 'descartes'];

/** The edition that an address asks for; 2019 where it asks for none. */
export function editionFrom(asked: string | readonly string[] | undefined): Edition {
  return asked === 'descartes' ? 'descartes' : '2019';
}

/** The same page for either edition. */
export function EditionSwitch({
  path,
  edition,
}: {
  readonly path: string;
  readonly edition: Edition;
}) {
  return (
    <nav aria-label="Edition" className={styles.switch}>
      {EDITIONS.map((one) => (
        <Link
          key={one}
          href={`${path}?edition=${one}`}
          prefetch={false}
          scroll={false}
          {...(one === edition && { 'aria-current': 'page' as const })}
        >
          {editionName(one).replace(' edition', '')}
          <span>&nbsp;edition</span>
        </Link>
      ))}
    </nav>
  );
}
