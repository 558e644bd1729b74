import { areaOf, type Box, isInside } from '@/lib/board/map/area';
import { locationsOf, type Territory } from '@/lib/board/map/map';
import { labelOf, type Names } from '@/lib/board/map/names';
import { type Point, pointAt } from '@/lib/board/map/shape';
import { isOnHold, isOnMap, overlap } from './boxes';
import { type NameBox, nameBox } from './name-boxes';
import { AROUND, nearTo } from './token-spots';

/* Where a name stands that has no room within its place: partly in it, over or under what lies there. */

/** How large its letters are; the second where the first have no room. */
const LETTERS = { whole: [20.5, 17.5], small: [27, 24.5] } as const;
const FARTHEST = 150;
const SPOTS = AROUND.filter(
  ({ x, y, distance }) => distance < FARTHEST && x % 10 === 0 && y % 10 === 0,
);
/** What a step away costs, in each direction, and letters out of their place. */
const DOWN = 1.15;
const OUT = 150;
/** On a small map, so much of a name may lie out of its land while another spot is free. */
const MOST_OUT = 0.6;

/** The spot of a name that lies on none of some boxes, as near as can be to where its place has its forces, or its name. */
export function nameNear(
  territory: Territory,
  names: Names,
  boxes: readonly Box[],
  own: readonly Point[],
): NameBox | null {
  const usual = labelOf(territory, names);
  if (usual === undefined) return null;
  const at = pointAt(usual.at);
  const from = own.length === 0 ? at : middleOfAll(own);
  const whole = usual.lines.join(' ');
  const asUsual = [...new Set([usual.lines.join('\n'), whole])];
  const find = (froms: readonly Point[], texts: readonly string[], most: number) =>
    bestSpot(territory, names, boxes, froms, texts, most);
  if (names === 'whole') return find([from], asUsual, 1);
  // on a small map it would be read as the name of the land that most of it stands in
  const broken = whole.replaceAll(' ', '\n');
  return (
    find([from], asUsual, MOST_OUT) ??
    find([from, at], [...new Set([...asUsual, broken])], MOST_OUT) ??
    // no spot in its land: at least not across another in one line
    find([from, at], [usual.lines.length > 1 ? usual.lines.join('\n') : broken], 1) ??
    find([from], [whole], 1)
  );
}

/** The free spot at the least cost round some points, with no more of the name than so out of its land. */
function bestSpot(
  territory: Territory,
  names: Names,
  boxes: readonly Box[],
  froms: readonly Point[],
  texts: readonly string[],
  mostOut: number,
): NameBox | null {
  const areas = locationsOf(territory).map(({ id }) => areaOf(id));
  const [home = ''] = locationsOf(territory).map(({ id }) => id);
  for (const size of LETTERS[names]) {
    let best: { readonly name: NameBox; readonly cost: number } | null = null;
    for (const from of froms)
      for (const text of texts) {
        const usualBox = nameBox(from, size, text.split('\n'), territory, names);
        const near = nearTo(from, usualBox.width, usualBox.height, boxes);
        for (const { x, y, distance } of SPOTS) {
          if (best !== null && distance > best.cost) break;
          const name = { ...usualBox, x: from.x + x, y: from.y + y };
          if (near.some((other) => overlap(name, other)) || !isOnMap(name)) continue;
          if (isOnHold(name, home)) continue;
          const out = shareOut(name, areas);
          if (out > mostOut) continue;
          const cost = distance * (y > 0 ? DOWN : 1) + OUT * out;
          if (best === null || cost < best.cost) best = { name: { ...name, isOut: true }, cost };
        }
      }
    if (best !== null) return best.name;
  }
  return null;
}

function middleOfAll(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** How much of a box lies in none of some areas, by nine of its points. */
function shareOut({ x, y, width, height }: Box, areas: readonly (readonly Point[])[]): number {
  const parts = [-0.45, 0, 0.45];
  const points = parts.flatMap((across) =>
    parts.map((down) => ({ x: x + across * width, y: y + down * height })),
  );
  const out = points.filter((point) => !areas.some((area) => isInside(point, area)));
  return out.length / points.length;
}
