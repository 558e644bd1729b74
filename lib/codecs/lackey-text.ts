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
import { newDraft } from './draft';
import { fieldOf, sectionOf } from './fields';
import { finish } from './finish';
import { LACKEY } from './lackey-zones';
import { refusal } from './limits';
import { createMatcher, findByName, type Matcher } from './match';
import { lineName, readDeckLines } from './text';

/** The text lists of LackeyCCG: a quantity, a tab and a name a line; "Zone:" changes the zone. */
export const lackeyTextCodec: Codec = {
  id: 'lackey-text',
  label: 'LackeyCCG text list',
  extension: 'txt',
  mediaType: 'text/plain',
  write: writeLackeyText,
  read: readLackeyText,
  sniff,
  losses: (deck, catalogue) =>
    carriedLosses(divided(deck, catalogue), catalogue, 'LackeyCCG', 'the comments of the list'),
};

/** How much of a text is looked at to tell it from other lists. */
const LOOKED_AT = 4000;

/** Only such lines as Lackey writes, and at least one card or our own comments. */
function sniff(text: string): boolean {
  const lines = text
    .slice(0, LOOKED_AT)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/);
  // The last line may be cut short.
  const whole = text.length > LOOKED_AT ? lines.slice(0, -1) : lines;
  const filled = whole.filter((line) => line.trim() !== '');
  return (
    filled.every((line) => CARD.test(line) || ZONE.test(line) || line.startsWith('//')) &&
    filled.some((line) => CARD.test(line) || (line.startsWith('//') && isCarried(line)))
  );
}

const CARD = /^\s*\d+\t+\S/;
const ZONE = /^[^\t]{1,60}:\s*$/;

/** A deck as Lackey's text; what it has no place for stands in comments behind the cards. */
export function writeLackeyText(deck: Deck, catalogue: Catalogue): string {
  const matcher = createMatcher(catalogue);
  const parts = divided(deck, catalogue);
  const { homeWorld, programs, imperialDeck, houseDeck } = parts.held;
  const single = (card: string) => ({ card, count: 1 });
  const zone = (place: DeckPlace, entries: Deck['houseDeck']) =>
    entries.length === 0
      ? []
      : [
          `${LACKEY.zones[place]}:`,
          ...entries.map(({ card, count }) => `${count}\t${lineName(matcher, card, count) ?? ''}`),
        ];
  const comments = writeCarried(parts, catalogue).split('\n');
  const lines = [
    ...zone('homeworld', homeWorld === null ? [] : [single(homeWorld)]),
    ...zone('programs', programs.map(single)),
    ...zone('house', houseDeck),
    ...zone('imperial', imperialDeck),
    ...comments.map((line) => `// ${line}`.trimEnd()),
  ];
  return `${lines.join('\n')}\n`;
}

function divided(deck: Deck, catalogue: Catalogue): Divided {
  const matcher = createMatcher(catalogue);
  return divide(deck, catalogue, { card: ({ id }) => lineName(matcher, id, 1) !== null });
}

/**
 * Reads Lackey's text. Lines of other shapes are read as in any list (see readText); a zone that
 * means nothing to us gives each card the list of its group. Problems: those of readText.
 */
export function readLackeyText(text: string, matcher: Matcher): Result<Import> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  const draft = newDraft(matcher);
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const from = lines.findIndex((line) => line.startsWith('//') && isCarried(line));
  const length = from < 0 ? 0 : lines.slice(from).findIndex((line) => !line.startsWith('//'));
  const to = length < 0 ? lines.length : from + length;
  const comments = from < 0 ? [] : lines.slice(from, to);
  const cards = lines.map((line, at) => {
    if (from >= 0 && at >= from && at < to) return '';
    return ZONE.test(line) && isUnknownZone(matcher, line) ? 'Cards' : line;
  });
  readDeckLines(draft, cards, 1);
  if (comments.length > 0)
    readCarried(draft, comments.map((line) => line.replace(/^\/\/ ?/, '')).join('\n'), from + 1);
  return finish(draft);
}

function isUnknownZone(matcher: Matcher, line: string): boolean {
  const label = line.trim().replace(/:$/, '');
  return (
    sectionOf(label) === null && fieldOf(label) === null && findByName(matcher, label).length === 0
  );
}
