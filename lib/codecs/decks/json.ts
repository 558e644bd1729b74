import type { Deck, DeckEntry } from '@/lib/decks/deck';
import { ignoredKeys, parseDeck } from '@/lib/decks/parse';
import { fail, ok, type Result } from '@/lib/result';
import { parseJson } from '../files/parse-json';
import { clip, refusal } from '../limits';
import type { Matcher } from '../names/match';
import type { Codec, Import } from './codec';
import { normalise } from './normalise';
import { unknownRemark } from './unknown-remark';

/** JSON, version 1: the deck itself. Published as a JSON schema; see lib/decks/deck.ts. */
export const jsonCodec = {
  id: 'json',
  label: 'JSON',
  purpose: 'For other programs, and the safest copy',
  extension: 'json',
  mediaType: 'application/json',
  write: writeJson,
  read: readJson,
  // "[Imperial Deck]" is a heading of a text list, no JSON.
  sniff: (text) => /^\ufeff?\s*(?:\{|\[\s*[[{"\]])/.test(text.slice(0, 1000)),
} as const satisfies Codec;

/** The deck as JSON, keys in one fixed order, cards by id. */
export function writeJson(deck: Deck): string {
  const line = ({ card, count }: DeckEntry) => ({ card, count });
  const plain: Deck = {
    version: 1,
    name: deck.name,
    houseName: deck.houseName,
    sponsor: deck.sponsor,
    homeWorld: deck.homeWorld,
    players: deck.players,
    format: deck.format,
    profile: { favor: deck.profile.favor, spice: deck.profile.spice },
    programs: deck.programs,
    imperialDeck: deck.imperialDeck.map(line),
    houseDeck: deck.houseDeck.map(line),
    notes: deck.notes,
    ...(deck.considered && { considered: deck.considered }),
  };
  return `${JSON.stringify(plain, null, 2)}\n`;
}

/**
 * Reads a JSON deck. Nothing is ever unmatched: an id that the catalogue does not know stays in the
 * deck, where the checks report it as `unknown-card`, and a remark says how many there are.
 * Problems: `too-large`, `empty`, `not-text`, `bad-json` and those of parseDeck (`future-version` …).
 */
export function readJson(text: string, matcher: Matcher): Result<Import> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  const read = parseJson(text, 'This', 'Export the deck again, or paste the list as text.');
  if (!read.ok) return read;
  const { value } = read;
  const parsed = parseDeck(value);
  if (!parsed.ok) return parsed;
  const deck = normalise(parsed.value);
  const ignored = ignoredKeys(value);
  const notes =
    ignored.length === 0
      ? []
      : [`Left out, for a deck has no such fields: ${clip(ignored.join(', '), 200)}.`];
  return ok({ deck, unmatched: [], notes: [...notes, ...unknownRemark(deck, matcher.catalogue)] });
}
