import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/base/link';
import { Mark } from '../icons/mark';
import { OfflineMark } from '../offline/offline-mark';
import { ThemeSwitch } from '../theme/theme-switch';
import { Nav } from './nav';
import styles from './shell.module.css';

/** `find` is the way to the search of everything. */
export function Header({ find }: { readonly find: ReactNode }) {
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      <header className={styles.header}>
        <Link href="/" className={styles.mark}>
          <Mark />
          <span className={styles.name}>Landsraad Registry</span>
        </Link>
        {find}
        <Nav />
        <div className={styles.theme}>
          <OfflineMark />
          <span className={styles.switch}>
            <ThemeSwitch />
          </span>
        </div>
      </header>
    </>
  );
}

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.footInner}>
        <p>
          An unofficial fan tool for the Dune collectible card game and the Dune board game. No card
          images and no printed card texts are included; what is drawn here is drawn from facts.
        </p>
        <p>Your decks and games stay in this browser.</p>
      </div>
    </footer>
  );
}
