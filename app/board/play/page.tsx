import type { Metadata } from 'next';
import { Page } from '@/app/_ui/base/page-title';
import type { SetupQuery } from '@/lib/board/setup/link';
import styles from './play.module.css';
import { PlayDesk } from './play-desk';

export const metadata: Metadata = {
  title: 'Play the board game',
  description:
    'The Dune board game, of 2019 or of Descartes, against automatic factions or passing one device round: set-up, every phase, battles, every end.',
};

export default async function BoardPlayPage({
  searchParams,
}: {
  readonly searchParams: Promise<SetupQuery>;
}) {
  return (
    <Page className={styles.page}>
      <PlayDesk served={await searchParams} />
    </Page>
  );
}
