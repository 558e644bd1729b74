import type { Metadata } from 'next';
import { Page } from '@/app/_ui/base/page-title';
import { checkSetup } from '@/lib/board/setup/check';
import { type SetupQuery, setupFrom } from '@/lib/board/setup/link';
import { SetupDesk } from './setup-desk';
import { Sheet } from './sheet';
import styles from './sheet.module.css';
import { verdictOf } from './verdict-of';

export const metadata: Metadata = {
  title: 'Set up the board game',
  description:
    'Set up a game of the Dune board game, 2019 or Descartes: factions, seats, options, checked by the rules, with a sheet for the table.',
};

export default async function SetupPage({
  searchParams,
}: {
  readonly searchParams: Promise<SetupQuery>;
}) {
  const served = setupFrom(await searchParams);
  return (
    <Page className={styles.room}>
      <SetupDesk
        served={served}
        verdict={verdictOf(served, checkSetup(served))}
        sheet={<Sheet setup={served} />}
      />
    </Page>
  );
}
