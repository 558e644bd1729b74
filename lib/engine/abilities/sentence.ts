import type { Card } from '@/lib/cards/card';
import { capital, listed, listedOr } from '@/lib/sentences';
import { type Ability, answersOf, type Doing, type Window } from './ability';
import type { Condition } from './condition';
import { sayCondition } from './condition-words';
import { EFFECT_CLASSES } from './effect-class';
import { inOneGo } from './effects/nested/nested';
import { type Effect, kindOf } from './effects/table';
import type { Filter } from './filter';
import { nounOf, sayFilter, THIS } from './filter-words';
import { escaped } from './modifiers/phrases';
import { sayModifiers } from './modifiers/sentences';
import { sayAmountOf, sayPattern } from './pattern';
import { itself, sayInTurn, theirs } from './pronouns';
import { BEARER, sayRef } from './ref';
import { sayValue, type Value } from './value';

/** What a card does, written from its abilities: a sentence each. `title` names the card in them. */
export function sentencesOf(
  abilities: readonly Ability[],
  { title, subtypes }: Pick<Card, 'title' | 'subtypes'>,
): string[] {
  const named = abilities.flatMap((ability) => (ability.kind === 'assign' ? ability.to : []));
  // A venture goes on a persona (TAT-6.2.2-13).
  const to = named.length === 0 && subtypes.includes('Venture') ? [PERSONA] : named;
  const bearer = to.length === 0 ? undefined : `its ${bearerNoun(to)}`;
  return abilities.map((ability) => sentenceOf(ability, title, bearer));
}

const PERSONA: Filter = { types: ['persona'] };

/** What a card that is assigned to such cards calls its own: "persona or Fief", "City", "Spice Harvester". */
function bearerNoun(to: readonly Filter[]): string {
  const nouns = to.map(({ types, groups, all, any, titles }) => {
    if (groups !== undefined) return nounOf({ groups: groups.slice(0, 1) }, false);
    if (types?.[0] === 'persona') return 'persona';
    // Places that are named are holdings.
    if (titles !== undefined && types === undefined) return 'holding';
    return nounOf(
      {
        ...(types && { types }),
        ...(all && { all }),
        ...(any && { any }),
        ...(titles && { titles }),
      },
      false,
    );
  });
  return nouns.includes('holding') ? 'holding' : listedOr([...new Set(nouns)]);
}

export function sentenceOf(ability: Ability, title: string, bearer?: string): string {
  const heading = ability.kind === 'operation' ? windowWords(ability.window) : '';
  return `${heading}${orderOf(ability, title, bearer)}`;
}

/**
 * The sentence of an ability without when it may be used, for where that is known. `bearer` is what it calls the card
 * that it is assigned to: "its persona", or on the table that card's name.
 */
export function orderOf(ability: Ability, title: string, bearer = BEARER): string {
  const words = written(ability, title)
    .replaceAll(/the target\b(?! of)/g, 'that card')
    .replaceAll(THIS, title);
  // Where it matters which of two kinds it is, both in one breath would say nothing.
  if (bearer.includes(' or ') && new RegExp(`${BEARER} is an? `).test(words)) return words;
  return words.replaceAll(BEARER, bearer).replaceAll(capital(BEARER), capital(bearer));
}

function written(ability: Ability, title: string): string {
  switch (ability.kind) {
    case 'operation': {
      const engage = { this: `engage ${title}`, bearer: `engage ${BEARER}`, nothing: null }[
        ability.engage
      ];
      const who = ability.by === undefined ? '' : 'in its own Interval each House may do this: ';
      return sentence(`${who}${often(ability)}${doingWords(ability, title, { engage })}`);
    }
    case 'play': {
      // What an event was about are the tokens that it had.
      const said = `${often(ability)}${doingWords(ability, title)}`;
      if (!speaksOfAmount(ability.effects)) return sentence(said);
      const named = said.replace(/\bas (many|much)\b/, 'X');
      return sentence(named === said ? said : `${named}. X is ${AMOUNTS.event}`);
    }
    case 'token':
      return sentence(
        `put a program token on ${title} when ${sayPattern(ability.on, title)}${ability.together === true ? ', or several at once' : ''}${ability.when === undefined ? '' : `, while ${sayCondition(ability.when, title)}`}`,
      );
    case 'trigger':
      return sentence(whenWords(ability, title));
    case 'static':
      return sayModifiers(ability.modifiers, title).map(sentence).join(' ');
    case 'placed':
      return `${title} is placed and deployed like an event, but keeps its deferment tokens until it is subdued. With ${ability.until} of them it must be deployed.`;
    case 'cost':
      return sentence(sayCost(ability.x, title));
    case 'assign':
      return sentence(
        `${ability.limit === undefined ? '' : `Limit ${ability.limit}. `}${
          ability.favor === undefined ? 'Assign it' : `Discard ${ability.favor} favor and assign it`
        } to ${sayHostsOf(ability.to)}${calledWords(ability)}`,
      );
  }
}

/** "a persona or a Fief", "a home world, Dune or a City", "a persona or a Troop that bears no Projectile". */
function sayHostsOf(to: readonly Filter[]): string {
  const kinds = to.map((filter) => sayFilter(filter, 'one').split(/ (?=that )/));
  const [[, asked] = []] = kinds;
  const alike = kinds.every(([, ask, more]) => ask === asked && more === undefined);
  if (!alike) return listedOr(kinds.map((kind) => kind.join(' ')));
  const nouns = kinds.flatMap(([noun = '']) => noun.split(/ or (?=Dune$)/));
  // "A home world other than Forbidden Zone, or a Siridar Fief."
  const or = nouns.slice(0, -1).some((noun) => noun.includes(' other than '));
  return [or ? nouns.join(', or ') : listedOr(nouns), ...(asked === undefined ? [] : [asked])].join(
    ' ',
  );
}

/** "When its bearer is vanquished, you may discard it". What was so in a rite that is over is past. */
function whenWords(ability: Extract<Ability, { kind: 'trigger' }>, title: string): string {
  const { on, may } = ability;
  const then = doingWords(ability, title, {
    may: may === true ? 'you may ' : '',
    past: on.event === 'rite-over',
  }).replace(
    /\bas (many|much) (solaris|spice|favor|force)\b/,
    (said) => `${said}${sayAmountOf(on)}`,
  );
  const said = `${often(ability)}when ${sayPattern(on, title)}, ${then}`;
  return on.card === 'this' ? itself(said, title) : said;
}

function sayCost(x: Extract<Ability, { kind: 'cost' }>['x'], title: string): string {
  if (typeof x !== 'object' || !('upTo' in x)) return `the X of its cost is ${sayValue(x, title)}`;
  const bound = x.upTo === 'any' ? '' : `, at most ${sayValue(x.upTo, title)},`;
  return `set the X of its cost${bound} when you deploy it, and put so many tokens on it`;
}

/** Whether a value among effects is what set them off; the word stands nowhere else. */
function speaksOfAmount(part: unknown): boolean {
  if (part === 'amount') return true;
  return typeof part === 'object' && part !== null && Object.values(part).some(speaksOfAmount);
}

/** How what is done is said. */
interface Telling {
  /** What engages for it. */
  readonly engage?: string | null;
  readonly may?: string;
  /** It follows on a rite that is over. */
  readonly past?: boolean;
}

function doingWords(doing: Doing, title: string, telling: Telling = {}): string {
  const { engage = null, may = '', past } = telling;
  const say = (effect: Effect) => kindOf(effect).say(effect, title).replaceAll(THIS, title);
  const [first, ...later] = doing.effects;
  // What follows speaks of a card that everybody knows, as what it is.
  if (first?.kind === 'choose-card' && typeof first.card === 'string' && later.length > 0) {
    const known = doingWords({ ...doing, effects: later }, title, telling);
    return known.replaceAll('the target', sayRef(first.card, title));
  }
  const paid = sayInTurn(doing.costs ?? [], say);
  const costs = [...(engage === null ? [] : [engage]), ...paid.said.map(bearing)];
  const cost = costs.length === 0 ? '' : `${listed(costs)}: `;
  const what = inOneGo(doing.effects, sayInTurn(doing.effects, say, paid.known).said);
  const bounds =
    doing.x === undefined ? '' : sayBound(doing, doing.x, title, may === '' ? 'event' : 'cause');
  const bound = bounds === '' ? '' : `. ${bounds}`;
  const fixed = doing.fixed === undefined ? '' : `. X is ${sayValue(doing.fixed, title)}`;
  // What is chosen for a cost is chosen with it: no second colon.
  const said = cost === '' ? what : `${cost}${what}`.replace(/: (choose [^:;.]*: )/, ' and $1');
  const asked =
    doing.when === undefined || goesWithoutSaying(doing.when, what)
      ? ''
      : `if ${sayCondition(doing.when, title, past)}, `;
  return `${asked}${may}${theirs(itself(said, title), title)}${bound}${fixed}${calledWords(doing)}`;
}

/** The class of effects that it is. */
function calledWords({ called }: Pick<Doing, 'called'>): string {
  return called === undefined ? '' : `. It is a ${EFFECT_CLASSES[called]} effect`;
}

/** There is but one home world to choose: what the card is about lies on it, as it is played on the table. */
function bearing(cost: string): string {
  return cost === 'choose your home world' ? 'assign it to your home world' : cost;
}

/** That there is what is aimed at need not be said: without it nothing could be done. */
function goesWithoutSaying(when: Condition, what: string): boolean {
  if (when.kind !== 'there-is') return false;
  const { whose: _, ...card } = when.card;
  return [sayFilter(when.card, 'one'), sayFilter(card, 'one'), sayFilter(card, 'many')].some(
    (said) => new RegExp(`\\b${escaped(said)}\\b`).test(what),
  );
}

function often({ once = 'assignment' }: Doing): string {
  return ONCE[once];
}

/** How often it is done; what is done as a card is assigned happens but once. */
const ONCE = {
  operation: '',
  rite: 'once a rite, ',
  turn: 'once a turn, ',
  assignment: '',
} as const;

/** What an event or a trigger was about. */
const AMOUNTS = { event: 'the number of deferment tokens it had', cause: 'that number' };

/** "X is at most 3 and at most your favor". */
function sayBound(
  { costs = [] }: Doing,
  x: Value,
  title: string,
  about: 'event' | 'cause',
): string {
  const say = (part: Value) => (part === 'amount' ? AMOUNTS[about] : sayValue(part, title));
  // What is paid is had.
  const isPaid = (part: Value) =>
    costs.some(
      (cost) =>
        cost.kind === 'pay' &&
        cost.amount === 'x' &&
        typeof part === 'object' &&
        'have' in part &&
        part.have === cost.what,
    );
  const all = typeof x === 'object' && 'least' in x ? x.least : [x];
  const bounds = all.filter((part) => !isPaid(part)).map(say);
  return bounds.length === 0 ? '' : `X is at most ${bounds.join(' and at most ')}`;
}

/** "Engagement tactic, Battle. ": when it may be used. */
function windowWords(window: Window | undefined): string {
  if (window === undefined) return '';
  const heading = `${capital(window.timing)} tactic`;
  const answers = answersOf(window);
  // What answers a rite and whatever else is declared has no class (C47).
  if (answers.includes(null)) return `${heading}. `;
  if (answers.includes('rite')) return `${heading}, any rite. `;
  return `${heading}, ${listedOr(answers.map((answered) => capital(answered ?? '')))}. `;
}

function sentence(words: string): string {
  return `${capital(words)}.`;
}
