import type { Comparison, FieldChange, ListChanges } from '@/lib/decks/compare';
import { counted, uncapital } from '@/lib/sentences';

/** What a played list may not change, and what says nothing: a name, a note, the table it was meant for. */
const IDLE: ReadonlySet<FieldChange['field']> = new Set([
  'name',
  'houseName',
  'players',
  'format',
  'notes',
]);

/** The fields in which a played list may not differ from the registered one. */
export function tellingFields({ fields }: Comparison): readonly FieldChange[] {
  return fields.filter(({ field }) => !IDLE.has(field));
}

/** Whether the same was played that was registered: cards, sponsor, home world, profile, programs. */
export function isSameList(comparison: Comparison): boolean {
  const { imperial, house, programs } = comparison;
  const { more, fewer } = copies([imperial, house, programs]);
  return more + fewer === 0 && tellingFields(comparison).length === 0;
}

/** "3 cards more, 2 fewer; another home world", in copies; "The same list" where nothing differs. */
export function differenceInWords(comparison: Comparison): string {
  if (isSameList(comparison)) return 'The same list';
  const { imperial, house, programs } = comparison;
  const { more, fewer } = copies([imperial, house, programs]);
  const cards = [
    ...(more === 0 ? [] : [`${counted(more, 'card')} more`]),
    ...(fewer === 0 ? [] : [more === 0 ? `${counted(fewer, 'card')} fewer` : `${fewer} fewer`]),
  ].join(', ');
  const others = tellingFields(comparison).map(({ field }) => FIELDS[field] ?? field);
  return [cards === '' ? 'The same cards' : cards, ...others].join('; ');
}

/**
 * What differs, as far as both lists were read: with lines left that nobody could read, nothing is
 * ever the same. `unread` counts them, on both sides together.
 */
export function comparedInWords(comparison: Comparison, unread: number): string {
  const words = differenceInWords(comparison);
  if (unread === 0) return words;
  return `As far as it was read, ${uncapital(words)}; ${unreadInWords(unread)}`;
}

/** "1 line could not be read" */
export function unreadInWords(unread: number): string {
  return `${counted(unread, 'line')} could not be read`;
}

const FIELDS: Readonly<Partial<Record<FieldChange['field'], string>>> = {
  sponsor: 'another sponsor',
  homeWorld: 'another home world',
  profile: 'another House Profile',
};

function copies(lists: readonly ListChanges[]): { readonly more: number; readonly fewer: number } {
  let [more, fewer] = [0, 0];
  for (const { added, removed, changed } of lists) {
    for (const { count } of added) more += count;
    for (const { count } of removed) fewer += count;
    for (const { before, after } of changed) {
      more += Math.max(0, after - before);
      fewer += Math.max(0, before - after);
    }
  }
  return { more, fewer };
}
