import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import type { Writer } from './codec';
import { type ListGroup, sortedList } from './sorted-list';

/** Markdown, for forums, wikis and chats that know it. Written only; nothing of a deck is left out. */
export const markdownWriter = {
  id: 'markdown',
  label: 'Markdown',
  purpose: 'For forums, wikis and chats that know headings and lists',
  extension: 'md',
  mediaType: 'text/markdown',
  write: writeMarkdown,
} as const satisfies Writer;

/** A deck as headings and lists. What Markdown or HTML would interpret in names and notes is escaped. */
export function writeMarkdown(deck: Deck, catalogue: Catalogue): string {
  const { title, facts, sections, notes } = sortedList(deck, catalogue);
  const blocks = [
    [`# ${escapeMarkdown(title)}`],
    facts.map(([label, value]) => `- **${label}:** ${escapeMarkdown(value)}`),
    ...sections.flatMap(({ heading, groups }) => [
      [`## ${escapeMarkdown(heading)}`],
      ...groups.flatMap(groupBlocks),
    ]),
    ...(notes.length === 0 ? [] : [['## Notes'], ...paragraphs(notes)]),
  ];
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

function groupBlocks({ heading, lines }: ListGroup): readonly (readonly string[])[] {
  const list = lines.map((line) => `- ${escapeMarkdown(line)}`);
  return heading === null ? [list] : [[`### ${escapeMarkdown(heading)}`], list];
}

/** Lines of notes keep their breaks (two blanks at the end), empty lines part paragraphs. */
function paragraphs(notes: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [[]];
  for (const note of notes)
    if (note === '') found.push([]);
    else found.at(-1)?.push(escapeMarkdown(note));
  return found
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line, at) => (at < lines.length - 1 ? `${line}  ` : line)));
}

/** A line so that Markdown shows it as it is: punctuation that means something behind a backslash. */
function escapeMarkdown(line: string): string {
  return line
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/&(?=[#\w])/g, '\\&')
    .replace(/!(?=\\\[)/g, '\\!')
    .replace(/^[-+=:]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
