import { useMemo } from 'react';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Face } from '@/app/_ui/card/face';
import { fetchedCode } from '@/app/_ui/data/fetched-code';
import { SEARCHES } from '@/app/_ui/search/examples';
import type { CardSearch } from '@/app/_ui/search/use-card-search';
import { fullName } from '@/lib/cards/card';
import { readQuery } from '@/lib/cards/query/parse';
import { type Searcher, search } from '@/lib/cards/query/search';
import { counted } from '@/lib/sentences';
import styles from './nothing-found.module.css';

/** What a table needs to say where to go on from a search that finds nothing. */
export interface Asked {
  readonly found: CardSearch;
  readonly onTextChange: (text: string) => void;
  /** Cards that answer and do not show; none where nothing is held back. */
  readonly heldBack?: HeldBack | undefined;
  /** The page's own heading says that nothing is found, and has the way back. */
  readonly isHeaded?: boolean;
}

export interface HeldBack {
  /** "3 cards that no deck of Atreides may have" */
  readonly words: string;
  readonly onShow: () => void;
}

const useRules = fetchedCode(async () => {
  const [{ rulesReady }, { findRules }] = await Promise.all([
    import('@/app/_ui/data/rules'),
    import('@/app/_ui/rules/find-rules'),
  ]);
  const entries = [...(await rulesReady()).byId.values()];
  return { find: (words: string) => findRules(entries, words) };
});
const useWays = fetchedCode(() => import('@/lib/codecs/names/ways-on'));

/** In place of the rows where no card is found: the words read as fields, the nearest titles, searches that find some. */
export function NothingFound({ found, onTextChange, heldBack, isHeaded = false }: Asked) {
  const { problems, isStale, readText, searcher, finds } = found;
  const ways = useWays(true);
  const on = useMemo(
    () => searcher && ways?.waysOn(searcher.catalogue, readText, finds),
    [searcher, ways, readText, finds],
  );
  const rules = useRulesWith(!isStale && /^[\p{L} '’-]+$/u.test(readText) ? readText : null);
  const showAll = <Button onClick={() => onTextChange('')}>Show all cards</Button>;
  const [problem] = problems;
  if (isStale && problem !== undefined)
    return (
      <div className={styles.nothing}>
        <EmptyState title="This search cannot be read" actions={showAll}>
          {problem.message}
        </EmptyState>
      </div>
    );
  if (heldBack)
    return (
      <div className={styles.nothing}>
        <EmptyState
          title="Nothing else found"
          actions={
            <>
              <Button kind="primary" onClick={heldBack.onShow}>
                Show them
              </Button>
              {showAll}
            </>
          }
        >
          The search finds {heldBack.words}.
        </EmptyState>
      </div>
    );
  const { nearest = [], fields = null } = on ?? {};
  return (
    <div className={styles.nothing}>
      {!isHeaded && <h2>No cards found</h2>}
      {(!isHeaded || rules > 0) && (
        <p className={styles.actions}>
          {!isHeaded && showAll}
          {rules > 0 && (
            <LinkButton href={`/rules?q=${encodeURIComponent(readText)}`}>
              Search the rules for “{readText}”{' '}
              <span className="text-muted font-normal">{rules}</span>
            </LinkButton>
          )}
        </p>
      )}
      {fields !== null && (
        <section>
          <h3>Read as fields</h3>
          <Button onClick={() => onTextChange(fields.text)}>
            {fields.words}
            <code className="text-muted">{fields.text}</code>
          </Button>
        </section>
      )}
      {nearest.length > 0 && (
        <section>
          <h3>Did you mean …</h3>
          <ul className={styles.nearest}>
            {nearest.map((card) => (
              <li key={card.id} data-inspect={card.id}>
                <button
                  type="button"
                  aria-label={fullName(card)}
                  onClick={() => onTextChange(`name="${fullName(card).replaceAll('"', '')}"`)}
                >
                  <Face card={card} fit="name" decorative />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {searcher && (
        <section>
          <h3>Searches to try</h3>
          <ul className={styles.searches}>
            {SEARCHES.map(([words, text]) => (
              <li key={text}>
                <Try words={words} text={text} searcher={searcher} onTextChange={onTextChange} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** How many rules have these words; none before the rules are there, or where nothing is asked. */
function useRulesWith(words: string | null): number {
  const entries = useRules(words !== null);
  return useMemo(
    () => (words === null || entries === null ? 0 : entries.find(words).length),
    [words, entries],
  );
}

/** As many cards of a search to try as stand in a line where it is widest. */
const MOST = 6;

/** A search that finds something: its words, how it is written, how many and the first of them. */
function Try({
  words,
  text,
  searcher,
  onTextChange,
}: {
  readonly words: string;
  readonly text: string;
  readonly searcher: Searcher;
  readonly onTextChange: (text: string) => void;
}) {
  const cards = useMemo(() => {
    const query = readQuery(text);
    return query === null ? [] : search(searcher, query);
  }, [text, searcher]);
  return (
    <button type="button" onClick={() => onTextChange(text)}>
      <span className={styles.words}>
        <b>{words}</b>
        <span>
          <code>{text}</code> {counted(cards.length, 'card')}
        </span>
      </span>
      <span className={styles.first}>
        {cards.slice(0, MOST).map((card) => (
          <Face key={card.id} card={card} fit="name" decorative />
        ))}
      </span>
    </button>
  );
}
