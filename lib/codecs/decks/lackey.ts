import { fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import type { Result } from '@/lib/result';
import { childrenOf, escapeXml, parseDeckXml, textOf } from '../files/xml';
import { xmlRoot } from '../files/xml-root';
import type { Matcher } from '../names/match';
import type { Codec, Import } from './codec';
import { dividing, readComments, writeCommentBlock } from './comment-block';
import { deckFromList } from './deck-from-list';
import { placeNamed } from './fields';
import { listsOf } from './lists';
import { newParsedList } from './parsed-list';
import { addCopies, type SingleCopy } from './single-copies';
import { cardsIn, type FoundCard } from './xml-cards';

/**
 * What a LackeyCCG plugin for the game would be called, and its zones in the order in which they are
 * written. No public plugin is known: a player whose plugin has other names changes them here. Reading
 * accepts many other names.
 */
const GAME = { name: 'Dune', version: '0.8' } as const;
const ZONES = {
  homeworld: 'Home World',
  programs: 'Programs',
  house: 'House Deck',
  imperial: 'Imperial Deck',
} as const;

/** The filled zones of a deck. */
export function lackeyZones(deck: Deck) {
  const lists = listsOf(deck);
  return (['homeworld', 'programs', 'house', 'imperial'] as const)
    .map((place) => ({ name: ZONES[place], entries: lists[place] }))
    .filter(({ entries }) => entries.length > 0);
}

/** Most copies that are written as elements; no deck at a table comes near. */
const MAX_COPIES = 1000;
const { divided, losses } = dividing('LackeyCCG', 'the notes of the file', () => ({
  card: () => true,
  copies: MAX_COPIES,
}));

/** The deck files of LackeyCCG: XML with an element for each copy of a card. */
export const lackeyCodec = {
  id: 'lackey',
  label: 'LackeyCCG',
  purpose: 'A deck file for LackeyCCG (.dek)',
  extension: 'dek',
  mediaType: 'application/xml',
  write: writeLackey,
  read: readLackey,
  sniff: (text) => xmlRoot(text)?.name === 'deck' && /<superzone\b/.test(text),
  losses,
} as const satisfies Codec;

/** The notes inside `meta`. */
const NOTES = 'notes';

/**
 * A deck for LackeyCCG. Files in the wild call themselves ISO-8859-1, so all that is not ASCII is
 * written as numbered characters, which read the same in any encoding.
 */
export function writeLackey(deck: Deck, catalogue: Catalogue): string {
  const parts = divided(deck, catalogue);
  const zones = lackeyZones(parts.held);
  // Line feeds as they are, so that the notes can be read in the file.
  const notes = escapeXml(writeCommentBlock(parts, catalogue)).replaceAll('&#10;', '\n');
  const lines = [
    '<?xml version="1.0" encoding="ISO-8859-1"?>',
    `<deck version="${GAME.version}">`,
    '\t<meta>',
    `\t\t<game>${GAME.name}</game>`,
    `\t\t<${NOTES}>${notes}</${NOTES}>`,
    '\t</meta>',
    ...zones.flatMap(({ name, entries }) => [
      `\t<superzone name="${name}">`,
      ...entries.flatMap(({ card, count }) =>
        Array.from({ length: count }, () => cardElement(card, catalogue)),
      ),
      '\t</superzone>',
    ]),
    // Lackey's loader may want a zone even in an empty deck, and files are told by it.
    ...(parts.held.houseDeck.length + parts.held.imperialDeck.length === 0
      ? [`\t<superzone name="${ZONES.house}"></superzone>`]
      : []),
    '</deck>',
  ];
  return `${ascii(lines.join('\n'))}\n`;
}

function cardElement(id: string, catalogue: Catalogue): string {
  const card = catalogue.byId.get(id);
  if (card === undefined) return '';
  const set = card.set.toUpperCase();
  return `\t\t<card><name id="${escapeXml(id)}">${escapeXml(fullName(card))}</name><set>${set}</set></card>`;
}

function ascii(text: string): string {
  return text.replace(/[^\n\t -~]/gu, (odd) => `&#${odd.codePointAt(0)};`);
}

/**
 * Reads a LackeyCCG deck; zones that mean nothing to us give each card the list of its group. What
 * names no card comes back as unmatched. Problems: `too-large`, `empty`, `not-text`, those of
 * parseXml, `bad-count` (over 99 copies), `too-many-lines`, `too-long`, `bad-players`, `bad-profile`.
 */
export function readLackey(text: string, matcher: Matcher): Result<Import> {
  const root = parseDeckXml(text);
  if (!root.ok) return root;
  const parsed = newParsedList(matcher);
  addCopies(parsed, cardsIn(parsed, root.value, 'superzone').map(copyOf));
  const meta = childrenOf(root.value, 'meta');
  for (const parent of [root.value, ...meta])
    for (const notes of childrenOf(parent, NOTES)) readComments(parsed, notes.text, notes.line);
  return deckFromList(parsed);
}

function copyOf({ element, zone }: FoundCard): SingleCopy {
  const [name] = childrenOf(element, 'name');
  const id = (name?.attributes.get('id') ?? '').trim();
  return {
    line: element.line,
    place: placeNamed(zone),
    id,
    name: (name?.text ?? element.attributes.get('name') ?? element.text).trim(),
    set: textOf(element, 'set').trim(),
    shown: id === '' ? 'card without a name' : id,
  };
}
