import { describe, expect, it } from 'vitest';
import { scenario } from '../../../testing/scenario-fixture';

describe('what goes on a home world', () => {
  const CARDS = ['jotc-atreides-house-guard', 'tat-seat-of-governance'];

  it.each(CARDS)(
    '[TAT-5.3-05] %s goes on Dune, which is the home world while it is governed',
    (card) => {
      const table = scenario({
        houses: [{ domain: ['eots-caladan subdued', 'eots-dune'], hand: [card] }, {}],
      }).toInterval(0);
      expect(table.options().filter((option) => option.startsWith('deploy '))).toEqual([
        `deploy ${card} on eots-dune`,
      ]);
    },
  );

  it.each(CARDS)('[TAT-5.3-10] %s moves to Dune with what else its home world bears', (card) => {
    const table = scenario({
      houses: [
        {
          domain: ['eots-caladan', `${card} on eots-caladan`, 'eots-dune subdued 6'],
          treasury: 20,
        },
        {},
      ],
    }).toInterval(0);
    table.act('redeploy eots-dune');
    if (table.can(`assign ${card} on eots-dune`)) table.act(`assign ${card} on eots-dune`);
    expect(table.card(card).place.host).toBe(table.card('eots-dune').id);
  });
});
