import type { Aim } from './aim';
import { type Effect, partsOf } from './effects/table';
import { nounOf } from './filter-words';
import { escaped } from './modifiers/phrases';
import { BEARER } from './ref';

/** How a sentence names a card again that it has named before. */

/** Other cards that a sentence may speak of: where it does, "its" could be theirs. */
const OTHERS = /\b(?:it|its|that|those|the target|(?:attack|defense|your|opposing) leader)\b/;

/** A number of the card that has the ability, once it has been named, is "its" as long as no other card is. */
export function itself(words: string, title: string): string {
  const end = words.indexOf(title) + title.length;
  if (end < title.length) return words;
  const rest = words
    .slice(end)
    .replaceAll(`and subdue ${title}`, 'and subdue it')
    .replaceAll(
      new RegExp(`(bring|transfer|discard) ${escaped(title)}(?= into| to|$)`, 'g'),
      '$1 it',
    );
  if (!OTHERS.test(rest)) {
    // Told of once more, it is "it".
    const again = new RegExp(` (on|off) ${escaped(title)}(?=[:,.]|$)`, 'g');
    return (
      words.slice(0, end) + rest.replaceAll(again, ' $1 it').replaceAll(ownOf(title), 'its $1')
    );
  }
  return words.slice(0, end) + rest;
}

/** A number of a card, as it is said before it is "its". */
function ownOf(title: string): RegExp {
  return new RegExp(`the ((?:\\w+ rank)|command|resistance) of ${escaped(title)}`, 'g');
}

/** Whom else than one card a sentence speaks of: "its" could be theirs. */
const SEVERAL = /\b(?:its?|House|governor|opponent|rivals?)\b/;
const NUMBER = 'the ((?:[A-Z]\\w+ rank)|command|resistance|cost) of ';

/** A number of the one card that a sentence is about, be it the bearer or one that was chosen, is "its". */
export function theirs(words: string, title: string): string {
  const bearer = words.indexOf(BEARER);
  if (bearer >= 0) {
    const end = bearer + BEARER.length;
    const rest = words.slice(end);
    if (OTHERS.test(rest.replaceAll(BEARER, '')) || rest.includes(title)) return words;
    return words.slice(0, end) + rest.replaceAll(new RegExp(`${NUMBER}${BEARER}`, 'g'), 'its $1');
  }
  if (words.includes(title) || SEVERAL.test(words)) return words;
  return words.replaceAll(
    new RegExp(`${NUMBER}that (?:[A-Z]\\w+ )?\\w+(?=[:;,.]| and| to|$)`, 'g'),
    'its $1',
  );
}

/** Says effects one after the other; a card that was chosen is "that Ally" from there on, as what it is has been said. */
export function sayInTurn(
  effects: readonly Effect[],
  say: (effect: Effect) => string,
  known: readonly (string | null)[] = [],
): { readonly said: readonly string[]; readonly known: readonly (string | null)[] } {
  const all = [...known];
  const said = effects.map((effect) => {
    const chosen = [...new Set(chosenBy(effect))];
    // Where several are chosen in one go none of them is "that one"; what they are chosen by is the card before.
    const before = all.at(-1);
    const single = chosen.filter((noun) => noun !== null);
    const last = single.length > 1 ? null : (single[0] ?? before);
    all.push(...chosen);
    const on = named(say(effect), 'assigned to the target', before, 'assigned to ');
    return named(named(on, 'the first target', all[0]), 'the target', last);
  });
  return { said, known: all };
}

/** "The target of the rite" is another matter. */
function named(words: string, as: string, noun: string | null | undefined, start = ''): string {
  return noun === null || noun === undefined
    ? words
    : words.replaceAll(new RegExp(`${as}\\b(?! of)`, 'g'), `${start}that ${noun}`);
}

/** What is chosen by an effect and by those inside it; null for several cards at once. */
function chosenBy(effect: Effect): (string | null)[] {
  const aims = Object.values(effect).filter(
    (field): field is Exclude<Aim, string> =>
      typeof field === 'object' && field !== null && ('choose' in field || 'atRandom' in field),
  );
  return [
    ...aims.map((aim) => {
      if ('each' in aim) return aim.atRandom === 1 ? nounOf(aim.each, false) : null;
      const { choose, upTo, exactly = 1 } = aim;
      return upTo === undefined && exactly === 1 ? nounOf(choose, false) : null;
    }),
    ...partsOf(effect).flat().flatMap(chosenBy),
  ];
}
