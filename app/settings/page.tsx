import type { Metadata } from 'next';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { BackupSection } from './backup/backup-section';
import { FormatShelf } from './formats/format-shelf';
import { OfflineReport } from './offline-report';
import { PrintedShelf } from './printed/printed-shelf';
import styles from './settings.module.css';
import { StorageReport } from './storage-report';
import { ThemeChoice } from './theme-choice';

export const metadata: Metadata = {
  title: 'Settings',
  description: 'Light or dark, tournament formats of your own, and what is stored here.',
};

export default function SettingsPage() {
  return (
    <Page narrow>
      <PageTitle title="Settings" note="All of it stays in this browser." />
      <section className={styles.section} aria-labelledby="look">
        <h2 id="look">Look</h2>
        <ThemeChoice />
      </section>
      <section className={styles.section} aria-labelledby="formats">
        <h2 id="formats">Formats</h2>
        <p>
          A format is what a tournament calls legal: sets, sizes, copies, bans. Two come with the
          Registry; make your own for a house rule or an event.
        </p>
        <FormatShelf />
      </section>
      <section className={styles.section} aria-labelledby="printed">
        <h2 id="printed">Printed texts</h2>
        <p>
          The Registry comes without the printed texts of the cards. If you have the set files of
          the OCTGN game, load them: the texts then show on the cards, and <kbd>text:</kbd> searches
          them too, beside what cards do in the Registry’s own words. They are stored in this
          browser alone and sent to nobody, and you can remove them whenever you like.
        </p>
        <PrintedShelf />
      </section>
      <section className={styles.section} aria-labelledby="offline">
        <h2 id="offline">Without a network</h2>
        <OfflineReport />
      </section>
      <section className={styles.section} aria-labelledby="backup">
        <h2 id="backup">Backup</h2>
        <BackupSection />
      </section>
      <section className={styles.section} aria-labelledby="storage">
        <h2 id="storage">Storage</h2>
        <StorageReport />
      </section>
    </Page>
  );
}
