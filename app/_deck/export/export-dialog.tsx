import { ClipboardCopy, Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { copyText } from '@/app/_ui/base/copy-text';
import { Dialog } from '@/app/_ui/base/dialog';
import { fileName, saveText } from '@/app/_ui/base/save-file';
import { toast } from '@/app/_ui/base/toast';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { Catalogue } from '@/lib/cards/catalogue';
import {
  commonLosses,
  findWriter,
  lossesOf,
  WRITERS,
  type WriterId,
} from '@/lib/codecs/decks/codecs';
import { type TtsImages, ttsCodec, ttsLosses, writeTts } from '@/lib/codecs/decks/tts';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';
import type { DeckDialogProps } from './deck-dialog-host';
import { downloadJson } from './export-deck';
import styles from './export-dialog.module.css';
import { rememberedImages, TtsImagesFields } from './tts-images';

/** A deck in any file format: what it is for, how it looks, what it leaves out, then copy or file. */
export function ExportDialog({ deck, onClose }: DeckDialogProps) {
  const catalogue = useCatalogue();
  const [format, setFormat] = useState<WriterId>('text');
  const [images, setImages] = useState(rememberedImages);
  const ready = catalogue.status === 'ready' ? catalogue.catalogue : null;
  const written = useMemo(
    () => ready && writtenAs(format, deck, ready, images),
    [format, deck, ready, images],
  );
  const name = useId();

  function download() {
    if (written === null) return;
    const file = fileName(deck, written.extension);
    saveText(file, written.text, written.mediaType);
    toast({ title: `Saved as ${file}` });
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
        <fieldset className={styles.formats}>
          <legend>Format</legend>
          {WRITERS.map(({ id, label, purpose }) => (
            <label key={id} className={classes(styles.format, 'one-of')}>
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === format}
                onChange={() => setFormat(id)}
              />
              <span className="font-semibold">{label}</span>
              <span className={styles.purpose}>{purpose}</span>
            </label>
          ))}
        </fieldset>
        <div className="flex flex-col gap-3 min-w-0">
          {catalogue.status === 'failed' && (
            <NotFetched
              failed={catalogue}
              actions={<Button onClick={() => downloadJson(deck)}>Download JSON</Button>}
            >
              Your deck is safe, and JSON works without the cards.
            </NotFetched>
          )}
          {catalogue.status === 'loading' && <p aria-live="polite">Fetching the cards…</p>}
          {ready !== null && written !== null && (
            <>
              {format === 'tts' && (
                <TtsImagesFields
                  deck={deck}
                  catalogue={ready}
                  images={images}
                  onChange={setImages}
                />
              )}
              <Losses losses={written.losses} format={format} />
              <textarea
                className={styles.preview}
                readOnly
                spellCheck={false}
                wrap={format === 'tts' ? 'soft' : 'off'}
                aria-label="What the file will hold"
                value={written.text}
              />
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** A deck in a format, and what is lost in it; pictures lie only in a file for Tabletop Simulator. */
function writtenAs(format: WriterId, deck: Deck, catalogue: Catalogue, images: TtsImages) {
  const writer = findWriter(format) ?? ttsCodec;
  const { extension, mediaType } = writer;
  const isTts = format === 'tts';
  const text = isTts ? writeTts(deck, catalogue, images) : writer.write(deck, catalogue);
  const losses = isTts
    ? [...ttsLosses(deck, catalogue, images), ...commonLosses(writer, deck, text)]
    : lossesOf(writer, deck, catalogue, text);
  return { text, extension, mediaType, losses };
}

/** Said before anything is saved. */
function Losses({
  losses,
  format,
}: {
  readonly losses: readonly string[];
  readonly format: WriterId;
}) {
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
