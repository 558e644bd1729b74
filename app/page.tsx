import {
  BookOpen,
  Dices,
  Gamepad2,
  Hand,
  Layers,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  Map as MapSign,
  Printer,
  Scale,
  ScrollText,
  Search,
  SlidersHorizontal,
  Swords,
  Users,
} from 'lucide-react';
import { cookies } from 'next/headers';
import { MOST_WAYS, WAYS_COOKIE } from '@/app/_deck/library/kept-ways';
import { FindBox } from '@/app/_find/find-box';
import { LinkButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { SEARCHES } from '@/app/_ui/search/examples';
import { searchFor } from '@/app/_ui/search/search-href';
import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { loadCatalogue } from '@/lib/cards/load';
import { cardOfDay } from './_home/card-of-day';
import { DayCard } from './_home/day-card';
import { Faces } from './_home/faces';
import { GoOn } from './_home/go-on';
import styles from './_home/home.module.css';
import { HorizonPicture } from './_home/horizon-picture';
import { SponsorRow } from './_home/sponsor-row';
import { Sponsors } from './_home/sponsors';

/** The front page: what this is, seen at once; for who comes back, what they were about first. */
export default async function Home() {
  const kept = Number((await cookies()).get(WAYS_COOKIE)?.value);
  const ways = kept > 0 ? Math.min(kept, MOST_WAYS) : 0;
  const catalogue = loadCatalogue();
  const { cards } = catalogue;
  const today = cardOfDay(cards, Date.now());
  return (
    <>
      {ways > 0 ? <Known ways={ways} today={today} /> : <New catalogue={catalogue} served={ways} />}
      <HorizonPicture cards={cards} />
    </>
  );
}

/** For who comes back: what they were about, the card of the day, and what the header does not lead to. */
function Known({ ways, today }: { readonly ways: number; readonly today: Card | undefined }) {
  return (
    <div className={styles.rest}>
      <h1 className="visually-hidden">Landsraad Registry</h1>
      <div className={styles.known}>
        <div className={styles.about}>
          <GoOn served={ways} />
          <section aria-labelledby="tools">
            <h2 id="tools">More to do</h2>
            <ul className={classes(styles.work, styles.band)}>
              <Work href="/cards" Sign={Search} title="Find a card" />
              <Work href="/play/opening" Sign={Hand} title="Opening hands" />
              <Work href="/decks/compare" Sign={Scale} title="Compare decks" />
              <Work href="/check" Sign={ListChecks} title="Check lists" />
              <Work href="/print" Sign={Printer} title="Print cards" />
              <Work href="/board/play" Sign={Gamepad2} title="Play the board" />
              <Work href="/board/setup" Sign={SlidersHorizontal} title="Set up the board" />
              <Work href="/board/odds" Sign={Dices} title="Board game odds" />
            </ul>
          </section>
        </div>
        {today && <DayCard card={today} />}
      </div>
      <section aria-labelledby="sponsors">
        <h2 id="sponsors">Nine sponsors</h2>
        <SponsorRow />
      </section>
    </div>
  );
}

/** For who is new here: what this is, and a way to each part of it. */
function New({ catalogue, served }: { readonly catalogue: Catalogue; readonly served: number }) {
  const { cards } = catalogue;
  return (
    <>
      <div className={styles.sky}>
        <div className={styles.hero}>
          <div className="min-w-0">
            <p className={styles.brand} aria-hidden>
              Landsraad Registry
            </p>
            <h1>The archive of the Dune games</h1>
            <p className={styles.lead}>
              All {cards.length} cards of the collectible card game of 1997–98, and the board game
              in two editions.
            </p>
            <FindBox placeholder="Search cards, decks, rules" />
            <p className={styles.examples}>
              {SEARCHES.map(([words, query]) => (
                <Link key={query} href={searchFor(query)}>
                  {words}
                </Link>
              ))}
            </p>
            <p className={styles.first}>
              <LinkButton kind="primary" href="/decks/build">
                <Layers size={18} aria-hidden />
                <span>
                  Build <span className="wide-only">your first</span>
                  <span className={styles.onPhone}>a</span> deck
                </span>
              </LinkButton>
              <LinkButton href="/play">
                <Swords size={18} aria-hidden />
                <span>
                  Play <span className="wide-only">the card game</span>
                  <span className={styles.onPhone}>cards</span>
                </span>
              </LinkButton>
              <LinkButton href="/board/play">
                <MapSign size={18} aria-hidden />
                <span>
                  Play the board<span className="wide-only"> game</span>
                </span>
              </LinkButton>
            </p>
          </div>
          <Faces catalogue={catalogue} />
        </div>
      </div>
      <div className={styles.rest}>
        <GoOn served={served} />
        <div className={styles.games}>
          <section aria-labelledby="cards">
            <h2 id="cards">The card game</h2>
            <ul className={styles.work}>
              <Work href="/cards" Sign={Search} title="Find a card">
                By type, Power, cost, text.
              </Work>
              <Work href="/play/opening" Sign={Hand} title="Opening hands">
                Dealt, with exact odds.
              </Work>
              <Work href="/check" Sign={ListChecks} title="Check lists">
                One, or forty: what is wrong.
              </Work>
              <Work href="/collection" Sign={LibraryBig} title="Collection">
                What you own, what decks lack.
              </Work>
              <Work href="/print" Sign={Printer} title="Print">
                Proxies, and sheets of decks.
              </Work>
              <Work href="/rules" Sign={BookOpen} title="Card rules">
                And where the books disagree.
              </Work>
            </ul>
          </section>
          <section aria-labelledby="board">
            <h2 id="board">The board game</h2>
            <ul className={styles.work}>
              <Work href="/board" Sign={MapSign} title="See the map">
                Ways, the storm, and the spice.
              </Work>
              <Work href="/board/factions" Sign={Users} title="Factions">
                Six, with all that they may do.
              </Work>
              <Work href="/board/setup" Sign={SlidersHorizontal} title="Set up">
                Seats, options, a sheet to print.
              </Work>
              <Work href="/board/odds" Sign={Dices} title="Count the odds">
                Battles, spice, storm, shipping.
              </Work>
              <Work href="/board/cards" Sign={Layers} title="Board cards">
                Treachery and spice.
              </Work>
              <Work href="/rules?game=2019" Sign={ScrollText} title="Board rules">
                In either edition.
              </Work>
            </ul>
          </section>
        </div>
        <section aria-labelledby="sponsors">
          <h2 id="sponsors">Nine sponsors</h2>
          <p className="max-w-none mt-3 text-muted">
            Your House serves one of them. Each leads to the cards that its decks may hold.
          </p>
          <Sponsors cards={cards} />
        </section>
      </div>
    </>
  );
}

function Work({
  href,
  Sign,
  title,
  children,
}: {
  readonly href: string;
  readonly Sign: LucideIcon;
  readonly title: string;
  /** What is there, in a few words. */
  readonly children?: React.ReactNode;
}) {
  return (
    <li>
      <Sign size={22} strokeWidth={1.75} aria-hidden />
      <h3>
        <Link href={href}>{title}</Link>
      </h3>
      {children && <p>{children}</p>}
    </li>
  );
}
