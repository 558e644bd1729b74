import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import type { Result } from '@/lib/result';
import { linesOf } from '../lines';
import { createMatcher, findByName, type Matcher } from '../names/match';
import type { Codec, Import } from './codec';
import { dividing, hasCommentBlock, writeCommentBlock } from './comment-block';
import { fieldOf, sectionOf } from './fields';
import { lackeyZones } from './lackey';
import { lineName } from './list-lines';
import { readText } from './text';

const { divided, losses } = dividing('LackeyCCG', 'the comments of the list', (catalogue) => {
  const matcher = createMatcher(catalogue);
  return { card: ({ id }) => lineName(matcher, id, 1) !== null };
});

/** The text lists of LackeyCCG: a quantity, a tab and a name a line; "Zone:" changes the zone. */
export const lackeyTextCodec = {
  id: 'lackey-text',
  label: 'LackeyCCG text',
  purpose: 'The list that LackeyCCG pastes',
  extension: 'txt',
  mediaType: 'text/plain',
  write: writeLackeyText,
  read: readLackeyText,
  sniff,
  losses,
} as const satisfies Codec;

/** How much of a text is looked at to tell it from other lists. */
const LOOKED_AT = 4000;

/** Only such lines as Lackey writes, and at least one card or our own comments. */
function sniff(text: string): boolean {
  const lines = linesOf(text.slice(0, LOOKED_AT));
  // The last line may be cut short.
  const whole = text.length > LOOKED_AT ? lines.slice(0, -1) : lines;
  const filled = whole.filter((line) => line.trim() !== '');
  return (
    filled.every((line) => CARD.test(line) || ZONE.test(line) || line.startsWith('//')) &&
    filled.some((line) => CARD.test(line) || (line.startsWith('//') && hasCommentBlock(line)))
  );
}

const CARD = /^\s*\d+\t+\S/;
const ZONE = /^(?!\/\/)[^\t]{1,60}:\s*$/;

/** A deck as Lackey's text; what it has no place for stands in comments behind the cards. */
export function writeLackeyText(deck: Deck, catalogue: Catalogue): string {
  const matcher = createMatcher(catalogue);
  const parts = divided(deck, catalogue);
  const comments = writeCommentBlock(parts, catalogue).split('\n');
  const lines = [
    ...lackeyZones(parts.held).flatMap(({ name, entries }) => [
      `${name}:`,
      ...entries.map(({ card, count }) => `${count}\t${lineName(matcher, card, count) ?? ''}`),
    ]),
    ...comments.map((line) => `// ${line}`.trimEnd()),
  ];
  return `${lines.join('\n')}\n`;
}

/** Reads Lackey's text as any list; a zone that means nothing to us gives each card the list of its group. */
export function readLackeyText(text: string, matcher: Matcher): Result<Import> {
  return readText(text, matcher, (line) =>
    ZONE.test(line) && isUnknownZone(matcher, line) ? 'Cards' : line,
  );
}

function isUnknownZone(matcher: Matcher, line: string): boolean {
  const label = line.trim().replace(/:$/, '');
  return (
    sectionOf(label) === null && fieldOf(label) === null && findByName(matcher, label).length === 0
  );
}
