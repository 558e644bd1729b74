import { type Synonyms, synonyms } from './synonyms';
import { type Token, tokensOf } from './word-forms';

/** Words of a phrase that stand so near each other belong together: "discard a House card". */
const NEAR = 3;
/** An amount stands right before its word and takes no place of its own. */
const BESIDE = 0.5;
/** Beyond what is near: no phrase reaches into the next sentence. */
const APART = 10;

/** Places of words in ascending order, all texts one after the other. */
type Places = readonly number[];

/** Texts made ready for phrases: every word with where it stands. */
export interface Wording {
  readonly places: ReadonlyMap<string, Places>;
  readonly ids: readonly string[];
  /** Where each of the texts ends. */
  readonly ends: Places;
}

export function wordingOf(texts: ReadonlyMap<string, string>): Wording {
  const places = new Map<string, number[]>();
  const ends: number[] = [];
  let place = 0;
  for (const text of texts.values()) {
    for (const { kind, word } of tokensOf(text)) {
      if (kind === 'word') place += 1;
      if (kind === 'end') place += APART;
      else {
        const at = kind === 'amount' ? place + BESIDE : place;
        const known = places.get(word);
        if (known === undefined) places.set(word, [at]);
        else known.push(at);
      }
    }
    place += APART;
    ends.push(place);
  }
  return { places, ids: [...texts.keys()], ends };
}

/** The longest run of words that may be called otherwise. */
const LONGEST = 3;

const NO_SYNONYMS: Synonyms = new Map();

/** The same texts, but for those that say it in other words. */
export function withWords(wording: Wording, phrase: string): ReadonlySet<string> {
  return withPhrase(wording, phrase, NO_SYNONYMS);
}

/** The texts in which the words of a phrase stand near each other, in their order and in any form. */
export function withPhrase(
  wording: Wording,
  phrase: string,
  otherwise: Synonyms = synonyms(),
): ReadonlySet<string> {
  const asked = tokensOf(phrase).filter(
    ({ kind, isArticle }) => (kind === 'word' || kind === 'amount') && isArticle !== true,
  );
  if (asked.length === 0) return new Set(wording.ids);
  let found: Places | null = null;
  let wasAmount = false;
  for (let at = 0; at < asked.length; ) {
    const run = runAt(asked, at, otherwise);
    const isAmount = asked[at]?.kind === 'amount';
    const far = isAmount || wasAmount ? BESIDE : NEAR;
    const typed = at + run.length === asked.length ? asked.at(-1)?.typed : undefined;
    found = behind(wording, found, run, far, typed, otherwise);
    wasAmount = isAmount;
    at += run.length;
  }
  return new Set(textsAt(wording, found ?? []));
}

/** The words that come next in what is asked: the longest run that may be called otherwise, else one. */
function runAt(asked: readonly Token[], at: number, synonyms: Synonyms): readonly string[] {
  for (let length = LONGEST; length > 1; length -= 1) {
    const run = asked.slice(at, at + length).map(({ word }) => word);
    if (run.length === length && synonyms.has(run.join(' '))) return run;
  }
  return asked.slice(at, at + 1).map(({ word }) => word);
}

/** Where a run of words ends, or what else it is called, near behind what was found; anywhere for the first. */
function behind(
  { places }: Wording,
  found: Places | null,
  run: readonly string[],
  far: number,
  typed: string | undefined,
  synonyms: Synonyms,
): Places {
  const others = synonyms.get(run.join(' ')) ?? [];
  const ends = [run, ...others].map((words) =>
    words.reduce<Places | null>((before, word, nth) => {
      const here = places.get(word) ?? [];
      return before === null ? here : following(before, here, nth === 0 ? far : NEAR);
    }, found),
  );
  const all = together(ends);
  const [only = ''] = run;
  // A word that is still being typed may go on.
  if (typed === undefined || places.has(only) || all.length > 0) return all;
  const begins: Places[] = [];
  for (const [word, at] of places) if (word.startsWith(typed)) begins.push(at);
  const begun = together(begins);
  return found === null ? begun : following(found, begun, far);
}

function together(lists: readonly (Places | null)[]): Places {
  const full = lists.filter((list) => list !== null && list.length > 0);
  const [only = []] = full;
  return full.length < 2 ? (only ?? []) : full.flatMap((list) => list ?? []).sort((a, b) => a - b);
}

/** Those of the second that stand behind one of the first, and near it. */
function following(first: Places, second: Places, far: number): Places {
  const found: number[] = [];
  let from = 0;
  for (const next of second) {
    while (from < first.length && (first[from] ?? 0) < next - far) from += 1;
    if ((first[from] ?? next) < next) found.push(next);
  }
  return found;
}

function textsAt({ ids, ends }: Wording, found: Places): readonly string[] {
  const texts: string[] = [];
  let at = 0;
  for (const place of found) {
    while ((ends[at] ?? place) < place) at += 1;
    const id = ids[at];
    if (id !== undefined && texts.at(-1) !== id) texts.push(id);
  }
  return texts;
}
