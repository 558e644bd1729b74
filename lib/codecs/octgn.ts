import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck, DeckPlace } from '@/lib/decks/deck';
import { fail, type Result } from '@/lib/result';
import { carriedLosses, type Divided, divide, readCarried, writeCarried } from './carried';
import type { Codec, Import } from './codec';
import { addCardLine, type Draft, isHopeless, type Named, newDraft } from './draft';
import { placeNamed, sectionOf } from './fields';
import { finish } from './finish';
import { clip, refusal } from './limits';
import { findByName, type Matcher } from './match';
import { PLACE_OF_GROUP } from './resolve-unmatched';
import { cdata, escapeXml, parseXml, type XmlElement } from './xml';
import { cardsIn, type FoundCard } from './xml-deck';
import { xmlRoot } from './xml-root';

/** The OCTGN game that the decks belong to, and its sections, spelt exactly so. */
const GAME = 'c196d3b0-bb5e-4d08-b49b-20dbce40443f';
const SECTIONS = {
  outside: 'Homeworld and Programs',
  house: 'House Deck',
  imperial: 'Imperial Deck',
} as const;

/** The deck files of OCTGN. */
export const octgnCodec: Codec = {
  id: 'octgn',
  label: 'OCTGN deck',
  extension: 'o8d',
  mediaType: 'application/xml',
  write: writeOctgn,
  read: readOctgn,
  sniff: (text) => {
    const root = xmlRoot(text);
    if (root?.name !== 'deck') return false;
    return /\sgame\s*=/.test(root.attributes) || (/<section\b/.test(text) && !isLackey(text));
  },
  losses: (deck, catalogue) =>
    carriedLosses(divided(deck, catalogue), catalogue, 'OCTGN', 'the notes of the file'),
};

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
  const { homeWorld, programs, houseDeck, imperialDeck } = parts.held;
  const card = (id: string, count: number) => cardElement(catalogue.byId.get(id), count);
  const section = (name: string, cards: readonly string[]) => [
    `  <section name="${name}" shared="False">`,
    ...cards,
    '  </section>',
  ];
  const outside = [...(homeWorld === null ? [] : [homeWorld]), ...programs];
  const lines = [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    `<deck game="${GAME}">`,
    ...section(
      SECTIONS.outside,
      outside.map((id) => card(id, 1)),
    ),
    ...section(
      SECTIONS.house,
      houseDeck.map((entry) => card(entry.card, entry.count)),
    ),
    ...section(
      SECTIONS.imperial,
      imperialDeck.map((entry) => card(entry.card, entry.count)),
    ),
    `  <notes>${cdata(writeCarried(parts, catalogue))}</notes>`,
    '</deck>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Home world and programs share a section, so only their groups tell them apart. */
function divided(deck: Deck, catalogue: Catalogue): Divided {
  return divide(deck, catalogue, {
    card: ({ deck: group }, place) =>
      place === 'homeworld' ? group === 'homeworld' : place !== 'programs' || group !== 'homeworld',
  });
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
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  const root = parseXml(text);
  if (!root.ok) return root;
  const draft = newDraft(matcher);
  const game = root.value.attributes.get('game') ?? '';
  if (game.toLowerCase() !== GAME)
    draft.remarks.push(
      `The file does not say that it is a deck of the Dune CCG in OCTGN (its game is "${clip(game, 60)}").`,
    );
  for (const found of cardsIn(draft, root.value, 'section')) {
    if (isHopeless(draft)) break;
    readCard(draft, found);
  }
  for (const notes of root.value.children.filter(isNotes))
    readCarried(draft, notes.text, notes.line);
  return finish(draft);
}

function isNotes({ name }: XmlElement): boolean {
  return name.toLowerCase() === 'notes';
}

function readCard(draft: Draft, { element, zone }: FoundCard): void {
  const digits = (element.attributes.get('qty') ?? '').trim();
  const name = element.text.trim();
  const named = namedIn(draft, element.line, (element.attributes.get('id') ?? '').trim(), name);
  const { place, fitting } = placeOf(draft.matcher, zone, named);
  const text = `${digits} ${name || (element.attributes.get('id') ?? '')}`;
  addCardLine(draft, { line: element.line, text, digits, place, named: fitting });
}

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Most remarks of this kind. */
const MAX_REMARKS = 20;

function namedIn(draft: Draft, line: number, id: string, name: string): Named {
  const [byId] = GUID.test(id)
    ? findByName(draft.matcher, id).filter((card) => card.octgn.id === id.toLowerCase())
    : [];
  // Most often: the plugin's own spelling needs no looking up.
  if (byId?.octgn.name === name) return { kind: 'id', id: byId.id };
  const called = findByName(draft.matcher, name);
  if (byId === undefined)
    return called.length > 0 ? { kind: 'cards', cards: called } : { kind: 'unknown', name };
  const [other] = called.includes(byId) ? [] : called;
  if (other !== undefined && draft.remarks.length < MAX_REMARKS)
    draft.remarks.push(
      `Line ${line}: the id is that of ${byId.title}, the name that of ${other.title}. The id counts, as in OCTGN.`,
    );
  return { kind: 'id', id: byId.id };
}

/** The shared section holds the home world and programs only; in others a card stands where it stands. */
function placeOf(
  matcher: Matcher,
  zone: string,
  named: Named,
): { readonly place: DeckPlace | null; readonly fitting: Named } {
  if (sectionOf(zone) !== 'by-group') return { place: placeNamed(zone), fitting: named };
  switch (named.kind) {
    case 'unknown':
      return { place: null, fitting: named };
    case 'id':
      return { place: outside(matcher.catalogue.byId.get(named.id)), fitting: named };
    case 'cards': {
      const cards = named.cards.filter(({ deck }) => deck === 'homeworld' || deck === 'program');
      const [card = named.cards[0]] = cards;
      const fitting = cards.length > 0 ? { ...named, cards } : named;
      return { place: outside(card), fitting };
    }
  }
}

function outside(card: Card | undefined): DeckPlace {
  return card !== undefined && PLACE_OF_GROUP[card.deck] === 'homeworld' ? 'homeworld' : 'programs';
}
