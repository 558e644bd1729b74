import type { Metadata } from 'next';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { BackupSection } from './backup/backup-section';
import { FormatShelf } from './formats/format-shelf';
import { OfflineReport } from './offline-report';
import { PrintedTexts } from './printed/printed-texts';
import styles from './settings.module.css';
import { StorageReport } from './storage-report';
import { TableChoices } from './table-choices';
import { ThemeChoice } from './theme-choice';

export const metadata: Metadata = {
  title: 'Settings',
  description: 'Backup, printed texts, tournament formats of your own, and what is stored here.',
};

export default function SettingsPage() {
  return (
    <Page>
      <PageTitle title="Settings" note="All of it stays in this browser." />
      <div className={styles.groups}>
        <div>
          <section aria-labelledby="look">
            <h2 id="look">Look</h2>
            <div>
              <ThemeChoice />
              <PrintedTexts />
            </div>
          </section>
          <section aria-labelledby="data">
            <h2 id="data">Data</h2>
            <div>
              <BackupSection />
              <StorageReport />
              <OfflineReport />
            </div>
          </section>
        </div>
        <div>
          <section aria-labelledby="table">
            <h2 id="table">Card table</h2>
            <div>
              <TableChoices />
            </div>
          </section>
          <section aria-labelledby="formats">
            <h2 id="formats">Formats</h2>
            <div>
              <FormatShelf />
            </div>
          </section>
        </div>
      </div>
    </Page>
  );
}
