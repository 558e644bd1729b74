import { lex } from '@/lib/kernel/query/lex';
import type { Span } from '@/lib/kernel/query/query';
import { KEYWORDS, type Keyword } from '@/lib/rules/keywords';
import { POWERS, powerShortName } from '@/lib/rules/powers';
import { searchText } from '@/lib/words/text';
import type { Entry, Looking } from './match';
import { TYPES } from './vocabulary';
import { isTelling, tokensOf } from './word-forms';
import { type Wording, withPhrase, withWords, wordingOf } from './wording';

/** What plain words ask of a card, and how well it answers: less is better. */
export interface PlainWords {
  readonly test: (entry: Entry) => boolean;
  readonly rank: (entry: Entry) => number;
}

interface Word {
  /** As it is looked for: mended, where no card has it as it was typed. */
  readonly text: string;
  readonly isMended: boolean;
  /** Whether texts can be told apart by it: "of" and "a" stand in all. */
  readonly isTelling: boolean;
  readonly keyword: Keyword | undefined;
  /** A card type or a Power says what a card is; that a text speaks of such cards is not meant. */
  readonly isKind: boolean;
}

/** Beyond so many words what cards do is not looked through: a set of them is a number. */
const MOST_WORDS = 30;
/** Words shorter than this begin too many others. */
const LEAST_LETTERS = 3;

const NONE: ReadonlySet<string> = new Set();

/**
 * Words typed in a row. A card has each of them in its title, subtitle, other spelling, type, subtypes
 * or Power, or is known by it as a keyword; what is left over stands, as a phrase, in what it does. A
 * word that no card has stands for the nearest that one has. In quotes they are one word, as it stands.
 */
export function plainWords(typed: string, quoted: boolean, looking: Looking): PlainWords {
  const parts = quoted ? [searchText(typed)] : typed.split(' ').map(searchText);
  const wording = looking.texts && wordingIn(looking.texts);
  const words = parts
    .filter((part) => part !== '')
    .map((part) => wordOf(part, quoted ? part : readAs(part, looking, wording)));
  const telling = words.filter((word) => word.isTelling);
  const whole = words.map(({ text }) => text).join(' ');
  const phrases = new Map<number, ReadonlySet<string>>();
  const everything = 2 ** Math.min(words.length, MOST_WORDS) - 1;

  /** The cards that do what the words of a set say. */
  function saying(mask: number): ReadonlySet<string> {
    const known = phrases.get(mask);
    if (known !== undefined) return known;
    const asked = words.filter((_, at) => mask & (2 ** at)).map(({ text }) => text);
    const isShort = asked.length === 1 && (asked[0] ?? '').length < LEAST_LETTERS;
    const said = asked.join(' ');
    const found = wording && !isShort && isTelling(said) ? withPhrase(wording, said) : NONE;
    phrases.set(mask, found);
    return found;
  }

  let spelt: ReadonlySet<string> | undefined;
  /** The cards whose text has the very words. */
  const inWords = () => (spelt ??= wording === undefined ? NONE : withWords(wording, whole));

  const run = runOf(whole);
  /** Whether the text has the phrase as it was typed, with nothing between its words. */
  const standsIn = (id: string) =>
    looking.texts !== undefined && telling.length > 1 && runsIn(looking.texts, id).includes(run);

  function has({ card, names, kinds }: Entry, word: Word): boolean {
    if (names.includes(word.text) || beginsAWord(kinds, word.text)) return true;
    const { keyword } = word;
    return (
      keyword !== undefined &&
      looking.keywords?.get(card.id)?.some((one) => one.keyword === keyword) === true
    );
  }

  return {
    test(entry) {
      let left = 0;
      let isLeftAKind = false;
      for (const [at, word] of words.entries()) {
        if (has(entry, word)) continue;
        if (wording === undefined || words.length > MOST_WORDS) return false;
        left |= 2 ** at;
        isLeftAKind ||= word.isKind;
      }
      if (left === 0) return true;
      const { id } = entry.card;
      if (!isLeftAKind && saying(left).has(id)) return true;
      if (left !== everything && !isLeftAKind && isSmall(words, left)) return true;
      return words.length > 1 && saying(everything).has(id);
    },
    rank(entry) {
      const { wholeNames } = entry;
      if (wholeNames.includes(whole)) return 0;
      if (entry.names.startsWith(whole)) return entry.names[whole.length] === ' ' ? 1 : 2;
      const sum = telling.reduce((all, word) => all + placeOf(word, entry), 0);
      if (sum > AS_IT_STANDS * telling.length && standsIn(entry.card.id))
        return AS_IT_STANDS * telling.length;
      const least = IN_WORDS * telling.length;
      return sum > least && inWords().has(entry.card.id) ? least : sum;
    },
  };
}

/** For each word of a phrase that stands in a text just so: behind names and kinds, before all other texts. */
const AS_IT_STANDS = 7.1;
/** For each word of a phrase that a text has as it was typed: behind names and kinds, before other words for it. */
const IN_WORDS = 7.25;

/** Where a card has a word: 3 for a word of its names, up to 8 for what it does. */
function placeOf(word: Word, { names, kinds }: Entry): number {
  if (names.includes(word.text)) {
    if (word.isMended) return 6;
    if (!beginsAWord(names, word.text)) return 5;
    return endsAWord(names, word.text) ? 3 : 4;
  }
  return beginsAWord(kinds, word.text) ? 7 : 8;
}

/** Whether the words that are left over are such as tell no two texts apart: "of", "a". */
function isSmall(words: readonly Word[], mask: number): boolean {
  return words.every((word, at) => (mask & (2 ** at)) === 0 || !word.isTelling);
}

function beginsAWord(lines: string, text: string): boolean {
  // Most lines do not have the text at all: one look tells.
  for (let at = lines.indexOf(text); at >= 0; at = lines.indexOf(text, at + 1))
    if (at === 0 || lines[at - 1] === ' ' || lines[at - 1] === '\n') return true;
  return false;
}

function endsAWord(lines: string, text: string): boolean {
  return lines.endsWith(text) || lines.includes(`${text} `) || lines.includes(`${text}\n`);
}

function wordOf(typed: string, text: string): Word {
  return {
    text,
    isMended: text !== typed,
    isTelling: isTelling(text),
    keyword: KEYWORDS.find((keyword) => keyword === text),
    isKind: KINDS.has(text),
  };
}

/** The word that is looked for: as it was typed, or the nearest where no card has that. */
function readAs(typed: string, { lexicon }: Looking, wording: Wording | undefined): string {
  const isKnown =
    typed.length < LEAST_LETTERS ||
    lexicon.has(typed) ||
    (wording !== undefined && withPhrase(wording, typed).size > 0);
  return isKnown ? typed : (lexicon.nearest(typed) ?? typed);
}

/** A word of a search text that no card has, and the one that is looked for in its place. */
export interface Mend extends Span {
  readonly typed: string;
  readonly read: string;
}

/** The words of a text that are looked for as others; none where they stand in quotes. */
export function mendsIn(text: string, looking: Looking): readonly Mend[] {
  const wording = looking.texts && wordingIn(looking.texts);
  return lex(text).flatMap((token) => {
    if (token.kind !== 'word' || token.quoted) return [];
    const { start, end, text: typed } = token;
    const word = searchText(typed);
    const read = readAs(word, looking, wording);
    return read === word ? [] : [{ start, end, typed, read }];
  });
}

/** The text with those words in quotes: they are looked for just as they were typed. */
export function asTyped(text: string, mends: readonly Mend[]): string {
  return mends.reduceRight(
    (whole, { start, end, typed }) => `${whole.slice(0, start)}"${typed}"${whole.slice(end)}`,
    text,
  );
}

const KINDS: ReadonlySet<string> = new Set(
  [...TYPES.flatMap(({ word, plural }) => [word, plural]), ...POWERS.map(powerShortName)].map(
    searchText,
  ),
);

/** Whether a word says what a card is: a type, a subtype or a Power. */
export function isKindWord(word: string): boolean {
  return KINDS.has(searchText(word));
}

const WORDINGS = new WeakMap<ReadonlyMap<string, string>, Wording>();

/** Texts ready to be searched, made once for each map. */
export function wordingIn(texts: ReadonlyMap<string, string>): Wording {
  const known = WORDINGS.get(texts);
  if (known !== undefined) return known;
  const made = wordingOf(texts);
  WORDINGS.set(texts, made);
  return made;
}

const RUNS = new WeakMap<ReadonlyMap<string, string>, Map<string, string>>();

/** A text as a run of its words without endings, made when it is first asked for. */
function runsIn(texts: ReadonlyMap<string, string>, id: string): string {
  const known = RUNS.get(texts) ?? new Map<string, string>();
  RUNS.set(texts, known);
  const run = known.get(id) ?? runOf(texts.get(id) ?? '');
  known.set(id, run);
  return run;
}

/** " draw 1 card ": an article is an amount of one. */
function runOf(text: string): string {
  return ` ${tokensOf(text)
    .map(({ word }) => word)
    .join(' ')} `;
}
