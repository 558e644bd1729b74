import { capital, listed, listedOr } from '@/lib/sentences';
import {
  after,
  before,
  head,
  isNegative,
  LEADS,
  type Lead,
  nounOf,
  type Phrase,
  phraseOf,
} from './phrases';
import type { Condition, Expression, Query, SortField, SortKey } from './query';

/**
 * The query as a person would say it: "Fremen personas with battle 2 or more, sorted by cost,
 * highest first". Every query has a description, and it is never empty.
 */
export function describeQuery(query: Query): string {
  const what = query.where === null ? 'all cards' : cardsMeant(query.where);
  return capital([what, ...saySort(query.sort)].join(', '));
}

/** The cards that an expression means, for the middle of a sentence: "Fremen personas", "unique plans". */
export function cardsMeant(where: Expression): string {
  return sayAny(straighten(where, true));
}

/** An expression with negation moved inward: `not` stands on conditions and on `all` alone. */
type Plain =
  | { readonly kind: 'is'; readonly what: Condition; readonly yes: boolean }
  | { readonly kind: 'all' | 'any' | 'not-all'; readonly of: readonly Plain[] };

function straighten(expression: Expression, yes: boolean): Plain {
  switch (expression.kind) {
    case 'is':
      return { kind: 'is', what: expression.what, yes };
    case 'not':
      return straighten(expression.of, !yes);
    case 'any':
      return group(yes ? 'any' : 'all', expression.of, yes);
    case 'all':
      // "Other than Fremen personas" says it better than "not Fremen or not personas".
      return yes ? group('all', expression.of, true) : group('not-all', expression.of, true);
  }
}

function group(kind: 'all' | 'any' | 'not-all', of: readonly Expression[], yes: boolean): Plain {
  const parts = of.map((part) => straighten(part, yes));
  if (kind === 'not-all') return { kind, of: parts };
  return { kind, of: parts.flatMap((part) => (part.kind === kind ? part.of : [part])) };
}

function sayAny(plain: Plain): string {
  if (plain.kind !== 'any') return sayAll(plain.kind === 'all' ? plain.of : [plain]);
  const together = alternatives(plain.of);
  return together === null ? sayEach(plain.of) : assemble([together]);
}

/** Each alternative as a noun phrase of its own. */
function sayEach(parts: readonly Plain[]): string {
  return eitherOf(
    parts.map((part) =>
      part.kind === 'is' ? nounOf(phraseOf(part.what, part.yes)) : sayAny(part),
    ),
  );
}

function sayAll(parts: readonly Plain[]): string {
  return assemble(merged(parts).map(phraseFor));
}

function phraseFor(part: Plain): Phrase {
  switch (part.kind) {
    case 'is':
      return phraseOf(part.what, part.yes);
    case 'all':
      return after('that are', sayAll(part.of));
    case 'not-all':
      return after('other than', sayAll(part.of));
    case 'any':
      return alternatives(part.of) ?? after('that are', `either ${sayEach(part.of)}`);
  }
}

/** Joined by "or", with commas where a part has joints of its own. */
function either(phrases: readonly string[]): string {
  return phrases.some((phrase) => / (or|and|but) |, /.test(phrase))
    ? phrases.join(', or ')
    : listedOr(phrases);
}

/** The same for whole noun phrases: "cards matching “guild”, or navigators". */
function eitherOf(nouns: readonly string[]): string {
  const long = nouns.slice(0, -1).some((noun) => /^cards |( .*){3}/.test(noun));
  return long ? nouns.join(', or ') : either(nouns);
}

/** Lower and upper bound of one field as a range: "costing 2 to 4". */
function merged(parts: readonly Plain[]): readonly Plain[] {
  const left = [...parts];
  for (const [at, part] of left.entries()) {
    const low = bound(part, '>=');
    if (!low) continue;
    const other = left.findIndex((end) => bound(end, '<=')?.field === low.field);
    const high = other < 0 ? null : bound(left[other], '<=');
    if (!high || high.value < low.value) continue;
    const range = { min: low.value, max: high.value, inside: true };
    left[at] = { kind: 'is', what: { kind: 'range', field: low.field, ...range }, yes: true };
    left.splice(other, 1);
    return merged(left);
  }
  return left;
}

function bound(part: Plain | undefined, is: '>=' | '<=') {
  if (part?.kind !== 'is' || !part.yes || part.what.kind !== 'number') return null;
  const { field, value } = part.what;
  return part.what.is === is && value !== 'X' ? { field, value } : null;
}

/** Alternatives that fit into one part of a phrase: "Fremen or Guild"; null where they do not. */
function alternatives(parts: readonly Plain[]): Phrase | null {
  const phrases: Phrase[] = [];
  for (const part of parts) {
    if (part.kind !== 'is') return null;
    phrases.push(phraseOf(part.what, part.yes));
  }
  const [first] = phrases;
  if (!first) return null;
  const heads = phrases.filter((phrase) => phrase.kind === 'head');
  if (heads.length === phrases.length && first.kind === 'head') {
    const adjectives = heads.flatMap(({ adjective }) => (adjective === null ? [] : [adjective]));
    return head(
      heads.every(({ topic }) => topic === first.topic) ? first.topic : 'subtype',
      adjectives.length === heads.length ? listedOr(adjectives) : null,
      listedOr(heads.map(({ plural }) => plural)),
      Math.min(...heads.map(({ weight }) => weight)),
    );
  }
  const adjectives = parts.map(adjectiveOf);
  if (adjectives.every((adjective) => adjective !== null)) {
    const topic = first.kind === 'before' ? first.topic : 'allegiance';
    return before(topic, listedOr(adjectives));
  }
  const afters = phrases.filter((phrase) => phrase.kind === 'after');
  if (afters.length < phrases.length || first.kind !== 'after') return null;
  // "Not from A or not from B" is nearly everything, and must not sound like "from neither".
  if (afters.some(({ lead }) => isNegative(lead))) return null;
  if (afters.every(({ lead }) => lead === first.lead))
    return after(first.lead, either(afters.map(({ rest }) => rest)));
  return after('either', either(afters.map(({ lead, rest }) => `${lead} ${rest}`)));
}

/** An adjective for each of the adjectives of one topic; "unaligned" only beside Powers. */
function adjectiveOf(part: Plain): string | null {
  if (part.kind !== 'is') return null;
  const { what, yes } = part;
  if (what.kind === 'allegiance' && yes && what.value === 'none') return 'unaligned';
  const phrase = phraseOf(what, yes);
  return phrase.kind === 'before' ? phrase.adjective : null;
}

const TOPICS = ['quality', 'allegiance', 'deck'] as const;

/** Puts the parts in the order in which English says them. */
function assemble(phrases: readonly Phrase[]): string {
  const heads = phrases.filter((phrase) => phrase.kind === 'head');
  const noun = heads.reduce<(typeof heads)[number] | null>(
    (best, head) => (best === null || head.weight > best.weight ? head : best),
    null,
  );
  const adjectives: string[] = [];
  const also: string[] = [];
  for (const topic of TOPICS) {
    const said = phrases.flatMap((phrase) =>
      phrase.kind === 'before' && phrase.topic === topic ? [phrase.adjective] : [],
    );
    const few = [...new Set(said)];
    // A card has one allegiance and one place: "Fremen Guild cards" would sound like either.
    adjectives.push(...(topic === 'quality' ? few : few.slice(0, 1)));
    if (topic !== 'quality') also.push(...few.slice(1));
  }
  for (const head of heads) {
    if (head === noun) continue;
    if (head.plural === noun?.plural) continue;
    if (head.topic === 'subtype' && head.adjective !== null) adjectives.push(head.adjective);
    else also.push(head.plural);
  }
  const before = adjectives.join(' ');
  const name = noun?.plural ?? 'cards';
  const rests = new Map<Lead, string[]>();
  for (const phrase of phrases) if (phrase.kind === 'after') push(rests, phrase.lead, phrase.rest);
  for (const word of also) push(rests, 'that are also', word);
  return [before, name, ...tails(rests)].filter((part) => part !== '').join(' ');
}

function push(rests: Map<Lead, string[]>, lead: Lead, rest: string): void {
  const said = rests.get(lead) ?? [];
  if (!said.includes(rest)) said.push(rest);
  rests.set(lead, said);
}

function tails(rests: ReadonlyMap<Lead, readonly string[]>): readonly string[] {
  const said = LEADS.flatMap((lead) => {
    const list = rests.get(lead);
    return list ? [{ lead, words: `${lead} ${joined(lead, list)}` }] : [];
  });
  const firstNo = said.findIndex(({ lead }) => isNegative(lead));
  return said.map(({ lead, words }, at) => {
    if (lead === 'other than' || !isNegative(lead) || at === 0) return words;
    return `${at === firstNo ? 'but' : 'and'} ${words.replace(/^that are /, '')}`;
  });
}

function joined(lead: Lead, list: readonly string[]): string {
  if (isNegative(lead)) return listedOr(list);
  // One card cannot come from two sets: say the second apart, lest it sound like either.
  if (lead === 'with' || lead === 'matching' || lead === 'that are') return listed(list);
  return list.join(` and also ${lead} `);
}

const WORD_KEYS: Readonly<Partial<Record<SortField, readonly [name: string, turned: string]>>> = {
  name: ['name', 'Z to A'],
  set: ['set', 'newest first'],
  deck: ['deck', 'last first'],
  type: ['type', 'last first'],
  allegiance: ['allegiance', 'last first'],
  requirement: ['talent requirement', 'highest first'],
  own: ['copies owned', 'most first'],
};

function saySort(sort: readonly SortKey[]): readonly string[] {
  if (sort.length === 0) return [];
  const keys = sort.map(({ field, descending }) => {
    const [name, turned] = WORD_KEYS[field] ?? [field, 'highest first'];
    return descending ? `${name}, ${turned}` : name;
  });
  return [`sorted by ${keys.join(', then ')}`];
}
