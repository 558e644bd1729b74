import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';

const PAUL = 'eots-paul-atreides'; // command 2
const AFFLUENT = 'eots-powerful-ally';

describe('declared favor that is changed more than once', () => {
  const phase = (hand: readonly string[], favor: readonly [number, number]) =>
    scenario({
      houses: [
        { favor: favor[0], hand, domain: ['eots-caladan', PAUL, 'eots-duke-leto-atreides'] },
        { favor: favor[1], hand: [] },
      ],
      ranks: [1, 0],
      tactics: 'phases',
    });

  it('[TAT-6.1.3-07] is told with all changes so far', () => {
    const one = phase([AFFLUENT, AFFLUENT], [4, 12]);
    one.act(`tactic ${AFFLUENT}`, `choose ${PAUL}`);
    one.act(`tactic ${AFFLUENT}`, 'choose eots-duke-leto-atreides');
    const told = one.events.flatMap((event) =>
      event.kind === 'declared-changed' ? [event.favor] : [],
    );
    // 4 and a command of 2, then of 3.
    expect(told).toEqual([6, 9]);
  });

  it('[TAT-6.1.3-09] counts with its changes where the lowest is ranked first', () => {
    const one = phase(['jotc-grumman-fiat', AFFLUENT], [11, 12]);
    one.act(`tactic ${AFFLUENT}`, `choose ${PAUL}`, 'tactic jotc-grumman-fiat').toInterval();
    // 13 stands behind 12.
    expect(one.state.ranks).toEqual([1, 0]);
  });
});
