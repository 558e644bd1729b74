'use client';

import { Download, Images, Square } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '@/app/_ui/button';
import { counted } from '@/app/_ui/counts';
import { CardFace } from '@/app/_ui/face/card-face';
import { PrintedOperation } from '@/app/_ui/printed/printed-operation';
import { fileName } from '@/app/_ui/save-file';
import { toast } from '@/app/_ui/toast';
import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { SHEET_COLUMNS, SHEET_ROWS, type Sheet, sheetsOf } from '@/lib/codecs/tts-sheets';
import type { Deck } from '@/lib/decks/deck';
import type { CardBack as Back } from '@/lib/rules/taxonomy';
import { CardBack } from './card-back';
import { CELL, startDrawing } from './draw-sheet';
import styles from './image-sheets.module.css';

/** What sheets are made for: a deck, or the single cards as if they were one. */
export interface SheetGroup {
  readonly key: string;
  readonly title: string;
  readonly deck: Deck;
}

/** A finished picture, kept until the page is left or the cards change. */
interface MadePicture {
  readonly key: string;
  /** What it was made for. */
  readonly title: string;
  readonly name: string;
  readonly what: string;
  readonly url: string;
}

/** The cells of one row as they are being drawn; null is an empty cell. */
type Cells = readonly (Card | Back | null)[];

const BACKS: readonly Back[] = ['house', 'imperial'];

/**
 * Image sheets of ten by seven faces for Tabletop Simulator, those of each group by themselves, as the
 * file of a deck counts on the sheets of that deck alone; and the two backs.
 */
export function ImageSheets({
  groups,
  catalogue,
}: {
  readonly groups: readonly SheetGroup[];
  readonly catalogue: Catalogue;
}) {
  const sheets = useMemo(
    () =>
      groups.flatMap((group) =>
        sheetsOf([group.deck], catalogue).map((sheet) => ({ group, sheet })),
      ),
    [groups, catalogue],
  );
  const [cells, setCells] = useState<Cells | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [made, setMade] = useState<readonly MadePicture[]>([]);
  const easel = useRef<HTMLDivElement>(null);
  const turn = useRef(0);

  // Other cards make other pictures: what was drawn is let go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheets are what the pictures show
  useEffect(
    () => () => {
      turn.current += 1;
      setProgress(null);
      setCells(null);
      setMade((pictures) => {
        for (const { url } of pictures) URL.revokeObjectURL(url);
        return [];
      });
    },
    [sheets],
  );

  const steps = sheets.length * SHEET_ROWS + BACKS.length;

  async function draw() {
    turn.current += 1;
    const mine = turn.current;
    let step = 0;
    const pictures: MadePicture[] = [];
    /** Shows cells and draws them; false when somebody has stopped it. */
    async function put(row: Cells, onto: (element: HTMLElement) => Promise<void>) {
      if (turn.current !== mine) return false;
      flushSync(() => {
        setCells(row);
        setProgress(step);
      });
      step += 1;
      if (easel.current !== null) await onto(easel.current);
      return turn.current === mine;
    }
    const keep = (title: string, name: string, what: string, blob: Blob) => {
      pictures.push({
        key: String(pictures.length),
        title,
        name,
        what,
        url: URL.createObjectURL(blob),
      });
      setMade([...pictures]);
    };
    setMade((before) => {
      for (const { url } of before) URL.revokeObjectURL(url);
      return [];
    });
    try {
      for (const { group, sheet } of sheets) {
        const drawing = await startDrawing(SHEET_COLUMNS * CELL.width, SHEET_ROWS * CELL.height);
        for (let row = 0; row < SHEET_ROWS; row += 1) {
          const goesOn = await put(rowOf(sheet, row), (element) =>
            drawing.take(element, 0, row * CELL.height),
          );
          if (!goesOn) return;
        }
        const what = `Sheet ${sheet.key}: ${counted(sheet.cards.length, 'card')}, ${sheet.back === 'house' ? 'House' : 'Imperial'} back`;
        keep(group.title, sheetFile(group.deck, sheet), what, await drawing.done());
      }
      for (const back of BACKS) {
        const drawing = await startDrawing(CELL.width, CELL.height);
        if (!(await put([back], (element) => drawing.take(element, 0, 0)))) return;
        const name = back === 'house' ? 'House' : 'Imperial';
        keep(
          'The backs, for every deck',
          `registry-back-${back}.png`,
          `The ${name} back`,
          await drawing.done(),
        );
      }
    } catch {
      if (turn.current === mine)
        toast({
          tone: 'illegal',
          title: 'The pictures could not be finished',
          description:
            'The browser had no room for them, or the server cannot be reached. Fewer cards at once may work.',
        });
    } finally {
      if (turn.current === mine) {
        setCells(null);
        setProgress(null);
      }
    }
  }

  function stop() {
    turn.current += 1;
    setCells(null);
    setProgress(null);
  }

  return (
    <>
      <p>
        {counted(sheets.length, 'sheet')} of {SHEET_COLUMNS} × {SHEET_ROWS} faces, each card once,
        and the two backs as PNG. The sheets of a deck fit the Tabletop Simulator export of that
        deck{groups.length > 1 && ', and no other'}; make them again when its cards change. By hand,
        in Tabletop Simulator: Objects, Components, Cards, Custom Deck; width {SHEET_COLUMNS},
        height {SHEET_ROWS}, and the number of cards that is named below.
      </p>
      <div className={styles.bar}>
        {progress === null ? (
          <Button kind="primary" onClick={() => void draw()}>
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
          {made.map(({ key, title, name, what, url }) => (
            <li key={key} className={styles.picture}>
              {/* biome-ignore lint/performance/noImgElement: the picture was made in this tab */}
              <img src={url} alt={`${title}. ${what}`} className={styles.small} />
              <strong className={styles.title}>{title}</strong>
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
                    cell && (
                      <CardFace
                        card={cell}
                        operation={<PrintedOperation card={cell.id} />}
                        decorative
                      />
                    )
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

/** "debt-of-the-deep-desert-sheet-1-house.png" */
function sheetFile(deck: Deck, { key, back }: Sheet): string {
  return fileName(deck, 'png').replace(/\.png$/, `-sheet-${key}-${back}.png`);
}

/** A row of a sheet: faces, empty cells behind the last, and the back in the very last cell. */
function rowOf({ cards, back }: Sheet, row: number): Cells {
  return Array.from({ length: SHEET_COLUMNS }, (_, column) => {
    const cell = row * SHEET_COLUMNS + column;
    return cell === SHEET_COLUMNS * SHEET_ROWS - 1 ? back : (cards[cell] ?? null);
  });
}
