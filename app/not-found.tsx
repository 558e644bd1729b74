import type { Metadata } from 'next';
import { FindBox } from '@/app/_find/find-box';
import { Link } from '@/app/_ui/base/link';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { PLACES } from '@/app/_ui/shell/places';
import styles from './not-found.module.css';

export const metadata: Metadata = { title: 'Not found' };

/** What there is at the places that every page leads to. */
const ABOUT: Readonly<Record<(typeof PLACES)[number][0], string>> = {
  '/cards': 'All of them, by what they are and do',
  '/decks': 'Yours, nine samples, and the builder',
  '/play': 'The card game for two to four Houses',
  '/board': 'The board game: its map, table and odds',
  '/rules': 'The rulebooks and rulings of both games',
  '/collection': 'What you own, and what decks lack',
  '/check': 'Deck lists, one or a whole tournament',
  '/settings': 'Backup, formats and printed texts',
};

export default function NotFound() {
  return (
    <Page narrow>
      <PageTitle
        title="There is no page at this address"
        note="It may have a typing error. Your decks and games are safe in this browser."
        noteStays
      />
      <FindBox placeholder="A card, a deck or a rule" />
      <h2 className="visually-hidden">Where to look</h2>
      <ul className={styles.places}>
        {PLACES.map(([href, name]) => (
          <li key={href}>
            <Link href={href} className={styles.place}>
              <span className={styles.name}>{name}</span>
              <span className="text-muted text-s">{ABOUT[href]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
