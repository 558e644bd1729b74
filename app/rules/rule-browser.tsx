'use client';

import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { TextInput } from '@/app/_ui/base/field';
import { useMedia } from '@/app/_ui/base/use-media';
import { useSpoken } from '@/app/_ui/base/use-spoken';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { useRules } from '@/app/_ui/data/texts';
import { areaName } from '@/app/_ui/rules/area-name';
import { Choice } from '@/app/_ui/search/choice';
import { useSearchText } from '@/app/_ui/search/use-search-text';
import type { Conflict, Rule } from '@/lib/rules/citations';
import { filterRules, type RuleFilter, sectionsOf } from './filter';
import { RuleList } from './rule-list';
import styles from './rules.module.css';

const SOURCES = ['tat', 'crf', 'conflicts'] as const;
const SOURCE_WORDS = {
  tat: 'Thunder at Twilight rulebook',
  crf: 'Collected Rulings File',
  conflicts: 'Where they disagree',
} as const;

const EMPTY: readonly (Rule | Conflict)[] = [];

/** All rules and conflicts with a filter by words, source and area. */
export function RuleBrowser() {
  const [text, setText] = useSearchText();
  const [source, setSource] = useQueryState('source', parseAsStringLiteral(SOURCES));
  const [area, setArea] = useQueryState('area', parseAsString);
  const narrow = useMedia('(max-width: 860px)');
  const state = useRules();
  const entries = useMemo(
    () => (state.status === 'ready' ? [...state.byId.values()] : EMPTY),
    [state],
  );
  const filter = useDeferredValue<RuleFilter>(
    useMemo(() => ({ text, source, area }), [text, source, area]),
  );
  const shown = useMemo(() => filterRules(entries, filter), [entries, filter]);
  const sections = useMemo(() => sectionsOf(shown), [shown]);
  const areas = useMemo(
    () => countAreas(filterRules(entries, { ...filter, area: null })),
    [entries, filter],
  );
  const sources = useMemo(
    () => filterRules(entries, { ...filter, source: null }),
    [entries, filter],
  );
  const words = `${shown.length} of ${entries.length}`;

  useSpoken(entries.length === 0 ? null : `${words} rules`);

  // The address may name a rule (#TAT-4.2-03); its row is there only once the rules are.
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    const go = () => setHere(decodeURIComponent(location.hash.slice(1)) || null);
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, []);
  useEffect(() => {
    if (here !== null && entries.length > 0)
      document.getElementById(here)?.scrollIntoView({ block: 'center' });
  }, [here, entries.length]);

  function clear() {
    setText('');
    setSource(null);
    setArea(null);
  }

  if (state.status === 'failed')
    return (
      <NotFetched failed={state} title="The rules could not be fetched">
        Your decks are on this machine and are safe.
      </NotFetched>
    );

  return (
    <div className={styles.browser}>
      <div className={styles.filters}>
        <TextInput
          label="Find in the rules"
          type="search"
          placeholder="Words or an id, as in TAT-4.2"
          value={text}
          onValueChange={setText}
          autoComplete="off"
        />
        <fieldset className={styles.group}>
          <legend>Source</legend>
          {SOURCES.map((one) => (
            <Choice
              key={one}
              words={SOURCE_WORDS[one]}
              count={filterRules(sources, { text: '', source: one, area: null }).length}
              pressed={source === one}
              onPress={() => setSource(source === one ? null : one)}
            />
          ))}
        </fieldset>
        {areas.length > 0 && (
          <details className={styles.areas} open={!narrow}>
            <summary>Area</summary>
            {areas.map(([one, count]) => (
              <Choice
                key={one}
                words={areaName(one)}
                count={count}
                pressed={area === one}
                onPress={() => setArea(area === one ? null : one)}
              />
            ))}
          </details>
        )}
      </div>
      <div className={styles.results}>
        <p className={styles.count}>
          {state.status === 'loading' ? 'Fetching the rules…' : `${words} rules and answers`}
          {(text !== '' || source || area) && (
            <Button size="small" onClick={clear}>
              Show all
            </Button>
          )}
        </p>
        {state.status === 'ready' && shown.length === 0 ? (
          <EmptyState
            title="No rule says this"
            example="For instance: adversary, deferment, or an id as in CRF-1.A."
            actions={<Button onClick={clear}>Show all rules</Button>}
          >
            The filter looks in the text, the section, the notes and the id of each rule.
          </EmptyState>
        ) : (
          <RuleList sections={sections} text={filter.text} here={here} />
        )}
      </div>
    </div>
  );
}

/** Areas in the order of the book, with the number of rules. */
function countAreas(entries: readonly (Rule | Conflict)[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const entry of entries)
    if ('area' in entry) counts.set(entry.area, (counts.get(entry.area) ?? 0) + 1);
  return [...counts];
}
