import type { Mood } from './mood';
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
export function marksOf(mood: Mood, stream: Stream, place: Place): readonly MoodMark[] {
  return DRAW[mood](stream, place);
}

const DRAW: Readonly<Record<Mood, Draw>> = {
  horizons: (stream, { far }) => {
    let d = '';
    for (let line = 0; line < 7; line++) {
      const y = far - 10 - line * line * 1.05 - line * 2.4;
      const long = stream.between(60, 150) * (1 - line * 0.08);
      const x = stream.between(-20, 170 - long * 0.6);
      d += `M${n(x)} ${n(y)}h${n(long)}`;
    }
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
    let bands = '';
    for (let band = -2; band <= 2; band++) {
      const dy = (band / 3) * r + stream.between(-3, 3);
      const half = Math.sqrt(Math.max(0, r * r - dy * dy));
      bands += `M${n(x - half)} ${n(y + dy)}q${n(half)} ${n(r * 0.16)} ${n(2 * half)} 0`;
    }
    return [fill(circle(x, y, r), 0.32), line(bands, 0.5)];
  },
  banner: (stream, { far, ridges }) => {
    const x = stream.between(62, 118);
    const top = stream.between(20, 32);
    const long = stream.between(34, 46) * (stream.chance(0.5) ? 1 : -1);
    const high = stream.between(20, 26);
    const sway = stream.between(3, 6);
    const pole = `M${n(x)} ${n(top - 5)}V${n(far + 40)}`;
    const cloth = `M${n(x)} ${n(top)}c${n(long * 0.35)} ${n(-sway)} ${n(long * 0.65)} ${n(sway)} ${n(long)} 0l${n(-long * 0.22)} ${n(high / 2)} ${n(long * 0.22)} ${n(high / 2)}c${n(-long * 0.35)} ${n(sway)} ${n(-long * 0.65)} ${n(-sway)} ${n(-long)} 0z`;
    return [line(pole, 0.9, ridges - 1), fill(cloth, 0.85, ridges - 1)];
  },
  tents: (stream, { far }) => {
    let cloth = '';
    let folds = '';
    const count = 3;
    for (let tent = 0; tent < count; tent++) {
      const x = 40 + tent * stream.between(40, 54) + stream.between(-6, 6);
      const wide = stream.between(18, 26);
      const y = far + 8;
      const top = y - stream.between(22, 36);
      cloth += `M${n(x)} ${n(top)}L${n(x + wide)} ${n(y)}V${n(y + 14)}H${n(x - wide)}V${n(y)}z`;
      folds += `M${n(x)} ${n(top - 4)}v4l${n(wide * 0.3)} ${n(y - top + 10)}`;
    }
    return [fill(cloth, 0.5, 1), line(folds, 0.8, 1)];
  },
  ranks: (stream, { far, ridges }) => {
    let d = '';
    const rows = 3;
    const start = stream.between(20, 40);
    const gap = stream.between(8.5, 11);
    for (let row = 0; row < rows; row++)
      for (let file = 0; file < 12; file++) {
        const x = start + file * gap + row * gap * 0.5;
        if (x < 176) d += `M${n(x)} ${n(far + 14 - row * 13)}v-${n(9 - row)}`;
      }
    return [line(d, 0.75, Math.min(1, ridges))];
  },
  facets: (stream, { far }) => {
    const x = stream.between(60, 120);
    const y = far - 18;
    const r = stream.between(28, 34);
    const turn = stream.between(0, Math.PI / 3);
    const corner = (index: number, radius: number) => {
      const angle = turn + (index * Math.PI) / 3;
      return `${n(x + Math.cos(angle) * radius)} ${n(y + Math.sin(angle) * radius)}`;
    };
    const outer = [0, 1, 2, 3, 4, 5].map((index) => corner(index, r)).join('L');
    const half = [0, 1, 2, 3].map((index) => corner(index, r)).join('L');
    const edges = [0, 2, 4].map((index) => `M${n(x)} ${n(y)}L${corner(index, r)}`).join('');
    return [fill(`M${outer}z`, 0.26), fill(`M${half}z`, 0.42), line(`M${outer}z${edges}`, 0.7)];
  },
  seal: (stream, { far }) => {
    const x = stream.between(60, 120);
    const y = far - 26;
    const r = stream.between(24, 29);
    const teeth = Math.round(stream.between(16, 28));
    let ticks = '';
    for (let tooth = 0; tooth < teeth; tooth++) {
      const angle = (tooth / teeth) * Math.PI * 2;
      ticks += `M${n(x + Math.cos(angle) * (r + 3))} ${n(y + Math.sin(angle) * (r + 3))}L${n(x + Math.cos(angle) * (r + 8))} ${n(y + Math.sin(angle) * (r + 8))}`;
    }
    return [fill(circle(x, y, r), 0.3), line(`${circle(x, y, r - 6)}${ticks}`, 0.6)];
  },
  chevrons: (stream, { far }) => {
    const lean = stream.chance(0.5) ? 1 : -1;
    const high = stream.between(26, 34);
    const deep = high * 0.55 * lean;
    const gap = stream.between(17, 23);
    const y = far - 12 - high;
    let d = '';
    for (let index = 0; index < 5; index++) {
      const x = 90 + lean * (index - 2.6) * gap;
      d += `M${n(x)} ${n(y - high / 2)}l${n(deep)} ${n(high / 2)} ${n(-deep)} ${n(high / 2)}`;
    }
    return [line(d, 0.62)];
  },
  track: (stream, { far, near, ridges }) => {
    const start = stream.between(24, 70);
    const end = stream.between(104, 150);
    let d = '';
    for (let step = 0; step <= 16; step++) {
      const along = step / 16;
      const x = start + (end - start) * along + Math.sin(along * 7 + start) * 16 * (1 - along);
      const y = near + 12 - (near + 12 - far + 2) * along ** 0.7;
      d += circle(x, y, 2.6 * (1 - along) + 0.7);
    }
    return [fill(d, 0.95, ridges)];
  },
  rays: (stream, { disc }) => {
    const count = Math.round(stream.between(14, 22));
    const turn = stream.between(0, 1);
    let d = '';
    for (let ray = 0; ray < count; ray++) {
      const angle = ((ray + turn) / count) * Math.PI * 2;
      const from = disc.r + 6;
      const to = ray % 2 === 0 ? 190 : disc.r + 22;
      d += `M${n(disc.x + Math.cos(angle) * from)} ${n(disc.y + Math.sin(angle) * from)}L${n(disc.x + Math.cos(angle) * to)} ${n(disc.y + Math.sin(angle) * to)}`;
    }
    return [line(d, 0.42)];
  },
  orbits: (stream, { disc, far }) => {
    let d = '';
    for (let index = 0; index < 4; index++) {
      const rx = 26 + index * stream.between(20, 26);
      const ry = rx * stream.between(0.26, 0.36);
      d += `M${n(disc.x - rx)} ${n(disc.y + far * 0.12)}a${n(rx)} ${n(ry)} -14 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} -14 1 0 ${n(-2 * rx)} 0z`;
    }
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
    let d = '';
    for (let band = 0; band < 9; band++) {
      const y = 10 + band * ((far - 18) / 8);
      const x = stream.between(-30, 60);
      const long = stream.between(70, 150);
      const curl = stream.between(6, 13);
      d += `M${n(x)} ${n(y)}q${n(long * 0.4)} ${n(-curl * 0.7)} ${n(long)} 0c${n(curl)} ${n(curl * 0.3)} ${n(curl)} ${n(-curl)} 0 ${n(-curl * 0.7)}`;
    }
    return [line(d, 0.6)];
  },
  rings: (stream, { disc }) => {
    let d = '';
    const gap = stream.between(8, 12);
    for (let ring = 1; ring <= 9; ring++) d += circle(disc.x, disc.y, disc.r + ring * gap);
    return [line(d, 0.48)];
  },
};

function line(d: string, weight: number, behind = 0): MoodMark {
  return { d, draw: 'line', weight, behind };
}

function fill(d: string, weight: number, behind = 0): MoodMark {
  return { d, draw: 'fill', weight, behind };
}

function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

function n(value: number): number {
  return Math.round(value * 10) / 10;
}
