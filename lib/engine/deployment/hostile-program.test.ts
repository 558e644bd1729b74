import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';

describe('a program of a hostile Power', () => {
  it('[TAT-7-03] [TAT-6.2.5-06] (C20) costs a favor for each of its tokens when it is deployed again', () => {
    const program = 'tat-fall-of-a-great-rival'; // Harkonnen
    const one = scenario({
      houses: [
        {
          favor: 12,
          domain: [
            'eots-caladan',
            'eots-house-mentat',
            `${program} subdued 1 on eots-house-mentat`,
          ],
        },
        { favor: 8 },
      ],
    }).toInterval(0);
    one.change(() => {
      one.card(program).program = 2;
    });
    one.act(`redeploy ${program}`);
    expect(one.house(0).favor).toBe(10);
  });
});
