import type { Metadata } from 'next';
import { LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Page, PageTitle } from '@/app/_ui/base/page-title';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <Page narrow>
      <PageTitle title="There is no page at this address" />
      <EmptyState
        title="Where to look"
        actions={
          <>
            <LinkButton kind="primary" href="/cards">
              Search the cards
            </LinkButton>
            <LinkButton href="/decks">Your decks</LinkButton>
          </>
        }
      >
        The address may have a typing error. Your decks are safe in this browser.
      </EmptyState>
    </Page>
  );
}
