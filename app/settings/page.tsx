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

/** By their ids, which the address may name. */
const SECTIONS = [
  ['look', 'Look', ThemeChoice],
  ['formats', 'Formats', Formats],
  ['printed', 'Printed texts', Printed],
  ['offline', 'Without a network', OfflineReport],
  ['backup', 'Backup', BackupSection],
  ['storage', 'Storage', StorageReport],
] as const;

export default function SettingsPage() {
  return (
    <Page>
      <PageTitle title="Settings" note="All of it stays in this browser." />
      <div className={styles.settings}>
        <nav className={styles.contents} aria-label="On this page">
          {SECTIONS.map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <div className="min-w-0">
          {SECTIONS.map(([id, name, Section]) => (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              <Section />
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

function Formats() {
  return (
    <>
      <p>
        A format is what a tournament calls legal: sets, sizes, copies, bans. Two come with the
        Registry; make your own for a house rule or a tournament.
      </p>
      <FormatShelf />
    </>
  );
}

function Printed() {
  return (
    <>
      <p>
        The Registry comes without the printed texts of the cards. If you have the set files of the
        OCTGN game, load them: the texts then show on the cards, and <kbd>text:</kbd> searches them
        too. They stay in this browser, and you can remove them whenever you like.
      </p>
      <PrintedShelf />
    </>
  );
}
