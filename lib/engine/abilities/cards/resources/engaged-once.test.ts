import { describe, expect, it } from 'vitest';
import { scenario } from '../../../testing/scenario-fixture';

describe('a share of what a card is engaged to produce', () => {
  const CITY = 'eots-arrakeen'; // command 3, produces 3 and, beside Dune, 2 more

  it.each(['jotc-his-majestys-fief', 'tat-guild-bank'])(
    '%s is had once for each time that its bearer is engaged, in how many parts it may produce',
    (share) => {
      const table = scenario({
        houses: [
          { sponsor: 'corrino', hand: [], treasury: 0 },
          { domain: ['eots-dune', CITY, `${share} on ${CITY}`], hand: [], treasury: 0 },
        ],
      });
      table.card(share, 1).deployer = 0;
      table.toInterval(1);
      const own = table.house(0).treasury;
      const theirs = table.house(1).treasury;
      table.act(`use ${CITY} 0`);
      expect(table.house(1).treasury - theirs).toBe(5);
      expect(table.house(0).treasury - own).toBe(3);
    },
  );
});
