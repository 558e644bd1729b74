import { describe, expect, it } from 'vitest';
import { scenario, type Table } from '../../../testing/scenario-fixture';

const HAZARD = 'tat-hazard-rates disengaged 3';
const BRIGADE = 'tat-atreides-brigade';
const SUIT = 'jotc-stillsuit';

/** The first turn, up to the own Interval; what may be done is done. */
function turn(...domain: readonly string[]): Table {
  const one = scenario({ houses: [{ favor: 20, hand: [], domain }, {}] });
  for (let step = 0; step < 20 && !one.can('end-interval'); step += 1)
    one.act(
      ['choose-part 1', 'disengage', 'pass'].find((way) => one.can(way)) ?? one.options()[0] ?? '',
    );
  return one;
}

describe('tokens that a card adds in the Deferment phase', () => {
  it.each([
    [0, [], 2],
    [0, [HAZARD], 1],
    [1, [HAZARD], 1],
  ])('[TAT-3.2-05] a troop with %i tokens has what Hazard Rates leave it', (had, events, has) => {
    const one = turn(
      'tat-duchy-of-arrakis',
      `${BRIGADE} subdued ${had} on tat-duchy-of-arrakis`,
      `${SUIT} on ${BRIGADE}`,
      ...events,
    );
    expect(one.card(BRIGADE).deferment).toBe(has);
  });

  it('[TAT-6.1.2-01] come before the Initiative phase', () => {
    const coagulation = 'jotc-ultra-fast-coagulation';
    const one = turn('eots-caladan', 'eots-jamis subdued', `${coagulation} on eots-jamis`);
    const told = one.events.flatMap((event): readonly (string | number)[] => {
      if (event.kind === 'phase') return [event.phase];
      return event.kind === 'tokens' ? [event.now] : [];
    });
    expect(told.slice(told.indexOf('deferment'))).toEqual(['deferment', 1, 2, 'initiative']);
  });
});
