import { useMemo, useState } from 'react';
import { deckSets } from '@/app/_deck/library/deck-sets';
import { percent } from '@/app/_deck/opening/percent';
import { DataBars, DataColumns } from '@/app/_ui/base/data-bars';
import { TextInput } from '@/app/_ui/base/field';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { TextHint } from '@/app/_ui/printed/text-hint';
import { useTextsFor } from '@/app/_ui/printed/use-texts';
import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { describeQuery } from '@/lib/cards/query/describe';
import { parseQuery } from '@/lib/cards/query/parse';
import type { Query } from '@/lib/cards/query/query';
import { createSearcher, search } from '@/lib/cards/query/search';
import type { Deck } from '@/lib/decks/deck';
import { assemblyOdds, countPiles, handOdds, handOddsByDraw } from '@/lib/odds/opening';
import type { KeywordsById } from '@/lib/rules/keywords';
import styles from './opening.module.css';
import { useOpeningUrl } from './use-opening-url';

/** House draws that the curve shows. */
const DRAWS = 10;
/** As many as the Assembly and the hand can show. */
const MOST_WANTED = 7;
const NO_QUERY: Query = { where: null, sort: [], sortSpans: [] };

/** Exact odds of the cards that a query names. */
export function OpeningOdds({
  deck,
  catalogue,
  ruled,
  keywords,
}: {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly ruled: ReadonlySet<CardId>;
  readonly keywords: KeywordsById;
}) {
  const [url, setUrl] = useOpeningUrl();
  const searcher = useMemo(() => createSearcher(catalogue, ruled), [catalogue, ruled]);
  const query = useMemo(() => parseQuery(url.q), [url.q]);
  // While a query is half written the answer to the last readable one stays.
  const [readable, setReadable] = useState(query);
  if (query.ok && query !== readable) setReadable(query);
  const asked = readable.ok ? readable.value : NO_QUERY;
  const texts = useTextsFor(asked);
  const wanted = useMemo(() => {
    if (!readable.ok) return null;
    const context = { decks: deckSets(null, deck), keywords, ...(texts && { texts }) };
    const found = search(searcher, readable.value, context);
    return new Set(found.map((card) => card.id));
  }, [searcher, readable, deck, texts, keywords]);
  const atLeast = Math.min(Math.max(url.k, 1), MOST_WANTED);
  const problem = query.ok ? undefined : query.problems[0]?.message;

  return (
    <section className={styles.odds} aria-labelledby="odds">
      <h2 id="odds">Odds</h2>
      <div className={styles.question}>
        <TextInput
          label="Cards wanted"
          hint={query.ok ? describeQuery(query.value) : undefined}
          problem={problem}
          value={url.q}
          type="search"
          autoComplete="off"
          spellCheck={false}
          onValueChange={(q) => void setUrl({ q })}
        />
        <div className={styles.least}>
          <span aria-hidden="true">At least</span>
          <NumberStepper
            label="At least so many"
            min={1}
            max={MOST_WANTED}
            value={atLeast}
            onValueChange={(k) => void setUrl({ k })}
          />
        </div>
      </div>
      <TextHint query={asked} />
      {wanted !== null && (
        <Answers deck={deck} catalogue={catalogue} wanted={wanted} atLeast={atLeast} />
      )}
    </section>
  );
}

function Answers({
  deck,
  catalogue,
  wanted,
  atLeast,
}: {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly wanted: ReadonlySet<CardId>;
  readonly atLeast: number;
}) {
  const piles = countPiles(deck, catalogue, (card) => wanted.has(card));
  const { imperial, house } = piles;
  const hand = handOdds(piles, atLeast);
  const assembly = assemblyOdds(piles, atLeast);
  return (
    <>
      <p className="mb-2 text-s" aria-live="polite">
        {house.hits} of {house.size} House cards and {imperial.hits} of {imperial.size} Imperial
        cards are wanted: on average {decimal(hand.expected)} in the opening hand and{' '}
        {decimal(assembly.expected)} in the Assembly.
      </p>
      <div className={styles.charts}>
        <DataBars
          caption={`Chance of at least ${atLeast} at the start`}
          rowHeader="Where"
          max={1}
          format={percent}
          series={[{ key: 'chance', label: 'Chance' }]}
          rows={[
            { key: 'hand', label: `Hand of ${hand.draws}`, values: [hand.chance] },
            { key: 'assembly', label: `Assembly of ${assembly.draws}`, values: [assembly.chance] },
          ]}
        />
        <DataColumns
          caption={`Chance of at least ${atLeast} after so many House draws, in percent`}
          rowHeader="Draws"
          max={1}
          format={(chance) => percent(chance).replace(' %', '')}
          series={[{ key: 'chance', label: '%' }]}
          rows={handOddsByDraw(piles, atLeast, DRAWS).map((odds, draws) => ({
            key: String(draws),
            label: String(draws),
            values: [odds.chance],
          }))}
        />
      </div>
    </>
  );
}

function decimal(value: number): string {
  return value.toFixed(2);
}
