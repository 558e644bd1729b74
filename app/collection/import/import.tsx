'use client';

import { FileUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { PasteButton } from '@/app/_import/paste-button';
import { useCollection } from '@/app/_owned/collection-store';
import { Beside } from '@/app/_ui/base/beside';
import beside from '@/app/_ui/base/beside.module.css';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { useDrop } from '@/app/_ui/base/drop-and-paste';
import { TextArea } from '@/app/_ui/base/field';
import { FileInput } from '@/app/_ui/base/file-input';
import { createKept } from '@/app/_ui/base/kept-value';
import { PageTitle } from '@/app/_ui/base/page-title';
import { RadioGroup } from '@/app/_ui/base/radio-group';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { partNotFetched } from '@/app/_ui/data/part-not-fetched';
import { catalogueReady, useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { CollectionImport } from '@/lib/codecs/collection/read-collection';
import type { Intake as IntakeWay } from '@/lib/decks/collection';
import { fail, type InputProblem, type Result } from '@/lib/result';
import { counted } from '@/lib/sentences';
import { collectionList, saveList } from '../save-lists';
import { EXAMPLE } from './example';
import styles from './import.module.css';
import { Intake, Problems } from './intake';

/** Lines that could not be settled when the rest was taken in; they stand here again. */
const REST = createKept(
  'registry:collection-rest',
  '',
  (text) => text,
  (text) => text || null,
);

const WAYS: readonly (readonly [way: IntakeWay, label: string, hint: string])[] = [
  ['add', 'Add it', 'Its copies come on top of what you own.'],
  ['larger', 'Keep the larger count', 'Of each card the larger of the two numbers holds.'],
  ['replace', 'Replace the collection', 'What is not on the list is no longer owned.'],
];

/** What was read, or why it could not be. */
type Reading = Result<CollectionImport, InputProblem>;

/** Takes a table or a list of owned cards into the collection, seen before it is done. */
export function ImportPage({
  accept,
  example,
}: {
  readonly accept: string;
  /** What is said of a list, before one is read. */
  readonly example: ReactNode;
}) {
  const state = useCatalogue();
  const collection = useCollection();
  const owned = collection.status === 'ready' ? collection.owned : null;
  const catalogue = state.status === 'ready' ? state.catalogue : null;
  const kept = REST.use();
  const [written, setText] = useState<string | null>(null);
  const text = written ?? kept;
  const [reading, setReading] = useState<Reading | null>(null);
  const [way, setWay] = useState<IntakeWay>('add');
  const isEmpty = text.trim() === '';
  const file = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  async function read(list: string | File) {
    setReading(null);
    setReading(await readList(list, setText).catch(() => fail(partNotFetched())));
  }

  const isOver = useDrop(([dropped]) => dropped && void read(dropped));

  if (state.status === 'failed')
    return <NotFetched failed={state}>Your collection is safe in this browser.</NotFetched>;
  return (
    <>
      <PageTitle
        title="Import a collection"
        note="From a list, a table (CSV, Excel) or a deck. You see what would change before anything does."
        under={{ href: '/collection', name: 'Collection' }}
      />
      <Beside
        example={reading?.ok ? null : example}
        input={
          <section
            className={classes(
              styles.list,
              'flex flex-col flex-1 gap-3 min-w-0',
              isOver && beside.over,
            )}
            aria-label="List"
          >
            <TextArea
              ref={box}
              label="Owned cards"
              className={beside.box}
              hint={
                text === ''
                  ? 'Nothing leaves your device.'
                  : counted(text.trimEnd().split('\n').length, 'line')
              }
              rows={6}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              placeholder={'Paste or type a list, as in\n3 Valor\n2 Paul Atreides [TAT]'}
              value={text}
              onValueChange={(next) => {
                setText(next);
                setReading(null);
              }}
            />
            {reading?.ok === false && (
              <div role="alert" className={styles.problems}>
                <h2>This cannot be read</h2>
                <Problems problems={reading.problems} />
                <p>Nothing in your collection was changed.</p>
              </div>
            )}
            <div className={beside.acts}>
              {isEmpty && (
                <PasteButton
                  kind="primary"
                  onPaste={(pasted) => {
                    if (pasted.ok) void read(pasted.value);
                    else setReading(pasted);
                  }}
                />
              )}
              <FileInput
                ref={file}
                label="File with owned cards"
                accept={accept}
                onFiles={([chosen]) => chosen && void read(chosen)}
              />
              {!isEmpty && (
                <Button
                  kind={reading?.ok ? 'plain' : 'primary'}
                  disabled={state.status !== 'ready'}
                  onClick={() => void read(text)}
                >
                  Read the list
                </Button>
              )}
              <Button onClick={() => file.current?.click()}>
                <FileUp size={16} aria-hidden />
                Choose a file…
              </Button>
              {isEmpty && (
                <Button
                  onClick={() => {
                    // the button goes: the list that it gives has the focus
                    box.current?.focus();
                    void read(EXAMPLE);
                  }}
                >
                  Try an example
                </Button>
              )}
            </div>
            {isEmpty && (
              <p className="text-muted text-s">
                No list yet?{' '}
                <button
                  type="button"
                  className={styles.asLink}
                  disabled={catalogue === null || owned === null}
                  onClick={() =>
                    catalogue &&
                    owned &&
                    void saveList(collectionList(owned, catalogue, true), 'csv', catalogue)
                  }
                >
                  Download a table to fill in
                </button>
                , with every card and what you own of it.
              </p>
            )}
            {/* where nothing is owned all three do the same */}
            {owned !== null && owned.size > 0 && (
              <RadioGroup
                legend="What it does to your collection"
                name="intake"
                options={WAYS}
                value={way}
                onValueChange={setWay}
                stacked
              />
            )}
          </section>
        }
      >
        {reading?.ok && state.status === 'ready' && (
          <Intake
            read={reading.value}
            catalogue={state.catalogue}
            way={way}
            onRest={(lines) => {
              REST.set(lines.join('\n'));
              setText(null);
              if (lines.length > 0) setReading(null);
            }}
          />
        )}
      </Beside>
    </>
  );
}

/** What a text says, or a file, whose text is shown first. Rejects where what reads it cannot be fetched. */
async function readList(list: string | File, show: (text: string) => void): Promise<Reading> {
  const text = typeof list === 'string' ? list : await textOf(list);
  if (typeof text !== 'string') return text;
  show(text);
  const [{ readCollection }, { createMatcher }, { catalogue }] = await Promise.all([
    import('@/lib/codecs/collection/read-collection'),
    import('@/lib/codecs/names/match'),
    catalogueReady(),
  ]);
  return readCollection(text, createMatcher(catalogue));
}

async function textOf(file: File) {
  const { openFile } = await import('@/lib/codecs/files/open-file');
  const [{ text }] = await openFile(file, 'collection');
  return text.ok ? text.value : text;
}
