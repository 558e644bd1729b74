import { Page, PageTitle } from '../base/page-title';
import { NotFetched } from '../data/not-fetched';
import type { Fetched } from '../data/resource';

type NotReady = Exclude<Fetched<object>, { readonly status: 'ready' }>;

/** While what a page is drawn from is on its way, and where it cannot come. */
export function CopyMissing({ what, states }: { what: string; states: readonly NotReady[] }) {
  const failed = states.find((state) => state.status === 'failed');
  if (!failed)
    return (
      // as high as the window: the foot of the page keeps its place
      <Page className="min-h-screen">
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
      <NotFetched failed={{ message: failed.message, retry }} title="What went wrong">
        Your decks are safe in this browser.
      </NotFetched>
    </Page>
  );
}
