import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './_ui/tokens.css';
import './_ui/base.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';
import { Announcer } from './_ui/announce';
import { Footer } from './_ui/shell/footer';
import { Header } from './_ui/shell/header';
import { THEME_COOKIE, themeOf } from './_ui/theme/theme';
import { Toasts } from './_ui/toast';

export const metadata: Metadata = {
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
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html
      lang="en-GB"
      {...(theme !== 'system' && { 'data-theme': theme })}
      suppressHydrationWarning
    >
      <body>
        <CSPProvider {...(nonce !== undefined && { nonce })}>
          <NuqsAdapter>
            <div className="registry">
              <Header />
              <main id="main" tabIndex={-1}>
                {children}
              </main>
              <Footer />
            </div>
            <Toasts />
            <Announcer />
          </NuqsAdapter>
        </CSPProvider>
      </body>
    </html>
  );
}
