import Link from 'next/link';
import { searchFor } from '@/app/_ui/search/search-href';
import { loadCatalogue } from '@/lib/cards/load';
import { loadRules } from '@/lib/rules/load';
import styles from './_home/home.module.css';
import { HomeSearch } from './_home/home-search';
import { HorizonPicture } from './_home/horizon-picture';
import { Sponsors } from './_home/sponsors';

const EXAMPLES = [
  ['Fremen personas who can fight', 'a:fremen t:persona battle>=1'],
  ['What a Guild sponsor may put in the Imperial deck', 'deck:imperial legal:guild'],
  ['Cheap equipment', 't:equipment cost<=1'],
] as const;

/** The front page: what this is, seen at once. */
export default function Home() {
  const { cards } = loadCatalogue();
  const { rules, conflicts } = loadRules();
  return (
    <>
      <div className={styles.sky}>
        <div className={styles.hero}>
          <h1>The archive of the Dune card game</h1>
          <p className={styles.lead}>
            Find any card of three sets, build an Imperial and a House deck for your sponsor, and
            see at every step whether they are legal, and by which rule.
          </p>
          <HomeSearch cards={cards.length} />
          <p className={styles.examples}>
            {EXAMPLES.map(([words, query]) => (
              <Link key={query} href={searchFor(query)} prefetch={false}>
                {words}
              </Link>
            ))}
          </p>
        </div>
        <HorizonPicture cards={cards} />
      </div>
      <div className={styles.rest}>
        <section aria-labelledby="work">
          <h2 id="work">What you can do here</h2>
          <ul className={styles.work}>
            <Work href="/decks" title="Build a deck">
              Every edit is kept at once on your machine. A card says before you add it what it
              would break.
            </Work>
            <Work href="/collection" title="Count what you own">
              Search by what you have, mark decks as built, and get a buy list for the rest.
            </Work>
            <Work href="/check" title="Check one list, or forty">
              Paste a deck from anywhere, or drop all lists of a tournament. Each problem comes with
              its rule and the smallest change that mends it.
            </Work>
            <Work href="/play" title="Play it on the table">
              Turn by turn by the book, alone, against automatic Houses or passing the table round,
              with undo to any move. Opening hands with exact odds too.
            </Work>
            <Work href="/print" title="Print proxies and sheets">
              Faces at the size of the cards, image sheets for Tabletop Simulator, registration
              sheets for the judge.
            </Work>
            <Work href="/rules" title="Look up a rule">
              {rules.length} rules of both rulebooks by id, and {conflicts.length} places where they
              disagree, with the answer followed here.
            </Work>
          </ul>
        </section>
        <section aria-labelledby="sponsors">
          <h2 id="sponsors">Nine sponsors</h2>
          <p className="max-w-none mt-3 text-muted">
            Your House serves one of them. Each leads to the cards that could stand in its decks.
          </p>
          <Sponsors cards={cards} />
        </section>
      </div>
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
