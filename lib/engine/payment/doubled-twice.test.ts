import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';

const BATTALION = 'eots-house-battalion'; // cost 2
const ARRAKEEN = 'eots-arrakeen';

describe('a cost that two cards double', () => {
  it('[TAT-3.2-02] is four times what is printed', () => {
    const transport = 'eots-military-transport';
    const price = (domain: readonly string[]) => {
      const one = scenario({
        houses: [
          {
            treasury: 30,
            hand: [],
            domain: ['eots-caladan', ARRAKEEN, `${BATTALION} subdued 1 on ${ARRAKEEN}`, ...domain],
          },
          {},
        ],
      }).toInterval(0);
      one.act(`redeploy ${BATTALION}`);
      return 30 - one.house(0).treasury;
    };
    const heat = `eots-heat-sickness on ${ARRAKEEN}`;
    // Its tokens are the one it lay with and that of the turn.
    const once = price([heat]);
    expect(price([heat, transport]) - once).toBe(once + 2);
  });
});
