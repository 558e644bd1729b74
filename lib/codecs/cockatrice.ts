import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck, DeckPlace } from '@/lib/decks/deck';
import { fail, type Result } from '@/lib/result';
import {
  carriedLosses,
  type Divided,
  divide,
  isCarried,
  readCarried,
  writeCarried,
} from './carried';
import type { Codec, Import } from './codec';
import { addCardLine, type Draft, isHopeless, type Named, newDraft, setField } from './draft';
import { placeNamed } from './fields';
import { finish } from './finish';
import { refusal } from './limits';
import { createMatcher, findByName, type Matcher, uniqueName } from './match';
import { isPlain, quoted } from './quote';
import { PLACE_OF_GROUP } from './resolve-unmatched';
import { childrenOf, escapeXml, parseXml, textOf } from './xml';
import { cardsIn, type FoundCard } from './xml-deck';
import { xmlRoot } from './xml-root';

/** The two zones that every Cockatrice has. */
const ZONES = { house: 'main', imperial: 'side' } as const;

/** The deck files of Cockatrice. */
export const cockatriceCodec: Codec = {
  id: 'cockatrice',
  label: 'Cockatrice deck',
  extension: 'cod',
  mediaType: 'application/xml',
  write: writeCockatrice,
  read: readCockatrice,
  sniff: (text) => xmlRoot(text)?.name === 'cockatrice_deck',
  losses: (deck, catalogue) =>
    carriedLosses(divided(deck, catalogue), catalogue, 'Cockatrice', 'the comments of the deck'),
};

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
    `  <comments>${escapeXml(writeCarried(parts, catalogue)).replaceAll('&#10;', '\n')}</comments>`,
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

function divided(deck: Deck, catalogue: Catalogue): Divided {
  const matcher = createMatcher(catalogue);
  return divide(deck, catalogue, {
    name: true,
    card: (card, place) =>
      (place === 'house' || place === 'imperial') && uniqueName(matcher, card) !== null,
  });
}

/**
 * Reads a Cockatrice deck. In one that the Registry did not write, home worlds and programs are
 * taken out of main deck and sideboard; its comments become notes. Problems: `too-large`, `empty`,
 * `not-text`, those of parseXml, `bad-count`, `too-many-lines`, `too-long`, `bad-players`,
 * `bad-profile`.
 */
export function readCockatrice(text: string, matcher: Matcher): Result<Import> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  const root = parseXml(text);
  if (!root.ok) return root;
  const draft = newDraft(matcher);
  const name = textOf(root.value, 'deckname').trim();
  // A name of another program may look quoted: it stands as it is.
  if (name !== '') setField(draft, root.value.line, 'name', isPlain(name) ? name : quoted(name));
  const comments = childrenOf(root.value, 'comments');
  const isOwn = comments.some((comment) => isCarried(comment.text));
  for (const found of cardsIn(draft, root.value, 'zone')) {
    if (isHopeless(draft)) break;
    readCard(draft, found, isOwn);
  }
  for (const comment of comments) readCarried(draft, comment.text, comment.line);
  return finish(draft);
}

function readCard(draft: Draft, { element, zone }: FoundCard, isOwn: boolean): void {
  const digits = (element.attributes.get('number') ?? '').trim();
  const name = (element.attributes.get('name') ?? element.text).trim();
  const cards = findByName(draft.matcher, name);
  const named: Named = cards.length > 0 ? { kind: 'cards', cards } : { kind: 'unknown', name };
  const isOutside = cards.some(({ deck }) => !['house', 'imperial'].includes(PLACE_OF_GROUP[deck]));
  const place = isOutside && !isOwn ? null : placeOf(zone);
  const text = `${digits} ${name}`;
  addCardLine(draft, { line: element.line, text, digits, place, named });
}

function placeOf(zone: string): DeckPlace | null {
  switch (zone.toLowerCase()) {
    case ZONES.house:
      return 'house';
    case ZONES.imperial:
      return 'imperial';
    default:
      return placeNamed(zone);
  }
}
