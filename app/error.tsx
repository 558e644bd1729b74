'use client';

import { Button, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Page, PageTitle } from '@/app/_ui/base/page-title';

/** A page broke: what happened, what is safe, what to do. */
export default function PageError({
  error,
  reset,
}: {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}) {
  return (
    <Page narrow>
      <PageTitle title="This page stopped working" />
      <EmptyState
        tone="failed"
        title="What is safe"
        example={error.digest ? `It is noted by the server as ${error.digest}.` : error.message}
        actions={
          <>
            <Button kind="primary" onClick={reset}>
              Try again
            </Button>
            <LinkButton href="/decks">Your decks</LinkButton>
          </>
        }
      >
        This is our fault, not yours. Your decks are safe in this browser, drafts too: every edit is
        saved at once.
      </EmptyState>
    </Page>
  );
}
