/** What a shape is for, and so its colour: the air, the ground in layers, the thing itself in the light and out of it. */
type Tone =
  | 'sky'
  | 'glow'
  | 'haze'
  | 'far'
  | 'near'
  | 'deep'
  | 'lit'
  | 'body'
  | 'shade'
  | 'fire'
  | 'spice';

/** A shape of a scene 64 wide and 64 high: filled, or a line where a width is given. */
export type Shape = readonly [tone: Tone, d: string, line?: number];

/** Things by their names, each from back to front. */
export type Things = Readonly<Record<string, readonly Shape[]>>;

/** The path of a circle. */
export function o(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;
}

/** The shapes as SVG. Our own words and numbers alone. */
export function drawn(shapes: readonly Shape[]): string {
  return shapes
    .map(([tone, d, line]) =>
      line === undefined
        ? `<path d="${d}" fill="var(--${tone})"/>`
        : `<path d="${d}" fill="none" stroke="var(--${tone})" stroke-width="${line}"/>`,
    )
    .join('');
}
