import { Download, Trash2 } from 'lucide-react';
import { discardBroken } from '@/app/_deck/library/deck-actions';
import { Button } from '@/app/_ui/base/button';
import { Dialog, DialogClose } from '@/app/_ui/base/dialog';
import { downloadRecord } from '@/app/_ui/stored/broken-record';
import { counted } from '@/lib/sentences';
import type { BrokenRecord } from '@/lib/storage/records';
import styles from './broken-decks.module.css';

const KINDS: Readonly<Record<BrokenRecord['table'], string>> = {
  decks: 'Deck',
  edits: 'History of a deck',
  versions: 'Named version',
  formats: 'Format',
  settings: 'Setting',
  journal: 'Change in the emergency journal',
  collection: 'Card in the collection',
  built: 'Mark of a built deck',
  printed: 'Printed texts of a set',
  games: 'Game in play',
  'waiting-games': 'Game in play',
};

/** Records that lie in the database and cannot be read: what is wrong, the record as a file, and out. */
export function Broken({ records }: { readonly records: readonly BrokenRecord[] }) {
  return (
    <section className={styles.broken} aria-labelledby="broken">
      <h2 id="broken">{counted(records.length, 'record')} cannot be read</h2>
      <p>
        {records.length === 1
          ? 'It lies untouched where it was stored'
          : 'They lie untouched where they were stored'}
        , and your other decks are not affected. Download a record before you remove it: somebody
        may be able to mend it.
      </p>
      <ul>
        {records.map((record) => {
          const name = `${KINDS[record.table]} ${nameIn(record)}`;
          return (
            <li key={`${record.table} ${record.id}`} className={styles.record}>
              <div className={styles.words}>
                <h3 className="font-sans font-semibold wrap-anywhere">{name}</h3>
                <p className="text-muted text-s wrap-anywhere">{whyOf(record)}</p>
              </div>
              <div className="flex gap-2">
                <Button
                  size="small"
                  aria-label={`Download ${name}`}
                  onClick={() => downloadRecord(record)}
                >
                  <Download size={14} aria-hidden />
                  Download
                </Button>
                <Dialog
                  title="Remove this record permanently?"
                  trigger={
                    <Button size="small" kind="quiet" aria-label={`Remove ${name}`}>
                      <Trash2 size={14} aria-hidden />
                      Remove…
                    </Button>
                  }
                  foot={
                    <>
                      <Button onClick={() => downloadRecord(record)}>
                        <Download size={16} aria-hidden />
                        Download first
                      </Button>
                      <DialogClose>
                        <Button kind="danger" onClick={() => void discardBroken(record)}>
                          Remove permanently
                        </Button>
                      </DialogClose>
                    </>
                  }
                >
                  <p>
                    {name} is deleted from this browser, with all that belongs to it. This cannot be
                    undone.
                  </p>
                </Dialog>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function whyOf({ problem: { code, at, message } }: BrokenRecord): string {
  if (code === 'future-record')
    return `Written by a newer Registry than this page (${message}). Reload to get the newer one.`;
  return `It has not the form of a record (${at === '' ? message : `${at}: ${message}`}).`;
}

/** The name that the record gives itself, where there is one to be seen, else its key. */
function nameIn({ id, raw }: BrokenRecord): string {
  const name = read(read(raw, 'deck'), 'name') ?? read(raw, 'name');
  const short = typeof name === 'string' && name.trim() !== '' ? name.trim() : id;
  return `“${short.length > 60 ? `${short.slice(0, 60)}…` : short}”`;
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
