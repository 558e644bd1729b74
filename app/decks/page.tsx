import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page } from '@/app/_ui/base/page-title';
import { COUNT_COOKIE } from './library/kept-count';
import { Library } from './library/library';

export const metadata: Metadata = {
  title: 'Decks',
  description: 'Your decks, kept in this browser: sort, tag, compare, archive, or start a new one.',
};

export default async function DecksPage() {
  const count = Number((await cookies()).get(COUNT_COOKIE)?.value);
  return (
    <Page>
      <NuqsAdapter>
        <Library expected={count > 0 ? count : 0} />
      </NuqsAdapter>
    </Page>
  );
}
