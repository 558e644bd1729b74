import { ClipboardCopy, Download } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { copyText } from '@/app/_ui/base/copy-text';
import { Dialog } from '@/app/_ui/base/dialog';
import { fileName, saveText } from '@/app/_ui/base/save-file';
import { toast } from '@/app/_ui/base/toast';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { Catalogue } from '@/lib/cards/catalogue';
import { findWriter, WRITERS, type WriterId } from '@/lib/codecs/decks/codecs';
import { lossesOf } from '@/lib/codecs/decks/losses';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';
import type { DeckDialogProps } from './deck-dialog-host';
import { downloadJson } from './export-deck';
import styles from './export-dialog.module.css';

const TtsExport = dynamic(() => import('./tts-export').then((module) => module.TtsExport), {
  ssr: false,
});

/** A deck in any file format: what it is for, how it looks, what it leaves out, then copy or file. */
export function ExportDialog({ deck, onClose }: DeckDialogProps) {
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
      onClose={onClose}
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
        <div className="flex flex-col gap-3 min-w-0">
          {catalogue.status === 'failed' ? (
            <NotFetched failed={catalogue} actions={<JsonButton deck={deck} />}>
              Your deck is safe, and JSON works without the cards.
            </NotFetched>
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
      {WRITERS.map(({ id, label, purpose }) => (
        <label key={id} className={styles.format}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === format}
            onChange={() => onFormatChange(id)}
          />
          <span className="font-semibold">{label}</span>
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
  const isTts = format === 'tts';
  useEffect(() => {
    const writer = findWriter(format);
    if (writer === undefined || isTts) return;
    const { extension, mediaType, write } = writer;
    const text = write(deck, catalogue);
    const losses = lossesOf(writer, deck, catalogue, text);
    onWritten({ format, text, extension, mediaType, losses });
  }, [format, isTts, deck, catalogue, onWritten]);

  return (
    <>
      {isTts && <TtsExport deck={deck} catalogue={catalogue} onWritten={onWritten} />}
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

function JsonButton({ deck }: { readonly deck: Deck }) {
  return <Button onClick={() => downloadJson(deck)}>Download JSON</Button>;
}

/** Said before anything is saved. */
function Losses({ written }: { readonly written: WrittenText | null }) {
  if (written === null) return <p className="max-w-none text-muted text-s">Writing…</p>;
  const { losses, format } = written;
  if (losses.length > 0)
    return (
      <div className={styles.losses} role="note">
        <p className="text-warning font-semibold">What this file leaves out or cannot do</p>
        <ul>
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <p className="max-w-none text-muted text-s">
      Nothing of the deck is left out.
      {(format === 'markdown' || format === 'bbcode') &&
        ' It is made for readers: to bring a deck back here, use text, JSON or a share link.'}
    </p>
  );
}
