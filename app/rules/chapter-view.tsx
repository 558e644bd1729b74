import { Fragment, type ReactNode } from 'react';
import { Link } from '@/app/_ui/base/link';
import type { Entry, Game } from '@/app/_ui/data/rule-entry';
import { ChapterSelect } from './chapter-select';
import { type CountedChapter, hrefOf } from './chapters';
import { GameChoice } from './game-choice';
import { RuleList } from './rule-list';
import styles from './rules.module.css';
import { SectionLinks } from './section-links';
import { sectionsOf } from './sections';
import { StartHere } from './start-here';

/** The contents beside what they lead to: one chapter, or what was found. */
export function ChapterView({
  game,
  contents,
  chapter,
  entries,
  text = '',
  here = null,
  byId = null,
  search,
  said = '',
  end,
  children,
}: {
  readonly game: Game;
  readonly contents: readonly CountedChapter[];
  /** The chapter that shows; null: what was found in all of them. */
  readonly chapter: string | null;
  readonly entries: readonly Entry[];
  /** What was looked for. */
  readonly text?: string;
  readonly here?: string | null;
  /** What the rules say that notes name; null until they are there. */
  readonly byId?: ReadonlyMap<string, Entry> | null;
  /** Its place is kept while it is not there yet. */
  readonly search?: ReactNode;
  /** What was found; the heading where it is of no one chapter. */
  readonly said?: string;
  /** Below the rules. */
  readonly end?: ReactNode;
  readonly children?: ReactNode;
}) {
  const at = contents.findIndex(({ key }) => key === chapter);
  // what leads nowhere is no way
  const withHits = contents.filter(({ key, count }) => count > 0 || key === chapter);
  const open = contents[at];
  const sections = sectionsOf(entries).map((section) =>
    // a chapter's name stands over it once
    section.title === open?.title ? { ...section, title: '' } : section,
  );
  const next = at < 0 ? undefined : contents[at + 1];
  return (
    <div className={styles.browser}>
      <div className={styles.top}>
        <GameChoice game={game} />
        {at === 0 && text === '' && <StartHere game={game} />}
      </div>
      <div className={styles.beside}>
        <div className={styles.search}>{search}</div>
        <Contents game={game} contents={withHits} chapter={chapter} text={text} />
      </div>
      <div className={styles.results}>
        <div className={styles.head} data-chapter={open ? '' : undefined}>
          <h2>{open?.title ?? said}</h2>
          <ChapterSelect game={game} contents={withHits} chapter={chapter} text={text} />
          {open && said !== '' && <p>{said}</p>}
        </div>
        {open && text === '' && <SectionLinks sections={sections} />}
        {children ?? (
          <RuleList
            sections={sections}
            contents={open ? undefined : contents}
            text={text}
            here={here}
            byId={byId}
          />
        )}
        {end}
        {next && (
          <p className={styles.next}>
            <Link href={hrefOf(game, next.key, '')}>Next: {next.title}</Link>
          </p>
        )}
      </div>
    </div>
  );
}

function Contents({
  game,
  contents,
  chapter,
  text,
}: {
  readonly game: Game;
  readonly contents: readonly CountedChapter[];
  readonly chapter: string | null;
  readonly text: string;
}) {
  let book = '';
  return (
    <nav className={styles.contents} aria-label="Chapters">
      {text !== '' && (
        <ul>
          <li>
            <Link
              href={hrefOf(game, null, text)}
              aria-current={chapter === null ? 'page' : undefined}
              scroll={false}
            >
              All chapters
            </Link>
          </li>
        </ul>
      )}
      {contents.map((one) => {
        const isNew = one.book !== book;
        book = one.book;
        return (
          <Fragment key={one.key}>
            {isNew && <p className={styles.book}>{one.book}</p>}
            <Link
              href={hrefOf(game, one.key, text)}
              aria-current={one.key === chapter ? 'page' : undefined}
            >
              <span>{one.title}</span>
              <span className="text-muted text-s">
                {one.count}
                <span className="visually-hidden"> rules</span>
              </span>
            </Link>
          </Fragment>
        );
      })}
    </nav>
  );
}
