import { describe, expect, it } from 'vitest';
import { beginLasting } from '../atoms/flow';
import { type Scenario, scenario } from '../testing/scenario-fixture';

const OPERATION = { on: [], modifiers: [], until: 'operation' } as const;

describe('an effect that lasts for what it answers', () => {
  const table = (more: Partial<Scenario> = {}) =>
    scenario({
      houses: [
        { favor: 11, domain: ['eots-paul-atreides'], assembly: ['eots-chani'], imperialDeck: [] },
        { favor: 9, imperialDeck: [] },
      ],
      ...more,
    });

  it('[TAT-6.2.2-27] [TAT-9-04] is over with the discard phase that it began in', () => {
    const one = table().toClosing();
    const card = one.card('eots-paul-atreides').id;
    one.change((game) => beginLasting(game, { card, seat: 0, ...OPERATION }));
    one.act('discard eots-chani');
    expect(one.state.frames.at(-1)).toMatchObject({ step: 'discard', list: 'hand' });
    expect(one.state.lasting).toEqual([]);
  });

  it('[TAT-9-04] is over when its House goes on to another operation, if it began beside one', () => {
    const one = table().toInterval(0);
    const card = one.card('eots-paul-atreides').id;
    one.by((game) => beginLasting(game, { card, seat: 0, ...OPERATION }));
    expect(one.state.lasting).toEqual([]);
  });
});
