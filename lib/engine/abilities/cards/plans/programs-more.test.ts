import { describe, expect, it } from 'vitest';
import { changeGuildHoard } from '../../../atoms/croe';
import { push } from '../../../atoms/flow';
import { enterPlay } from '../../../deployment/deploy';
import { discard } from '../../../leaving-play/discard';
import { facing, inTurn } from '../../../testing/rite-play-fixture';
import { type ScenarioHouse, scenario } from '../../../testing/scenario-fixture';
import { effectFrame } from '../../running/carry-out';

const AGENT = 'eots-house-agent';
const on = (program: string) => [AGENT, `${program} on ${AGENT}`];

describe('programs of the Initiative phase', () => {
  const COUP = 'tat-initiative-coup';
  const INVISIBLE = 'tat-remain-invisible';
  const RAISE = 'eots-powerful-ally'; // an ally's command is added to the declared favor
  const PAUL = 'eots-paul-atreides';
  const ranking = (program: string, favor: number, uses: boolean) => {
    const table = scenario({
      houses: [
        { favor, hand: [RAISE], domain: [PAUL, ...on(program)] },
        { favor: 9, hand: [] },
      ],
      tactics: 'phases',
      ranks: [1, 0],
    });
    if (uses) inTurn(table, `tactic ${RAISE}`, `choose ${PAUL}`);
    table.toInterval();
    return [table.state.ranks.indexOf(0), table.card(program).program];
  };

  it('[TAT-6.1.3-09] tat-initiative-coup counts a first rank after an initiative tactic', () => {
    expect(ranking(COUP, 8, true)).toEqual([0, 1]);
    expect(ranking(COUP, 12, false)).toEqual([0, 0]);
    expect(ranking(COUP, 2, true)).toEqual([1, 0]);
  });

  it('[TAT-6.1.3-09] tat-remain-invisible counts a last rank after an initiative tactic', () => {
    expect(ranking(INVISIBLE, 2, true)).toEqual([1, 1]);
    expect(ranking(INVISIBLE, 2, false)).toEqual([1, 0]);
    expect(ranking(INVISIBLE, 8, true)).toEqual([0, 0]);
  });
});

describe('programs that wait for what a House does', () => {
  it('tat-insert-watchers counts events of rivals that its House subdues or discards', () => {
    const WATCHERS = 'tat-insert-watchers';
    const PITER = 'eots-piter-de-vries';
    const tokens = (act: 'own' | 'rival' | 'nobody') => {
      const table = facing(
        [...on(WATCHERS), PITER, 'eots-water-riot subdued 1'],
        ['eots-water-riot subdued 1'],
      ).toInterval(0);
      table.by((game) => {
        const event = table.card('eots-water-riot', act === 'own' ? 0 : 1);
        if (act !== 'nobody')
          push(
            game.state,
            effectFrame({
              seat: 0,
              card: table.card(PITER).id,
              ability: 0,
              at: 'effects',
              cause: null,
            }),
          );
        discard(game, event);
      });
      return table.card(WATCHERS).program;
    };
    expect([tokens('rival'), tokens('own'), tokens('nobody')]).toEqual([1, 0, 0]);
  });

  it('[TAT-2.2-01] tat-spice-stockpiling counts each time that its House makes the CROE fall', () => {
    const STOCKPILING = 'tat-spice-stockpiling';
    const table = (guildHoard: number, house: ScenarioHouse = {}) =>
      scenario({
        houses: [
          {
            favor: 20,
            hoard: 3,
            hand: [],
            ...house,
            domain: [...on(STOCKPILING), 'jotc-hagga-basin'],
          },
          { favor: 5, hoard: 3, hand: [] },
        ],
        guildHoard,
      }).toInterval(0);
    const tokens = (one: ReturnType<typeof table>) => one.card(STOCKPILING).program;
    // Rates change at 4, 7, 10 and 13.
    expect(tokens(table(6).act('sell-spice 1'))).toBe(1);
    expect(tokens(table(4).act('sell-spice 2'))).toBe(0);
    expect(tokens(table(7).act('buy-spice 1'))).toBe(0);
    expect(tokens(table(6).act('use jotc-hagga-basin 0'))).toBe(1);
    expect(tokens(table(6).act('end-interval').toInterval(1).act('sell-spice 1'))).toBe(0);
    const fallen = table(6);
    fallen.by((game) => changeGuildHoard(game, 1));
    expect(tokens(fallen)).toBe(0);
  });

  it('tat-suborn-suk counts its sponsor’s allegiance on an ally of a rival', () => {
    const SUBORN = 'tat-suborn-suk';
    const SERVANT = 'jotc-imperial-servant'; // allied to Corrino, as its bearer is
    const tokens = (sponsor: 'corrino' | 'atreides', host: string, seat: number) => {
      const table = facing(
        { sponsor, domain: [...on(SUBORN), 'eots-thufir-hawat'], hand: [SERVANT] },
        ['eots-piter-de-vries', 'eots-house-mentat'],
      ).toInterval(0);
      table.by((game) => enterPlay(game, 0, table.card(SERVANT), table.card(host, seat).id));
      return table.card(SUBORN).program;
    };
    expect(tokens('corrino', 'eots-piter-de-vries', 1)).toBe(1);
    expect(tokens('atreides', 'eots-piter-de-vries', 1)).toBe(0);
    expect(tokens('corrino', 'eots-house-mentat', 1)).toBe(0);
    expect(tokens('corrino', 'eots-thufir-hawat', 0)).toBe(0);
  });

  it.each([
    ['tat-initiative-coup', 'treasury', 8],
    ['tat-remain-invisible', 'treasury', 8],
    ['tat-insert-watchers', 'treasury', 8],
    ['tat-spice-stockpiling', 'favor', 4],
    ['tat-suborn-suk', 'favor', 4],
  ] as const)('%s with two tokens: %s and %i more', (program, what, more) => {
    const table = scenario({ houses: [{ favor: 20, domain: on(program) }, {}] }).toInterval(0);
    table.card(program).program = 2;
    const before = table.house(0)[what];
    table.act(`activate ${program}`);
    expect([table.house(0)[what] - before, table.card(program).place.zone]).toEqual([
      more,
      'removed',
    ]);
  });
});
