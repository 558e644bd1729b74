import styles from './bust.module.css';
import type { Looks } from './looks';
import { BEARDS, BEHIND, HAIR, HEADS, ON, type Part, WEAR } from './parts';

const BROWS = 'M-9 23.5Q-5 21-2 23.5L-2.5 25Q-5 23-8.5 25ZM9 23.5Q5 21 2 23.5L2.5 25Q5 23 8.5 25Z';
const EYES = 'M-8 27.5Q-5 25.5-2.5 27.5Q-5 29-8 27.5ZM8 27.5Q5 25.5 2.5 27.5Q5 29 8 27.5Z';
const NOSE = 'M-1 25L-3.5 34L-1 36H0V25Z';
const MOUTH = 'M-4.5 39.5Q0 38 4.5 39.5Q0 41.5-4.5 39.5Z';

const MARKS: Readonly<Record<NonNullable<Looks['mark']>, string>> = {
  scar: '<path d="M-10 31L-5 42" stroke="var(--stain)" stroke-width="1.8"/>',
  diamond: filled('M0 14.5L2 18L0 21.5L-2 18Z', 'brow'),
  stain: filled(MOUTH, 'stain'),
  tube: '<path d="M1 35C6 36.5 10 40 10.5 51" fill="none" stroke="var(--dark)" stroke-width="1.4"/>',
};

/** Which part of a bust shows, and where it stands in a room of another shape. */
export interface Frame {
  readonly view: string;
  readonly stands: 'xMidYMax' | 'xMidYMin';
}

const WHOLE: Frame = { view: '-27 0 54 54', stands: 'xMidYMax' };

/** Somebody, head and shoulders, lit from the left, in the colour of --power: an <svg>. Our own words and numbers alone. */
export function bustMarkup(looks: Looks, { view, stands }: Frame = WHOLE): string {
  const { head, skin, wear, behind, hair, tint = 'black', on, beard, blue, mark } = looks;
  return [
    `<svg class="${styles.bust}" viewBox="${view}" preserveAspectRatio="${stands} meet" data-skin="${skin}" data-hair="${tint}">`,
    behind && sides(BEHIND[behind]),
    sides(WEAR[wear]),
    sides([['skin', HEADS[head]]]),
    filled(NOSE, 'skin-shade'),
    filled(BROWS, 'brow'),
    filled(EYES, blue ? 'blue' : 'brow'),
    beard !== 'veil' && filled(MOUTH, 'lips'),
    mark && MARKS[mark],
    beard && sides(BEARDS[beard]),
    hair && sides(HAIR[hair]),
    on && sides(ON[on]),
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

function filled(d: string, stuff: string): string {
  return `<path d="${d}" fill="var(--${stuff})"/>`;
}

function sides(parts: readonly Part[]): string {
  return parts
    .map(
      ([stuff, d]) =>
        `<path d="${d}" transform="scale(-1 1)" fill="var(--${stuff})"/>${filled(d, `${stuff}-shade`)}`,
    )
    .join('');
}

/** So much room is free over everything that is worn or grows so low. */
export function roomAbove({ on, hair }: Looks): number {
  return HIGH.has(on ?? hair) ? 0 : 5;
}

const HIGH = new Set<string | undefined>([
  'crest',
  'cowl',
  'hat',
  'hood',
  'kepi',
  'ridge',
  'topknot',
  'turban',
  'updo',
]);
