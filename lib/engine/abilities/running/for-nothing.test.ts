import { describe, expect, it } from 'vitest';
import { facing } from '../../testing/rite-play-fixture';
import { scenario } from '../../testing/scenario-fixture';

const COURIER = 'tat-house-courier';
const BARGAIN = 'tat-shaitans-bargain';

/** What a text does beside a card that it names is no reason to use it where there is no such card. */
describe('a text whose target is missing', () => {
  it.each([
    [[], ['eots-duncan-idaho'], false],
    [['eots-act-of-cowardice'], [], false],
    [['eots-act-of-cowardice'], ['eots-duncan-idaho'], true],
  ])(
    '[TAT-6.2.6-01] House Courier waits for a venture that it has sent (%j, %j)',
    (hand, rival, may) => {
      const table = facing({ domain: [COURIER], hand }, rival);
      expect(table.can(`use ${COURIER} 0`)).toBe(may);
    },
  );

  it.each([
    [[], false],
    [['eots-paul-atreides'], true],
  ])('[TAT-6.1.3-03] Shaitan’s Bargain is for a House with an ally (%j)', (domain, may) => {
    const table = scenario({
      houses: [{ domain: ['eots-caladan', ...domain], hand: [BARGAIN], favor: 10 }, { hand: [] }],
      ranks: [1, 0],
      tactics: true,
    });
    while (table.asked() !== 0) table.act('pass');
    expect(table.can(`tactic ${BARGAIN}`)).toBe(may);
  });

  it.each([
    ['jotc-mark-of-the-drowned-man', 'assembly'],
    ['eots-waking-dream', 'hand'],
    ['eots-spice-trance', 'domain'],
  ] as const)('[TAT-6.2.6-01] %s names a House that has something in its %s', (venture, zone) => {
    const may = (...cards: readonly string[]) => {
      const persona = 'eots-oberon'; // Prescience 5
      const rival = { domain: [], hand: [], [zone]: cards };
      return facing([persona, `${venture} on ${persona}`], rival).can(`activate ${venture}`);
    };
    expect(may()).toBe(false);
    expect(may('eots-spice-blow unseen'.replace(zone === 'domain' ? '' : ' unseen', ''))).toBe(
      true,
    );
  });
});
