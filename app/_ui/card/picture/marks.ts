import { toTenth as n } from '../../base/to-tenth';
import type { Stream } from './random';

/** One shape that a mood adds to the field: SVG path data, filled or drawn as a line. */
export interface MoodMark {
  readonly d: string;
  readonly draw: 'fill' | 'line';
  /** 0 (hardly there) to 1 (as dark as the nearest dune). */
  readonly weight: number;
  /** Stands behind this ridge, counted from the far one; past the last means before all of them. */
  readonly behind: number;
}

interface Place {
  readonly far: number;
  readonly near: number;
  readonly ridges: number;
  readonly disc: { readonly x: number; readonly y: number; readonly r: number };
}

type Draw = (stream: Stream, place: Place) => readonly MoodMark[];

/** What a mood adds to a field of dunes 180 wide and 170 high. */
const DRAW = {
  horizons: (stream, { far }) => {
    const d = path(7, (line) => {
      const y = far - 10 - line * line * 1.05 - line * 2.4;
      const long = stream.between(60, 150) * (1 - line * 0.08);
      const x = stream.between(-20, 170 - long * 0.6);
      return `M${n(x)} ${n(y)}h${n(long)}`;
    });
    return [line(d, 0.5)];
  },
  lattice: (stream, { far }) => {
    const step = stream.between(15, 22);
    const lean = stream.between(0.55, 1);
    let d = '';
    for (let x = -160; x < 360; x += step)
      d += `M${n(x)} 0l${n((far + 20) * lean)} ${n(far + 20)}M${n(x)} 0l${n(-(far + 20) * lean)} ${n(far + 20)}`;
    return [line(d, 0.38)];
  },
  world: (stream, { far, disc }) => {
    const r = stream.between(44, 56);
    const x = disc.x < 90 ? stream.between(104, 124) : stream.between(56, 76);
    const y = far - r * 0.5;
    const bands = path(5, (band) => {
      const dy = ((band - 2) / 3) * r + stream.between(-3, 3);
      const half = Math.sqrt(Math.max(0, r * r - dy * dy));
      return `M${n(x - half)} ${n(y + dy)}q${n(half)} ${n(r * 0.16)} ${n(2 * half)} 0`;
    });
    return [fill(circle(x, y, r), 0.32), line(bands, 0.5)];
  },
  // who stands there has the picture (looks-of.ts)
  person: () => [],
  ranks: (stream, { far, ridges }) => {
    const start = stream.between(20, 40);
    const gap = stream.between(8.5, 11);
    const d = path(36, (man) => {
      const row = Math.floor(man / 12);
      const x = start + (man % 12) * gap + row * gap * 0.5;
      return x < 176 ? `M${n(x)} ${n(far + 14 - row * 6)}v-${n(9 - row * 2)}` : '';
    });
    return [line(d, 0.75, Math.min(1, ridges))];
  },
  facets: (stream, { far }) => {
    const x = stream.between(60, 120);
    const y = far - 18;
    const r = stream.between(28, 34);
    const turn = stream.between(0, Math.PI / 3);
    const corner = (index: number) => around(x, y, turn + (index * Math.PI) / 3, r);
    const outer = [0, 1, 2, 3, 4, 5].map(corner).join('L');
    const half = [0, 1, 2, 3].map(corner).join('L');
    const edges = [0, 2, 4].map((index) => `M${n(x)} ${n(y)}L${corner(index)}`).join('');
    return [fill(`M${outer}z`, 0.26), fill(`M${half}z`, 0.42), line(`M${outer}z${edges}`, 0.7)];
  },
  seal: (stream, { far }) => {
    const x = stream.between(60, 120);
    const y = far - 26;
    const r = stream.between(24, 29);
    const teeth = Math.round(stream.between(16, 28));
    const ticks = path(teeth, (tooth) => {
      const angle = (tooth / teeth) * Math.PI * 2;
      return `M${around(x, y, angle, r + 3)}L${around(x, y, angle, r + 8)}`;
    });
    return [fill(circle(x, y, r), 0.3), line(`${circle(x, y, r - 6)}${ticks}`, 0.6)];
  },
  chevrons: (stream, { far }) => {
    const lean = stream.chance(0.5) ? 1 : -1;
    const high = stream.between(26, 34);
    const deep = high * 0.55 * lean;
    const gap = stream.between(17, 23);
    const y = far - 12 - high;
    const d = path(5, (index) => {
      const x = 90 + lean * (index - 2.6) * gap;
      return `M${n(x)} ${n(y - high / 2)}l${n(deep)} ${n(high / 2)} ${n(-deep)} ${n(high / 2)}`;
    });
    return [line(d, 0.62)];
  },
  track: (stream, { far, near, ridges }) => {
    const start = stream.between(24, 70);
    const end = stream.between(104, 150);
    const d = path(17, (step) => {
      const along = step / 16;
      const x = start + (end - start) * along + Math.sin(along * 7 + start) * 16 * (1 - along);
      const y = near + 12 - (near + 12 - far + 2) * along ** 0.7;
      return circle(x, y, 2.6 * (1 - along) + 0.7);
    });
    return [fill(d, 0.95, ridges)];
  },
  rays: (stream, { disc: { x, y, r } }) => {
    const count = Math.round(stream.between(14, 22));
    const turn = stream.between(0, 1);
    const d = path(count, (ray) => {
      const angle = ((ray + turn) / count) * Math.PI * 2;
      return `M${around(x, y, angle, r + 6)}L${around(x, y, angle, ray % 2 === 0 ? 190 : r + 22)}`;
    });
    return [line(d, 0.42)];
  },
  orbits: (stream, { disc, far }) => {
    const d = path(4, (index) => {
      const rx = 26 + index * stream.between(20, 26);
      const ry = rx * stream.between(0.26, 0.36);
      return `M${n(disc.x - rx)} ${n(disc.y + far * 0.12)}a${n(rx)} ${n(ry)} -14 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} -14 1 0 ${n(-2 * rx)} 0z`;
    });
    return [line(d, 0.5)];
  },
  stars: (stream, { far }) => {
    let small = '';
    let great = '';
    for (let star = 0; star < 46; star++) {
      const x = stream.between(4, 176);
      const y = stream.between(4, far - 14);
      if (star % 9 === 0) {
        const r = stream.between(4, 7);
        great += `M${n(x)} ${n(y - r)}q0 ${n(r)} ${n(r)} ${n(r)}q${n(-r)} 0 ${n(-r)} ${n(r)}q0 ${n(-r)} ${n(-r)} ${n(-r)}q${n(r)} 0 ${n(r)} ${n(-r)}z`;
      } else small += circle(x, y, stream.between(0.5, 1.2));
    }
    return [fill(small, 0.7), fill(great, 0.8)];
  },
  storm: (stream, { far }) => {
    const d = path(9, (band) => {
      const y = 10 + band * ((far - 18) / 8);
      const x = stream.between(-30, 60);
      const long = stream.between(70, 150);
      const curl = stream.between(6, 13);
      return `M${n(x)} ${n(y)}q${n(long * 0.4)} ${n(-curl * 0.7)} ${n(long)} 0c${n(curl)} ${n(curl * 0.3)} ${n(curl)} ${n(-curl)} 0 ${n(-curl * 0.7)}`;
    });
    return [line(d, 0.6)];
  },
  rings: (stream, { disc }) => {
    const gap = stream.between(8, 12);
    return [
      line(
        path(9, (ring) => circle(disc.x, disc.y, disc.r + (ring + 1) * gap)),
        0.48,
      ),
    ];
  },
} satisfies Readonly<Record<string, Draw>>;

/** What stands in the field of dunes on a card's face. */
export type Mood = keyof typeof DRAW;

export function marksOf(mood: Mood, stream: Stream, place: Place): readonly MoodMark[] {
  return DRAW[mood](stream, place);
}

/** So many pieces of path data, one after the other. */
function path(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join('');
}

function line(d: string, weight: number, behind = 0): MoodMark {
  return { d, draw: 'line', weight, behind };
}

function fill(d: string, weight: number, behind = 0): MoodMark {
  return { d, draw: 'fill', weight, behind };
}

function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

/** The point at an angle and a distance from another. */
function around(x: number, y: number, angle: number, r: number): string {
  return `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
}
