import type { TacticClass } from '../frames';
import type { Ability, Doing } from './ability';
import { sayCondition } from './condition';
import type { Effect } from './effects/table';
import { kindOf } from './effects/table';
import { listed, sayFilter } from './filter';
import { sayModifier } from './modifier';
import { sayPattern } from './pattern';
import { sayValue } from './value';

/** What a card does, written from its abilities: a sentence each. `title` names the card in them. */
export function sentencesOf(abilities: readonly Ability[], title: string): string[] {
  return abilities.map((ability) => sentenceOf(ability, title));
}

export function sentenceOf(ability: Ability, title: string): string {
  switch (ability.kind) {
    case 'operation':
      return sentence(
        `${windowWords(ability.window)}${doingWords(ability, title, engageWords(ability.engage, title))}`,
      );
    case 'play':
      return sentence(doingWords(ability, title, null));
    case 'token':
      return sentence(`put a program token on ${title} when ${sayPattern(ability.on)}`);
    case 'trigger':
      return sentence(
        `when ${sayPattern(ability.on)}, ${ability.may === true ? 'you may ' : ''}${doingWords(ability, title, null)}`,
      );
    case 'static':
      return ability.modifiers.map((modifier) => sentence(sayModifier(modifier, title))).join(' ');
    case 'assign':
      return sentence(
        `assign it to ${listed(
          ability.to.map((filter) => sayFilter(filter, 'one')),
          'or',
        )}${
          ability.limit === undefined ? '' : `, at most ${ability.limit} of its title on one card`
        }`,
      );
  }
}

function doingWords(doing: Doing, title: string, engage: string | null): string {
  const say = (effect: Effect) => kindOf(effect).say(effect, title);
  const costs = [...(engage === null ? [] : [engage]), ...(doing.costs ?? []).map(say)];
  const when = doing.when === undefined ? '' : `if ${sayCondition(doing.when, title)}, `;
  const cost = costs.length === 0 ? '' : `${listed(costs, 'and')}: `;
  const what = listed(doing.effects.map(say), 'and');
  const bound = doing.x === undefined ? '' : `. X is at most ${sayValue(doing.x, title)}`;
  return `${when}${cost}${what}${bound}`;
}

function engageWords(engage: 'this' | 'bearer' | 'nothing', title: string): string | null {
  if (engage === 'nothing') return null;
  return engage === 'this' ? `engage ${title}` : 'engage its bearer';
}

function windowWords(
  window:
    | { readonly timing: 'declaration' | 'engagement'; readonly answers: TacticClass | null }
    | undefined,
): string {
  if (window === undefined) return '';
  const timing = window.timing === 'declaration' ? 'Declaration' : 'Engagement';
  const named =
    window.answers === null ? '' : `${window.answers[0]?.toUpperCase()}${window.answers.slice(1)} `;
  return `${named}tactic (${timing}): `.replace(/^t/, 'T');
}

function sentence(words: string): string {
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}.`;
}
