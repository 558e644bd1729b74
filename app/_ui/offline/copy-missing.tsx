import { Button } from '../base/button';
import { EmptyState } from '../base/empty-state';
import { Page, PageTitle } from '../base/page-title';
import type { ResourceState } from '../data/resource';

type NotReady = Exclude<ResourceState<unknown>, { readonly status: 'ready' }>;

/** While what a page is drawn from is on its way, and where it cannot come. */
export function CopyMissing({ what, states }: { what: string; states: readonly NotReady[] }) {
  const failed = states.find((state) => state.status === 'failed');
  if (!failed)
    return (
      <Page>
        <p className="visually-hidden" role="status">
          Opening the {what} …
        </p>
      </Page>
    );
  const retry = () => {
    for (const state of states) if (state.status === 'failed') state.retry();
  };
  return (
    <Page narrow>
      <PageTitle title={`The ${what} cannot be shown`} />
      <EmptyState
        tone="failed"
        title="What went wrong"
        actions={
          <Button kind="primary" onClick={retry}>
            Try again
          </Button>
        }
      >
        {failed.message} Your decks are on this machine and are safe.
      </EmptyState>
    </Page>
  );
}
