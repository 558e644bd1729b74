import { BONUS_SOLARIS } from '@/lib/decks/profile';
import { type Power, powerName, powerShortName } from '@/lib/rules/powers';
import type { CardGroup } from '@/lib/rules/taxonomy';
import { counted, listed, listedOr, plural } from '@/lib/sentences';
import type { CardDoubt, LegalityProblem, ProblemDetail, Report, Stray } from './problem';

/** The one place where reports become words: as a judge would say it who wants to help. */

/** A problem as a sentence, with the cards by name: "7 Imperial cards; at least 10 are needed …". */
export function problemMessage(problem: LegalityProblem): string {
  const text = clause(problem, 6);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A report as one sentence: "Not legal: Guild and Sisterhood cannot share an Imperial deck." */
export function verdict(report: Report): string {
  const [first, ...others] = report.problems.filter(({ severity }) => severity === 'error');
  if (report.legal || first === undefined) return `${legalWords(report)}.`;
  const more = others.length === 0 ? '' : `, and ${counted(others.length, 'more problem')}`;
  return `Not legal: ${clause(first, 2)}${more}.`;
}

/**
 * The verdict as a heading over its problems, which say the rest: "Not legal in Eye of the Storm" and
 * "2 problems", with no full stop. Of one problem, and where nothing is wrong, the second is null.
 */
export function verdictInShort(report: Report): {
  readonly said: string;
  readonly many: string | null;
} {
  const errors = report.problems.filter(({ severity }) => severity === 'error').length;
  if (errors === 0) return { said: legalWords(report), many: null };
  return {
    said: `Not legal in ${report.formatName}`,
    many: errors === 1 ? null : counted(errors, 'problem'),
  };
}

function legalWords({ formatName, problems }: Report): string {
  const note = problems.length === 0 ? '' : `, with ${counted(problems.length, 'warning')}`;
  return `Legal in ${formatName}${note}`;
}

/**
 * What a deck that has just begun lacks: "Not finished: 10 Imperial cards and a home world to go." Null
 * where something that it has is wrong, and where nothing lacks.
 */
export function unfinished({ problems }: Report): string | null {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const lacking = errors.flatMap(({ detail }) => {
    switch (detail.code) {
      case 'imperial-size':
      case 'house-size':
        return detail.uncounted > 0
          ? []
          : counted(
              detail.minimum - detail.size,
              `${detail.code === 'house-size' ? 'House' : 'Imperial'} card`,
            );
      case 'home-world':
        return detail.why === 'missing' ? 'a home world' : [];
      default:
        return [];
    }
  });
  if (errors.length === 0 || lacking.length < errors.length) return null;
  return `Not finished: ${listed(lacking)} to go.`;
}

/** What is wrong, to follow a colon: no capital but a name's, no full stop. */
function clause({ detail, cards }: LegalityProblem, most: number): string {
  const titles = [...new Set(cards.map(({ title }) => title))];
  const copies = cards.reduce((sum, { count }) => sum + count, 0);
  const names = listed(titles, most);
  const are = plural(titles.length, 'is', 'are');
  switch (detail.code) {
    case 'imperial-size':
      return tooFew(detail, 'Imperial');
    case 'house-size':
      return tooFew(detail, 'House');
    case 'adversary-of-sponsor':
      return `${names} may not be in either deck: allied to ${listed(
        detail.powers.map(powerShortName),
      )}, ${plural(detail.powers.length, 'an adversary', 'adversaries')} of ${powerName(detail.sponsor)}`;
    case 'adversary-of-ally':
      return hostilities(detail.pairs, most > 2 ? ` (${names})` : '');
    case 'imperial-duplicate':
      if (detail.by === 'character')
        return `${names} ${are} in the Imperial deck ${times(copies)}; in this format each person may be there once`;
      return titles.length === 1
        ? `${names} is in the Imperial deck ${times(copies)}; each title may be there once`
        : `${names} are in the Imperial deck more than once; each title may be there once`;
    case 'house-copies':
      return titles.length === 1
        ? `${copies} copies of ${names}; at most ${detail.limit} of a title may be in the House deck`
        : `more than ${detail.limit} copies of ${names} are in the House deck`;
    case 'house-allegiance':
      return `${names} may not be in the House deck without ${listedOr(detail.powers.map(powerShortName))} cards in the Imperial deck`;
    case 'wrong-deck':
      return wrongLists(detail.strays, names);
    case 'home-world':
      return homeWorld(detail, names);
    case 'program':
      return program(detail.why, names, titles.length);
    case 'profile':
      return profile(detail);
    case 'format':
      return format(detail, names, titles.length, copies);
    case 'unknown-card':
      return titles.length === 1
        ? `no card has the id ${quoted(names)}`
        : `no cards have the ids ${listed(titles.map(quoted), most)}`;
    case 'program-adversary':
      return `${names}, of ${listed(detail.powers.map(powerShortName))}, ${are} hostile to this deck; no printed rule forbids such a program, but deploying it can cost favor`;
    case 'same-character':
      return detail.people
        .map(
          (person) =>
            `${listed(person)} show one person; the rules go by title, so this is allowed`,
        )
        .join('; ');
    case 'doubtful-data':
      return `the verdict hangs on doubtful data: ${detail.doubts.map(doubt).join('; ')}`;
    case 'odd-size':
      return `${detail.size} ${detail.list === 'house' ? 'House' : 'Imperial'} cards; few decks have more than ${detail.usual}, though no rule forbids it`;
  }
}

type Of<Code extends ProblemDetail['code']> = Extract<ProblemDetail, { code: Code }>;

function tooFew(
  { size, uncounted, minimum }: { size: number; uncounted: number; minimum: number },
  deck: string,
): string {
  const aside =
    uncounted === 0
      ? ''
      : ` (${uncounted} more on the list ${plural(uncounted, 'does', 'do')} not count)`;
  return `${counted(size, `${deck} card`)}${aside}; at least ${minimum} are needed, so ${minimum - size} more`;
}

function hostilities(pairs: Of<'adversary-of-ally'>['pairs'], names: string): string {
  const isPair = (a: Power, b: Power) => pairs.some(([ally, other]) => ally === a && other === b);
  return pairs
    .filter(([ally, adversary]) => !(isPair(adversary, ally) && ally > adversary))
    .map(([ally, adversary]) =>
      isPair(adversary, ally)
        ? `${powerShortName(ally)} and ${powerShortName(adversary)} cannot share an Imperial deck`
        : `with ${powerShortName(ally)} cards in the Imperial deck there may be no ${powerShortName(adversary)} cards`,
    )
    .join('; ')
    .concat(names);
}

const GROUPS: Readonly<Record<CardGroup, string>> = {
  house: 'a House card',
  imperial: 'an Imperial card',
  homeworld: 'a home world',
  program: 'a program',
  dune: 'set aside before the game',
};

function wrongLists(strays: readonly Stray[], names: string): string {
  const [first] = strays;
  if (first !== undefined && strays.length === 1)
    return `${first.title} is ${GROUPS[first.group]} and may not be in the ${
      first.list === 'house' ? 'House' : 'Imperial'
    } deck`;
  return `${counted(strays.length, 'card')} may not be on the list where they are: ${names}`;
}

function homeWorld({ why, sponsor }: Of<'home-world'>, name: string): string {
  if (why === 'missing') return 'no home world is chosen';
  return `${name} is not a home world${why === 'other-sponsor' ? ` of ${powerName(sponsor)}` : ''}`;
}

function program(why: Of<'program'>['why'], names: string, titles: number): string {
  const said = {
    'not-a-program': `${names} ${plural(titles, 'is not a program', 'are not programs')}`,
    'bought-twice': `${names} ${plural(titles, 'is', 'are')} bought more than once; one of each program is the most`,
    'none-in-format': `this format has no programs, so ${names} cannot be bought`,
  };
  return said[why];
}

function profile({ why, spent, favor, spice }: Of<'profile'>): string {
  if (why === 'overspent')
    return `the House Profile spends ${spent} bonus solaris; there are ${BONUS_SOLARIS}`;
  const below = [
    ...(favor < 0 ? [`${favor} favor`] : []),
    ...(spice < 0 ? [`${spice} spice`] : []),
  ];
  return `the House Profile buys ${listed(below)}; an amount cannot be negative`;
}

function format(
  { why, name }: Of<'format'>,
  names: string,
  titles: number,
  copies: number,
): string {
  switch (why) {
    case 'set':
      return `${names} ${plural(titles, 'is', 'are')} of a set that ${name} does not allow`;
    case 'banned':
      return `${names} ${plural(titles, 'is', 'are')} banned in ${name}`;
    case 'restricted':
      return titles === 1
        ? `${copies} copies of ${names}, which is restricted in ${name} to one`
        : `${names} are restricted in ${name} to one copy each`;
    case 'unknown-format':
      return `nobody here knows the format ${quoted(name)}`;
  }
}

function doubt({ title, fields, note }: CardDoubt): string {
  return `${title} (${listed(fields)}: ${note})`;
}

function times(count: number): string {
  return count === 2 ? 'twice' : `${count} times`;
}

function quoted(text: string): string {
  return `"${text}"`;
}
