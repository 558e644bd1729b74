import { Plus, Swords, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeckCover } from '@/app/_deck/lists/deck-cover';
import { TypeStrip } from '@/app/_deck/lists/type-strip';
import { ReportLine } from '@/app/_deck/verdict/report-line';
import { standingOf } from '@/app/_deck/verdict/standing';
import { useReports } from '@/app/_deck/verdict/use-reports';
import { LinkButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { when } from '@/app/_ui/base/when';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { useOwnFormats } from '@/app/_ui/stored/use-stored';
import type { Catalogue } from '@/lib/cards/catalogue';
import { sizesInWords } from '@/lib/decks/sizes';
import { deckTitle } from '@/lib/decks/title';
import type { Report } from '@/lib/legality/problem';
import { powerName } from '@/lib/rules/powers';
import type { StoredDeck } from '@/lib/storage/decks';
import { isBoardGame } from '@/lib/storage/game-kind';
import type { StoredGame } from '@/lib/storage/game-record';
import styles from './home.module.css';

/** A way to each of these decks and games, the last ones first, and to the tournament. */
export function Ways({
  decks,
  games,
  hasTournament,
}: {
  readonly decks: readonly StoredDeck[];
  readonly games: readonly StoredGame[];
  readonly hasTournament: boolean;
}) {
  const state = useCatalogue();
  const own = useOwnFormats();
  const catalogue = state.status === 'ready' ? state.catalogue : null;
  const reportOf = useReports(catalogue, own);
  const last = [...decks, ...games].toSorted((one, other) => touched(other) - touched(one));
  const ways = last.length + Number(hasTournament);
  const leavesPlace = ways > 1 && ways % 2 === 1;
  return (
    <ul className={styles.ways}>
      {last.map((one) =>
        'deck' in one ? (
          <DeckWay key={one.id} stored={one} catalogue={catalogue} report={reportOf(one.deck)} />
        ) : (
          <GameWay key={one.id} game={one} />
        ),
      )}
      {hasTournament && (
        <li className={styles.way}>
          <Table2 size={24} className={styles.waySign} aria-hidden />
          <Words title="Your tournament" href="/check">
            The lists on your desk
          </Words>
        </li>
      )}
      {leavesPlace && (
        <li className={classes(styles.way, styles.fresh)}>
          <Plus size={24} className={styles.waySign} aria-hidden />
          <Words title="Another deck" href="/decks/build">
            Choose one of nine sponsors
          </Words>
        </li>
      )}
    </ul>
  );
}

const touched = (one: StoredDeck | StoredGame) => ('deck' in one ? one.updatedAt : one.savedAt);

function DeckWay({
  stored,
  catalogue,
  report,
}: {
  readonly stored: StoredDeck;
  /** Both null until the cards are there. */
  readonly catalogue: Catalogue | null;
  readonly report: Report | null;
}) {
  const { id, deck, updatedAt } = stored;
  const editor = `/decks/build?deck=${encodeURIComponent(id)}`;
  const isBegun = report !== null && standingOf(report).tone === 'begun';
  return (
    <li className={styles.way}>
      <span className={styles.wayCover}>
        <DeckCover deck={deck} catalogue={catalogue} />
      </span>
      <Words title={deckTitle(deck)} href={editor}>
        <b>{powerName(deck.sponsor)}</b> · {sizesInWords({ ...deck, programs: [] })}
      </Words>
      <div className={styles.wayActs}>
        {!isBegun && (
          <LinkButton href={`/play?deck=${encodeURIComponent(id)}`} size="small" slim>
            Play
            <span className="visually-hidden"> {deckTitle(deck)}</span>
          </LinkButton>
        )}
        <LinkButton href={editor} size="small" slim className={isBegun ? undefined : 'wide-only'}>
          {isBegun ? 'Go on building' : 'Edit'}
          <span className="visually-hidden"> {deckTitle(deck)}</span>
        </LinkButton>
      </div>
      <div className={styles.verdict}>
        {report && <ReportLine report={report} />}
        <span className="wide-only">Changed {when(updatedAt, Date.now())}</span>
        {catalogue && <TypeStrip deck={deck} catalogue={catalogue} />}
      </div>
    </li>
  );
}

function GameWay({ game }: { readonly game: StoredGame }) {
  const href = `${isBoardGame(game) ? '/board/play' : '/play'}?game=${encodeURIComponent(game.id)}`;
  const name = nameOf(game);
  return (
    <li className={styles.way}>
      <Swords size={24} className={styles.waySign} aria-hidden />
      <Words title={name} href={href}>
        {isBoardGame(game) ? 'Board game' : 'Card game'}
        {game.turn > 0 && `, turn ${game.turn}`}
      </Words>
      <div className={styles.wayActs}>
        <LinkButton href={href} size="small" slim>
          Go on
          <span className="visually-hidden"> with {name}</span>
        </LinkButton>
      </div>
      <p className={styles.verdict}>Played {when(game.savedAt, Date.now())}</p>
    </li>
  );
}

function nameOf(game: StoredGame): string {
  if (game.name !== undefined) return game.name;
  if (isBoardGame(game)) return `A game of ${game.controllers.length} factions`;
  return game.setup.houses.map(({ name }, at) => name || `House ${at + 1}`).join(' against ');
}

function Words({
  title,
  href,
  children,
}: {
  readonly title: string;
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <h3 className={styles.wayTitle}>
        <Link href={href} className={styles.whole}>
          {title}
        </Link>
      </h3>
      <p className="text-muted text-s">{children}</p>
    </div>
  );
}
