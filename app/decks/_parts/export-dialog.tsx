'use client';

import { ClipboardCopy, Download } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { copyText } from '@/app/_ui/copy-text';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { deckTitle } from '@/app/_ui/deck-title';
import { Dialog } from '@/app/_ui/dialog';
import { EmptyState } from '@/app/_ui/empty-state';
import { fileName, saveText } from '@/app/_ui/save-file';
import { toast } from '@/app/_ui/toast';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Writer, WriterId } from '@/lib/codecs/codec';
import { lossesOf } from '@/lib/codecs/losses';
import type { Deck } from '@/lib/decks/deck';
import { downloadJson, EXPORTS, writerOf } from './export';
import styles from './export-dialog.module.css';
import type { TakeAwayProps } from './take-away';

const TtsExport = dynamic(() => import('./tts-export').then((module) => module.TtsExport), {
  ssr: false,
});

/** A deck in any file format: what it is for, how it looks, what it leaves out, then copy or file. */
export function ExportDialog({ deck, onClose }: TakeAwayProps) {
  const catalogue = useCatalogue();
  const [format, setFormat] = useState<WriterId>('text');
  const [text, setText] = useState<WrittenText | null>(null);
  const ready = catalogue.status === 'ready' ? catalogue.catalogue : null;
  const written = text?.format === format ? text : null;

  function download() {
    if (written === null) return;
    const name = fileName(deck, written.extension);
    saveText(name, written.text, written.mediaType);
    toast({ title: `Saved as ${name}` });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      shape="wide"
      title={`Export ${deckTitle(deck)}`}
      foot={
        <>
          <Button
            disabled={written === null}
            onClick={() => void copyText(written?.text ?? '', 'The text')}
          >
            <ClipboardCopy size={16} aria-hidden />
            Copy
          </Button>
          <Button kind="primary" disabled={written === null} onClick={download}>
            <Download size={16} aria-hidden />
            Download {written && `.${written.extension}`}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <Formats format={format} onFormatChange={setFormat} />
        <div className={styles.shown}>
          {catalogue.status === 'failed' ? (
            <EmptyState
              tone="failed"
              title="The cards could not be fetched"
              actions={
                <>
                  <Button onClick={catalogue.retry}>Try again</Button>
                  <Button onClick={() => downloadJson(deck)}>Download JSON</Button>
                </>
              }
            >
              {catalogue.message} Your deck is safe, and JSON works without the cards.
            </EmptyState>
          ) : ready === null ? (
            <p aria-live="polite">Fetching the cards…</p>
          ) : (
            <Written
              key={format}
              deck={deck}
              catalogue={ready}
              format={format}
              written={written}
              onWritten={setText}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** A deck written in a format. */
export interface WrittenText {
  readonly format: WriterId;
  readonly text: string;
  readonly extension: string;
  readonly mediaType: string;
  readonly losses: readonly string[];
}

function Formats({
  format,
  onFormatChange,
}: {
  readonly format: WriterId;
  readonly onFormatChange: (format: WriterId) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.formats}>
      <legend>Format</legend>
      {EXPORTS.map(({ id, label, purpose }) => (
        <label key={id} className={styles.format}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === format}
            onChange={() => onFormatChange(id)}
          />
          <span className={styles.label}>{label}</span>
          <span className={styles.purpose}>{purpose}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Written({
  deck,
  catalogue,
  format,
  written,
  onWritten,
}: {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly format: WriterId;
  readonly written: WrittenText | null;
  readonly onWritten: (written: WrittenText) => void;
}) {
  const writer = useWriter(format);
  const isTts = format === 'tts';
  useEffect(() => {
    if (writer.status !== 'ready' || isTts) return;
    const { id, extension, mediaType, write } = writer.writer;
    const text = write(deck, catalogue);
    const losses = lossesOf(writer.writer, deck, catalogue, text);
    onWritten({ format: id, text, extension, mediaType, losses });
  }, [writer, isTts, deck, catalogue, onWritten]);

  if (writer.status === 'failed')
    return (
      <EmptyState
        tone="failed"
        title="This format could not be fetched"
        actions={
          <>
            <Button onClick={writer.retry}>Try again</Button>
            <Button onClick={() => downloadJson(deck)}>Download JSON</Button>
          </>
        }
      >
        The server cannot be reached. Your deck is safe, and JSON works without it.
      </EmptyState>
    );
  return (
    <>
      {isTts && writer.status === 'ready' && (
        <TtsExport deck={deck} catalogue={catalogue} onWritten={onWritten} />
      )}
      <Losses written={written} />
      <textarea
        className={styles.preview}
        readOnly
        spellCheck={false}
        wrap={isTts ? 'soft' : 'off'}
        aria-label="What the file will hold"
        value={written?.text ?? ''}
      />
    </>
  );
}

/** Said before anything is saved. */
function Losses({ written }: { readonly written: WrittenText | null }) {
  if (written === null) return <p className={styles.kept}>Writing…</p>;
  const { losses, format } = written;
  if (losses.length > 0)
    return (
      <div className={styles.losses} role="note">
        <p className={styles.lossesHead}>What this file leaves out or cannot do</p>
        <ul>
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <p className={styles.kept}>
      Nothing of the deck is left out.
      {(format === 'markdown' || format === 'bbcode') &&
        ' It is made for readers: to bring a deck back here, use text, JSON or a share link.'}
    </p>
  );
}

type Fetched =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly writer: Writer }
  | { readonly status: 'failed'; readonly retry: () => void };

function useWriter(format: WriterId): Fetched {
  const [state, setState] = useState<Fetched>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn tries again
  useEffect(() => {
    let isGone = false;
    writerOf(format).then(
      (writer) => {
        if (!isGone) setState({ status: 'ready', writer });
      },
      () => {
        if (!isGone) setState({ status: 'failed', retry: () => setTurn((last) => last + 1) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [format, turn]);
  return state;
}
