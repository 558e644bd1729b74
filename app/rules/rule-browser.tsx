'use client';

import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { SearchInput } from '@/app/_ui/base/search-input';
import { useSpoken } from '@/app/_ui/base/use-spoken';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { type Entry, GAMES, type Game, gameOfId } from '@/app/_ui/data/rule-entry';
import { useRulesOf } from '@/app/_ui/data/rules';
import { findRules } from '@/app/_ui/rules/find-rules';
import { useSearchText } from '@/app/_ui/search/use-search-text';
import { counted } from '@/lib/sentences';
import { ChapterView } from './chapter-view';
import {
  CARD_CHAPTERS,
  type Chapter,
  type CountedChapter,
  chapterOf,
  contentsOf,
} from './chapters';
import styles from './rules.module.css';
import { inChapters } from './sections';

/** As many of what was found as are shown before one asks for the rest. */
const MOST = 60;

/** What stands there before the rules have come: a game's contents, and its first chapter. */
export interface Served {
  readonly game: Game;
  readonly contents: readonly CountedChapter[];
  readonly first: readonly Entry[];
}

/** Of a game of which nothing is there yet. */
const NONE: readonly never[] = [];

/** A chapter of the rules at a time, or what a search finds in all of them. */
export function RuleBrowser({ served }: { readonly served: Served }) {
  const [game] = useQueryState('game', parseAsStringLiteral(GAMES).withDefault('cards'));
  const [text, setText] = useSearchText();
  const [asked, setAsked] = useQueryState('chapter', parseAsString);
  // the search whose every rule is wanted
  const [whole, setWhole] = useState<string | null>(null);
  const state = useRulesOf(game);
  const byId = state.status === 'ready' ? state.byId : null;
  const first = served.game === game ? served.first : NONE;
  const entries = useMemo(
    () => (byId ? [...byId.values()].filter(({ id }) => gameOfId(id) === game) : first),
    [byId, first, game],
  );
  const contents = useMemo(
    () => (served.game === game ? served.contents : contentsOf(chaptersIn(state, game), entries)),
    [served, state, game, entries],
  );
  const firstKey = contents[0]?.key ?? null;
  const sought = useDeferredValue(text.trim());
  const found = useMemo(() => findRules(entries, sought), [entries, sought]);
  const here = useHere();
  const named = here === null ? undefined : entries.find(({ id }) => id === here);
  const known = contents.some(({ key }) => key === asked) ? asked : null;
  const chapter =
    known ?? (sought !== '' ? null : named === undefined ? firstKey : chapterOf(named));
  const shown = useMemo(
    () =>
      chapter === null ? inChapters(found) : found.filter((entry) => chapterOf(entry) === chapter),
    [found, chapter],
  );
  const counts = useMemo(
    () => (byId && sought !== '' ? contentsOf(contents, found) : contents),
    [byId, found, sought, contents],
  );
  useSpoken(byId === null || sought === '' ? null : `${counted(shown.length, 'rule')} found.`);

  // The address may name a rule (#TAT-4.2-03); its row is there only once the rules are.
  useEffect(() => {
    if (named !== undefined) document.getElementById(named.id)?.scrollIntoView({ block: 'center' });
  }, [named]);

  function clear() {
    void setText('');
    void setAsked(null);
  }

  if (state.status === 'failed')
    return (
      <NotFetched failed={state} title="The rules could not be fetched">
        Your decks are safe in this browser.
      </NotFetched>
    );

  const rest = chapter === null && whole !== sought ? shown.length - MOST : 0;
  const isWaiting = byId === null && (chapter !== firstKey || sought !== '' || first.length === 0);
  return (
    <ChapterView
      game={game}
      contents={counts}
      chapter={chapter}
      entries={rest > 0 ? shown.slice(0, MOST) : shown}
      text={sought}
      here={here}
      byId={byId}
      search={
        <SearchInput
          label="Find in the rules"
          labelHidden
          placeholder="Search the rules"
          value={text}
          onValueChange={(words) => {
            void setText(words);
            void setAsked(null);
          }}
          autoComplete="off"
        />
      }
      {...(sought !== '' && {
        said: `${isWaiting ? 'Rules' : counted(shown.length, 'rule')} on “${sought}”`,
      })}
      end={
        rest > 0 && (
          <Button className={styles.rest} onClick={() => setWhole(sought)}>
            Show the last {rest}
          </Button>
        )
      }
    >
      {isWaiting ? (
        <p className="min-h-screen text-muted">Fetching the rules…</p>
      ) : shown.length === 0 ? (
        <EmptyState
          title="No rule says this"
          example="For instance: alliance, or an id."
          actions={<Button onClick={clear}>Back to the chapters</Button>}
        >
          The search looks in the text, the section, the notes and the id of each rule.
        </EmptyState>
      ) : null}
    </ChapterView>
  );
}

/** The chapters of a game that the server has not sent with the page. */
function chaptersIn(state: ReturnType<typeof useRulesOf>, game: Game): readonly Chapter[] {
  if (game === 'cards') return CARD_CHAPTERS;
  return (state.status === 'ready' && state.chapters?.[game]) || NONE;
}

/** The id behind the "#" of the address. */
function useHere(): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    const go = () => setHere(decodeURIComponent(location.hash.slice(1)) || null);
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, []);
  return here;
}
