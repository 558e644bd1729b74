import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck, DeckPlace } from '@/lib/decks/deck';
import { isOutside } from '@/lib/decks/places';
import type { Result } from '@/lib/result';
import { childrenOf, escapeXml, parseDeckXml, textOf } from '../files/xml';
import { xmlRoot } from '../files/xml-root';
import { namedBy } from '../names/by-id-and-name';
import { createMatcher, type Matcher, uniqueName } from '../names/match';
import { isPlain, quoted } from '../quote';
import type { Codec, Import } from './codec';
import { dividing, hasCommentBlock, readComments, writeCommentBlock } from './comment-block';
import { deckFromList } from './deck-from-list';
import { placeNamed } from './fields';
import { addCardLine, isHopeless, newParsedList, type ParsedList, setField } from './parsed-list';
import { cardsIn, type FoundCard } from './xml-cards';

/** The two zones that every Cockatrice has. */
const ZONES = { house: 'main', imperial: 'side' } as const;

const { divided, losses } = dividing('Cockatrice', 'the comments of the deck', (catalogue) => {
  const matcher = createMatcher(catalogue);
  return {
    name: true,
    card: (card, place) =>
      (place === 'house' || place === 'imperial') && uniqueName(matcher, card) !== null,
  };
});

/** The deck files of Cockatrice. */
export const cockatriceCodec = {
  id: 'cockatrice',
  label: 'Cockatrice',
  purpose: 'House deck as main deck, Imperial deck as sideboard (.cod)',
  extension: 'cod',
  mediaType: 'application/xml',
  write: writeCockatrice,
  read: readCockatrice,
  sniff: (text) => xmlRoot(text)?.name === 'cockatrice_deck',
  losses,
} as const satisfies Codec;

/**
 * A deck for Cockatrice: the House deck is the main deck, the Imperial deck the sideboard. Home
 * world, programs and all else stand in the comments.
 */
export function writeCockatrice(deck: Deck, catalogue: Catalogue): string {
  const matcher = createMatcher(catalogue);
  const parts = divided(deck, catalogue);
  const cards = (entries: Deck['houseDeck']) =>
    entries.map(({ card: id, count }) => {
      const card = catalogue.byId.get(id);
      const name = card === undefined ? '' : (uniqueName(matcher, card) ?? '');
      return `    <card number="${count}" name="${escapeXml(name)}"/>`;
    });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<cockatrice_deck version="1">',
    `  <deckname>${isPlain(deck.name) ? escapeXml(deck.name) : ''}</deckname>`,
    `  <comments>${escapeXml(writeCommentBlock(parts, catalogue)).replaceAll('&#10;', '\n')}</comments>`,
    `  <zone name="${ZONES.house}">`,
    ...cards(parts.held.houseDeck),
    '  </zone>',
    `  <zone name="${ZONES.imperial}">`,
    ...cards(parts.held.imperialDeck),
    '  </zone>',
    '</cockatrice_deck>',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Reads a Cockatrice deck. In one that the Registry did not write, home worlds and programs are
 * taken out of main deck and sideboard; its comments become notes. Problems: `too-large`, `empty`,
 * `not-text`, those of parseXml, `bad-count`, `too-many-lines`, `too-long`, `bad-players`,
 * `bad-profile`.
 */
export function readCockatrice(text: string, matcher: Matcher): Result<Import> {
  const root = parseDeckXml(text);
  if (!root.ok) return root;
  const parsed = newParsedList(matcher);
  const name = textOf(root.value, 'deckname').trim();
  // A name of another program may look quoted: it stands as it is.
  if (name !== '') setField(parsed, root.value.line, 'name', isPlain(name) ? name : quoted(name));
  const comments = childrenOf(root.value, 'comments');
  const isOwn = comments.some((comment) => hasCommentBlock(comment.text));
  for (const found of cardsIn(parsed, root.value, 'zone')) {
    if (isHopeless(parsed)) break;
    readCard(parsed, found, isOwn);
  }
  for (const comment of comments) readComments(parsed, comment.text, comment.line);
  return deckFromList(parsed);
}

function readCard(parsed: ParsedList, { element, zone }: FoundCard, isOwn: boolean): void {
  const digits = (element.attributes.get('number') ?? '').trim();
  const name = (element.attributes.get('name') ?? element.text).trim();
  const named = namedBy(parsed.matcher, '', name, '');
  const isOther = named.kind === 'cards' && named.cards.some(isOutside);
  const place = isOther && !isOwn ? null : placeOf(zone);
  const text = `${digits} ${name}`;
  addCardLine(parsed, { line: element.line, text, digits, place, named });
}

function placeOf(zone: string): DeckPlace | null {
  const lists = ['house', 'imperial'] as const;
  return lists.find((list) => ZONES[list] === zone.toLowerCase()) ?? placeNamed(zone);
}
