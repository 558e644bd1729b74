import { fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck, DeckPlace } from '@/lib/decks/deck';
import { fail, type Result } from '@/lib/result';
import { carriedLosses, type Divided, divide, readCarried, writeCarried } from './carried';
import type { Codec, Import } from './codec';
import { newDraft } from './draft';
import { placeNamed } from './fields';
import { finish } from './finish';
import { LACKEY } from './lackey-zones';
import { refusal } from './limits';
import type { Matcher } from './match';
import { addCopies, type SingleCopy } from './piles';
import { childrenOf, escapeXml, parseXml, textOf } from './xml';
import { cardsIn, type FoundCard } from './xml-deck';
import { xmlRoot } from './xml-root';

/** The deck files of LackeyCCG: XML with an element for each copy of a card. */
export const lackeyCodec: Codec = {
  id: 'lackey',
  label: 'LackeyCCG deck',
  extension: 'dek',
  mediaType: 'application/xml',
  write: writeLackey,
  read: readLackey,
  sniff: (text) => xmlRoot(text)?.name === 'deck' && /<superzone\b/.test(text),
  losses: (deck, catalogue) =>
    carriedLosses(divided(deck, catalogue), catalogue, 'LackeyCCG', 'the notes of the file'),
};

/** Most copies that are written as elements; no deck at a table comes near. */
const MAX_COPIES = 1000;
/** The notes inside `meta`. */
const NOTES = 'notes';

/**
 * A deck for LackeyCCG. Files in the wild call themselves ISO-8859-1, so all that is not ASCII is
 * written as numbered characters, which read the same in any encoding.
 */
export function writeLackey(deck: Deck, catalogue: Catalogue): string {
  const parts = divided(deck, catalogue);
  const { homeWorld, programs, imperialDeck, houseDeck } = parts.held;
  const single = (card: string) => ({ card, count: 1 });
  const zone = (place: DeckPlace, entries: Deck['houseDeck']) =>
    entries.length === 0
      ? []
      : [
          `\t<superzone name="${LACKEY.zones[place]}">`,
          ...entries.flatMap(({ card, count }) =>
            Array.from({ length: count }, () => cardElement(card, catalogue)),
          ),
          '\t</superzone>',
        ];
  const lines = [
    '<?xml version="1.0" encoding="ISO-8859-1"?>',
    `<deck version="${LACKEY.version}">`,
    '\t<meta>',
    `\t\t<game>${LACKEY.game}</game>`,
    `\t\t<${NOTES}>${linesApart(escapeXml(writeCarried(parts, catalogue)))}</${NOTES}>`,
    '\t</meta>',
    ...zone('homeworld', homeWorld === null ? [] : [single(homeWorld)]),
    ...zone('programs', programs.map(single)),
    ...zone('house', houseDeck),
    ...zone('imperial', imperialDeck),
    // Lackey's loader may want a zone even in an empty deck, and files are told by it.
    ...(houseDeck.length + imperialDeck.length === 0
      ? [`\t<superzone name="${LACKEY.zones.house}"></superzone>`]
      : []),
    '</deck>',
  ];
  return `${ascii(lines.join('\n'))}\n`;
}

function divided(deck: Deck, catalogue: Catalogue): Divided {
  return divide(deck, catalogue, { card: () => true, copies: MAX_COPIES });
}

function cardElement(id: string, catalogue: Catalogue): string {
  const card = catalogue.byId.get(id);
  if (card === undefined) return '';
  const set = card.set.toUpperCase();
  return `\t\t<card><name id="${escapeXml(id)}">${escapeXml(fullName(card))}</name><set>${set}</set></card>`;
}

/** Line feeds as they are, so that the notes can be read in the file. */
function linesApart(escaped: string): string {
  return escaped.replaceAll('&#10;', '\n');
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
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  const root = parseXml(text);
  if (!root.ok) return root;
  const draft = newDraft(matcher);
  addCopies(draft, matcher, cardsIn(draft, root.value, 'superzone').map(copyOf));
  const meta = childrenOf(root.value, 'meta');
  for (const parent of [root.value, ...meta])
    for (const notes of childrenOf(parent, NOTES)) readCarried(draft, notes.text, notes.line);
  return finish(draft);
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
