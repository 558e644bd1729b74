import { describe, expect, it } from 'vitest';
import type { ScenarioHouse } from '../../../testing/scenario-fixture';
import { scenario } from '../../../testing/scenario-fixture';

const WORM = 'eots-sandworm';
const ERG = 'eots-the-minor-erg';
const BASIN = 'eots-imperial-basin';
const HARVESTER = 'eots-spice-harvester'; // resistance 2
const MEN = 'eots-house-battalion'; // resistance 2
const FREMEN = 'eots-fremen-battalion';

/** A Sandworm with so many tokens, and a rival with these cards. */
function worm(
  force: number,
  rival: readonly string[],
  spice: Readonly<Record<string, number>> = {},
) {
  const houses: readonly ScenarioHouse[] = [
    {
      favor: 20,
      domain: ['eots-caladan', 'eots-arrakeen', `${WORM} subdued ${force - 1}`],
    },
    { domain: rival },
  ];
  const table = scenario({ houses }).toInterval(0);
  for (const [id, many] of Object.entries(spice)) table.card(id, 1).spice = many;
  return table.act(`deploy-event ${WORM}`);
}
const zone = (table: ReturnType<typeof worm>, id: string) => table.card(id, 1).place.zone;

describe('Sandworm', () => {
  const field = [ERG, `${HARVESTER} on ${ERG}`, `${MEN} on ${ERG}`];

  it('[TAT-9-06] eots-sandworm discards harvesters, personnel and spice of one desert, and no Fremen', () => {
    const table = worm(5, [...field, BASIN, `${FREMEN} on ${BASIN}`], { [ERG]: 2, [BASIN]: 1 });
    expect(table.options().toSorted()).toEqual(
      [`choose ${BASIN}`, `choose ${ERG}`, `choose ${HARVESTER}`, `choose ${MEN}`].toSorted(),
    );
    table.act(`choose ${HARVESTER}`);
    // 3 left, for that desert alone.
    expect(table.options().toSorted()).toEqual(
      ['pass', `choose ${ERG}`, `choose ${MEN}`].toSorted(),
    );
    table.act(`choose ${ERG}`, `choose ${MEN}`);
    // All is used up.
    expect(table.can(`choose ${ERG}`)).toBe(false);
    expect([zone(table, HARVESTER), zone(table, MEN), zone(table, FREMEN)]).toEqual([
      'house-discard',
      'house-discard',
      'domain',
    ]);
    expect([table.card(ERG, 1).spice, table.card(BASIN, 1).spice]).toEqual([1, 1]);
    expect(table.zone('house-discard')).toContain(WORM);
  });

  it('[TAT-5.4-03] eots-sandworm destroys spice: no hoard has more of it', () => {
    const table = worm(3, [ERG], { [ERG]: 2 });
    const { guildHoard } = table.state;
    table.act(`choose ${ERG}`, `choose ${ERG}`);
    expect([table.card(ERG, 1).spice, table.state.guildHoard, table.house(0).hoard]).toEqual([
      0,
      guildHoard,
      0,
    ]);
  });

  it('eots-sandworm strikes nothing whose resistance is more than what is left, and may leave some', () => {
    const table = worm(3, field, { [ERG]: 1 });
    table.act(`choose ${MEN}`);
    expect(table.options()).toEqual(['pass', `choose ${ERG}`]);
    table.act('pass');
    expect([zone(table, HARVESTER), table.card(ERG, 1).spice]).toEqual(['domain', 1]);
  });

  it('eots-sandworm and eots-coriolis-storm leave what lies on jotc-hagga-basin alone', () => {
    const hagga = 'jotc-hagga-basin';
    const rival = [
      hagga,
      `${HARVESTER} on ${hagga}`,
      `${MEN} on ${hagga}`,
      ERG,
      `eots-carryall on ${ERG}`,
    ];
    expect(worm(5, rival, { [hagga]: 2, [ERG]: 1 }).options()).toEqual([`choose ${ERG}`]);
    const domain = ['eots-caladan', 'eots-arrakeen', 'eots-coriolis-storm subdued 5'];
    const storm = scenario({ houses: [{ favor: 20, domain }, { domain: rival }] }).toInterval(0);
    storm.act('deploy-event eots-coriolis-storm');
    expect(storm.options()).toEqual(['choose eots-carryall']);
  });

  it.each([
    ['one card', [ERG, `${MEN} on ${ERG}`], 0, true],
    ['one spice', [ERG], 1, true],
    ['nothing', [ERG], 0, false],
  ] as const)(
    '[TAT-6.2.6-01] an operation that distributes force over %s: may be used, %s',
    (_what, rival, spice, may) => {
      const BARAKA = 'jotc-baraka';
      const table = scenario({
        houses: [{ domain: ['eots-caladan', BARAKA] }, { domain: rival }],
        texts: {
          [BARAKA]: [
            {
              kind: 'operation',
              engage: 'this',
              effects: [
                {
                  kind: 'spread-force',
                  amount: 2,
                  among: { titles: ['House Battalion'], on: { all: ['Desert'] } },
                  spice: 'as-well',
                },
              ],
            },
          ],
        },
      });
      table.card(ERG, 1).spice = spice;
      expect(table.toInterval(0).can(`use ${BARAKA} 0`)).toBe(may);
    },
  );
});
