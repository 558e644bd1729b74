import type { DeckPlace, DeckProfile } from '@/lib/decks/deck';
import { DEFAULT_FORMAT, findFormat, SHIPPED_FORMATS } from '@/lib/legality/formats';
import { isPower, POWERS, type Power, powerName, powerShortName } from '@/lib/rules/powers';
import type { SetCode } from '@/lib/rules/taxonomy';
import { words } from '../names/words';
import { isPlain, quoted, unquote } from '../quote';

/** What a list says beside its cards, as line-based formats name it; the player is in no deck. */
export type Field =
  | 'name'
  | 'houseName'
  | 'player'
  | 'sponsor'
  | 'players'
  | 'format'
  | 'profile'
  | 'favor'
  | 'spice'
  | 'notes';

/** Keys are folded words. */
const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ...labels('name', 'name', 'deck name', 'title', 'deck'),
  ...labels('houseName', 'house', 'house name'),
  ...labels('player', 'player', 'player name', 'name of player', 'played by'),
  ...labels('sponsor', 'sponsor', 'sponsored by', 'sponsoring power', 'power'),
  ...labels('players', 'players', 'number of players'),
  ...labels('format', 'format'),
  ...labels('profile', 'profile', 'house profile'),
  ...labels('favor', 'favor', 'favour'),
  ...labels('spice', 'spice'),
  ...labels('notes', 'note', 'notes'),
]);

function labels<T extends Field | Section>(meant: T, ...names: readonly string[]) {
  return names.map((name): readonly [string, T] => [name, meant]);
}

/** The field that a label names, whatever its case and punctuation. */
export function fieldOf(label: string): Field | null {
  return FIELDS.get(words(label)) ?? null;
}

/** What a heading opens: a place, the notes, every card where its group belongs, or no new section. */
export type Section = DeckPlace | 'notes' | 'by-group' | 'same';

const SECTIONS: ReadonlyMap<string, Section> = new Map<string, Section>([
  ...labels('imperial', 'imperial', 'imperial deck', 'imperial cards', 'imperial list'),
  ...labels('house', 'house', 'house deck', 'house cards', 'house list'),
  ...labels('homeworld', 'home world', 'homeworld', 'home worlds', 'homeworlds'),
  ...labels('programs', 'programs', 'program', 'programmes', 'programme'),
  ...labels('notes', 'notes', 'note', 'comments', 'description'),
  ...labels('by-group', 'homeworld and programs', 'home world and programs'),
  ...labels('by-group', 'deck', 'decklist', 'deck list', 'cards'),
  ...labels('same', 'holding', 'holdings', 'persona', 'personas', 'personae'),
  ...labels('same', 'resource', 'resources', 'plan', 'plans', 'event', 'events'),
]);

/** The section that a heading opens, in any case, with or without decoration, colon and card count. */
export function sectionOf(heading: string): Section | null {
  // Cheap tests first: this is asked of every line of a file.
  const zone = heading.startsWith('// ') ? COCKATRICE.exec(heading)?.[1]?.toLowerCase() : undefined;
  if (zone !== undefined) return zone === 'maindeck' ? 'house' : 'imperial';
  if (heading.length > 60 || heading.includes('"') || !/[a-z]{4}/i.test(heading)) return null;
  const bare = words(heading).replace(/( \d+){1,3}( cards?)?$/, '');
  return SECTIONS.get(bare) ?? null;
}

/** A heading of Cockatrice in a text with comments; what is main and side to us stands in cockatrice.ts. */
const COCKATRICE = /^\/\/ \d+ (maindeck|sideboard)$/i;

/** The place of a deck that a heading names, or null where it names none or more than one. */
export function placeNamed(heading: string): DeckPlace | null {
  return placeIn(sectionOf(heading) ?? 'same');
}

/** The place that a section stands for, or null. */
export function placeIn(section: Section): DeckPlace | null {
  return section === 'notes' || section === 'by-group' || section === 'same' ? null : section;
}

const SPONSORS: ReadonlyMap<string, Power> = new Map([
  ...POWERS.flatMap((power): [string, Power][] => [
    [words(power), power],
    [words(powerShortName(power)), power],
    [words(powerName(power)), power],
  ]),
  ['bene gesserit', 'sisterhood'],
  ['spice miners union', 'spice-miners'],
  ['emperor', 'corrino'],
]);

/** A Power by id, full or short name. */
export function readSponsor(written: string): Power | null {
  const id = written.trim();
  return isPower(id) ? id : (SPONSORS.get(words(written)) ?? null);
}

/** Players, 2 to 8, or null. */
export function readPlayers(written: string): number | null {
  const text = written.trim();
  const players = Number(text);
  return /^\d$/.test(text) && players >= 2 && players <= 8 ? players : null;
}

/** A format id: what is quoted stands as it is, a shipped format is known by its name too. */
export function readFormat(written: string): string {
  const verbatim = unquote(written);
  if (written.trim().startsWith('"')) return verbatim;
  const asked = words(verbatim);
  const shipped = SHIPPED_FORMATS.find(
    (format) => words(format.name) === asked || words(format.id) === asked,
  );
  return shipped?.id ?? verbatim;
}

/** A shipped format's name, else the id in a form that reads back the same. */
export function writtenFormat(id: string): string {
  const name = findFormat(id)?.name;
  if (name !== undefined) return name;
  return isPlain(id) && readFormat(id) === id ? id : quoted(id);
}

/** The sets that a format allows; all of the default format's where the format is not known here. */
export function setsOf(format: string): readonly SetCode[] {
  return (findFormat(format) ?? DEFAULT_FORMAT).sets;
}

/** Tokens bought, -99 to 99, or null. */
export function readTokens(written: string): number | null {
  const text = written.trim();
  return /^[+-]?\d{1,2}$/.test(text) ? Number(text) + 0 : null;
}

/** "1 favor, 2 spice" or "favor 1, spice 2", one of them alone, or null where neither can be read. */
export function readProfile(written: string): DeckProfile | null {
  const text = written.slice(0, 100).trim().toLowerCase();
  const wordFirst = /^\p{L}/u.test(text);
  const favor = tokensIn(text, 'favou?r', wordFirst);
  const spice = tokensIn(text, 'spice', wordFirst);
  if (favor === null || spice === null) return null;
  if (favor === undefined && spice === undefined) return null;
  return { favor: favor ?? 0, spice: spice ?? 0 };
}

/** The number before or behind a word; undefined without the word, null when it cannot be read. */
function tokensIn(text: string, word: string, wordFirst: boolean): number | null | undefined {
  if (!new RegExp(word).test(text)) return undefined;
  const pattern = wordFirst ? `${word}\\s?[:=]?\\s?([+-]?\\d+)` : `([+-]?\\d+)\\s?${word}`;
  return readTokens(new RegExp(pattern).exec(text)?.[1] ?? '');
}
