import { memo, useState } from 'react';
import { freshSeed } from '@/app/_deck/opening/seed';
import { late } from '@/app/_ui/base/late';
import { NativeSelect } from '@/app/_ui/base/native-select';
import { Tabs } from '@/app/_ui/base/tabs';
import type { ListOrder } from '@/lib/decks/sort';
import styles from './deck-pane.module.css';
import type { HandLook } from './hand-panel';
import { ListSection } from './list-section';
import { ProgramsSection } from './programs-section';
import { SetUp } from './set-up';
import { VerdictLine } from './verdict-line';

const StatisticsPanel = late(() =>
  import('./statistics-panel').then((module) => module.StatisticsPanel),
);
const HistoryPanel = late(() =>
  import('../history/history-panel').then((module) => module.HistoryPanel),
);
const InsightPanel = late(() => import('./insight-panel').then((module) => module.InsightPanel));
const NotesPanel = late(() => import('./notes-panel').then((module) => module.NotesPanel));

const IdeasPanel = late(() => import('../ideas/ideas-panel').then((module) => module.IdeasPanel));
const HandPanel = late(() => import('./hand-panel').then((module) => module.HandPanel));

const ORDERS = [
  ['type', 'By type'],
  ['cost', 'By cost'],
  ['name', 'By name'],
] as const;

/** The deck: its verdict, its lists, and what can be known about it. */
export const DeckPane = memo(function DeckPane({
  verdictOpen,
  onVerdictOpenChange,
  onShowCards,
}: {
  readonly verdictOpen: boolean;
  readonly onVerdictOpenChange: (open: boolean) => void;
  /** Shows cards in the table, by a search. */
  readonly onShowCards: (query: string) => void;
}) {
  const [look, setLook] = useState<HandLook>(() => ({
    seed: freshSeed(),
    view: 'rows',
    later: 0,
  }));
  return (
    <>
      <VerdictLine
        open={verdictOpen}
        onOpenChange={onVerdictOpenChange}
        onShowCards={onShowCards}
      />
      <div className={styles.tabs}>
        <Tabs
          label="About the deck"
          tabs={[
            { value: 'deck', label: 'Deck', panel: <Lists onShowCards={onShowCards} /> },
            { value: 'ideas', label: 'Ideas', panel: <IdeasPanel onShowCards={onShowCards} /> },
            {
              value: 'hand',
              label: 'Hand',
              panel: <HandPanel look={look} onLookChange={setLook} onShowCards={onShowCards} />,
            },
            {
              value: 'statistics',
              label: 'Statistics',
              panel: <StatisticsPanel onShowCards={onShowCards} />,
            },
            {
              value: 'insight',
              label: 'Strength',
              panel: <InsightPanel onShowCards={onShowCards} />,
            },
            { value: 'history', label: 'History', panel: <HistoryPanel /> },
            { value: 'notes', label: 'Notes', panel: <NotesPanel /> },
          ]}
        />
      </div>
    </>
  );
});

function Lists({ onShowCards }: { readonly onShowCards: (query: string) => void }) {
  const [order, setOrder] = useState<ListOrder>('type');
  return (
    <div className="flex flex-col gap-4">
      <SetUp />
      <ListSection
        list="imperial"
        order={order}
        onShowCards={onShowCards}
        tools={
          <NativeSelect
            aria-label="Sort the lists"
            className={styles.order}
            value={order}
            onChange={({ currentTarget }) => {
              const chosen = ORDERS.find(([value]) => value === currentTarget.value);
              if (chosen) setOrder(chosen[0]);
            }}
          >
            {ORDERS.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </NativeSelect>
        }
      />
      <ListSection list="house" order={order} onShowCards={onShowCards} />
      <ProgramsSection onShowCards={onShowCards} />
    </div>
  );
}
