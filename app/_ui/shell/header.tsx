import Link from 'next/link';
import { Mark } from '../icons/mark';
import { OfflineMark } from '../offline/offline-mark';
import { ThemeSwitch } from '../theme/theme-switch';
import { Nav } from './nav';
import styles from './shell.module.css';

export function Header() {
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      <header className={styles.header}>
        <Link href="/" className={styles.mark}>
          <Mark />
          Landsraad Registry
        </Link>
        <Nav />
        <div className={styles.theme}>
          <OfflineMark />
          <ThemeSwitch />
        </div>
      </header>
    </>
  );
}
