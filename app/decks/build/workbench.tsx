import { Download } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Page } from '@/app/_ui/base/page-title';
import { downloadRecord } from '@/app/_ui/stored/broken-record';
import type { Catalogue } from '@/lib/cards/catalogue';
import { browserStore } from '@/lib/storage/db';
import { live } from '@/lib/storage/live';
import { listRows } from '@/lib/storage/rows';
import { Workspace } from './shell/workspace';
import { OwnershipProvider } from './state/ownership';
import {
  openWorkshop,
  useSnapshot,
  useWorkshop,
  type Workshop,
  WorkshopContext,
} from './state/workshop';

/** Opens a deck and shows it; or says why it cannot be shown, and what to do. */
export function Workbench({
  deckId,
  catalogue,
  loading,
}: {
  readonly deckId: string;
  readonly catalogue: Catalogue;
  readonly loading: ReactNode;
}) {
  const workshop = useOpenWorkshop(deckId, catalogue);
  if (workshop === null) return loading;
  return (
    <WorkshopContext value={workshop}>
      <Opened loading={loading} />
    </WorkshopContext>
  );
}

function useOpenWorkshop(deckId: string, catalogue: Catalogue): Workshop | null {
  const [workshop, setWorkshop] = useState<Workshop | null>(null);
  useEffect(() => {
    const store = browserStore();
    let opened: Workshop | null = null;
    let known: string | null = null;
    const listing = live(store, (from) => listRows(from, 'formats'));
    // A format that another tab makes or changes reaches the open deck too.
    const leave = listing.subscribe(() => {
      const formats = listing.getSnapshot()?.rows.map(({ format }) => format);
      const now = JSON.stringify(formats);
      if (formats === undefined || now === known) return;
      known = now;
      const before = opened;
      opened = openWorkshop(store, deckId, catalogue, formats);
      setWorkshop(opened);
      void before?.session.close();
    });
    return () => {
      leave();
      setWorkshop(null);
      void opened?.session.close();
    };
  }, [deckId, catalogue]);
  return workshop?.deckId === deckId ? workshop : null;
}

function Opened({ loading }: { readonly loading: ReactNode }) {
  const { session, deckId } = useWorkshop();
  const { deck, status, problem, raw } = useSnapshot();
  if (deck !== null)
    return (
      <OwnershipProvider>
        <Workspace />
      </OwnershipProvider>
    );
  if (status === 'loading' || status === 'saving' || status === 'saved') return loading;
  return (
    <Page narrow>
      <h1 className="visually-hidden">Deck builder</h1>
      {status === 'missing' ? (
        <Missing message={problem?.message ?? ''} />
      ) : (
        <EmptyState
          tone="failed"
          title={status === 'broken' ? 'This deck cannot be read' : 'The deck could not be opened'}
          actions={
            <>
              <Button kind="primary" onClick={() => void session.retry()}>
                Try again
              </Button>
              {status === 'broken' && (
                <Button onClick={() => downloadRecord({ table: 'decks', id: deckId, raw })}>
                  <Download size={16} aria-hidden />
                  Download the record
                </Button>
              )}
              <LinkButton href="/decks">All decks</LinkButton>
            </>
          }
        >
          {problem?.message}
        </EmptyState>
      )}
    </Page>
  );
}

function Missing({ message }: { readonly message: string }) {
  const router = useRouter();
  return (
    <EmptyState
      title="No such deck here"
      example="Decks stay in the browser they were made in. A deck from another machine comes as a file or a list: import that."
      actions={
        <>
          <LinkButton href="/decks" kind="primary">
            All decks
          </LinkButton>
          <Button onClick={() => router.push('/decks/build')}>Start a new deck</Button>
          <LinkButton href="/check" kind="quiet">
            Import a list
          </LinkButton>
        </>
      }
    >
      {message}
    </EmptyState>
  );
}
