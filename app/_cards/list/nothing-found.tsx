import { useMemo } from 'react';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { fetchedCode } from '@/app/_ui/data/fetched-code';
import type { CardSearch } from '@/app/_ui/search/use-card-search';
import { fullName } from '@/lib/cards/card';
import styles from './nothing-found.module.css';

/** What a table needs to say where to go on from a search that finds nothing. */
export interface Asked {
  readonly found: CardSearch;
  readonly onTextChange: (text: string) => void;
  /** Cards that answer and do not show; none where nothing is held back. */
  readonly heldBack?: HeldBack | undefined;
}

export interface HeldBack {
  /** "3 cards that no deck of Atreides may have" */
  readonly words: string;
  readonly onShow: () => void;
}

const useWays = fetchedCode(() => import('@/lib/codecs/names/ways-on'));

/** In place of the rows where no card is found: the nearest titles, and the words read as fields. */
export function NothingFound({ found, onTextChange, heldBack }: Asked) {
  const { problems, readText, searcher, finds } = found;
  const ways = useWays(true);
  const on = useMemo(
    () => searcher && ways?.waysOn(searcher.catalogue, readText, finds),
    [searcher, ways, readText, finds],
  );
  const showAll = <Button onClick={() => onTextChange('')}>Show all cards</Button>;
  const [problem] = problems;
  if (problem !== undefined)
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
      <EmptyState
        title="No cards found"
        {...(nearest.length === 0 &&
          fields === null && {
            example: 'Try one word less, or a wider field: battle>=2 finds more than battle>=5.',
          })}
        actions={
          <>
            {showAll}
            {/^[\p{L} '’-]+$/u.test(readText) && (
              <LinkButton href={`/rules?q=${encodeURIComponent(readText)}`}>
                Search the rules for “{readText}”
              </LinkButton>
            )}
          </>
        }
      >
        {fields !== null && (
          <span className={styles.way}>
            Read as fields:{' '}
            <Button size="small" onClick={() => onTextChange(fields.text)}>
              {fields.words}
            </Button>
          </span>
        )}
        {nearest.length > 0 && (
          <span className={styles.way}>
            Nearest titles:{' '}
            {[...new Set(nearest.map(fullName))].map((name) => (
              <Button
                key={name}
                size="small"
                onClick={() => onTextChange(`name="${name.replaceAll('"', '')}"`)}
              >
                {name}
              </Button>
            ))}
          </span>
        )}
        {nearest.length === 0 && fields === null && 'No card of the three sets fits this search.'}
      </EmptyState>
    </div>
  );
}
