import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHeadAway } from '@/app/_cards/use-head-away';
import { late } from '@/app/_ui/base/late';
import { useMedia } from '@/app/_ui/base/use-media';
import { FacetPanel } from '@/app/_ui/search/facet-panel';
import { DeckPane } from '../pane/deck-pane';
import { Notices, SaveBanner } from '../save/saving';
import { useWorkshop } from '../state/workshop';
import { IfAdded } from '../table/if-added';
import { PoppedUp } from '../table/popped-up';
import { TablePane } from '../table/table-pane';
import { useTableSearch } from '../table/use-table-search';
import { PhoneBar, type Side } from './phone-bar';
import { PhoneVerdict } from './phone-verdict';
import { Toolbar } from './toolbar';
import { useShortcuts } from './use-shortcuts';
import styles from './workspace.module.css';

const InspectorPane = late(() =>
  import('@/app/_inspector/inspector-pane').then((module) => module.InspectorPane),
);
const Palette = late(() => import('../palette/palette').then((module) => module.Palette));

/** Facets, table and deck side by side; on a phone the table or the deck. */
export function Workspace() {
  const { changes, catalogue, derived } = useWorkshop();
  const search = useTableSearch();
  // a deck begins with its home world
  const [side, setSide] = useState<Side>(() =>
    derived().deck.homeWorld === null ? 'deck' : 'cards',
  );
  const [verdictOpen, setVerdictOpen] = useState(false);
  const [hasPalette, setHasPalette] = useState(false);
  const hasPane = useMedia('(min-width: 1180px)');
  const hasFilters = useMedia('(min-width: 1480px)');
  const input = useRef<HTMLInputElement>(null);
  const deck = useRef<HTMLElement>(null);

  const { setText } = search;
  const focusSearch = useCallback(() => {
    // at once, so that the next key goes into the field
    flushSync(() => setSide('cards'));
    input.current?.focus();
  }, []);
  const focusDeck = useCallback(() => {
    flushSync(() => setSide('deck'));
    deck.current?.focus();
  }, []);
  const openPalette = useCallback(() => setHasPalette(true), []);
  const showCards = useCallback(
    (query: string) => {
      setText(query);
      focusSearch();
    },
    [setText, focusSearch],
  );
  useShortcuts({ ...changes, palette: openPalette, search: focusSearch });

  const verdictShows = side === 'deck' && verdictOpen;
  function toggleVerdict() {
    setSide('deck');
    setVerdictOpen(!verdictShows);
  }

  return (
    <div
      className={styles.workspace}
      data-workspace
      data-own-head
      data-side={side}
      onScrollCapture={useHeadAway(side)}
    >
      <Toolbar />
      <PhoneVerdict open={verdictShows} onPress={toggleVerdict} />
      <SaveBanner />
      <Notices />
      {/* past the many filters at once, for those who go by Tab; seen only while it has the focus */}
      <div className={styles.skips}>
        <button type="button" className={styles.skip} onClick={focusSearch}>
          Go to the search
        </button>
        <button type="button" className={styles.skip} onClick={focusDeck}>
          Go to the deck
        </button>
      </div>
      <div className={styles.panes}>
        {hasFilters && <Filters search={search} />}
        <section className={styles.cards} aria-label="Cards">
          <TablePane
            search={search}
            inputRef={input}
            hasFilters={hasFilters}
            onOpenPalette={openPalette}
          />
        </section>
        {hasPane && (
          <InspectorPane
            className={styles.card}
            card={search.found.cards[0]}
            find={(id) => catalogue.byId.get(id)}
            // its column is kept, or the deck would stand there first
            meanwhile={<div className={styles.card} />}
          >
            {(card) => <IfAdded card={card} />}
          </InspectorPane>
        )}
        <section ref={deck} tabIndex={-1} className={styles.deck} aria-label="Deck">
          <DeckPane
            verdictOpen={verdictOpen}
            onVerdictOpenChange={setVerdictOpen}
            onShowCards={showCards}
          />
        </section>
      </div>
      <PoppedUp />
      {hasPalette && (
        <Palette context={search.found.context} onClose={() => setHasPalette(false)} />
      )}
      <PhoneBar side={side} onSideChange={setSide} />
    </div>
  );
}

function Filters({ search }: { readonly search: ReturnType<typeof useTableSearch> }) {
  const { found, setText } = search;
  // counting all facets may wait until the rows are painted
  const query = useDeferredValue(found.query);
  const text = useDeferredValue(found.readText);
  return (
    <section className={styles.filters} aria-label="Filters">
      {found.searcher && (
        <FacetPanel
          searcher={found.searcher}
          query={query}
          text={text}
          onTextChange={setText}
          context={found.context}
        />
      )}
    </section>
  );
}
