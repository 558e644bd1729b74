import { cookies } from 'next/headers';
import Link from 'next/link';
import { FindBox } from '@/app/_find/find-box';
import { searchFor } from '@/app/_ui/search/search-href';
import { loadCatalogue } from '@/lib/cards/load';
import { loadRules } from '@/lib/rules/load';
import { GoOn } from './_home/go-on';
import { GO_ON_COOKIE } from './_home/go-on-room';
import styles from './_home/home.module.css';
import { HorizonPicture } from './_home/horizon-picture';
import { Sponsors } from './_home/sponsors';

const EXAMPLES = [
  ['Fremen personas who can fight', 'a:fremen t:persona battle>=1'],
  ['What a Guild sponsor may put in the Imperial deck', 'deck:imperial legal:guild'],
  ['Cheap equipment', 't:equipment cost<=1'],
] as const;

/** The front page: what this is, seen at once. */
export default async function Home() {
  const hasRoom = (await cookies()).has(GO_ON_COOKIE);
  const { cards } = loadCatalogue();
  const { rules, conflicts } = loadRules();
  return (
    <>
      <div className={styles.sky}>
        <div className={styles.hero}>
          <GoOn hasRoom={hasRoom} />
          <h1>The archive of the Dune card game</h1>
          <p className={styles.lead}>
            Find any card of the three sets, build decks for your sponsor, and see at every step
            whether they are legal.
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
        <section aria-labelledby="work">
          <h2 id="work" className="visually-hidden">
            What you can do here
          </h2>
          <ul className={styles.work}>
            <Work href="/decks" title="Build a deck">
              Every card says what it would change before you add it. Every edit is saved at once.
            </Work>
            <Work href="/check" title="Check one list, or forty">
              Paste a deck from anywhere, or drop all lists of a tournament: what is wrong, by which
              rule, and how to put it right.
            </Work>
            <Work href="/play" title="Play">
              Alone, against automatic Houses or passing the table round, with undo to any move.
              Opening hands with exact odds.
            </Work>
            <Work href="/collection" title="Count what you own">
              Search by what you have, mark decks as built, get a buy list for the rest.
            </Work>
            <Work href="/print" title="Print proxies and sheets">
              Cards at full size, image sheets for Tabletop Simulator, registration sheets.
            </Work>
            <Work href="/rules" title="Look up a rule">
              {rules.length} rules of both rulebooks, and {conflicts.length} places where they
              disagree, with the answer followed here.
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
  title,
  children,
}: {
  readonly href: string;
  readonly title: string;
  readonly children: React.ReactNode;
}) {
  return (
    <li>
      <h3>
        <Link href={href}>{title}</Link>
      </h3>
      <p>{children}</p>
    </li>
  );
}
