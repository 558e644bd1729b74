import {
  Ellipsis,
  FileDown,
  GitCompareArrows,
  Hand,
  LibraryBig,
  Printer,
  Share2,
  Swords,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { compareHref, SHARED_REF } from '@/app/_deck/compare/compare-href';
import { openExport, openShare } from '@/app/_deck/export/export-deck';
import { keepDeck } from '@/app/_deck/library/deck-actions';
import { DeckCover } from '@/app/_deck/lists/deck-cover';
import { DeckLists } from '@/app/_deck/lists/deck-lists';
import { HouseFigures } from '@/app/_deck/lists/house-figures';
import { TypeStrip } from '@/app/_deck/lists/type-strip';
import { CostColumns, DeckStatistics } from '@/app/_deck/statistics/deck-statistics';
import { ProblemList } from '@/app/_deck/verdict/problem-list';
import { ReportLine } from '@/app/_deck/verdict/report-line';
import { toneOf } from '@/app/_deck/verdict/standing';
import { useChecker } from '@/app/_deck/verdict/use-checker';
import { Button, IconButton, LinkButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { Menu, MenuItem, MenuLink } from '@/app/_ui/base/menu';
import { PageTitle } from '@/app/_ui/base/page-title';
import { Verdict } from '@/app/_ui/base/verdict';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { useTitle } from '@/app/_ui/offline/use-title';
import { useOwnFormats } from '@/app/_ui/stored/use-stored';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { allocationOf, houseStart } from '@/lib/decks/profile';
import { bonusWords } from '@/lib/decks/profile-words';
import { resolveDeck } from '@/lib/decks/resolve';
import { sizesInWords } from '@/lib/decks/sizes';
import { type DeckStats, deckStats } from '@/lib/decks/stats';
import { deckTitle } from '@/lib/decks/title';
import { check } from '@/lib/legality/check';
import { findFormat } from '@/lib/legality/formats';
import { verdict } from '@/lib/legality/words';
import { powerName } from '@/lib/rules/powers';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { useKept } from './use-kept';
import styles from './view.module.css';

/** A shared deck as its owner has it, to be read, judged and kept. Nothing here changes it. */
export function SharedDeckView({
  deck,
  fragment,
  catalogue,
}: {
  readonly deck: Deck;
  readonly fragment: string;
  readonly catalogue: Catalogue;
}) {
  const own = useOwnFormats();
  const checker = useChecker(catalogue, own);
  const report = useMemo(() => check(checker, deck), [checker, deck]);
  const stats = useMemo(() => deckStats(resolveDeck(deck, catalogue)), [deck, catalogue]);
  const [isOpened, setOpened] = useState(true);
  const title = deckTitle(deck);
  const format = findFormat(deck.format, own)?.name ?? deck.format;
  useTitle(title);
  return (
    <div className="flex flex-col gap-4">
      <div className={styles.top}>
        <span className={styles.cover}>
          <DeckCover deck={deck} catalogue={catalogue} />
        </span>
        <PageTitle
          title={title}
          note={
            <>
              <span>
                {deck.houseName !== '' && deck.houseName !== title && `${deck.houseName}, `}
                <span className="wide-only">sponsored by </span>
                {powerName(deck.sponsor)}.
              </span>{' '}
              <span>
                <span className="wide-only">
                  {format}, {deck.players} players:{' '}
                </span>
                {sizesInWords(deck)}.
              </span>
            </>
          }
          actions={
            report.problems.length === 0 && (
              <div className={styles.chip}>
                <ReportLine report={report} />
              </div>
            )
          }
        />
        <Keep deck={deck} fragment={fragment} />
        <Notes words={deck.notes.trim()} />
      </div>
      {report.problems.length > 0 && (
        <Verdict
          tone={toneOf(report)}
          open={isOpened}
          onOpenChange={setOpened}
          details={<ProblemList problems={report.problems} />}
        >
          {verdict(report)}
        </Verdict>
      )}
      <TypeStrip deck={deck} catalogue={catalogue} worded />
      <div className={styles.sides}>
        <section aria-labelledby="shared-cards" className="min-w-0">
          <h2 id="shared-cards" className="visually-hidden">
            Cards
          </h2>
          <DeckLists deck={deck} catalogue={catalogue} />
        </section>
        <div className={styles.facts}>
          <Profile deck={deck} />
          <Talents stats={stats} />
          <CostColumns stats={stats} />
        </div>
      </div>
      <details className={styles.statistics}>
        <summary>Statistics</summary>
        <DeckStatistics stats={stats} withCosts={false} />
      </details>
    </div>
  );
}

/** About three lines. */
const FEW_LETTERS = 200;

/** What its maker says of it; of much the beginning first, so that the list is in view. */
function Notes({ words }: { readonly words: string }) {
  const [isWhole, setWhole] = useState(false);
  if (words === '') return null;
  const isLong = words.length > FEW_LETTERS;
  return (
    <section
      className={classes(styles.notes, isLong && styles.long, isWhole && styles.whole)}
      aria-label="Notes"
    >
      <p>{words}</p>
      {isLong && (
        <Button
          size="small"
          kind="quiet"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Read less' : 'Read more'}
        </Button>
      )}
    </section>
  );
}

/** What can be done with it; the first of all is to have it. */
function Keep({ deck, fragment }: { readonly deck: Deck; readonly fragment: string }) {
  const router = useRouter();
  const kept = useKept(deck);
  const [isKeeping, setKeeping] = useState(false);

  async function keep() {
    setKeeping(true);
    const id = await keepDeck(deck);
    setKeeping(false);
    if (id !== null) router.push(`/decks/build?deck=${encodeURIComponent(id)}`);
  }

  return (
    <div className={styles.keep}>
      <div className={styles.actions}>
        {kept?.isSame ? (
          <LinkButton kind="primary" href={kept.href}>
            <LibraryBig size={16} aria-hidden />
            Open your copy
          </LinkButton>
        ) : (
          <Button kind="primary" disabled={isKeeping} onClick={() => void keep()}>
            <LibraryBig size={16} aria-hidden />
            Keep a copy
          </Button>
        )}
        <LinkButton href={`/play#${fragment}`}>
          <Swords size={16} aria-hidden />
          Play
        </LinkButton>
        <Menu
          trigger={
            <IconButton label="More">
              <Ellipsis size={18} aria-hidden />
            </IconButton>
          }
        >
          {kept?.isSame && (
            <MenuItem icon={LibraryBig} disabled={isKeeping} onSelect={() => void keep()}>
              Keep another copy
            </MenuItem>
          )}
          <MenuLink href={`/play/opening#${fragment}`} icon={Hand}>
            Opening hand
          </MenuLink>
          <MenuLink href={`${compareHref(SHARED_REF, null)}#${fragment}`} icon={GitCompareArrows}>
            Compare…
          </MenuLink>
          <MenuItem icon={Share2} onSelect={() => void openShare(deck)}>
            Share…
          </MenuItem>
          <MenuItem icon={FileDown} onSelect={() => void openExport(deck)}>
            Export…
          </MenuItem>
          <MenuItem icon={Printer} onSelect={() => print()}>
            Print
          </MenuItem>
        </Menu>
      </div>
      {kept && (
        <p className={styles.kept}>
          {kept.isSame ? (
            'You have this deck already, exactly as it is here.'
          ) : (
            <>
              You have the same list of cards as <Link href={kept.href}>{kept.title}</Link>.
            </>
          )}
        </p>
      )}
    </div>
  );
}

function Profile({ deck }: { readonly deck: Deck }) {
  const start = houseStart(deck.players, allocationOf(deck));
  return (
    <section className="flex flex-col gap-2 min-w-0" aria-labelledby="shared-profile">
      <h2 id="shared-profile">House Profile</h2>
      <HouseFigures start={start} className={styles.figures} />
      <p className="text-muted text-s">{bonusWords(deck)}</p>
    </section>
  );
}

/** The ranks that all its cards have together. */
function Talents({ stats: { imperial, house } }: { readonly stats: DeckStats }) {
  return (
    <section className="flex flex-col gap-2 min-w-0" aria-labelledby="shared-talents">
      <h2 id="shared-talents">Ranks of talents</h2>
      <dl className={styles.figures}>
        {TALENTS.map((talent, at) => (
          <div key={talent}>
            <dt>
              <TalentIcon talent={talent} size={14} />
              <span className="block">{talentName(talent)}</span>
            </dt>
            <dd>{(imperial.talents[at]?.total ?? 0) + (house.talents[at]?.total ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
