import { listed } from '@/lib/sentences';
import { sayCondition } from '../condition-words';
import { sayFilter } from '../filter-words';
import { BEARER, sayRef } from '../ref';
import type { Scope } from './kind';
import { escaped } from './phrases';
import { type Modifier, sayModifier } from './table';

/**
 * What modifiers do, each as a sentence without its full stop; those that hold while the same does are
 * one. `those` names the cards of a lasting effect.
 */
export function sayModifiers(
  modifiers: readonly Modifier[],
  title: string,
  those = 'the target',
): string[] {
  const scoped = (of: Scope) => {
    if (of === 'those') return those;
    return typeof of === 'string' ? sayRef(of, title) : sayFilter(of, 'one');
  };
  const groups: { readonly held: string | null; readonly does: string[] }[] = [];
  for (const modifier of modifiers) {
    const held = modifier.while === undefined ? null : sayCondition(modifier.while, title);
    const last = groups.at(-1);
    const who = 'of' in modifier && modifier.of !== undefined ? scoped(modifier.of) : '';
    const does = sayModifier(modifier, { title, who, scoped });
    if (last !== undefined && last.held === held) last.does.push(does);
    else groups.push({ held, does: [does] });
  }
  return groups
    .flatMap(({ held, does }) => {
      if (held === null) return joined(does);
      const subject = [title, BEARER, those].find((who) => held.startsWith(`${who} `));
      const all = listed(sharing(joined(does), [title, BEARER, those]));
      const rest = subject === undefined ? '' : held.slice(subject.length + 1);
      const [verb = ''] = /^\w+/.exec(rest) ?? [];
      const doing = DOING[verb];
      if (subject === undefined || !all.startsWith(`${subject} `)) return [`while ${held}, ${all}`];
      // One thing that it does stands without it: persons are no "it".
      if (doing !== undefined && !/ and (?:it|there|is|has|takes) /.test(rest))
        return [`while ${doing}${rest.slice(verb.length)}, ${all}`];
      return [`while ${held}, it ${all.slice(subject.length + 1)}`];
    })
    .map(bearerOnce)
    .map((said) => titleOnce(said, title));
}

/** The bearer is named once; what is its own, or is assigned to it, is so from there on. */
function bearerOnce(said: string): string {
  const end = said.indexOf(BEARER) + BEARER.length;
  if (end < BEARER.length) return said;
  const rest = said
    .slice(end)
    .replaceAll(
      new RegExp(`the ((?:[A-Z]\\w+ rank)|command|resistance|force|cost) of ${BEARER}`, 'g'),
      'its $1',
    )
    .replaceAll(new RegExp(` and ${BEARER} (?=takes part|is |leads|has |bears )`, 'g'), ' and ')
    .replaceAll(`assigned to ${BEARER}`, 'assigned to it');
  return said.slice(0, end) + rest;
}

/** What a card does in a rite, without saying again which. */
const DOING: Readonly<Record<string, string>> = {
  takes: 'taking',
  leads: 'leading',
  counters: 'countering',
  bears: 'bearing',
};

/** What is on the card, or assigned to it, once it has been named. */
function titleOnce(said: string, title: string): string {
  const end = said.indexOf(title) + title.length;
  if (end < title.length) return said;
  const again = new RegExp(` (on|assigned to) ${escaped(title)}(?=[,.]|$)`, 'g');
  return said.slice(0, end) + said.slice(end).replaceAll(again, ' $1 it');
}

/** Names the one card that several sentences are about only once. */
function sharing(sentences: readonly string[], subjects: readonly string[]): string[] {
  const subject = subjects.find((who) => sentences.every((said) => said.startsWith(`${who} `)));
  return sentences.map((said, at) =>
    subject === undefined || at === 0 ? said : said.slice(subject.length + 1),
  );
}

/** Neighbours of which one card has several things: "your leader has +1 command and Surprise". */
function joined(sentences: readonly string[]): string[] {
  const found: { readonly head: string; readonly tails: string[] }[] = [];
  for (const said of sentences) {
    const [, head = '', tail = said] = /^(.+? (?:has|is also))( .+)$/.exec(said) ?? [];
    const last = found.at(-1);
    if (last !== undefined && head !== '' && last.head === head) last.tails.push(tail.trim());
    else found.push({ head, tails: [head === '' ? said : tail.trim()] });
  }
  return found.map(({ head, tails }) => (head === '' ? listed(tails) : `${head} ${listed(tails)}`));
}
