'use client';

import '@/app/_ui/theme/tokens.css';
import '@/app/_ui/theme/base.css';
import '@/app/_ui/theme/utilities.css';
import { Button } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Page, PageTitle } from '@/app/_ui/base/page-title';

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
              This is our fault, not yours. Your decks are safe in this browser. If trying again
              does not help, reload the page.
            </EmptyState>
          </Page>
        </main>
      </body>
    </html>
  );
}
