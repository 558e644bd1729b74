import {
  BookOpen,
  Layers,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  Map as MapSign,
  Search,
  SlidersHorizontal,
  Swords,
} from 'lucide-react';
import type { Metadata } from 'next';
import { FindBox } from '@/app/_find/find-box';
import { Link } from '@/app/_ui/base/link';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import { PLACES } from '@/app/_ui/shell/places';
import { loadCatalogue } from '@/lib/cards/load';
import { MissedPath, NearestPlace } from './missed-path';
import styles from './not-found.module.css';

export const metadata: Metadata = { title: 'Not found' };

type Place = (typeof PLACES)[number][0];

/** What there is at the places that every page leads to, each with its sign. */
const ABOUT: Readonly<Record<Place, readonly [LucideIcon, string]>> = {
  '/cards': [Search, 'All of them, by what they are and do'],
  '/decks': [Layers, 'Yours, nine samples, and the builder'],
  '/play': [Swords, 'The card game for two to four Houses'],
  '/board': [MapSign, 'The board game: its map, table and odds'],
  '/rules': [BookOpen, 'The rulebooks and rulings of both games'],
  '/collection': [LibraryBig, 'What you own, and what decks lack'],
  '/check': [ListChecks, 'Deck lists, one or a whole tournament'],
  '/settings': [SlidersHorizontal, 'Backup, formats and printed texts'],
};

export default function NotFound() {
  const worm = loadCatalogue().byId.get('eots-sandworm');
  return (
    <Page>
      <div className={styles.lost}>
        <div className={styles.words}>
          <PageTitle
            title="There is no page at this address"
            note={
              <>
                <MissedPath /> may have a typing error.
                <NearestPlace /> Your decks and games are safe in this browser.
              </>
            }
          />
          <FindBox placeholder="A card, a deck or a rule" />
        </div>
        {worm && (
          <div className={styles.picture} data-type={worm.type}>
            <DunePicture card={worm} crop="band" />
          </div>
        )}
      </div>
      <h2 className="visually-hidden">Where to look</h2>
      <ul className={styles.places}>
        {PLACES.map(([href, name]) => {
          const [Sign, about] = ABOUT[href];
          return (
            <li key={href}>
              <Link href={href} className={styles.place}>
                <Sign size={22} strokeWidth={1.75} aria-hidden />
                <span className={styles.name}>{name}</span>
                <span className="text-muted text-s">{about}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
