import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { needed } from '@/lib/board/engine/queries/victory';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { alarmText, decisiveIn, mayDecide, nearness } from './nearly-won';

const HELD = { 'arrakeen-9': 2, 'carthag-10': 1, 'sietch-tabr-13': 1, 'tueks-sietch-4': 1 };

/** How Atreides, who is asked to move, sees Fremen who hold some strongholds, alone or allied with Harkonnen. */
function seen(strongholds: number, isAllied = false) {
  const forces = Object.fromEntries(Object.entries(HELD).slice(0, strongholds));
  const { state, ...played } = scenario({
    phase: 'shipment',
    factions: {
      atreides: { forces: { 'old-gap-9': 8 } },
      fremen: { forces },
      harkonnen: { forces: { 'polar-sink': 1 } },
    },
  });
  played.until('atreides', 'move');
  const [fremen, harkonnen] = ['fremen', 'harkonnen'].map((id) =>
    state.factions.findIndex((faction) => faction.id === id),
  );
  if (isAllied) {
    played.faction('fremen').allies = [harkonnen ?? -1];
    played.faction('harkonnen').allies = [fremen ?? -1];
  }
  const view = duneBoard.viewFor(state, state.asked);
  return { view, near: nearness(view, fremen ?? -1), alarm: alarmText(view) };
}

it('tells who wins with one stronghold more, and who wins if those that are held stand till the turn ends', () => {
  const most = needed(seen(0).view, 1);
  expect(seen(most - 2)).toMatchObject({ near: null, alarm: null });
  expect(seen(most - 1)).toMatchObject({ near: 'one', alarm: null });
  expect(seen(most)).toMatchObject({
    near: 'wins',
    alarm: 'Fremen wins at the turn’s end: take one of Arrakeen, Carthag, Sietch Tabr',
  });
  expect(seen(most + 1).alarm).toMatch(/: take 2 of /);
});

it('one place stops a win only of those that hold no stronghold more than they need', () => {
  const most = needed(seen(0).view, 1);
  const { view } = seen(most);
  expect(decisiveIn(view, 'carthag')).toEqual({ isWin: false, text: 'stops Fremen winning' });
  expect(decisiveIn(view, 'tueks-sietch')).toBeNull();
  expect(mayDecide(view)).toBe(true);
  for (const strongholds of [most - 1, most + 1]) {
    const other = seen(strongholds).view;
    expect(decisiveIn(other, 'carthag')).toBeNull();
    expect(mayDecide(other)).toBe(false);
  }
});

it('asks more of allies', () => {
  const { view, near, alarm } = seen(3, true);
  expect(needed(view, 2)).toBe(4);
  expect(near).toBe('one');
  expect(alarm).toBeNull();
  expect(seen(4, true).alarm).toMatch(/^Fremen and Harkonnen win at the turn’s end: take one of /);
});
