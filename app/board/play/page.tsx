import type { Metadata } from 'next';
import { Page } from '@/app/_ui/base/page-title';
import { type SetupQuery, setupFrom } from '@/lib/board/setup/link';
import styles from './play.module.css';
import { PlayDesk } from './play-desk';

export const metadata: Metadata = {
  title: 'Play the board game',
  description:
    'The Dune board game of 2019 against automatic factions or passing one device round: set-up, nine phases, battles, every end.',
};

/** The address may hold a set-up as that of the set-up page does, `by` (who plays each seat) and `seed`. */
export default async function BoardPlayPage({
  searchParams,
}: {
  readonly searchParams: Promise<SetupQuery>;
}) {
  const query = await searchParams;
  const one = (name: string) => [query[name] ?? ''].flat()[0] ?? '';
  return (
    <Page className={styles.page}>
      <PlayDesk
        served={setupFrom({ ...query, edition: '2019' })}
        by={one('by').split(',')}
        seed={one('seed').slice(0, 40) || '1'}
      />
    </Page>
  );
}
