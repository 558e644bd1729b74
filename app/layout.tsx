import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/source-sans-3/wght.css';
import '@/app/_ui/theme/tokens.css';
import '@/app/_ui/theme/base.css';
import '@/app/_ui/theme/utilities.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { DeckDialogHost } from '@/app/_deck/export/deck-dialog-host';
import { FindButton } from '@/app/_find/find-button';
import { InspectorHost } from '@/app/_inspector/inspector-host';
import { Announcer } from '@/app/_ui/base/announce';
import { Toasts } from '@/app/_ui/base/toast';
import { buildId } from './_ui/offline/build';
import { Main } from './_ui/offline/main';
import { Offline } from './_ui/offline/offline';
import { JITLESS_SCRIPT } from './_ui/shell/jitless-script';
import { Footer, Header } from './_ui/shell/shell';
import { preloadFonts } from './_ui/theme/preload-fonts';
import { THEME_SCRIPT } from './_ui/theme/theme';

export const metadata: Metadata = {
  applicationName: 'Landsraad Registry',
  appleWebApp: { title: 'Registry' },
  title: { default: 'Landsraad Registry', template: '%s · Landsraad Registry' },
  description:
    'Find cards, build decks and prove them legal for the Dune collectible card game. An unofficial fan tool.',
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f2e8' },
    { media: '(prefers-color-scheme: dark)', color: '#12100e' },
  ],
};

/** Reading the request makes every page dynamic, so that Next puts the request's nonce on its scripts. */
export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const asked = await headers();
  const nonce = asked.get('x-nonce') ?? undefined;
  preloadFonts();
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        {/* The offline copy keeps no page without it: another program may answer in our place. */}
        <meta name="registry-build" content={buildId()} />
        {/* A page of the offline copy is older than the choice, so the choice is read where it is shown. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant words
          dangerouslySetInnerHTML={{ __html: JITLESS_SCRIPT + THEME_SCRIPT }}
        />
      </head>
      <body>
        <CSPProvider {...(nonce !== undefined && { nonce })}>
          <div className="registry">
            <Header find={<FindButton />} />
            <Main copy={asked.has('x-offline-copy')}>{children}</Main>
            <Footer />
          </div>
          <InspectorHost />
          <DeckDialogHost />
          <Toasts />
          <Announcer />
          <Offline />
        </CSPProvider>
      </body>
    </html>
  );
}
