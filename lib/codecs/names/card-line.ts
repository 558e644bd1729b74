import type { Card } from '@/lib/cards/card';
import { unquote } from '../quote';
import type { Named } from './by-id-and-name';
import { findByName, type Matcher } from './match';

/** Longer lines are not searched for a count and a name. */
const MAX_LINE = 300;
/** Where a count behind a name is looked for. */
const TAIL = 32;

interface Reading {
  /** The count as written, or null where the line has none. */
  readonly digits: string | null;
  readonly named: Named;
}

/**
 * What a line of a list names, and how often: "3 X", "3x X", "X x3", "3<tab>X", a bare name, or an
 * id ("2 id:eots-valor"). The whole line is tried as a name before a count or a remark ("// ...") is
 * taken off.
 */
export function readCardLine(matcher: Matcher, line: string): Reading {
  const id = /^(?:([+-]?\d{1,20}) )?id:(.*)$/s.exec(line.trim());
  if (id !== null) return { digits: id[1] ?? null, named: namedById(unquote(id[2] ?? '')) };
  const whole = line.trim().replace(/\s+/g, ' ');
  if (whole.length > MAX_LINE) return unread(whole);
  const bare = withoutRemark(whole).replace(/^[-*•·–—] /, '');
  for (const text of bare === whole ? [whole] : [whole, bare]) {
    for (const { digits, name } of [{ digits: null, name: text }, ...countings(text)]) {
      const cards = findByName(matcher, name);
      if (cards.length > 0) return { digits, named: { kind: 'cards', cards } };
    }
  }
  return unread(bare);
}

function namedById(id: string): Named {
  return id === '' ? { kind: 'unknown', name: '' } : { kind: 'id', id };
}

/** No card: the count is still told from the name, if it stands where a count stands. */
function unread(text: string): Reading {
  const [first] = countings(text).filter(({ sure }) => sure);
  return {
    digits: first?.digits ?? null,
    named: { kind: 'unknown', name: first?.name ?? text },
  };
}

interface Counting {
  readonly digits: string;
  readonly name: string;
  /** Surely a count, even when the name beside it is unknown. */
  readonly sure: boolean;
}

// "1e9", "1.5" and "-3" are read as counts too, so that they can be refused.
const NUMBER = '[+-]?\\d+(?:[.,_]\\d+)*(?:e[+-]?\\d+)?';
const BEFORE: readonly RegExp[] = [
  new RegExp(`^\\(?(${NUMBER})\\s?[x×*]\\)?(?:[\\s,;]+(.*))?$`, 'i'),
  new RegExp(`^\\(?(${NUMBER})\\)?(?:[\\s,;]+(.*))?$`, 'i'),
  new RegExp(`^[x×]\\s?(${NUMBER})(?:[\\s,;]+(.*))?$`, 'i'),
  new RegExp(`^(${NUMBER})[x×*](.*)$`, 'i'),
];
const BEHIND = new RegExp(`[\\s,;]+\\(?[x×*]\\s?(${NUMBER})\\)?$`, 'i');
const BEHIND_BARE = new RegExp(`[\\s,;]+\\(?(${NUMBER})\\s?[x×]?\\)?$`, 'i');

/** The ways in which a part of the text may be a count, most likely first. */
function countings(text: string): readonly Counting[] {
  const found: Counting[] = [];
  for (const pattern of BEFORE) {
    const match = pattern.exec(text);
    if (match !== null) found.push({ digits: match[1] ?? '', name: match[2] ?? '', sure: true });
  }
  const tail = text.slice(-TAIL);
  for (const pattern of [BEHIND, BEHIND_BARE]) {
    const match = pattern.exec(tail);
    if (match === null) continue;
    const name = text.slice(0, text.length - tail.length + match.index);
    found.push({ digits: match[1] ?? '', name, sure: pattern === BEHIND });
  }
  return found;
}

function withoutRemark(text: string): string {
  const at = text.search(/ (?:\/\/|#)/);
  return at < 0 ? text : text.slice(0, at);
}

/** Whether a line reads back as exactly this card, that many times. */
export function namesExactly(
  matcher: Matcher,
  line: string,
  card: Card,
  digits: string | null,
): boolean {
  const reading = readCardLine(matcher, line);
  if (reading.digits !== digits || reading.named.kind !== 'cards') return false;
  const [only, ...others] = reading.named.cards;
  return only === card && others.length === 0;
}
