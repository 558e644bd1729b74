import type { CSSProperties } from 'react';

/** The height of a card's line in narrow windows, in px: what it does stands there in two lines. */
export const LINE = 66;
/** The same beside buttons, where a deck is built: in one line, so that ten cards are in view. */
export const LINE_BESIDE = 52;

/** So few cards say all that they do, each as high as that takes. */
export const FEW = 12;

/** Where a line stands; one without a place follows the one before, as high as what it says. */
export function lineAt(top: number | undefined, height: number): CSSProperties {
  return top === undefined ? { minHeight: height } : { transform: `translateY(${top}px)`, height };
}
