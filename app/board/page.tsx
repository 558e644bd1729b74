import type { Metadata } from 'next';
import { Page } from '@/app/_ui/base/page-title';
import styles from './board.module.css';
import { MapDesk } from './map-desk';

export const metadata: Metadata = {
  title: 'Board',
  description:
    'The map of the Dune board game: where forces can go, what the storm does, where spice blows.',
};

export default function BoardPage() {
  return (
    <Page className={styles.page}>
      <MapDesk />
    </Page>
  );
}
