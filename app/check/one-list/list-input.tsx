import { FileUp } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { PasteButton } from '@/app/_import/paste-button';
import { announce } from '@/app/_ui/base/announce';
import beside from '@/app/_ui/base/beside.module.css';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { useDrop, usePasteAnywhere } from '@/app/_ui/base/drop-and-paste';
import { Field } from '@/app/_ui/base/field';
import field from '@/app/_ui/base/field.module.css';
import { FileInput } from '@/app/_ui/base/file-input';
import type { InputProblem, Result } from '@/lib/result';
import { counted } from '@/lib/sentences';
import { EXAMPLE } from './example';
import type { LineMarks } from './line-marks';
import marked from './line-marks.module.css';
import styles from './list-input.module.css';
import { readFile, readPaste, type Source } from './read-file';

export interface ListInputProps {
  /** Kinds of files that its chooser offers first. */
  readonly accept: string;
  readonly text: string;
  readonly file: string | null;
  /** The lines that are at fault. */
  readonly marks: LineMarks;
  /** Another list takes the place of this one. */
  readonly onOpen: (source: Source) => void;
  /** The same list, edited. */
  readonly onEdit: (text: string) => void;
  readonly onClear: () => void;
  /** Several files, or an archive: more than this box can hold. */
  readonly onMany: (files: readonly File[]) => void;
  /** Further buttons under the box. */
  readonly actions?: ReactNode;
}

/** Where a list comes in: typed, pasted, dropped, from a file or from the clipboard. */
export function ListInput(props: ListInputProps) {
  const { accept, text, file, marks, onOpen, onEdit, onClear, onMany, actions } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [scrolled, setScrolled] = useState(0);
  // on a phone a list that came whole is a line, so that what is said of it is in sight
  const [isWhole, setWhole] = useState(text !== '');

  function take(read: Result<Source>, from: string) {
    if (!read.ok) {
      setProblem(wordsOf(read.problems, from, text !== ''));
      return;
    }
    setProblem(null);
    setWhole(true);
    onOpen(read.value);
    announce(read.value.file === null ? 'List pasted' : `List opened from ${read.value.file}`);
  }

  async function takeFiles(files: readonly File[]) {
    const [first, ...others] = files;
    if (first === undefined) return;
    const read = others.length === 0 ? await readFile(first) : null;
    if (read === null) onMany(files);
    else take(read, first.name);
  }

  function type(value: string) {
    const read = readPaste(value);
    setProblem(read.ok ? null : wordsOf(read.problems, 'What was pasted', text !== ''));
    if (!read.ok) return;
    if (text === '' && value.includes('\n')) setWhole(true);
    onEdit(value);
  }

  const isOver = useDrop((files) => void takeFiles(files));
  usePasteAnywhere((pasted) => take(readPaste(pasted), 'What was pasted'));

  const lines = text === '' ? 0 : text.trimEnd().split('\n').length;
  return (
    <div className={classes('flex flex-col flex-1 gap-3', isOver && beside.over)}>
      {text !== '' && isWhole && (
        <div className={styles.folded}>
          <span className={styles.many}>
            {counted(lines, 'line')}
            {file !== null && ` from ${file}`}
          </span>
          <Button
            size="small"
            kind="quiet"
            onClick={() => {
              setWhole(false);
              requestAnimationFrame(() => box.current?.focus());
            }}
          >
            Edit or replace
          </Button>
        </div>
      )}
      <div className={styles.input} data-whole={(text !== '' && isWhole) || undefined}>
        <Field
          label="Deck list"
          className={beside.box}
          hint={
            text === '' ? (
              <>
                In any form<span className={styles.drop}>, or files dropped here</span>. Nothing
                leaves your device.
              </>
            ) : (
              `${counted(lines, 'line')}${file === null ? '' : ` from ${file}`}`
            )
          }
          problem={problem}
        >
          {(said) => (
            <span className={styles.frame}>
              <textarea
                {...said}
                ref={box}
                data-list-box
                className={field.input}
                value={text}
                // below a wide window, where the box is as high as it, a list has the room of its lines
                rows={text === '' ? 14 : Math.min(18, Math.max(4, lines + 1))}
                spellCheck={false}
                autoComplete="off"
                autoCapitalize="off"
                placeholder={'Paste or type a list, as in\n1 Stilgar\n3 Fremen Band'}
                onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}
                onChange={({ currentTarget }) => type(currentTarget.value)}
              />
              <Marks marks={marks} top={scrolled} />
            </span>
          )}
        </Field>
      </div>
      <div
        className={classes(beside.acts, styles.acts)}
        data-whole={(text !== '' && isWhole) || undefined}
      >
        <PasteButton
          kind={text === '' ? 'primary' : 'plain'}
          onPaste={(read) => take(read.ok ? readPaste(read.value) : read, 'The clipboard')}
        />
        <Button onClick={() => chooser.current?.click()}>
          <FileUp size={16} aria-hidden />
          Open files…
        </Button>
        {text === '' && (
          <Button
            onClick={() => {
              setWhole(true);
              onOpen({ text: EXAMPLE, file: null });
            }}
          >
            Try an example
          </Button>
        )}
        {actions}
        {text !== '' && (
          <Button
            kind="quiet"
            className={styles.clear}
            onClick={() => {
              setProblem(null);
              setWhole(false);
              onClear();
              box.current?.focus();
            }}
          >
            Clear
          </Button>
        )}
        <FileInput
          ref={chooser}
          accept={accept}
          multiple
          testId="deck-file"
          onFiles={(files) => void takeFiles(files)}
        />
      </div>
    </div>
  );
}

/** Bars beside the lines that are at fault, and their numbers; what is said of them stands beside the box. */
function Marks({ marks, top }: { readonly marks: LineMarks; readonly top: number }) {
  return (
    <div className={classes(styles.marks, marked.lines)} aria-hidden>
      <div style={{ translate: `0 ${-top}px` }}>
        {[...marks].map(([line, kind]) => (
          <i key={line} data-mark={kind} style={{ '--line-at': line - 1 } as CSSProperties}>
            <small>{line}</small>
          </i>
        ))}
      </div>
    </div>
  );
}

function wordsOf(problems: readonly InputProblem[], from: string, isKept: boolean): string {
  const [first] = problems;
  const kept = isKept ? ' The list below it is still the one before.' : '';
  return `${from}: ${first?.message ?? 'it cannot be read.'}${kept}`;
}
