import { describe, expect, it } from 'vitest';
import { facing } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

const MENTAT = 'eots-house-mentat';
const TROOP = 'eots-harkonnen-battalion';
const RABBAN = 'eots-glossu-rabban';

/** The Interval of the second House, in which the first has answered a purchase with a tactic. */
function answered(tactic: string): Table {
  const one = facing(
    { domain: ['eots-caladan'], hand: [tactic] },
    {
      treasury: 40,
      domain: ['eots-giedi-prime', RABBAN, `${TROOP} subdued 1 on ${RABBAN}`],
      hand: [MENTAT, 'eots-baliset', 'eots-arms-training'],
      favor: 9,
    },
  ).toInterval(1);
  one.act('buy-favor 1');
  for (let step = 0; step < 5 && !one.can(`tactic ${tactic}`); step += 1) one.act('pass');
  one.act(`tactic ${tactic}`);
  while (one.can('choose eots-giedi-prime')) one.act('choose eots-giedi-prime');
  return settle(one);
}
const settle = (one: Table): Table => {
  for (let step = 0; step < 8 && !one.can('end-interval'); step += 1) one.act('pass');
  return one;
};

describe('what comes into play engaged', () => {
  it('[TAT-6.2.2-01] [TAT-6.2.4-04] eots-fold-space-complications: aides and personnel of the rival, from the hand or subdued', () => {
    const one = answered('eots-fold-space-complications');
    settle(one.act(`deploy ${MENTAT}`));
    settle(one.act(`redeploy ${TROOP}`));
    settle(one.act(`deploy eots-baliset on ${RABBAN}`));
    expect([MENTAT, TROOP, 'eots-baliset'].map((id) => one.card(id, 1).status)).toEqual([
      'engaged',
      'engaged',
      'disengaged',
    ]);
  });

  it('eots-supply-tampering: its equipment', () => {
    const one = answered('eots-supply-tampering');
    settle(one.act(`deploy eots-baliset on ${RABBAN}`));
    settle(one.act(`deploy eots-arms-training on ${RABBAN}`));
    settle(one.act(`redeploy ${TROOP}`));
    expect(
      ['eots-baliset', 'eots-arms-training', TROOP].map((id) => one.card(id, 1).status),
    ).toEqual(['engaged', 'disengaged', 'disengaged']);
  });

  it.each(['eots-fold-space-complications', 'eots-supply-tampering'])(
    '[TAT-6.2.2-27] %s goes at the end of the Interval',
    (tactic) => {
      const one = answered(tactic);
      expect(one.card(tactic).place.zone).toBe('domain');
      one.act('end-interval');
      expect(one.card(tactic).place.zone).toBe('house-discard');
    },
  );
});
