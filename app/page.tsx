import {
  BookOpen,
  Layers,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  Printer,
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
  const { cards } = loadCatalogue();
  const { rules, conflicts } = loadRules();
  return (
    <>
      <div className={styles.sky}>
        <div className={classes(styles.hero, ways > 0 && styles.known)}>
          <h1>The archive of the Dune games</h1>
          <p className={styles.lead}>
            Find any card of the card game’s three sets, build decks for your sponsor, and see at
            every step whether they are legal. The board game is played here too.
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
          <h2 id="board">The other game</h2>
          <p className="max-w-none mt-3 text-muted">
            Dune is a board game too.{' '}
            <Link href="/board/play" prefetch={false}>
              Play it
            </Link>{' '}
            against stewards or round one device,{' '}
            <Link href="/board/setup" prefetch={false}>
              set a game up
            </Link>{' '}
            for your own table, or see on{' '}
            <Link href="/board" prefetch={false}>
              its map
            </Link>{' '}
            where forces can go and what the storm does, and in{' '}
            <Link href="/board/odds" prefetch={false}>
              its odds
            </Link>{' '}
            what a battle plan is worth.{' '}
            <Link href="/board/cards" prefetch={false}>
              Its cards
            </Link>{' '}
            and{' '}
            <Link href="/rules?game=2019" prefetch={false}>
              its rules
            </Link>{' '}
            stand here as the edition of 2019 and that of Descartes have them.
          </p>
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
