import { toTenth } from '../../base/to-tenth';
import { type Stream, streamOf } from '../../scene/random';
import type { Ground } from './ground';

/** The field is 180 wide and 170 high, whatever the size it is shown at. */
export const FIELD = { width: 180, height: 170 } as const;

/** One dune: its lit side and the side in shadow. SVG path data. */
export interface Dune {
  readonly lit: string;
  readonly shade: string;
}

/** One line of dunes, to be drawn in order, over ground that is lit from `ground` down. */
export interface Ridge {
  readonly ground: number;
  readonly dunes: readonly Dune[];
}

export interface DuneField {
  /** Height of the far horizon, from the top. */
  readonly horizon: number;
  /** The sun by day, the moon by night. */
  readonly disc: { readonly x: number; readonly y: number; readonly r: number };
  /** Far to near. */
  readonly ridges: readonly Ridge[];
}

interface Lie {
  /** Height of the far horizon and of the near ground, from the top. */
  readonly far: number;
  readonly near: number;
  readonly ridges: number;
  /** How high the dunes rise, as a share of the usual. */
  readonly rise: number;
}

/** What stands there has the picture, the dunes lie low behind. */
const LIES: Readonly<Record<Ground, Lie>> = {
  person: { far: 104, near: 158, ridges: 3, rise: 0.4 },
  sand: { far: 100, near: 154, ridges: 4, rise: 0.6 },
  rock: { far: 104, near: 156, ridges: 3, rise: 0.9 },
  sea: { far: 112, near: 158, ridges: 3, rise: 0.3 },
  court: { far: 118, near: 160, ridges: 2, rise: 0.4 },
  steel: { far: 122, near: 160, ridges: 2, rise: 0.5 },
  moss: { far: 108, near: 158, ridges: 3, rise: 0.5 },
  night: { far: 120, near: 160, ridges: 2, rise: 0.8 },
  blood: { far: 114, near: 158, ridges: 3, rise: 0.7 },
};

/** Light and shadow of a card change sides by its id, of its dunes and of what stands before them. */
export function isMirrored(id: string): boolean {
  return streamOf(id).chance(0.5);
}

/** The field of dunes of one card. The same id and ground give the same field for ever. */
export function dunes(id: string, ground: Ground): DuneField {
  const stream = streamOf(id);
  const lie = LIES[ground];
  const mirrored = stream.chance(0.5);
  const disc = {
    x: toTenth(flip(stream.between(104, 142), mirrored)),
    y: toTenth(stream.between(26, 46)),
    r: toTenth(stream.between(7, 12)),
  };
  const ridges = Array.from({ length: lie.ridges }, (_, index) =>
    ridge(stream, lie, index / (lie.ridges - 1), mirrored),
  );
  return { horizon: lie.far, disc, ridges };
}

/**
 * A ridge is a row of dunes on common ground. Each has a long windward slope up to its crest and a
 * short slip face; from the crest a line winds down to the foreground, with light on one side and
 * shadow on the other. The next dune stands in front of the last one's shadow.
 */
function ridge(stream: Stream, lie: Lie, nearness: number, mirrored: boolean): Ridge {
  const ground = lie.far + (lie.near - lie.far) * nearness ** 1.2;
  const rise = lie.rise * (10 + 22 * nearness);
  const span = 48 + 66 * nearness;
  const point = (x: number, y: number) => `${toTenth(flip(x, mirrored))} ${toTenth(y)}`;
  const base = FIELD.height + 4;

  const dunes: Dune[] = [];
  let at = -stream.between(0.3, 0.8) * span;
  while (at < FIELD.width) {
    const slope = span * stream.between(0.7, 1.15);
    const slip = slope * stream.between(0.42, 0.62);
    const crest = at + slope;
    const top = ground - rise * stream.between(0.4, 1);
    const depth = base - top;
    const winding = `C${point(crest + slip * 0.34, top + depth * 0.2)} ${point(crest - slope * 0.34, top + depth * 0.5)} ${point(crest + slope * stream.between(-0.34, 0.1), base)}`;
    dunes.push({
      lit: `M${point(crest, top)}${winding}H${toTenth(flip(at - slope * 0.5, mirrored))}C${point(at + slope * 0.3, ground + depth * 0.16)} ${point(crest - slope * 0.24, top + 1.5)} ${point(crest, top)}Z`,
      shade: `M${point(crest, top)}${winding}H${toTenth(flip(crest + slip * 1.7, mirrored))}C${point(crest + slip * 1.3, ground + 2)} ${point(crest + slip * 0.6, top + (ground - top) * 0.55)} ${point(crest, top)}Z`,
    });
    at = crest + slip * stream.between(0.35, 0.8);
  }
  return { ground: toTenth(ground + 1), dunes };
}

function flip(value: number, mirrored: boolean): number {
  return mirrored ? FIELD.width - value : value;
}
