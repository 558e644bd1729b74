import { describe, expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import type { BoardView } from '@/lib/board/engine/state/view';
import { randomSetup, wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import { areaOf, type Box, isInside, isPillInside } from '@/lib/board/map/area';
import { LOCATIONS } from '@/lib/board/map/map';
import { type Point, pointAt, SHAPE } from '@/lib/board/map/shape';
import { overlap } from './boxes';
import { forcesLaid } from './forces-layer';
import { placeTokens } from './token-layout';

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

/** So far the rim of a token may reach over a border. */
const RIM = 6;

/** Whether a dot is seen to lie in a place, away from its borders and from the lines of its sector. */
function isWellInside(dot: Point, area: readonly Point[]): boolean {
  const far = Math.min(...area.map(({ x, y }) => Math.hypot(x - dot.x, y - dot.y)));
  return isInside(dot, area) && far >= 5;
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
    const { stacks, placed, labels, grains, panels } = forcesLaid(view, names);
    const named = [...labels.values()].flat();
    expect(pairsOn(placed, [...named, ...grains])).toBe(0);
    const others = placed.filter(({ isOnPanel }) => !isOnPanel);
    expect(pairsOn(panels, [...named, ...grains, ...others])).toBe(0);
    for (const [rank, box] of placed.entries()) {
      const panel = panels.find(({ at }) => box.isOnPanel && at === stacks[rank]?.at);
      expect(panel !== undefined).toBe(box.isOnPanel);
      if (panel !== undefined) expect(isWithin(box, panel)).toBe(true);
      expect(Math.hypot(box.x, box.y)).toBeLessThan(SHAPE.rim);
      const area = areaOf(stacks[rank]?.at ?? '');
      // its rim may lie on the border
      const core = { ...box, width: box.width - 2 * RIM, height: box.height - 2 * RIM };
      if (box.from === null) expect(isPillInside(core, area), stacks[rank]?.at).toBe(true);
      else if (!box.isOnPanel) expect(isWellInside(box.from, area), stacks[rank]?.at).toBe(true);
    }
  };

  it('stand within their place or have a line to it, never on one another, on a name or on spice, from the start to the end of games', () => {
    for (const setup of [wholeSetup(1), wholeSetup(2, 'descartes'), randomSetup(5)])
      for (const view of positions(setup, 60)) isClear(view);
  });

  it('stand in narrow land beside its name and its spice', () => {
    const larger = names === 'small' ? 1.25 : 1.1;
    const token = { width: 45 * larger, height: 31 * larger };
    for (const at of ['rock-outcroppings-13', 'false-wall-south-4', 'funeral-plain-14']) {
      const grain = pointAt(SHAPE.spice[at.replace(/-\d+$/, '')] ?? [0, 0]);
      const side = names === 'small' ? 42 : 35.8;
      const { placed, off } = placeTokens(
        [{ ...token, at }],
        [{ ...grain, width: side, height: side }],
        names,
      );
      const [spot] = placed;
      expect(spot && isPillInside(spot, areaOf(at)), at).toBe(true);
      expect(off.size, at).toBe(0);
    }
  });

  it('alone in a sector leave its name on nearly everywhere, and stand in it or have a short line to it', () => {
    let beside = 0;
    const without = [...LOCATIONS.values()].flatMap(({ id }) => {
      const token = { at: id, width: 61.2, height: 42.2 };
      const { placed, off } = placeTokens([token], [], names);
      const [spot] = placed;
      if (spot?.from) {
        beside += 1;
        expect(Math.hypot(spot.x - spot.from.x, spot.y - spot.from.y), id).toBeLessThan(105);
      }
      return [...off];
    });
    // on a small map rather without its name than beside it
    expect(without.length).toBeLessThanOrEqual(names === 'small' ? 7 : 0);
    if (names === 'small') expect(beside).toBeLessThanOrEqual(1);
  });

  it('stand within a stronghold that has room for them, else together on a panel beside it', () => {
    for (const [at, many, count, isPanelled] of [
      ['sietch-tabr-13', 1, 12, false],
      ['arrakeen-9', 2, 5, false],
      ['tueks-sietch-4', 1, 12, false],
      ['carthag-10', 1, 12, false],
      ['habbanya-sietch-16', 1, 12, false],
      ['sietch-tabr-13', 3, 12, true],
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

  it('leaves the names of strongholds on, whoever stands there', () => {
    for (const at of HOLDS)
      for (const many of [1, 2, 3]) {
        const { factions, spice } = duneBoard.viewFor(crowded(at, many), 0);
        expect([...forcesLaid({ factions, spice }, names).off], `${at} ${many}`).toEqual([]);
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
