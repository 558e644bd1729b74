import { nearest } from '@/lib/kernel/query/problem';
import { conjuncts } from '@/lib/kernel/query/query';
import { valuesMeant } from '@/lib/kernel/query/values';
import { KEYWORDS } from '@/lib/rules/keywords';
import { searchText } from '@/lib/words/text';
import { fieldNamed, isNumberField } from './fields';
import { readQuery } from './parse';
import { TYPE_NAMES, typesMeant, VALUES } from './vocabulary';

/**
 * The text with plain words read as fields: "harkonen persona cost 3" is "a:harkonnen t:persona cost:3".
 * Words that are none are left out. Null where no word is a field, and where the text cannot be read.
 */
export function asFields(text: string): string | null {
  const query = readQuery(text);
  if (query === null) return null;
  let isFound = false;
  const terms = conjuncts(query.where).map(({ start, end, ...part }) => {
    if (part.kind !== 'is' || part.what.kind !== 'text') return text.slice(start, end);
    const { text: typed, quoted } = part.what;
    const read = termsOf(quoted ? [typed] : typed.split(' '));
    isFound ||= read.length > 0;
    return read.join(' ');
  });
  const fields = terms.filter((term) => term !== '').join(' ');
  return isFound && readQuery(fields) !== null ? fields : null;
}

function termsOf(words: readonly string[]): readonly string[] {
  const terms: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const field = fieldNamed(word);
    const next = words[at + 1] ?? '';
    if (field !== undefined && isNumberField(field.key) && /^\d+$/.test(next)) {
      terms.push(`${field.key}:${next}`);
      at += 1;
    } else {
      const term = termOf(word) ?? mended(word);
      if (term !== null) terms.push(term);
    }
  }
  return terms;
}

/** The field whose value is called so in full: a Power, a type or subtype, a keyword. */
function termOf(typed: string): string | null {
  const word = searchText(typed);
  const [power, ...powers] = valuesMeant(word, VALUES.allegiance);
  if (power !== undefined && powers.length === 0 && searchText(power.label).startsWith(word))
    return word.length > 2 ? `a:${power.id}` : null;
  const [type, ...types] = typesMeant(word, true);
  if (type !== undefined && types.length === 0)
    return `t:${type.toLowerCase().replaceAll(' ', '-')}`;
  const keyword = KEYWORDS.find((one) => one === word);
  return keyword === undefined ? null : `keyword:${keyword}`;
}

function mended(typed: string): string | null {
  if (typed.length < 4) return null;
  const near = nearest(typed, [
    ...TYPE_NAMES,
    ...KEYWORDS,
    ...VALUES.allegiance.map(({ label }) => label),
  ]);
  return near === null ? null : termOf(near);
}
