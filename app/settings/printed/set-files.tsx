'use client';

import { FileUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { announce } from '@/app/_ui/base/announce';
import { Button, IconButton } from '@/app/_ui/base/button';
import { FileInput } from '@/app/_ui/base/file-input';
import { toast } from '@/app/_ui/base/toast';
import { exactly, when } from '@/app/_ui/base/when';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { attempt } from '@/app/_ui/stored/attempt';
import { useStored } from '@/app/_ui/stored/use-stored';
import { setName } from '@/lib/rules/taxonomy';
import { capital, counted, oneOrMore } from '@/lib/sentences';
import type { BrokenRecord, PrintedRecord } from '@/lib/storage/records';
import type { Listing } from '@/lib/storage/rows';
import { FileDrop } from '../file-drop';
import styles from './printed.module.css';
import { type LoadOutcome, loadSetFiles, unload } from './printed-loader';
import { PrintedOutcomes } from './printed-outcomes';

const NOTHING: Listing<'printed'> = { rows: [], broken: [], problem: null };

/** The player's own set files: loading them, what is loaded, taking it away again. */
export function SetFiles() {
  const stored = useStored('printed');
  const { rows: sets, broken, problem } = stored.status === 'ready' ? stored.value : NOTHING;
  const [working, setWorking] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<readonly LoadOutcome[]>([]);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function load(files: readonly File[]) {
    if (files.length === 0 || working !== null) return;
    setOutcomes([]);
    const done = await loadSetFiles(files, (at, name) =>
      setWorking(
        files.length === 1 ? `Reading ${name}…` : `Reading ${at + 1} of ${files.length}: ${name}…`,
      ),
    );
    setWorking(null);
    setOutcomes(done);
    const loaded = done.filter((one) => one.kind === 'loaded').length;
    if (loaded === 0) announce('No set was loaded');
    else
      toast({
        title: capital(oneOrMore(loaded, 'set is loaded', 'sets are loaded')),
        tone: 'legal',
        onUndo: () => {
          setOutcomes([]);
          void unload(done);
        },
      });
  }

  async function remove(record: PrintedRecord | BrokenRecord) {
    const set = 'set' in record ? record.set : record.id;
    const removed = await attempt('The texts could not be removed', (storage) =>
      storage.deleteRow('printed', set),
    );
    if (removed === null) return;
    setOutcomes([]);
    button.current?.focus();
    toast({
      title: 'set' in record ? `The texts of ${setName(record.set)} are removed` : 'It is removed',
      ...('set' in record && {
        onUndo: () =>
          void attempt('It could not be undone', (storage) => storage.putRow('printed', record)),
      }),
    });
  }

  return (
    <div className={styles.files}>
      <FileDrop className={styles.drop} label="Set files" onFiles={(files) => void load(files)}>
        <Button
          ref={button}
          kind={sets.length === 0 ? 'primary' : 'plain'}
          aria-disabled={working !== null}
          onClick={() => working === null && chooser.current?.click()}
        >
          <FileUp size={18} aria-hidden /> Choose set files
        </Button>
        <p className="text-muted wrap-anywhere" aria-live="polite">
          {working ?? (
            <>
              Choose several at once<span className="for-keys">, or drop them here</span>. They stay
              on this device.
            </>
          )}
        </p>
        {sets.length === 0 && (
          <ol className={styles.steps}>
            <li>
              Open OCTGN’s folder <code>GameDatabase</code>, and in it that of the game.
            </li>
            <li>
              Its folder <code>Sets</code> has a <code>set.xml</code> for each set; a{' '}
              <code>.o8g</code> or <code>.zip</code> of them will do.
            </li>
            <li>Choose them here.</li>
          </ol>
        )}
        <FileInput
          ref={chooser}
          label="Set files to load"
          accept=".xml,.o8g,.zip,application/xml,text/xml,application/zip"
          multiple
          onFiles={(files) => void load(files)}
        />
      </FileDrop>
      <PrintedOutcomes outcomes={outcomes} />
      {stored.status === 'failed' && (
        <NotFetched failed={stored}>What is stored is untouched.</NotFetched>
      )}
      {problem && (
        <p className="text-illegal text-s" role="alert">
          {problem.message}
        </p>
      )}
      {sets.length > 0 && (
        <ul aria-label="Loaded sets">
          {sets.map((record) => (
            <LoadedSet key={record.set} record={record} onRemove={() => void remove(record)} />
          ))}
        </ul>
      )}
      {broken.map((record) => (
        <div key={record.id} className="text-illegal text-s">
          A loaded set ({record.id}) cannot be read: {record.problem.message}.{' '}
          <Button size="small" onClick={() => void remove(record)}>
            Remove it
          </Button>
        </div>
      ))}
    </div>
  );
}

function LoadedSet({
  record,
  onRemove,
}: {
  readonly record: PrintedRecord;
  readonly onRemove: () => void;
}) {
  const { set, name, file, loadedAt, cards } = record;
  const ours = setName(set);
  const texts = cards.filter(({ operation }) => operation !== '').length;
  return (
    <li className={styles.set}>
      <div className="min-w-0">
        <b>{ours}</b>
        {name !== '' && name !== ours && (
          <span className="text-muted text-s wrap-anywhere"> (“{name}”)</span>
        )}
        <p className="text-muted text-s wrap-anywhere">
          {counted(cards.length, 'card')}, {texts} with a text; from {file}, loaded{' '}
          <time title={exactly(loadedAt)}>{when(loadedAt, Date.now())}</time>
        </p>
      </div>
      <IconButton label={`Remove the texts of ${ours}`} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </li>
  );
}
