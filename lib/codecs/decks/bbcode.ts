import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import type { Writer } from './codec';
import { sortedList } from './sorted-list';

/** BBCode, for older forums. Written only; nothing of a deck is left out. */
export const bbcodeWriter = {
  id: 'bbcode',
  label: 'BBCode',
  purpose: 'For older forums',
  extension: 'txt',
  mediaType: 'text/plain',
  write: writeBbcode,
} as const satisfies Writer;

/** A deck with the tags that every forum knows: bold, size-less headings and lists. */
export function writeBbcode(deck: Deck, catalogue: Catalogue): string {
  const { title, facts, sections, notes } = sortedList(deck, catalogue);
  const blocks = [
    [`[b]${escapeBbcode(title)}[/b]`],
    facts.map(([label, value]) => `[b]${label}:[/b] ${escapeBbcode(value)}`),
    ...sections.map(({ heading, groups }) => [
      `[b]${escapeBbcode(heading)}[/b]`,
      ...groups.flatMap((group) => [
        ...(group.heading === null ? [] : [`[i]${escapeBbcode(group.heading)}[/i]`]),
        '[list]',
        ...group.lines.map((line) => `[*]${escapeBbcode(line)}`),
        '[/list]',
      ]),
    ]),
    ...(notes.length === 0 ? [] : [['[b]Notes[/b]', ...notes.map(escapeBbcode)]]),
  ];
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

/** BBCode has no escape: an invisible space behind a bracket keeps it from opening a tag. */
function escapeBbcode(line: string): string {
  return line.replace(/\[(?=[/*\w])/g, '[\u200b');
}
