import { describe, expect, it } from 'vitest';
import { buttons } from '../testing/narration-fixture';
import { scenario } from '../testing/scenario-fixture';

describe('a turn', () => {
  it('[TAT-6-01] [TAT-6-02] [TAT-6-05] goes from disengaging to the House draw, and on to the next', () => {
    const table = scenario({
      houses: [{ domain: ['eots-caladan engaged'] }, {}],
      ranks: [0, 1],
    });
    const seen: string[] = [];
    while (table.state.turn === 1) {
      const frame = table.state.frames.at(-1);
      seen.push(frame && 'list' in frame ? `${frame.step} ${frame.list}` : (frame?.step ?? ''));
      table.act(['disengage', 'end-interval', 'done'].find((one) => table.can(one)) ?? 'nothing');
    }
    expect([...new Set(seen)]).toEqual(['disengage', 'house', 'discard hand']);
    expect(table.state.turn).toBe(2);
  });
});

describe('the Disengage phase', () => {
  const houses = [
    { domain: ['eots-caladan engaged', 'eots-arrakeen engaged', 'eots-carthag'] },
    {},
  ];

  it('[TAT-6.1.1-01] [TAT-6.1-01] disengages what the House does not keep engaged', () => {
    const table = scenario({ houses });
    table.act('keep-engaged eots-arrakeen', 'disengage');
    expect(table.card('eots-caladan').status).toBe('disengaged');
    expect(table.card('eots-arrakeen').status).toBe('engaged');
    expect(table.card('eots-carthag').status).toBe('disengaged');
  });

  it('[TAT-6.1.1-01] asks the next House afresh, whatever the one before has kept engaged', () => {
    const table = scenario({ houses: [houses[0] ?? {}, { domain: ['eots-giedi-prime engaged'] }] });
    expect(buttons(table)).toContain('Disengage all');
    expect(buttons(table.act('keep-engaged eots-arrakeen'))).toContain('Disengage the rest');
    expect(buttons(table.act('disengage'))).toContain('Disengage all');
    expect(table.asked()).toBe(1);
  });

  it('[TAT-5.4-07] [TAT-5.4-06] turns an engaged card upright, which stays engaged until then', () => {
    const table = scenario({ houses: [{}, houses[0] ?? {}] });
    expect(table.asked()).toBe(1);
    expect(table.card('eots-caladan', 1).status).toBe('engaged');
    table.act('disengage');
    expect(table.card('eots-caladan', 1).status).toBe('disengaged');
  });
});

describe('the Deferment phase', () => {
  it('[TAT-6.1.2-01] [TAT-5.4-15] puts one token on each subdued card, events and cards on subdued hosts too', () => {
    const table = scenario({
      houses: [
        {
          domain: [
            'eots-dune subdued',
            'eots-stilgar subdued 2',
            'eots-crysknife subdued on eots-stilgar',
            'eots-water-riot subdued',
            'eots-arrakeen',
          ],
        },
        { domain: ['eots-dune subdued 4'] },
      ],
    });
    const tokens = [
      'eots-dune',
      'eots-stilgar',
      'eots-crysknife',
      'eots-water-riot',
      'eots-arrakeen',
    ];
    expect(tokens.map((id) => table.card(id).deferment)).toEqual([1, 3, 1, 1, 0]);
    expect(table.card('eots-dune', 1).deferment).toBe(5);
  });

  it('[TAT-6.1.2-02] [TAT-5.2.1-06] [CRF-3.C-05] puts none on the Assembly, [TAT-4.1-10] and none on concealed programs', () => {
    const table = scenario({
      houses: [
        {
          domain: ['eots-caladan'],
          assembly: ['eots-stilgar'],
          concealed: ['tat-tame-arrakis'],
        },
        {},
      ],
    });
    expect(table.card('eots-stilgar').deferment).toBe(0);
    expect(table.card('tat-tame-arrakis').deferment).toBe(0);
  });
});
