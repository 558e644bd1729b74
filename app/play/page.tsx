import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page } from '@/app/_ui/base/page-title';
import styles from './play.module.css';
import { PlayDesk } from './table/play-desk';

export const metadata: Metadata = {
  title: 'Play',
  description: 'Play a deck by the book: against the computer, alone, or two at one screen.',
};

export default function PlayPage() {
  return (
    <Page className={styles.page}>
      <NuqsAdapter>
        <PlayDesk />
      </NuqsAdapter>
    </Page>
  );
}
