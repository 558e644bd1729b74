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
  description: 'Backup, printed texts, tournament formats of your own, and what is stored here.',
};

/** By their ids, which the address may name, each with what its name does not say: two columns where there is room. */
const COLUMNS = [
  [
    ['look', 'Appearance', null, ThemeChoice],
    ['backup', 'Backup', 'All that you made, in one file.', BackupSection],
    ['storage', 'Storage', 'Clearing the browser’s data deletes it.', StorageReport],
  ],
  [
    ['formats', 'Formats', 'What is legal in a tournament.', FormatShelf],
    [
      'printed',
      'Printed texts',
      'Your OCTGN set files put the cards’ own words on them.',
      PrintedShelf,
    ],
    ['offline', 'Offline', null, OfflineReport],
  ],
] as const;

export default function SettingsPage() {
  return (
    <Page className={styles.page}>
      <PageTitle title="Settings" note="All of it stays in this browser." />
      <div className={styles.sections}>
        {COLUMNS.map((sections) => (
          <div key={sections[0][0]} className={styles.column}>
            {sections.map(([id, name, about, Section]) => (
              <section key={id} className={styles.section} aria-labelledby={id}>
                <div className={styles.about}>
                  <h2 id={id}>{name}</h2>
                  {about && <p>{about}</p>}
                </div>
                <div className={styles.body}>
                  <Section />
                </div>
              </section>
            ))}
          </div>
        ))}
      </div>
    </Page>
  );
}
