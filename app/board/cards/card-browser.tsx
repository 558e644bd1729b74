'use client';

import { CircleHelp } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { IconButton } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import { PageTitle } from '@/app/_ui/base/page-title';
import { SearchInput } from '@/app/_ui/base/search-input';
import { useMedia } from '@/app/_ui/base/use-media';
import { useSpoken } from '@/app/_ui/base/use-spoken';
import { partNotFetched } from '@/app/_ui/data/part-not-fetched';
import { useSearchText } from '@/app/_ui/search/use-search-text';
import type { BoardCard } from '@/lib/board/cards/card';
import type { Difference } from '@/lib/board/cards/differences';
import { relatedTo } from '@/lib/board/cards/related';
import type { Edition } from '@/lib/board/rules/book';
import { capital, counted } from '@/lib/sentences';
import { EditionOrBoth } from '../edition-choice';
import { CardTiles } from './card-tile';
import styles from './cards.module.css';
import { editionIn, withEdition } from './edition-term';
import type { Counts } from './example-queries';
import { Examples } from './examples';
import type { Found, findCards } from './find-cards';

export interface ShownCard {
  readonly card: BoardCard;
  /** What it does in a few words. */
  readonly brief: string;
  readonly differences: readonly Difference[];
}

const CardDetails = late(() => import('./card-details').then((module) => module.CardDetails));
const CardSheet = late(() => import('./card-sheet').then((module) => module.CardSheet));
const FieldHelp = late(() => import('./field-help').then((module) => module.FieldHelp));

/** From so many cards on, what all do is said once and their pictures stand side by side. */
const FEW = 3;

/** Where there is no room for a card beside the others; as in the style sheet. */
const NO_ROOM = '(max-width: 960px)';

/** Under which heading the cards of a kind stand. */
const HEADINGS: Readonly<Record<string, string>> = {
  'projectile weapon': 'Projectile weapons',
  'poison weapon': 'Poison weapons',
  lasgun: 'Lasgun and defenses',
  'projectile defense': 'Lasgun and defenses',
  'poison defense': 'Lasgun and defenses',
  'cheap hero': 'Cheap heroes',
  special: 'Special cards',
  worthless: 'Worthless cards',
  territory: 'Spice blows',
};

/** The cards of both decks, or those that a search finds, and one of them in full. */
export function CardBrowser({
  cards,
  counts,
}: {
  readonly cards: readonly ShownCard[];
  readonly counts: Counts;
}) {
  const [text, setText] = useSearchText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isHelping, setHelping] = useState(false);
  const hasNoRoom = useMedia(NO_ROOM);
  const sought = useDeferredValue(text.trim());
  const byId = useMemo(() => new Map(cards.map((shown) => [shown.card.id, shown])), [cards]);
  const all = useMemo(() => cards.map(({ card }) => card), [cards]);
  const search = useSearch();
  const {
    cards: found,
    said,
    problem,
  } = useMemo(() => {
    if (sought === '') return everything(all);
    if (search === 'failed') return { ...everything(all), said: null, problem: NOT_FETCHED };
    return search?.(all, sought) ?? BEING_FETCHED;
  }, [all, sought, search]);
  useSpoken(sought === '' ? null : (problem ?? said));
  const asked = found.find(({ id }) => id === chosen);
  const shown = byId.get((asked ?? found[0])?.id ?? '');
  const sheet = asked && byId.get(asked.id);
  const briefIn = ({ id }: BoardCard) => byId.get(id)?.brief ?? '';
  const inFull = (one: ShownCard) => ({
    ...one,
    inDeck: {
      2019: sizeOf(cards, one.card, '2019'),
      descartes: sizeOf(cards, one.card, 'descartes'),
    },
    others: relatedTo(one.card, all),
    onChoose: setChosen,
  });
  return (
    <>
      <PageTitle title="Cards of the board game" namedAbove />
      <div className={styles.desk}>
        <div>
          <search className={styles.search}>
            <SearchInput
              label="Find cards"
              labelHidden
              placeholder="Search, as in shield or t:weapon"
              value={text}
              problem={problem}
              autoComplete="off"
              spellCheck={false}
              maxLength={2_000}
              onValueChange={setText}
              end={
                <IconButton label="How to search" onClick={() => setHelping(true)}>
                  <CircleHelp size={18} aria-hidden />
                </IconButton>
              }
            />
            <EditionOrBoth
              value={editionIn(text)}
              onValueChange={(edition) => setText(withEdition(text, edition))}
            />
            <Examples text={text} counts={counts} onTry={setText} />
          </search>
          <p className={styles.found}>{sought !== '' && said}</p>
          {said !== null && found.length === 0 && (
            <p>No card is like that. A word less may find one.</p>
          )}
          {byHeading(found).map(([heading, some]) => {
            const said = sharedBrief(some, briefIn);
            return (
              <section
                key={heading}
                aria-labelledby={`of-${heading.replaceAll(' ', '-')}`}
                className={styles.kindOf}
              >
                <div className={styles.kindHead}>
                  <h2 id={`of-${heading.replaceAll(' ', '-')}`}>
                    {heading} <small>{some.length}</small>
                  </h2>
                  {said !== '' && <p>{said}</p>}
                </div>
                <CardTiles
                  label={heading}
                  cards={some}
                  areAlike={said !== '' || arePlaces(some)}
                  isSaidAbove={said !== ''}
                  edition={editionIn(text)}
                  briefIn={briefIn}
                  chosen={hasNoRoom ? chosen : (shown?.card.id ?? null)}
                  onChoose={setChosen}
                />
              </section>
            );
          })}
        </div>
        <section className={styles.pane} aria-label="The card">
          {shown !== undefined && !hasNoRoom && <CardDetails {...inFull(shown)} />}
        </section>
      </div>
      {isHelping && <FieldHelp onTry={setText} onClose={() => setHelping(false)} />}
      {hasNoRoom && sheet && <CardSheet {...inFull(sheet)} onClose={() => setChosen(null)} />}
    </>
  );
}

/** What answers a search: the language comes when the page stands, for all cards are shown without it. */
function useSearch(): typeof findCards | 'failed' | null {
  const [code, setCode] = useState<{ readonly findCards: typeof findCards | 'failed' } | null>(
    null,
  );
  useEffect(() => {
    import('./find-cards').then(setCode, () => setCode({ findCards: 'failed' }));
  }, []);
  return code?.findCards ?? null;
}

const NOT_FETCHED = partNotFetched('Reload the page to search; all cards are shown.').message;

const BEING_FETCHED: Found = { cards: [], said: null, problem: null };

/** No search: every card. */
function everything(cards: readonly BoardCard[]): Found {
  return { cards, said: `All cards: ${counted(cards.length, 'card')}`, problem: null };
}

/** How many cards the deck of a card has in an edition. */
function sizeOf(cards: readonly ShownCard[], { deck }: BoardCard, edition: Edition): number {
  return cards.reduce(
    (sum, { card }) => sum + (card.deck === deck ? (card.copies[edition] ?? 0) : 0),
    0,
  );
}

/** What all of several cards do, which is said once; nothing where they differ. */
function sharedBrief(
  [first, ...others]: readonly BoardCard[],
  briefIn: (card: BoardCard) => string,
): string {
  if (first === undefined || others.length < FEW - 1) return '';
  const said = briefIn(first);
  return others.every((card) => briefIn(card) === said) ? said : '';
}

/** Places where spice blows differ in a number alone. */
function arePlaces(cards: readonly BoardCard[]): boolean {
  return cards.length >= FEW && cards.every(({ spice }) => spice !== undefined);
}

/** Cards under their headings, in their order. */
function byHeading(
  cards: readonly BoardCard[],
): readonly (readonly [string, readonly BoardCard[]])[] {
  const groups = new Map<string, BoardCard[]>();
  for (const card of cards) {
    const heading = HEADINGS[card.kind] ?? capital(card.kind);
    groups.set(heading, [...(groups.get(heading) ?? []), card]);
  }
  return [...groups];
}
