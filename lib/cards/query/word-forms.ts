import { stemmer } from 'stemmer';
import { fold } from '@/lib/words/fold';

/** Words that tell no two texts apart: players leave them out or put others. */
const SMALL: ReadonlySet<string> = new Set(
  (
    'the of to in on by for at with from as per your you its it their they his her that this these ' +
    'those is are be been was were do does did and or any'
  ).split(' '),
);

const NUMBERS: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
};

/** Forms that no ending makes. */
const FORMS: Readonly<Record<string, string>> = {
  drawn: 'draw',
  drew: 'draw',
  taken: 'take',
  took: 'take',
  led: 'lead',
  lost: 'lose',
  paid: 'pay',
  chosen: 'choose',
  chose: 'choose',
  given: 'give',
  won: 'win',
  has: 'have',
  had: 'have',
  cant: 'cannot',
};

/** A word of a text, the parts before it as one, an amount, or where a sentence ends. */
export interface Token {
  readonly kind: 'word' | 'joined' | 'amount' | 'end';
  readonly word: string;
  /** A word before its ending was taken off, where it may still be going on. */
  readonly typed?: string;
  /** "A card" may be written for one card or for any: an article asks for no amount. */
  readonly isArticle?: boolean;
}

const TOKEN = /(?<=^|\s)[+\-\u2212](?:\d+|x\b)|[\p{L}\p{N}]+(?:-\p{L}+)*|\./gu;

/**
 * A text as its words, whatever their form: "Draws two cards" is "draw", 2, "card". A card that "has +1
 * resistance" or "gains" it is the same.
 */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const [typed] of fold(text).matchAll(TOKEN)) {
    const [sign = ''] = typed;
    const amount = NUMBERS[typed];
    if (typed === '.') tokens.push({ kind: 'end', word: typed });
    else if (/^[+\-\u2212]/.test(typed)) {
      if (HOLDING.has(tokens.at(-1)?.word ?? '')) tokens.pop();
      const word = sign === '+' ? '+' : '-';
      tokens.push({ kind: 'word', word }, { kind: 'amount', word: `${word}${typed.slice(1)}` });
    } else if (amount !== undefined)
      tokens.push({ kind: 'amount', word: amount, isArticle: typed.startsWith('a') });
    else if (typed === 'x' || /^\d+$/.test(typed)) tokens.push({ kind: 'amount', word: typed });
    else if (typed.includes('-')) {
      for (const part of typed.split('-')) tokens.push({ kind: 'word', word: stemOf(part) });
      tokens.push({ kind: 'joined', word: stemOf(typed.replaceAll('-', '')) });
    } else if (!SMALL.has(typed)) tokens.push({ kind: 'word', word: stemOf(typed), typed });
  }
  return tokens;
}

/** Whether a text has a word or an amount by which it can be told from others. */
export function isTelling(text: string): boolean {
  return tokensOf(text).some(({ kind, isArticle }) => kind !== 'end' && isArticle !== true);
}

const HOLDING: ReadonlySet<string> = new Set(['have', 'gain', 'get']);

/** A word without its endings. Made to compare, not to be read: "engaged" is "engag". */
function stemOf(word: string): string {
  return stemmer(FORMS[word] ?? word);
}
