'use client';

import { ClipboardPaste, FileUp, X } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { announce } from '@/app/_ui/announce';
import { Button } from '@/app/_ui/button';
import { classes } from '@/app/_ui/classes';
import { TextArea } from '@/app/_ui/field';
import type { InputProblem, Result } from '@/lib/result';
import styles from './list-input.module.css';
import { readClipboard, readFile, readPaste, type Source } from './read-file';

export interface ListInputProps {
  readonly text: string;
  readonly file: string | null;
  /** Another list takes the place of this one. */
  readonly onOpen: (source: Source) => void;
  /** The same list, edited. */
  readonly onEdit: (text: string) => void;
  readonly onClear: () => void;
}

/** Where a list comes in: typed, pasted, dropped, from a file or from the clipboard. */
export function ListInput({ text, file, onOpen, onEdit, onClear }: ListInputProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function take(read: Result<Source>, from: string) {
    if (!read.ok) {
      setProblem(wordsOf(read.problems, from, text !== ''));
      return;
    }
    setProblem(null);
    onOpen(read.value);
    announce(read.value.file === null ? 'List pasted' : `List opened from ${read.value.file}`);
  }

  async function takeFiles(files: FileList | null) {
    const [first, ...others] = files ?? [];
    if (first === undefined) return;
    take(await readFile(first), first.name);
    if (others.length > 0)
      setProblem(`Only ${first.name} was opened: this page reads one list at a time.`);
  }

  const { isOver, ...drop } = useDrop((files) => void takeFiles(files));
  usePasteAnywhere((pasted) => take(readPaste(pasted), 'What was pasted'));

  const lines = text === '' ? 0 : text.trimEnd().split('\n').length;
  return (
    <div className={classes(styles.input, isOver && styles.over)} {...drop}>
      <TextArea
        ref={box}
        label="Deck list"
        className={styles.box}
        value={text}
        rows={Math.min(18, Math.max(10, lines + 1))}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={
          'Sponsor: Fremen\n\nImperial Deck\n1 Stilgar\n…\n\nHouse Deck\n3 Fremen Band\n…'
        }
        hint={
          text === ''
            ? 'Text, CSV or JSON: the page tells by the content. You can drop a file here.'
            : `${lines} ${lines === 1 ? 'line' : 'lines'}${file === null ? '' : ` from ${file}`}`
        }
        problem={problem}
        onValueChange={(value) => {
          const read = readPaste(value);
          setProblem(read.ok ? null : wordsOf(read.problems, 'What was pasted', text !== ''));
          if (read.ok) onEdit(value);
        }}
      />
      <div className={styles.actions}>
        <Button onClick={() => chooser.current?.click()}>
          <FileUp size={16} aria-hidden />
          Open a file…
        </Button>
        <Button
          aria-label="Paste from the clipboard"
          onClick={() => void readClipboard().then((read) => take(read, 'The clipboard'))}
        >
          <ClipboardPaste size={16} aria-hidden />
          Paste
        </Button>
        {text !== '' && (
          <Button
            kind="quiet"
            onClick={() => {
              setProblem(null);
              onClear();
              box.current?.focus();
            }}
          >
            <X size={16} aria-hidden />
            Clear
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".txt,.csv,.tsv,.json,.dec,.dek,text/*,application/json"
          data-testid="deck-file"
          onChange={(event) => {
            const input = event.currentTarget;
            void takeFiles(input.files).then(() => {
              // the same file may be chosen again, once it is mended
              input.value = '';
            });
          }}
        />
      </div>
    </div>
  );
}

function wordsOf(problems: readonly InputProblem[], from: string, isKept: boolean): string {
  const [first] = problems;
  const kept = isKept ? ' The list below it is still the one before.' : '';
  return `${from}: ${first?.message ?? 'it cannot be read.'}${kept}`;
}

/** Files dropped anywhere on the page; `isOver` while one hangs above it. */
function useDrop(onFiles: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const holdsFiles = (event: globalThis.DragEvent) =>
      event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: globalThis.DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: globalThis.DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: globalThis.DragEvent) => {
      setOver(false);
      if (!holdsFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      latest.current(event.dataTransfer.files);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return { isOver, onDragEnter: (event: DragEvent) => event.preventDefault() };
}

/** A paste while no field has the focus is meant for the list. */
function usePasteAnywhere(onPaste: (text: string) => void) {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '') return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
