import type { Metadata } from 'next';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { Addressed } from '@/app/_ui/search/addressed';
import styles from './play.module.css';
import { PlayDesk } from './table/play-desk';

export const metadata: Metadata = {
  title: 'Play',
  description: 'Play a deck by the book: alone, with automatic rivals, or hot-seat.',
};

export default function PlayPage() {
  return (
    <Page className={styles.page}>
      <Addressed fallback={<PageTitle title="Play" />}>
        <PlayDesk />
      </Addressed>
    </Page>
  );
}
