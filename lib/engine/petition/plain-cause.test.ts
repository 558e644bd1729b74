import { expect, it } from 'vitest';
import type { Ability } from '../abilities/ability';
import { scenario } from '../testing/scenario-fixture';

const PAUL = 'eots-paul-atreides';
const CHARTER = 'eots-military-appropriations';
const texts: Readonly<Record<string, readonly Ability[]>> = {
  [PAUL]: [
    {
      kind: 'trigger',
      on: { event: 'petition-won', by: 'you' },
      may: true,
      effects: [{ kind: 'favor', who: 'you', way: 'gain', amount: 1 }],
    },
  ],
};

it('a text that answers a petition without a raise leaves nothing in the state that is no JSON', () => {
  const one = scenario({
    texts,
    houses: [
      { favor: 20, treasury: 20, assembly: [CHARTER], domain: [PAUL] },
      { favor: 5, treasury: 20 },
    ],
  }).toInterval(0);
  one.act(`petition ${CHARTER}`, 'bid 4');
  while (one.can('bid 5')) one.act('pass');
  if (one.can('discount 0')) one.act('discount 0');
  expect(one.options()).toHaveLength(2);
  expect(one.state.frames.at(-1)?.step).toBe('effect');
  expect(JSON.parse(JSON.stringify(one.state))).toStrictEqual(one.state);
});
