import { describe, expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import type { BoardView } from '@/lib/board/engine/state/view';
import { randomSetup, wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import { areaOf, type Box, isBoxInside, isInside, isPillInside } from '@/lib/board/map/area';
import { TERRITORIES } from '@/lib/board/map/map';
import { roomOf } from '@/lib/board/map/name-rooms';
import { pointAt, polarOf, SHAPE } from '@/lib/board/map/shape';
import { overlap } from './boxes';
import { forcesLaid } from './forces-layer';
import { nameRooms } from './name-boxes';
import { placeTokens } from './token-layout';
import { middleOf } from './token-spots';

const HOLDS = [
  'arrakeen-9',
  'carthag-10',
  'habbanya-sietch-16',
  'sietch-tabr-13',
  'tueks-sietch-4',
] as const;

/** The boxes of which one lies on another, by pairs; those that are `fixed` lie where the map has them. */
function pairsOn(boxes: readonly Box[], fixed: readonly Box[]): number {
  return boxes.reduce(
    (sum, box, at) =>
      sum + [...boxes.slice(at + 1), ...fixed].filter((other) => overlap(box, other)).length,
    0,
  );
}

function isWithin(box: Box, other: Box): boolean {
  return (
    Math.abs(box.x - other.x) + box.width / 2 <= other.width / 2 &&
    Math.abs(box.y - other.y) + box.height / 2 <= other.height / 2
  );
}

/** Positions of a game: its start, and after every so many moves of random play, as one seat sees them. */
function* positions(setup: Parameters<typeof duneBoard.newGame>[0], every: number) {
  const made = duneBoard.newGame(setup);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { state } = made.value;
  for (let move = 0; move < 600 && state.outcome === null; move += 1) {
    if (move % every === 0) yield duneBoard.viewFor(state, 0);
    const legal = duneBoard.legalActions(state);
    const action = legal[(move * 7919) % legal.length];
    if (action !== undefined) duneBoard.play(state, action);
  }
}

describe.each(['whole', 'small'] as const)('tokens on the map, with %s names', (names) => {
  const isClear = (view: Pick<BoardView, 'factions' | 'spice'>) => {
    const { stacks, placed, moved, grains, panels } = forcesLaid(view, names);
    const rooms = new Map(nameRooms(names));
    for (const territory of TERRITORIES) {
      const box = moved.get(territory.id);
      if (box === undefined) continue;
      const room = box === null ? [] : roomOf({ ...box, at: polarOf(box) }, territory, names);
      rooms.set(territory.id, room);
    }
    expect(pairsOn(placed, [...[...rooms.values()].flat(), ...grains])).toBe(0);
    const others = placed.filter(({ isOnPanel }) => !isOnPanel);
    expect(pairsOn(panels, [...[...rooms.values()].flat(), ...grains, ...others])).toBe(0);
    const beside = [...moved].flatMap(([id, name]) => (name?.isOut ? [{ ...name, id }] : []));
    for (const { id, ...name } of beside) {
      const land = [...rooms].flatMap(([other, boxes]) => (other === id ? [] : boxes));
      expect(pairsOn([name], [...land, ...grains, ...others, ...panels]), id).toBe(0);
    }
    for (const [rank, box] of placed.entries()) {
      const panel = panels.find(({ at }) => box.isOnPanel && at === stacks[rank]?.at);
      expect(panel !== undefined).toBe(box.isOnPanel);
      if (panel !== undefined) expect(isWithin(box, panel)).toBe(true);
      expect(Math.hypot(box.x, box.y)).toBeLessThan(SHAPE.rim);
      if (box.from === null) expect(isPillInside(box, areaOf(stacks[rank]?.at ?? ''))).toBe(true);
    }
  };

  it('stand within their place or have a line to it, never on one another, on a name or on spice, from the start to the end of games', () => {
    for (const setup of [wholeSetup(1), wholeSetup(2, 'descartes'), randomSetup(5)])
      for (const view of positions(setup, 60)) isClear(view);
  });

  it('stand in narrow land beside its spice: its name makes room or is left off', () => {
    const larger = names === 'small' ? 1.25 : 1.15;
    const token = { width: 45 * larger, height: 31 * larger };
    for (const at of ['rock-outcroppings-13', 'false-wall-south-4']) {
      const grain = pointAt(SHAPE.spice['rock-outcroppings'] ?? []);
      const side = names === 'small' ? 42 : 35.8;
      const spice = [{ ...grain, width: side, height: side }];
      const [spot] = placeTokens([{ ...token, at }], spice, names).placed;
      expect(spot && isPillInside(spot, areaOf(at)), at).toBe(true);
      // Both stand near a stronghold, and point at their own land.
      expect(spot?.from && isInside(spot.from, areaOf(at)), at).toBe(true);
    }
  });

  it('stand within a stronghold that has room for them, else together on a panel beside it', () => {
    for (const [at, many, count, isPanelled] of [
      ['sietch-tabr-13', 3, 5, false],
      ['carthag-10', 3, 12, false],
      ['sietch-tabr-13', 6, 12, true],
    ] as const) {
      const { factions, spice } = duneBoard.viewFor(crowded(at, many, count), 0);
      const { stacks, placed, panels } = forcesLaid({ factions, spice }, names);
      isClear({ factions, spice });
      const inside = placed.filter((_, rank) => stacks[rank]?.at === at);
      expect(inside).toHaveLength(many);
      expect(inside.filter(({ isOnPanel }) => isOnPanel)).toHaveLength(isPanelled ? many : 0);
      expect(panels.map((panel) => panel.at)).toEqual(isPanelled ? [at] : []);
    }
  });

  it('leaves the name of a stronghold wholly in it that one faction holds, or near it in letters that can be read', () => {
    for (const at of HOLDS)
      for (const many of [1, 2, 3]) {
        const { factions, spice } = duneBoard.viewFor(crowded(at, many), 0);
        const { moved, panels } = forcesLaid({ factions, spice }, names);
        const name = moved.get(at.replace(/-\d+$/, ''));
        const isNamed = name !== null;
        expect(isNamed || panels.length > 0, `${at} ${many}`).toBe(true);
        if (many === 1 && names === 'whole') expect(name?.isOut, at).toBeUndefined();
        if (many === 1) expect(isNamed, at).toBe(true);
        if (names === 'small' && name) expect(name.size).toBeGreaterThan(24);
        if (name?.isOut && many === 1)
          expect(Math.hypot(name.x - middleOf(at).x, name.y - middleOf(at).y), at).toBeLessThan(75);
        if (name && !name.isOut) expect(isBoxInside(name, areaOf(at)), `${at} ${many}`).toBe(true);
      }
  });

  it('draws swords in a stronghold that several have forces in, on nothing that lies there', () => {
    for (const at of ['arrakeen-9', 'habbanya-sietch-16', 'tueks-sietch-4']) {
      const { factions, spice } = duneBoard.viewFor(crowded(at, 2), 0);
      const { clashes, placed } = forcesLaid({ factions, spice }, names);
      expect(clashes, at).toHaveLength(1);
      const boxes = clashes.map((point) => ({ ...point, width: 34, height: 34 }));
      expect(pairsOn(boxes, placed)).toBe(0);
    }
    const { factions, spice } = duneBoard.viewFor(crowded('arrakeen-9', 1), 0);
    expect(forcesLaid({ factions, spice }, names).clashes).toEqual([]);
  });
});

/** So many stacks in a place and nothing else on the map. */
function crowded(at: string, many: number, count = 5) {
  const made = duneBoard.newGame(wholeSetup(1));
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { state } = made.value;
  for (const [seat, faction] of state.factions.entries()) {
    faction.advisors = [];
    faction.forces = seat < many ? [{ at, count: count + seat }] : [];
  }
  return state;
}
