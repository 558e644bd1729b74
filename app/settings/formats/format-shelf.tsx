'use client';

import { Copy, Download, FilePlus2, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { FileInput } from '@/app/_ui/base/file-input';
import { saveText } from '@/app/_ui/base/save-file';
import { toast } from '@/app/_ui/base/toast';
import { useStored } from '@/app/_ui/stored/use-stored';
import type { Format } from '@/lib/legality/format';
import { DEFAULT_FORMAT, SHIPPED_FORMATS } from '@/lib/legality/formats';
import { setName } from '@/lib/rules/taxonomy';
import { Setting } from '../setting';
import styles from '../settings.module.css';
import { formatFile, freeId, newDraft, readFormatFile } from './format-draft';
import { FormatEditor } from './format-editor';
import { deleteFormat, keepFormat } from './format-storage';

/** The shipped formats and the player's own, and what can be done with them. */
export function FormatShelf() {
  const stored = useStored('formats');
  const listing = stored.status === 'ready' ? stored.value : null;
  const library = useStored('library');
  const [draft, setDraft] = useState<{ format: Format; isNew: boolean } | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const shelf = useRef<HTMLUListElement>(null);
  const isEditing = draft !== null;
  const wasEditing = useRef(false);
  useEffect(() => {
    // the editor goes away with the focus in it
    if (wasEditing.current && !isEditing) shelf.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const own = listing?.rows.map(({ format }) => format) ?? [];
  // What cannot be read keeps its place: a newer Registry may still read it.
  const taken = new Set([...own, ...(listing?.broken ?? [])].map((record) => record.id));

  async function remove(format: Format) {
    const { active, archived } =
      library.status === 'ready' ? library.value : { active: [], archived: [] };
    const uses = [...active, ...archived].filter(({ deck }) => deck.format === format.id).length;
    if (await deleteFormat(format, uses)) shelf.current?.focus();
  }

  async function open(file: File | undefined) {
    if (file === undefined) return;
    const read = await readFormatFile(file);
    if (!read.ok) {
      toast({
        title: `${file.name} is no format`,
        description: read.problems.map((problem) => problem.message).join(' '),
        tone: 'warning',
      });
      return;
    }
    if (own.some((one) => JSON.stringify(one) === JSON.stringify(read.value))) {
      toast({ title: `${read.value.name} is one of your formats already`, tone: 'legal' });
      return;
    }
    // Decks name their format by its id, so it stays as it is where it can.
    const format = { ...read.value, id: freeId(read.value.id, taken) };
    await keepFormat(format, `${format.name} is one of your formats now`);
  }

  if (draft)
    return (
      <FormatEditor
        start={draft.format}
        isNew={draft.isNew}
        onCancel={() => setDraft(null)}
        onSave={async (format) => {
          const named = draft.isNew ? { ...format, id: freeId(format.name, taken) } : format;
          if (await keepFormat(named, `${format.name} is saved`)) setDraft(null);
        }}
      />
    );

  return (
    <>
      {listing?.problem && (
        <p className="text-illegal text-s" role="alert">
          {listing.problem.message}
        </p>
      )}
      <ul ref={shelf} tabIndex={-1} aria-label="Formats">
        {[...SHIPPED_FORMATS, ...own].map((format) => {
          const mine = own.includes(format);
          return (
            <li key={format.id} className={styles.format}>
              <FormatFacts format={format} shipped={!mine}>
                <Button
                  size="small"
                  aria-label={`Copy to a format of your own: ${format.name}`}
                  onClick={() => setDraft({ format: newDraft(format, taken), isNew: true })}
                >
                  <Copy size={14} aria-hidden />
                  Copy to a format of your own
                </Button>
                <Button
                  size="small"
                  aria-label={`Download as a file: ${format.name}`}
                  onClick={() => saveText(...formatFile(format))}
                >
                  <Download size={14} aria-hidden />
                  Download as a file
                </Button>
              </FormatFacts>
              {mine && (
                <div className={styles.does}>
                  <IconButton
                    size="small"
                    label={`Change ${format.name}`}
                    onClick={() => setDraft({ format, isNew: false })}
                  >
                    <Pencil size={14} aria-hidden />
                  </IconButton>
                  <IconButton
                    size="small"
                    label={`Delete ${format.name}`}
                    onClick={() => void remove(format)}
                  >
                    <Trash2 size={14} aria-hidden />
                  </IconButton>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {listing?.broken.map((record) => (
        <p key={record.id} className="text-illegal text-s">
          A stored format cannot be read: {record.problem.message} It is left as it is.
        </p>
      ))}
      <Setting
        id="own-format"
        name="A format of your own"
        help="What is legal in your tournament: made here, or from a file."
      >
        <Button onClick={() => setDraft({ format: newDraft(DEFAULT_FORMAT, taken), isNew: true })}>
          <Plus size={16} aria-hidden /> New format
        </Button>
        <Button onClick={() => chooser.current?.click()}>
          <FilePlus2 size={16} aria-hidden /> Open a format file
        </Button>
        <FileInput
          ref={chooser}
          label="Format file"
          accept=".json,application/json"
          onFiles={([file]) => void open(file)}
        />
      </Setting>
    </>
  );
}

/** A format in one line, which opens. */
function FormatFacts({
  format,
  shipped,
  children,
}: {
  readonly format: Format;
  readonly shipped: boolean;
  /** What can be done with it. */
  readonly children: ReactNode;
}) {
  return (
    <details className={styles.facts}>
      <summary>
        <h3>{format.name}</h3>
        {shipped && <span className={classes(styles.mark, 'wide-only')}>built in</span>}
      </summary>
      {format.summary && <p>{format.summary}</p>}
      <ul>
        {factsOf(format).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={styles.acts}>{children}</div>
    </details>
  );
}

function factsOf(format: Format): readonly string[] {
  return [
    format.sets.map(setName).join(', '),
    `at least ${format.imperialMinimum} Imperial and ${format.houseMinimum} House cards`,
    `up to ${format.houseCopies} of a House title`,
    format.uniqueness === 'character' ? 'one card of a person' : 'one card of a title',
    format.programs ? 'programs' : 'no programs',
    ...(format.sponsorAllegianceFree ? ['the sponsor’s own House cards are free'] : []),
    ...(format.banned.length > 0 ? [`${format.banned.length} banned`] : []),
    ...(format.restricted.length > 0 ? [`${format.restricted.length} restricted`] : []),
  ];
}
