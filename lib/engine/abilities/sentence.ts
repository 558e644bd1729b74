import { capital, listed, listedOr, withArticle } from '@/lib/sentences';
import { type Ability, answersOf, type Doing, type Window } from './ability';
import { sayCondition } from './condition';
import { EFFECT_CLASSES } from './effect-class';
import { type Effect, kindOf } from './effects/table';
import { sayFilter, THIS } from './filter-words';
import { escaped } from './modifiers/phrases';
import { sayModifiers } from './modifiers/sentences';
import { sayPattern } from './pattern';
import { sayValue, type Value } from './value';

/** What a card does, written from its abilities: a sentence each. `title` names the card in them. */
export function sentencesOf(abilities: readonly Ability[], title: string): string[] {
  return abilities.map((ability) => sentenceOf(ability, title));
}

export function sentenceOf(ability: Ability, title: string): string {
  return written(ability, title).replaceAll(THIS, title);
}

function written(ability: Ability, title: string): string {
  switch (ability.kind) {
    case 'operation': {
      const engage = { this: `engage ${title}`, bearer: 'engage its bearer', nothing: null }[
        ability.engage
      ];
      return sentence(`${windowWords(ability.window)}${doingWords(ability, title, engage, '')}`);
    }
    case 'play': {
      // What an event was about are the tokens that it had.
      const said = doingWords(ability, title, null, '');
      const named = said.replace(/\bas (many|much)\b/, 'X');
      return sentence(named === said ? said : `${named}. X is ${AMOUNTS.event}`);
    }
    case 'token':
      return sentence(
        `put a program token on ${title} when ${sayPattern(ability.on, title)}${ability.together === true ? ' or several at once' : ''}${ability.when === undefined ? '' : `, while ${sayCondition(ability.when, title)}`}`,
      );
    case 'trigger':
      return sentence(whenWords(ability, title));
    case 'static':
      return sayModifiers(ability.modifiers, title).map(sentence).join(' ');
    case 'placed':
      return `${title} is placed and deployed like an event, but keeps its deferment tokens till it is subdued. With ${ability.until} of them it must be deployed.`;
    case 'cost':
      return sentence(`the X of its cost is ${sayValue(ability.x, title)}`);
    case 'assign':
      return sentence(
        `assign it to ${listedOr(ability.to.map((filter) => sayFilter(filter, 'one')))}${
          ability.limit === undefined ? '' : `, at most ${ability.limit} of its title on one card`
        }`,
      );
  }
}

/** "When its bearer is vanquished, you may discard it". What was so in a rite that is over is past. */
function whenWords(ability: Extract<Ability, { kind: 'trigger' }>, title: string): string {
  const { on, may } = ability;
  const does = doingWords(ability, title, null, may === true ? 'you may ' : '');
  const said = `when ${sayPattern(on, title)}, ${on.event === 'rite-over' ? past(does) : does}`;
  return on.card === 'this' ? itself(said, title) : said;
}

/** The condition at the beginning of a sentence, of something that is over. */
function past(words: string): string {
  const [when = ''] = /^if .*?, /.exec(words) ?? [];
  const then = when
    .replaceAll('takes part', 'took part')
    .replaceAll('leads', 'led')
    .replaceAll(/ is (?=vanquished|the target)/g, ' was ')
    .replaceAll(/ in a rite(?=, | and )/g, ' in it');
  return then + words.slice(when.length);
}

function doingWords(doing: Doing, title: string, engage: string | null, may: string): string {
  const say = (effect: Effect) => kindOf(effect).say(effect, title).replaceAll(THIS, title);
  const costs = [...(engage === null ? [] : [engage]), ...(doing.costs ?? []).map(say)];
  const when = doing.when === undefined ? '' : `if ${sayCondition(doing.when, title)}, `;
  const cost = costs.length === 0 ? '' : `${listed(costs)}: `;
  const what = listed(doing.effects.map(say))
    .replace(' and if ', ', and if ')
    .replace(' and once ', '; once ')
    .replace(/ and (?=every House )/, '; then ')
    .replace(/(choose a (?:rival|House)) and /, '$1; ');
  const bound =
    doing.x === undefined ? '' : `. ${sayBound(doing.x, title, may === '' ? 'event' : 'cause')}`;
  const called =
    doing.called === undefined ? '' : `. It is a ${EFFECT_CLASSES[doing.called]} effect`;
  const known = [...(doing.costs ?? []), ...doing.effects].some(choosesCard);
  const said = known ? thatCard(`${cost}${what}`) : `${cost}${what}`;
  return `${when}${may}${engage === null ? said : itself(said, title)}${bound}${called}`;
}

/** The card that was chosen, which in a rite is not "the target" that everybody would think of. */
function thatCard(words: string): string {
  return words.replaceAll(/\bthe target\b(?! of)/g, 'that card');
}

/** Whether a cost or an effect names a card of which others speak. */
function choosesCard(cost: Effect): boolean {
  const aims = [
    'cards' in cost ? cost.cards : undefined,
    'card' in cost ? cost.card : undefined,
    'on' in cost ? cost.on : undefined,
  ];
  return aims.some((aim) => typeof aim === 'object' && aim !== null && 'choose' in aim);
}

/** What an event or a trigger was about. */
const AMOUNTS = { event: 'the number of deferment tokens it had', cause: 'as much as that' };

/** "X is at most 3 and at most your favor". */
function sayBound(x: Value, title: string, about: 'event' | 'cause'): string {
  const say = (part: Value) => (part === 'amount' ? AMOUNTS[about] : sayValue(part, title));
  const bounds = typeof x === 'object' && 'least' in x ? x.least.map(say) : [say(x)];
  return `X is at most ${bounds.join(' and at most ')}`;
}

/** A card that has been named is "it" from there on. */
function itself(words: string, title: string): string {
  const end = words.indexOf(title) + title.length;
  if (end < title.length) return words;
  const rest = words
    .slice(end)
    .replaceAll(
      new RegExp(`the ((?:\\w+ rank)|command|resistance) of ${escaped(title)}`, 'g'),
      'its $1',
    )
    .replaceAll(`and subdue ${title}`, 'and subdue it')
    .replaceAll(
      new RegExp(`(bring|transfer|discard) ${escaped(title)}(?= into| to|$)`, 'g'),
      '$1 it',
    );
  return words.slice(0, end) + rest;
}

/** "As a Battle tactic (Engagement), ". */
function windowWords(window: Window | undefined): string {
  if (window === undefined) return '';
  const timing = capital(window.timing);
  const answers = answersOf(window);
  // What answers a rite and whatever else is declared has no class (C47).
  if (answers.includes(null)) return `as a tactic (${timing}), `;
  if (answers.includes('rite')) return `as a tactic in any rite (${timing}), `;
  const named = listedOr(answers.map((answered) => capital(answered ?? '')));
  return `as ${withArticle(`${named} tactic`)} (${timing}), `;
}

function sentence(words: string): string {
  return `${capital(words)}.`;
}
