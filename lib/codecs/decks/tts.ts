import { fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck, DeckEntry } from '@/lib/decks/deck';
import type { CardBack } from '@/lib/rules/taxonomy';
import type { Codec } from './codec';
import { dividing, writeCommentBlock } from './comment-block';
import { listsOf } from './lists';
import { readTts } from './tts-read';
import { placesOn, SHEET_COLUMNS, SHEET_ROWS, type SheetPlace, sheetsOf } from './tts-sheets';

/** Most copies that are written as objects; no deck at a table comes near. */
const MAX_COPIES = 400;

const { divided, losses } = dividing(
  'Tabletop Simulator',
  'the description of the notecard',
  () => ({ card: () => true, copies: MAX_COPIES }),
);

/** Saved objects of Tabletop Simulator. */
export const ttsCodec = {
  id: 'tts',
  label: 'Tabletop Simulator',
  purpose: 'A saved object with both decks for the table',
  extension: 'json',
  mediaType: 'application/json',
  write: (deck: Deck, catalogue: Catalogue) => writeTts(deck, catalogue),
  read: readTts,
  // Inside a JSON string these quotation marks would have backslashes.
  sniff: (text) =>
    /^\ufeff?\s*\{/.test(text.slice(0, 1000)) &&
    /"(?:ObjectStates|ContainedObjects|CustomDeck)"\s*:|"Name"\s*:\s*"(?:Card|Deck)(?:Custom)?"/.test(
      text,
    ),
  losses: (deck: Deck, catalogue: Catalogue) => ttsLosses(deck, catalogue),
} as const satisfies Codec;

/** Where Tabletop Simulator finds the pictures: addresses that it can open. */
export interface TtsImages {
  /** Of each sheet of `sheetsOf([deck], catalogue)`, by its key. */
  readonly faces: Readonly<Record<number, string>>;
  readonly backs: Readonly<Record<CardBack, string>>;
}

const NO_IMAGES: TtsImages = { faces: {}, backs: { house: '', imperial: '' } };

/** What the saved object will not show. */
export function ttsLosses(
  deck: Deck,
  catalogue: Catalogue,
  images: TtsImages = NO_IMAGES,
): readonly string[] {
  const sheets = sheetsOf([deck], catalogue);
  const isBare = sheets.some((sheet) => !images.faces[sheet.key] || !images.backs[sheet.back]);
  return [
    ...(isBare
      ? [
          'The cards have names but no pictures until addresses of image sheets and backs are given.',
        ]
      : []),
    ...losses(deck, catalogue),
  ];
}

/**
 * A deck as a saved object: a pile for each deck with its own back, face down, the home world and
 * the programs as single cards, and a notecard with all else. Every card keeps its id in its GM
 * notes, so that it is read back exactly. Without `images` the cards have names only.
 */
export function writeTts(deck: Deck, catalogue: Catalogue, images: TtsImages = NO_IMAGES): string {
  const parts = divided(deck, catalogue);
  const { homeworld, programs, imperial, house } = listsOf(parts.held);
  const table: Table = { places: placesOn(sheetsOf([deck], catalogue)), images };
  const singles = [
    ...homeworld.map(({ card }) => ({ card, label: 'Home World' })),
    ...programs.map(({ card }) => ({ card, label: 'Program' })),
  ];
  const objects = [
    ...pile(table, 'House Deck', house, -2),
    ...pile(table, 'Imperial Deck', imperial, 2),
    ...singles.flatMap(({ card, label }, at) => {
      const place = table.places.get(card);
      if (place === undefined) return [];
      return [singleCard(table, place, label, transform(5 + 2.5 * at, 0))];
    }),
    notecard(deck, writeCommentBlock(parts, catalogue)),
  ];
  return `${JSON.stringify({ SaveName: clean(deck.name), ObjectStates: objects })}\n`;
}

interface Table {
  readonly places: ReadonlyMap<string, SheetPlace>;
  readonly images: TtsImages;
}

/** A pile: a deck, one card alone, or nothing, for a deck of one card does not load. */
function pile(
  table: Table,
  label: string,
  entries: readonly DeckEntry[],
  x: number,
): readonly object[] {
  const copies = entries.flatMap(({ card, count }) => {
    const place = table.places.get(card);
    return place === undefined ? [] : Array.from({ length: count }, () => place);
  });
  const [first, second] = copies;
  if (first === undefined) return [];
  if (second === undefined) return [singleCard(table, first, label, transform(x, FACE_DOWN))];
  return [
    {
      Name: 'DeckCustom',
      Transform: transform(x, FACE_DOWN),
      Nickname: label,
      Description: '',
      DeckIDs: copies.map(numberOf),
      CustomDeck: customDeck(table, copies),
      ContainedObjects: copies.map((place) => cardObject(place, '', transform(x, FACE_DOWN))),
    },
  ];
}

function singleCard(table: Table, place: SheetPlace, label: string, where: object): object {
  return { ...cardObject(place, label, where), CustomDeck: customDeck(table, [place]) };
}

function cardObject(place: SheetPlace, label: string, where: object): object {
  const card = place.sheet.cards[place.cell];
  return {
    Name: 'Card',
    Transform: where,
    Nickname: card === undefined ? '' : fullName(card),
    GMNotes: card === undefined ? '' : `id:${card.id}`,
    Description: label,
    CardID: numberOf(place),
  };
}

function numberOf({ sheet, cell }: SheetPlace): number {
  return sheet.key * 100 + cell;
}

function customDeck({ images }: Table, places: readonly SheetPlace[]): object {
  const sheets = [...new Set(places.map(({ sheet }) => sheet))].sort((a, b) => a.key - b.key);
  return Object.fromEntries(
    sheets.map(({ key, back }) => [
      String(key),
      {
        FaceURL: images.faces[key] ?? '',
        BackURL: images.backs[back],
        NumWidth: SHEET_COLUMNS,
        NumHeight: SHEET_ROWS,
        BackIsHidden: true,
        UniqueBack: false,
      },
    ]),
  );
}

function notecard(deck: Deck, text: string): object {
  return {
    Name: 'Notecard',
    Transform: transform(0, 0, 4),
    Nickname: clean(deck.name),
    Description: text,
  };
}

const FACE_DOWN = 180;

function transform(posX: number, rotZ: number, posZ = 0): object {
  const scale = { scaleX: 1, scaleY: 1, scaleZ: 1 };
  return { posX, posY: 1, posZ, rotX: 0, rotY: 180, rotZ, ...scale };
}

/** A title for people: one line, whole characters. */
function clean(name: string): string {
  return name.replace(/[\p{Cc}\p{Surrogate}\u2028\u2029]+/gu, ' ').trim();
}
