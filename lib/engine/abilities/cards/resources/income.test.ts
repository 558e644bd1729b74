import { describe, expect, it } from 'vitest';
import { takeUp } from '../../../state/open-game';
import { facing, inTurn } from '../../../testing/rite-play-fixture';
import { scenario, type Table } from '../../../testing/scenario-fixture';

const OF = { treasury: 0, favor: 20, hand: [] };
const at = (domain: readonly string[], more: object = {}): Table =>
  scenario({ houses: [{ ...OF, domain, ...more }, { hand: [] }] }).toInterval(0);

/** Answers whatever may be left with yes, a number of times, and then with no. */
function accept(table: Table, times: number): Table {
  let left = times;
  for (let step = 0; step < 20 && table.can('choose-part 1'); step += 1) {
    table.act(left > 0 ? 'choose-part 1' : 'pass');
    left -= 1;
  }
  return table;
}

describe('resources on what produces solaris', () => {
  it('jotc-irrevocable-directorship adds 2 to what its directorship produces, and keeps arbitration off it', () => {
    const DECREE = 'jotc-irrevocable-directorship';
    const plain = at(['eots-choam-directorship']).act('use eots-choam-directorship 0');
    const one = at(['eots-choam-directorship', `${DECREE} on eots-choam-directorship`]);
    one.act('use eots-choam-directorship 0');
    expect(one.house(0).treasury - plain.house(0).treasury).toBe(2);
    const rite = 'rite arbitration eots-duke-leto-atreides against eots-choam-directorship';
    const open = (rival: readonly string[]) =>
      facing(['eots-duke-leto-atreides'], rival).toInterval(0).can(rite);
    expect(open(['eots-choam-directorship'])).toBe(true);
    expect(open(['eots-choam-directorship', `${DECREE} on eots-choam-directorship`])).toBe(false);
  });

  it('jotc-glacier-refinery gives the Northern Polar Sink command, resistance and a solari each', () => {
    const SINK = 'jotc-northern-polar-sink';
    const REFINERY = 'jotc-glacier-refinery';
    const numbers = (domain: readonly string[]) => {
      const table = at(domain);
      const game = takeUp(table.state, table.catalogue);
      const card = table.card(SINK);
      const before = [game.derived.commandOf(game, card), game.derived.resistanceOf(game, card)];
      table.act(`use ${SINK} 0`);
      return [...before, table.house(0).treasury];
    };
    const [command = 0, resistance = 0, solaris = 0] = numbers([SINK]);
    expect(numbers([SINK, `${REFINERY} on ${SINK}`, `${REFINERY} on ${SINK}`])).toEqual([
      command + 2,
      resistance + 2,
      solaris + 2,
    ]);
    // A subdued one adds nothing.
    expect(numbers([SINK, `${REFINERY} on ${SINK}`, `${REFINERY} subdued on ${SINK}`])).toEqual([
      command + 1,
      resistance + 1,
      solaris + 1,
    ]);
    const hand = at([SINK, 'eots-arrakeen'], { hand: [REFINERY], treasury: 9 });
    expect(hand.options().filter((option) => option.startsWith('deploy '))).toEqual([
      `deploy ${REFINERY} on ${SINK}`,
    ]);
  });

  it('jotc-pyon-village adds a solari once however its fief produces, solaris or spice, for each', () => {
    const VILLAGE = 'jotc-pyon-village';
    const on = (fief: string, many: number, more: readonly string[] = []) =>
      at([...more, fief, ...Array<string>(many).fill(`${VILLAGE} on ${fief}`)]);
    expect(on('eots-caladan', 2).act('use eots-caladan 0').house(0).treasury).toBe(7);
    // Arrakeen produces twice where Dune is governed, and is engaged once.
    expect(on('eots-arrakeen', 1, ['eots-dune']).act('use eots-arrakeen 0').house(0).treasury).toBe(
      6,
    );
    for (const ability of [0, 1])
      expect(
        on('eots-imperial-basin', 3).act(`use eots-imperial-basin ${ability}`).house(0).treasury,
      ).toBe(3);
    const full = at(['eots-caladan', ...Array<string>(3).fill(`${VILLAGE} on eots-caladan`)], {
      hand: [VILLAGE],
      treasury: 9,
    });
    expect(full.can(`deploy ${VILLAGE} on eots-caladan`)).toBe(false);
  });

  it('jotc-pyon-village adds a point of resistance', () => {
    const resistance = (domain: readonly string[]) => {
      const table = at(domain);
      const game = takeUp(table.state, table.catalogue);
      return game.derived.resistanceOf(game, table.card('eots-caladan'));
    };
    const VILLAGE = 'jotc-pyon-village on eots-caladan';
    expect(resistance(['eots-caladan', VILLAGE]) - resistance(['eots-caladan'])).toBe(1);
  });

  it('tat-regent-siridar turns 2 favor into 3 solaris or a spice beside those that a Dune fief produces', () => {
    const NOBLE = 'eots-paul-atreides';
    const table = (fief: string) =>
      at([fief, NOBLE, `tat-regent-siridar on ${NOBLE}`], { hoard: 0 });
    const city = accept(table('eots-arrakeen').act('use eots-arrakeen 0'), 1);
    expect(city.house(0)).toMatchObject({ treasury: 6, favor: 18 });
    const left = accept(table('eots-arrakeen').act('use eots-arrakeen 0'), 0);
    expect(left.house(0)).toMatchObject({ treasury: 3, favor: 20 });
    const desert = accept(table('eots-imperial-basin').act('use eots-imperial-basin 0'), 1);
    expect([desert.card('eots-imperial-basin').spice, desert.house(0).favor]).toEqual([2, 18]);
    const before = table('eots-imperial-basin');
    const { guildHoard } = before.state;
    const hoard = accept(before.act('use eots-imperial-basin 1'), 1);
    expect([hoard.state.guildHoard - guildHoard, hoard.house(0).hoard]).toEqual([2, 0]);
    const home = table('eots-caladan').act('use eots-caladan 0');
    expect([home.house(0).treasury, home.can('choose-part 1')]).toEqual([5, false]);
  });

  it('tat-regent-siridar takes part once an operation: not in both of what eots-arrakeen produces beside Dune', () => {
    const NOBLE = 'eots-paul-atreides';
    const domain = ['eots-dune', 'eots-arrakeen', NOBLE, `tat-regent-siridar on ${NOBLE}`];
    const both = accept(at(domain, { hoard: 0 }).act('use eots-arrakeen 0'), 2);
    expect(both.house(0)).toMatchObject({ treasury: 8, favor: 18 });
  });

  it('jotc-tithing-clemency turns solaris that its fief has just produced into favor', () => {
    const table = () =>
      at(['eots-caladan', 'jotc-tithing-clemency on eots-caladan'], { treasury: 4 }).act(
        'use eots-caladan 0',
      );
    const one = table().act('choose-part 1');
    expect(one.options()).toEqual([1, 2, 3, 4, 5].map((x) => `choose-number ${x}`));
    one.act('choose-number 5');
    expect(one.house(0)).toMatchObject({ treasury: 4, favor: 25 });
    expect(table().act('pass').house(0)).toMatchObject({ treasury: 9, favor: 20 });
  });
});

describe('Ice Riggers', () => {
  it('jotc-ice-riggers (C57) add a point of force each to a fief in a battle, and take part where its bearer does', () => {
    const RIGGERS = 'jotc-ice-riggers';
    const rite = 'rite battle eots-gurney-halleck against eots-arrakeen';
    const force = (domain: readonly string[], ...wanted: readonly string[]) => {
      const table = facing(['eots-gurney-halleck'], ['eots-arrakeen', ...domain]).toInterval(0);
      inTurn(table.act(rite), ...wanted);
      while (table.state.frames.some(({ step }) => step === 'rite')) {
        const quiet = ['done', 'engage-defense', 'pass', 'reward gain'].find((act) =>
          table.can(act),
        );
        table.act(quiet ?? table.options()[0] ?? '');
      }
      const event = table.events.findLast(({ kind }) => kind === 'force');
      return event?.kind === 'force' ? event.defense : 0;
    };
    const plain = force([]);
    expect(force([`${RIGGERS} on eots-arrakeen`]) - plain).toBe(1);
    expect(force([`${RIGGERS} on eots-arrakeen`, `${RIGGERS} on eots-arrakeen`]) - plain).toBe(2);
    const used = force(
      [`${RIGGERS} on eots-arrakeen`],
      'done',
      'engage-defense',
      `use ${RIGGERS} 2`,
    );
    // Its own rank of 1 beside what it gives the fief.
    expect(used - plain).toBe(2);
  });
});
