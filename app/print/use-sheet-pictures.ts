import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fileName } from '@/app/_ui/base/save-file';
import { toast } from '@/app/_ui/base/toast';
import { scenesReady } from '@/app/_ui/card/picture/late-scene';
import { sentencesReady } from '@/app/_ui/data/texts';
import type { Card } from '@/lib/cards/card';
import { SHEET_COLUMNS, SHEET_ROWS, type Sheet } from '@/lib/codecs/decks/tts-sheets';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';
import type { CardBack as Back } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import { CELL, startDrawing } from './draw-sheet';

/** A sheet of one of the decks. */
export interface DeckSheet {
  readonly deck: Deck;
  readonly sheet: Sheet;
}

/** A finished picture, kept until the page is left or the cards change. */
export interface MadePicture {
  /** What it was made for. */
  readonly title: string;
  readonly name: string;
  readonly what: string;
  readonly url: string;
}

/** The cells of one row as they are being drawn; null is an empty cell. */
export type Cells = readonly (Card | Back | null)[];

const BACKS: readonly Back[] = ['house', 'imperial'];
const NAMES: Readonly<Record<Back, string>> = { house: 'House', imperial: 'Imperial' };

/**
 * Draws sheets and the two backs as pictures, row by row: what `cells` holds has to stand on the
 * easel, an element of the page. `progress` counts rows up to `steps`, null while nothing is drawn.
 */
export function useSheetPictures(
  sheets: readonly DeckSheet[],
  easel: RefObject<HTMLElement | null>,
) {
  const [cells, setCells] = useState<Cells | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [made, setMade] = useState<readonly MadePicture[]>([]);
  const turn = useRef(0);

  function stop() {
    turn.current += 1;
    setCells(null);
    setProgress(null);
  }

  function letGo() {
    setMade((pictures) => {
      for (const { url } of pictures) URL.revokeObjectURL(url);
      return [];
    });
  }

  // Other cards make other pictures: what was drawn is let go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheets are what the pictures show
  useEffect(
    () => () => {
      stop();
      letGo();
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
      pictures.push({ title, name, what, url: URL.createObjectURL(blob) });
      setMade([...pictures]);
    };
    letGo();
    try {
      await Promise.all([sentencesReady(), scenesReady()]);
      for (const { deck, sheet } of sheets) {
        const drawing = await startDrawing(SHEET_COLUMNS * CELL.width, SHEET_ROWS * CELL.height);
        for (let row = 0; row < SHEET_ROWS; row += 1) {
          const goesOn = await put(rowOf(sheet, row), (element) =>
            drawing.take(element, 0, row * CELL.height),
          );
          if (!goesOn) return;
        }
        const what = `Sheet ${sheet.key}: ${counted(sheet.cards.length, 'card')}, ${NAMES[sheet.back]} back`;
        keep(deckTitle(deck), sheetFile(deck, sheet), what, await drawing.done());
      }
      for (const back of BACKS) {
        const drawing = await startDrawing(CELL.width, CELL.height);
        if (!(await put([back], (element) => drawing.take(element, 0, 0)))) return;
        const what = `The ${NAMES[back]} back`;
        keep('The backs, for every deck', `registry-back-${back}.png`, what, await drawing.done());
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

  return { cells, progress, steps, made, draw, stop };
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
