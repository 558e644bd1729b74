import { describe, expect, it } from 'vitest';
import { riteTable } from '../../../testing/rite-fixture';
import { fight } from '../../../testing/rite-play-fixture';

describe('ventures that begin a rite', () => {
  it.each([
    ['eots-forbidden-match', 'dueling', 'eots-paul-atreides', 'eots-feyd-rautha'],
    ['eots-arclight-assault', 'battle', 'eots-gurney-halleck', 'eots-arrakeen'],
    [
      'eots-coins-under-the-table',
      'arbitration',
      'eots-duke-leto-atreides',
      'eots-choam-directorship',
    ],
    ['eots-twilight-assault', 'intrigue', 'eots-thufir-hawat', 'eots-feyd-rautha'],
  ])(
    '[TAT-6.2.6-11] [CRF-1.A.iii-06] [CRF-1.A.iii-07] [CRF-1.A.iii-08] %s leads a rite of %s that counts against no limit',
    (venture, rite, leader, target) => {
      const table = riteTable(
        { domain: [leader, `${venture} on ${leader}`], hand: [] },
        [{ domain: [target], hand: [] }],
        { tactics: true },
      );
      fight(table, `activate ${venture}`, `choose ${target}`);
      expect(table.events.find((event) => event.kind === 'rite')).toMatchObject({
        rite,
        leader: table.card(leader).id,
      });
      expect(table.zone('house-discard')).toContain(venture);
      const house = table.state.frames.find((frame) => frame.step === 'house');
      expect(house?.step === 'house' ? house.rites : null).toEqual([]);
    },
  );
});
