'use client';

import { useDeferredValue, useMemo } from 'react';
import { TextInput } from '@/app/_ui/base/field';
import { PageTitle } from '@/app/_ui/base/page-title';
import { useSpoken } from '@/app/_ui/base/use-spoken';
import { useSearchText } from '@/app/_ui/search/use-search-text';
import type { BoardCard } from '@/lib/board/cards/card';
import { describeBoardQuery } from '@/lib/board/cards/describe';
import type { Difference } from '@/lib/board/cards/differences';
import { parseBoardQuery, searchBoardCards } from '@/lib/board/cards/search';
import { capital, counted } from '@/lib/sentences';
import { BoardCardItem } from './board-card-item';
import styles from './cards.module.css';
import { FieldHelp } from './field-help';

export interface ShownCard {
  readonly card: BoardCard;
  readonly differences: readonly Difference[];
}

/** The cards of both decks, or those that a search finds. */
export function CardBrowser({ cards }: { readonly cards: readonly ShownCard[] }) {
  const [text, setText] = useSearchText();
  const sought = useDeferredValue(text.trim());
  const byId = useMemo(() => new Map(cards.map((shown) => [shown.card.id, shown])), [cards]);
  const query = useMemo(() => parseBoardQuery(sought), [sought]);
  const found = useMemo(() => {
    const all = cards.map(({ card }) => card);
    return query.ok ? searchBoardCards(all, query.value) : [];
  }, [cards, query]);
  const problem = query.ok ? null : (query.problems[0]?.message ?? null);
  const said = query.ok
    ? `${describeBoardQuery(query.value)}: ${counted(found.length, 'card')}`
    : null;
  useSpoken(sought === '' ? null : (problem ?? said));
  return (
    <>
      <PageTitle
        title="Cards of the board game"
        note="Treachery and spice cards of both editions: what each does, in our words, how many there are of it, and what is in doubt."
      />
      <search className={styles.search}>
        <TextInput
          label="Find cards"
          type="search"
          placeholder="Words or fields, as in t:weapon edition:2019"
          value={text}
          problem={problem}
          autoComplete="off"
          spellCheck={false}
          maxLength={2_000}
          onValueChange={setText}
        />
        <FieldHelp onTry={setText} />
      </search>
      {said !== null && <p className="text-muted text-s">{said}</p>}
      {query.ok && found.length === 0 && <p>No card is like that. A word less may find one.</p>}
      {byKind(found).map(([kind, some]) => (
        <section key={kind} aria-labelledby={`kind-${kind}`} className={styles.kindOf}>
          <h2 id={`kind-${kind}`}>
            {capital(kind)} <small>{some.length}</small>
          </h2>
          <ul className={styles.cards} aria-label={capital(kind)}>
            {some.map(({ id }) => {
              const shown = byId.get(id);
              return shown && <BoardCardItem key={id} {...shown} />;
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Cards by what they are, in their order. */
function byKind(cards: readonly BoardCard[]): readonly (readonly [string, readonly BoardCard[]])[] {
  const kinds = new Map<string, BoardCard[]>();
  for (const card of cards) kinds.set(card.kind, [...(kinds.get(card.kind) ?? []), card]);
  return [...kinds];
}
