import {
  BookOpen,
  Dices,
  Gamepad2,
  Layers,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  Map as MapSign,
  Printer,
  ScrollText,
  SlidersHorizontal,
  Swords,
} from 'lucide-react';
import { cookies } from 'next/headers';
import Link from 'next/link';
import { MOST_WAYS, WAYS_COOKIE } from '@/app/_deck/library/kept-ways';
import { FindBox } from '@/app/_find/find-box';
import { classes } from '@/app/_ui/base/classes';
import { searchFor } from '@/app/_ui/search/search-href';
import { loadCatalogue } from '@/lib/cards/load';
import { loadRules } from '@/lib/rules/load';
import { Faces } from './_home/faces';
import { GoOn } from './_home/go-on';
import styles from './_home/home.module.css';
import { HorizonPicture } from './_home/horizon-picture';
import { Sponsors } from './_home/sponsors';

const EXAMPLES = [
  ['Fremen personas who can fight', 'a:fremen t:persona battle>=1'],
  ['What a Guild sponsor may put in the Imperial deck', 'deck:imperial legal:guild'],
  ['Cheap equipment', 't:equipment cost<=1'],
] as const;

/** The front page: what this is, seen at once; for who comes back, what they were about first. */
export default async function Home() {
  const kept = Number((await cookies()).get(WAYS_COOKIE)?.value);
  const ways = kept > 0 ? Math.min(kept, MOST_WAYS) : 0;
  const catalogue = loadCatalogue();
  const { cards } = catalogue;
  const { rules, conflicts } = loadRules();
  return (
    <>
      <div className={styles.sky}>
        <div className={classes(styles.hero, ways > 0 && styles.known)}>
          <div className="min-w-0">
            <h1>The archive of the Dune games</h1>
            <p className={styles.lead}>
              The Dune collectible card game of 1997–98, all {cards.length} cards of it, and the
              board game in two editions.{' '}
              <span className={styles.also}>Find cards, build decks that are legal, and play.</span>
            </p>
            <FindBox placeholder="Search cards, decks, rules" />
            <p className={styles.examples}>
              {EXAMPLES.map(([words, query]) => (
                <Link key={query} href={searchFor(query)} prefetch={false}>
                  {words}
                </Link>
              ))}
            </p>
          </div>
          <Faces catalogue={catalogue} />
        </div>
      </div>
      <div className={styles.rest}>
        <GoOn expected={ways} />
        <section aria-labelledby="work">
          <h2 id="work" className="visually-hidden">
            What you can do here
          </h2>
          <ul className={styles.work}>
            <Work href="/decks" Sign={Layers} title="Build a deck">
              Every card says what it would change before you add it. Every edit is saved at once.
            </Work>
            <Work href="/check" Sign={ListChecks} title="Check one list, or forty">
              Paste a deck from anywhere, or drop all lists of a tournament: what is wrong, by which
              rule, and how to put it right.
            </Work>
            <Work href="/play" Sign={Swords} title="Play">
              Alone, against automatic Houses or passing the table round, with undo to any move.
              Opening hands with exact odds.
            </Work>
            <Work href="/collection" Sign={LibraryBig} title="Count what you own">
              Search by what you have, mark decks as built, get a buy list for the rest.
            </Work>
            <Work href="/print" Sign={Printer} title="Print proxies and sheets">
              Cards at full size, image sheets for Tabletop Simulator, registration sheets.
            </Work>
            <Work href="/rules" Sign={BookOpen} title="Look up a rule">
              {rules.length} rules of both rulebooks, and {conflicts.length} places where they
              disagree, with the answer followed here.
            </Work>
          </ul>
        </section>
        <section aria-labelledby="board">
          <h2 id="board">The board game</h2>
          <ul className={styles.work}>
            <Work href="/board/play" Sign={Gamepad2} title="Play the board game">
              Against automatic stewards, or round one device.
            </Work>
            <Work href="/board/setup" Sign={SlidersHorizontal} title="Set a game up">
              Factions, options and what is dealt, for your own table.
            </Work>
            <Work href="/board" Sign={MapSign} title="Its map">
              Where forces can go, and what the storm does.
            </Work>
            <Work href="/board/odds" Sign={Dices} title="Its odds">
              What a battle plan is worth, and what the decks still hold.
            </Work>
            <Work href="/board/cards" Sign={Layers} title="Its cards">
              As the edition of 2019 and that of Descartes have them.
            </Work>
            <Work href="/rules?game=2019" Sign={ScrollText} title="Its rules">
              Those of both editions, with what was left open.
            </Work>
          </ul>
        </section>
        <section aria-labelledby="sponsors">
          <h2 id="sponsors">Nine sponsors</h2>
          <p className="max-w-none mt-3 text-muted">
            Your House serves one of them. Each leads to the cards that its decks may hold.
          </p>
          <Sponsors cards={cards} />
        </section>
      </div>
      <HorizonPicture cards={cards} />
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
  readonly children: React.ReactNode;
}) {
  return (
    <li>
      <Sign size={22} strokeWidth={1.75} aria-hidden />
      <h3>
        <Link href={href} prefetch={false}>
          {title}
        </Link>
      </h3>
      <p>{children}</p>
    </li>
  );
}
