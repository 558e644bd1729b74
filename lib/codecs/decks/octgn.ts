import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck, DeckEntry } from '@/lib/decks/deck';
import { isOutside } from '@/lib/decks/places';
import type { Result } from '@/lib/result';
import { cdata, escapeXml, parseDeckXml, type XmlElement } from '../files/xml';
import { OCTGN_GAME, xmlRoot } from '../files/xml-root';
import { clip } from '../limits';
import { type Named, namedBy } from '../names/by-id-and-name';
import { findByName, type Matcher } from '../names/match';
import type { Codec, Import } from './codec';
import { dividing, readComments, writeCommentBlock } from './comment-block';
import { deckFromList } from './deck-from-list';
import { placeNamed, sectionOf } from './fields';
import { listsOf } from './lists';
import {
  addCardLine,
  type CardLine,
  isHopeless,
  newParsedList,
  type ParsedList,
} from './parsed-list';
import { cardsIn, type FoundCard } from './xml-cards';

/** The sections of a deck, spelt exactly so. */
const SECTIONS = {
  outside: 'Homeworld and Programs',
  house: 'House Deck',
  imperial: 'Imperial Deck',
} as const;

// Home world and programs share a section, so only their groups tell them apart.
const { divided, losses } = dividing('OCTGN', 'the notes of the file', () => ({
  card: ({ deck: group }, place) =>
    place === 'homeworld' ? group === 'homeworld' : place !== 'programs' || group !== 'homeworld',
}));

/** The deck files of OCTGN. */
export const octgnCodec = {
  id: 'octgn',
  label: 'OCTGN',
  purpose: 'To play on OCTGN with its Dune plugin (.o8d)',
  extension: 'o8d',
  mediaType: 'application/xml',
  write: writeOctgn,
  read: readOctgn,
  sniff: (text) => {
    const root = xmlRoot(text);
    if (root?.name !== 'deck') return false;
    return /\sgame\s*=/.test(root.attributes) || (/<section\b/.test(text) && !isLackey(text));
  },
  losses,
} as const satisfies Codec;

function isLackey(text: string): boolean {
  return /<superzone\b/.test(text);
}

/**
 * A deck as OCTGN loads it: cards by the plugin's ids and spelling. OCTGN refuses a whole deck for
 * one card that it does not know, so such ids travel in the notes, and so does all else that has no
 * place of its own.
 */
export function writeOctgn(deck: Deck, catalogue: Catalogue): string {
  const parts = divided(deck, catalogue);
  const { homeworld, programs, house, imperial } = listsOf(parts.held);
  const section = (name: string, entries: readonly DeckEntry[]) => [
    `  <section name="${name}" shared="False">`,
    ...entries.map(({ card, count }) => cardElement(catalogue.byId.get(card), count)),
    '  </section>',
  ];
  const lines = [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    `<deck game="${OCTGN_GAME}">`,
    ...section(SECTIONS.outside, [...homeworld, ...programs]),
    ...section(SECTIONS.house, house),
    ...section(SECTIONS.imperial, imperial),
    `  <notes>${cdata(writeCommentBlock(parts, catalogue))}</notes>`,
    '</deck>',
  ];
  return `${lines.join('\n')}\n`;
}

function cardElement(card: Card | undefined, count: number): string {
  if (card === undefined) return '';
  const { id, name } = card.octgn;
  return `    <card qty="${count}" id="${id}">${escapeXml(name)}</card>`;
}

/**
 * Reads an OCTGN deck. As in OCTGN a card is told by its id, else by its name, in the plugin's
 * spelling or ours; what names none comes back as unmatched. Notes that the Registry did not write
 * become the deck's. Problems: `too-large`, `empty`, `not-text`, those of parseXml, `bad-count`,
 * `too-many-lines`, `too-long`, `bad-players`, `bad-profile`.
 */
export function readOctgn(text: string, matcher: Matcher): Result<Import> {
  const root = parseDeckXml(text);
  if (!root.ok) return root;
  const parsed = newParsedList(matcher);
  const game = root.value.attributes.get('game') ?? '';
  if (game.toLowerCase() !== OCTGN_GAME)
    parsed.remarks.push(
      `The file does not say that it is a deck of the Dune CCG in OCTGN (its game is "${clip(game, 60)}").`,
    );
  for (const found of cardsIn(parsed, root.value, 'section')) {
    if (isHopeless(parsed)) break;
    readCard(parsed, found);
  }
  for (const notes of root.value.children.filter(isNotes))
    readComments(parsed, notes.text, notes.line);
  return deckFromList(parsed);
}

function isNotes({ name }: XmlElement): boolean {
  return name.toLowerCase() === 'notes';
}

function readCard(parsed: ParsedList, { element, zone }: FoundCard): void {
  const { line } = element;
  const digits = (element.attributes.get('qty') ?? '').trim();
  const id = (element.attributes.get('id') ?? '').trim();
  const name = element.text.trim();
  const text = `${digits} ${name || id}`;
  const named = namedIn(parsed, line, id, name);
  if (sectionOf(zone) !== 'by-group')
    addCardLine(parsed, { line, text, digits, place: placeNamed(zone), named });
  // The shared section holds the home world and programs only; in others a card stands where it stands.
  else addCardLine(parsed, { line, text, digits, ...outside(parsed.matcher, named) });
}

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Most remarks of this kind. */
const MAX_REMARKS = 20;

function namedIn(parsed: ParsedList, line: number, id: string, name: string): Named {
  const [byId] = GUID.test(id)
    ? findByName(parsed.matcher, id).filter((card) => card.octgn.id === id.toLowerCase())
    : [];
  if (byId === undefined) return namedBy(parsed.matcher, '', name, '');
  // Most often: the plugin's own spelling needs no looking up.
  const called = byId.octgn.name === name ? [byId] : findByName(parsed.matcher, name);
  const [other] = called.includes(byId) ? [] : called;
  if (other !== undefined && parsed.remarks.length < MAX_REMARKS)
    parsed.remarks.push(
      `Line ${line}: the id is that of ${byId.title}, the name that of ${other.title}. The id counts, as in OCTGN.`,
    );
  return { kind: 'id', id: byId.id };
}

/** A card beside the decks: its place, and of several cards of a name those that can stand there. */
function outside({ catalogue }: Matcher, named: Named): Pick<CardLine, 'place' | 'named'> {
  if (named.kind === 'unknown') return { place: null, named };
  const all = named.kind === 'id' ? [catalogue.byId.get(named.id)] : named.cards;
  const cards = named.kind === 'id' ? [] : named.cards.filter(isOutside);
  const [card = all[0]] = cards;
  return {
    place: card?.deck === 'homeworld' ? 'homeworld' : 'programs',
    named: cards.length > 0 ? { kind: 'cards', cards } : named,
  };
}
