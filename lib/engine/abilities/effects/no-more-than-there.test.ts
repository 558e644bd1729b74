import { describe, expect, it } from 'vitest';
import { scenario } from '../../testing/scenario-fixture';

describe('spice that is moved', () => {
  it('[TAT-2.2-01] is no more than lies there: tat-drag-line-outfit brings in the last one alone', () => {
    const [fief, harvester] = ['eots-the-minor-erg', 'eots-spice-harvester'];
    const outfit = 'tat-drag-line-outfit';
    const one = scenario({
      houses: [
        {
          ...{ favor: 12, treasury: 5, hoard: 1 },
          domain: ['eots-caladan', fief, `${harvester} on ${fief}`, `${outfit} on ${harvester}`],
        },
        {},
      ],
    }).toInterval(0);
    one.change(() => {
      one.card(fief).spice = 1;
    });
    one.act(`use ${outfit} 3`);
    expect([one.house(0).treasury, one.house(0).hoard, one.card(fief).spice]).toEqual([3, 2, 0]);
  });
});
