/** A length in a picture, rounded so that its path data stay short. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
