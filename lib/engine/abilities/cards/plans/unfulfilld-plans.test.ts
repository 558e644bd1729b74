import { describe, expect, it } from 'vitest';
import { facing } from '../../../testing/rite-play-fixture';

const CARD = 'tat-unfulfilld-plans';
const GURNEY = 'eots-gurney-halleck';
const FEYD = 'eots-feyd-rautha';
const on = (host: string, ...plans: readonly string[]) => plans.map((plan) => `${plan} on ${host}`);

/** A House that answers its own purchase of favor; its rival has plans on Feyd-Rautha. */
function table(rivals: readonly string[], own: readonly string[] = [], treasury = 20) {
  const one = facing(
    {
      domain: ['eots-caladan', GURNEY, ...on(GURNEY, ...own)],
      hand: [CARD],
      treasury,
      favor: 20,
    },
    { domain: ['eots-giedi-prime', FEYD, ...on(FEYD, ...rivals)] },
  ).toInterval(1);
  one.act('buy-favor 1');
  while (one.asked() !== 0) one.act('pass');
  return one;
}
const numbers = (most: number) =>
  Array.from({ length: most }, (_, at) => `choose-number ${at + 1}`);
const THREE = ['eots-best-blade', 'eots-act-of-cowardice', 'tat-prevail-in-kanly'];

describe('Unfulfill’d Plans', () => {
  it('subdues X ventures and programs on one card for X favor', () => {
    const one = table(THREE, ['eots-pogrom']).act(`tactic ${CARD}`);
    expect(one.options()).toEqual(numbers(3));
    one.act('choose-number 2');
    // Gurney bears but one.
    expect(one.options()).toEqual([`choose ${FEYD}`]);
    one.act(`choose ${FEYD}`, 'choose eots-best-blade', 'choose tat-prevail-in-kanly');
    expect(one.house(0)).toMatchObject({ treasury: 19, favor: 18 });
    expect(THREE.map((id) => one.card(id, 1).status)).toEqual(['subdued', 'disengaged', 'subdued']);
    expect(one.zone('house-discard')).toEqual([CARD]);
  });

  it('may be played on an own card, and has no larger X than lies on one', () => {
    const one = table(['eots-best-blade'], ['eots-pogrom']).act(`tactic ${CARD}`);
    expect(one.options()).toEqual(numbers(1));
    one.act('choose-number 1');
    expect(one.options()).toEqual([`choose ${GURNEY}`, `choose ${FEYD}`]);
    one.act(`choose ${GURNEY}`, 'choose eots-pogrom');
    expect(one.card('eots-pogrom').status).toBe('subdued');
  });

  it('finds nothing where no venture or program lies deployed', () => {
    expect(table([]).can(`tactic ${CARD}`)).toBe(false);
    expect(table(['eots-best-blade'], [], 0).can(`tactic ${CARD}`)).toBe(false);
    expect(table(['eots-best-blade']).can(`tactic ${CARD}`)).toBe(true);
  });
});
