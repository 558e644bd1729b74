import type { EffectFrame } from '../../frames';

/** Marks a part of the effect that runs as the next thing to carry out; the step takes it from there. */
export function openPart(frame: EffectFrame, part: number): void {
  frame.part = part;
}
