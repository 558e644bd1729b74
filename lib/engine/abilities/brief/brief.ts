import { capital } from '@/lib/sentences';
import { type Ability, answersOf, type Window } from '../ability';
import { briefEffects, hostsOf } from './effects';
import { briefModifiers } from './modifiers';
import { AT_TIMES, BRIEF_LENGTH, GLYPHS, noun, tailed, type Ways } from './words';

/**
 * What a card gives in one short line of at most 24 letters and glyphs, for a face without room for sentences:
 * "◉ 3", "+1/+1 in Dueling", "counters in Battle". Written from the same abilities as the sentences. A line that
 * holds but under a condition says so, or is left out for a vaguer one. Empty where the card has no abilities.
 */
export function briefOf(abilities: readonly Ability[]): string {
  const said = [...abilities]
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map((ability) => briefAbility(ability).find(fits))
    .filter((line) => line !== undefined);
  const [first, ...more] = [...new Set(said)];
  if (first === undefined) return '';
  const second = more.map((line) => `${first} · ${line}`).find(fits);
  return second ?? first;
}

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
      return tailed(
        paid(ability, briefEffects(ability.effects)),
        ability.kind === 'operation' ? windowTails(ability.window) : [''],
      );
    case 'trigger':
      return tailed(briefEffects(ability.effects), triggerTails(ability));
    case 'static':
      return briefModifiers(ability.modifiers);
    case 'token':
      return ['collects tokens'];
    case 'placed':
      return ['placed like an event'];
    case 'cost':
      return [];
    case 'assign':
      return hostsOf(ability.to);
  }
}

/** "each Desert" where it happens whenever such a card engages. */
function triggerTails({ on, when }: Extract<Ability, { kind: 'trigger' }>): Ways {
  if (
    when !== undefined ||
    on.event !== 'engaged' ||
    !('card' in on) ||
    typeof on.card !== 'object'
  )
    return AT_TIMES;
  return [` each ${noun(on.card)}`, ...AT_TIMES];
}

/** With what is paid for it before it. */
function paid({ costs = [] }: Extract<Ability, { kind: 'operation' | 'play' }>, ways: Ways): Ways {
  const pay = costs.find((cost) => cost.kind === 'pay');
  if (pay === undefined || pay.who !== undefined) return ways;
  const price = typeof pay.amount === 'number' ? pay.amount : 'X';
  return ways.map((way) => `${GLYPHS[pay.what]} ${price}: ${way}`);
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
