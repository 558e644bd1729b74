import { borderBetween, cornerAt, pathOf, SHAPE } from './shape';

/** A border of the drawing. */
export interface DrawnBorder {
  /** As the `d` of a path. */
  readonly path: string;
  /** The locations on its sides; one alone at the rim. */
  readonly sides: readonly string[];
}

/** Every border once. */
export function drawnBorders(): readonly DrawnBorder[] {
  const found = new Map<string, DrawnBorder & { readonly sides: string[] }>();
  for (const [id, corners] of Object.entries(SHAPE.cells))
    for (const [at, a] of corners.entries()) {
      const b = corners[(at + 1) % corners.length] ?? a;
      const name = a < b ? `${a} ${b}` : `${b} ${a}`;
      const known = found.get(name);
      if (known === undefined) found.set(name, { path: lineOf(a, b), sides: [id] });
      else known.sides.push(id);
    }
  return [...found.values()];
}

function lineOf(a: number, b: number): string {
  return pathOf({ from: cornerAt(a), borders: [borderBetween(a, b)] }).slice(0, -1);
}
