'use client';

import './_ui/tokens.css';
import './_ui/base.css';
import { Button } from './_ui/button';
import { EmptyState } from './_ui/empty-state';
import { Page, PageTitle } from './_ui/page-title';

/** Even the frame of the page broke. */
export default function GlobalError({ reset }: { readonly reset: () => void }) {
  return (
    <html lang="en-GB">
      <head>
        <title>Landsraad Registry: an error</title>
      </head>
      <body>
        <main>
          <Page narrow>
            <PageTitle title="The Registry stopped working" />
            <EmptyState
              tone="failed"
              title="What is safe"
              actions={
                <Button kind="primary" onClick={reset}>
                  Try again
                </Button>
              }
            >
              A fault of ours, not of yours. Your decks are on this machine and nothing of them is
              lost. If trying again does not help, load the page anew.
            </EmptyState>
          </Page>
        </main>
      </body>
    </html>
  );
}
