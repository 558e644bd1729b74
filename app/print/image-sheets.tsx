import { Download, Images, Square } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/app/_ui/base/button';
import { CardFace } from '@/app/_ui/card/card-face';
import type { Catalogue } from '@/lib/cards/catalogue';
import { SHEET_COLUMNS, SHEET_ROWS, sheetsOf } from '@/lib/codecs/decks/tts-sheets';
import type { Deck } from '@/lib/decks/deck';
import { counted } from '@/lib/sentences';
import { CardBack } from './card-back';
import styles from './image-sheets.module.css';
import { useSheetPictures } from './use-sheet-pictures';

/**
 * Image sheets of ten by seven faces for Tabletop Simulator, those of each deck by themselves, as the
 * file of a deck counts on the sheets of that deck alone; and the two backs.
 */
export function ImageSheets({
  decks,
  isWaiting,
  catalogue,
}: {
  readonly decks: readonly Deck[];
  /** A deck is still being read: what is drawn without it would be let go when it comes. */
  readonly isWaiting: boolean;
  readonly catalogue: Catalogue;
}) {
  const sheets = useMemo(
    () => decks.flatMap((deck) => sheetsOf([deck], catalogue).map((sheet) => ({ deck, sheet }))),
    [decks, catalogue],
  );
  const easel = useRef<HTMLDivElement>(null);
  const { cells, progress, steps, made, draw, stop } = useSheetPictures(sheets, easel);
  return (
    <>
      <p>
        {counted(sheets.length, 'sheet')} of {SHEET_COLUMNS} × {SHEET_ROWS} faces, each card once,
        and the two backs as PNG. The sheets of a deck fit the Tabletop Simulator export of that
        deck{decks.length > 1 && ', and no other'}; make them again when its cards change. By hand,
        in Tabletop Simulator: Objects, Components, Cards, Custom Deck; width {SHEET_COLUMNS},
        height {SHEET_ROWS}, and the number of cards that is named below.
      </p>
      <div className="flex flex-wrap gap-4 items-center my-4">
        {progress === null ? (
          <Button kind="primary" disabled={isWaiting} onClick={() => void draw()}>
            <Images size={16} aria-hidden />
            {made.length > 0 ? 'Make them again' : 'Make the pictures'}
          </Button>
        ) : (
          <Button onClick={stop}>
            <Square size={16} aria-hidden />
            Stop
          </Button>
        )}
        {progress !== null && (
          <label className={styles.progress}>
            <progress max={steps} value={progress} />
            <span>
              Row {progress + 1} of {steps}
            </span>
          </label>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {progress === null && made.length > 0 && `${made.length} pictures are ready.`}
      </p>
      {made.length > 0 && (
        <ul className={styles.pictures}>
          {made.map(({ title, name, what, url }) => (
            <li key={url} className={styles.picture}>
              {/* biome-ignore lint/performance/noImgElement: the picture was made in this tab */}
              <img src={url} alt={`${title}. ${what}`} className={styles.small} />
              <strong className="wrap-anywhere">{title}</strong>
              <span>{what}</span>
              <a className={styles.save} href={url} download={name}>
                <Download size={16} aria-hidden />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {cells !== null &&
        createPortal(
          <div className={styles.easel} aria-hidden="true">
            <div ref={easel} className={styles.row} data-paper="sheet" data-faces="colour">
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                <div key={at} className={styles.cell}>
                  {typeof cell === 'string' ? (
                    <CardBack back={cell} />
                  ) : (
                    cell && <CardFace card={cell} decorative />
                  )}
                </div>
              ))}
            </div>
          </div>,
          document.body,
        )}
    </>
  );
}
