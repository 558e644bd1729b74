import { ArchiveRestore, GitCompareArrows, Trash2 } from 'lucide-react';
import { type FormEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { compareHref, versionRef } from '@/app/_deck/compare/compare-href';
import { Button, IconButton, LinkButton } from '@/app/_ui/base/button';
import { TextInput } from '@/app/_ui/base/field';
import { toast } from '@/app/_ui/base/toast';
import { exactly, when } from '@/app/_ui/base/when';
import { sayFailed } from '@/app/_ui/stored/attempt';
import { live } from '@/lib/storage/live';
import type { VersionRecord } from '@/lib/storage/records';
import { deleteRow, listVersions, putRow, saveVersion } from '@/lib/storage/rows';
import { useDerived, useWorkshop } from '../state/workshop';
import styles from './history-panel.module.css';

/** States of the deck that were kept under a name. */
export function Versions() {
  const { store, deckId } = useWorkshop();
  const source = useMemo(() => live(store, (from) => listVersions(from, deckId)), [store, deckId]);
  const listing = useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot);
  return (
    <section aria-labelledby="versions-title" className="flex flex-col" tabIndex={-1}>
      <div className={styles.head}>
        <h2 id="versions-title" className="flex-1 text-l">
          Versions
        </h2>
      </div>
      {listing?.problem && <p role="alert">{listing.problem.message}</p>}
      {listing?.rows.length === 0 && (
        <p className="pt-2 text-muted">
          Keep the deck as it is under a name, then change it freely: a version can be compared and
          brought back at any time.
        </p>
      )}
      <ul className="flex flex-col" aria-label="Versions">
        {listing?.rows.map((version) => (
          <Version key={version.id} version={version} />
        ))}
      </ul>
      <SaveVersion />
    </section>
  );
}

function Version({ version }: { readonly version: VersionRecord }) {
  const { store, changes, deckId } = useWorkshop();
  const { name, savedAt, deck } = version;
  const line = useRef<HTMLLIElement>(null);

  async function remove() {
    const section = line.current?.closest('section');
    const done = await deleteRow(store, 'versions', version.id);
    if (!done.ok) return sayFailed('The version was not deleted', done.problems);
    // the line goes away with the focus in it
    section?.focus();
    toast({
      title: `Version ${name} deleted`,
      action: { label: 'Undo', onAction: () => void putRow(store, 'versions', version) },
    });
  }

  return (
    <li ref={line} className={styles.version}>
      <span className={styles.versionName}>
        <span className={styles.kept}>{name}</span>
        <span className={styles.note} title={exactly(savedAt)}>
          {when(savedAt, Date.now())}
        </span>
      </span>
      <LinkButton size="small" href={compareHref(versionRef(version.id), deckId)}>
        <GitCompareArrows size={14} aria-hidden />
        <span>
          Compare<span className="visually-hidden"> {name}</span> with now
        </span>
      </LinkButton>
      <IconButton
        size="small"
        label={`Restore ${name}`}
        onClick={() =>
          changes.edit({
            kind: 'several',
            label: `Version ${name} restored`,
            edits: [{ kind: 'replace', deck }],
          })
        }
      >
        <ArchiveRestore size={16} aria-hidden />
      </IconButton>
      <IconButton size="small" label={`Delete ${name}`} onClick={() => void remove()}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </li>
  );
}

function SaveVersion() {
  const { store, deckId } = useWorkshop();
  const { deck } = useDerived();
  const [name, setName] = useState('');

  async function save(event: FormEvent) {
    event.preventDefault();
    const kept = name.trim();
    if (kept === '') return;
    const done = await saveVersion(store, deckId, kept, deck);
    if (!done.ok) return sayFailed('The version was not kept', done.problems);
    setName('');
    toast({ tone: 'legal', title: `Kept as ${kept}` });
  }

  return (
    <form className={styles.save} onSubmit={(event) => void save(event)}>
      <TextInput
        label="Name of a version"
        value={name}
        maxLength={200}
        placeholder="Before the tournament"
        autoComplete="off"
        onValueChange={setName}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        Keep this version
      </Button>
    </form>
  );
}
