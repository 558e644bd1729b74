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
        This is our fault, not yours. Decks and drafts are saved on your machine with every edit, so
        nothing that was on screen is lost.
      </EmptyState>
    </Page>
  );
}
