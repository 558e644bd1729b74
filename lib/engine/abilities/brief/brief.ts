import { capital } from '@/lib/sentences';
import { type Ability, answersOf, type Window } from '../ability';
import { briefEffects, hostsOf } from './effects';
import { briefModifiers } from './modifiers';
import { BRIEF_LENGTH, GLYPHS, noun, sometimes, tailed, type Ways } from './words';

/**
 * What a card gives in one short line of plain words, for a face without room for sentences: "gain ◉ 3", "capture a
 * Fief", "can counter in Battle". Written from the same abilities as the sentences. A line that holds but under a
 * condition says so, or is left out for a vaguer one. Empty where the card has no abilities.
 */
export function briefOf(abilities: readonly Ability[]): string {
  const said = [...abilities]
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map((ability) => briefAbility(ability).find(fits))
    .filter((line) => line !== undefined);
  const [first = '', second = ''] = [...new Set(said)];
  // one of two yields
  const both =
    GAIN.test(first) && GAIN.test(second) ? `${first} or ${second.replace(GAIN, '')}` : '';
  return both !== '' && fits(both) ? both : first;
}

const GAIN = /^gain (?=\W)/;

function fits(line: string): boolean {
  return line.length <= BRIEF_LENGTH;
}

/** What is used in every Interval is looked for first, what a card goes on last. */
function rankOf(ability: Ability): number {
  if (ability.kind === 'operation') return ability.window === undefined ? 0 : 2;
  return { play: 1, static: 1, trigger: 3, placed: 3, token: 4, cost: 5, assign: 6 }[ability.kind];
}

function briefAbility(ability: Ability): Ways {
  switch (ability.kind) {
    case 'operation':
    case 'play':
      return paid(
        ability,
        answering(
          briefEffects(ability.effects),
          ability.kind === 'operation' ? windowTails(ability.window) : [''],
        ),
      );
    case 'trigger':
      return whenever(briefEffects(ability.effects), ability);
    case 'static':
      return briefModifiers(ability.modifiers);
    case 'token':
      return ['collect tokens'];
    case 'placed':
      return ['lie like an event'];
    case 'cost':
      return [];
    case 'assign':
      return hostsOf(ability.to);
  }
}

/** "each Desert" where it happens whenever such a card engages. */
function whenever(ways: Ways, { on, when }: Extract<Ability, { kind: 'trigger' }>): Ways {
  const card = when === undefined && on.event === 'engaged' && 'card' in on ? on.card : null;
  const each = typeof card === 'object' && card !== null ? [` each ${noun(card)}`] : [];
  return [...tailed(ways, each), ...sometimes(ways)];
}

/** With what is paid for it before it, where there is room. */
function paid({ costs = [] }: Extract<Ability, { kind: 'operation' | 'play' }>, ways: Ways): Ways {
  const pay = costs.find((cost) => cost.kind === 'pay');
  if (pay === undefined || pay.who !== undefined) return ways;
  const price = typeof pay.amount === 'number' ? ` ${pay.amount}` : '';
  return [...ways.map((way) => `pay ${GLYPHS[pay.what]}${price}: ${way}`), ...ways];
}

/** With what it answers, unless a rite is named in it. */
function answering(ways: Ways, tails: Ways): Ways {
  return ways.flatMap((way) => (/\brite\b/.test(way) ? [way] : tailed([way], tails)));
}

/** What a tactic answers. */
function windowTails(window: Window | undefined): Ways {
  if (window === undefined) return [''];
  const [answer = null, ...others] = answersOf(window);
  if (answer === null) return [''];
  if (others.length > 0 || answer === 'rite') return [' in rites'];
  if (answer === 'initiative') return [''];
  return [` in ${capital(answer)}`, ' in a rite'];
}
