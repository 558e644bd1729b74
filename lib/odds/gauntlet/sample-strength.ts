import file from '@/data/players/samples.json';
import { type Share, shareOf } from '@/lib/kernel/share';
import type { Rating } from './rating';

/** How the sample decks fare against one another in a gauntlet that was played once (`npm run strength:samples`). */
export interface SampleStrength {
  readonly version: 1;
  /** Who played all Houses, as `readSeated` reads it. */
  readonly player: string;
  readonly engine: number;
  readonly seed: number;
  /** Of each pair of decks, half of them from either seat. */
  readonly games: number;
  /** Of the plan: the lists and who played them. What the engine or the player has learnt since does not show in it. */
  readonly digest: string;
  /** In the order of the samples. */
  readonly decks: readonly (Rating & { readonly id: string })[];
  /** Games that the deck of a row has won against that of a column, in the same order. */
  readonly won: readonly (readonly number[])[];
}

/** It is the project's own file, so a test parses it, not this. */
export const SAMPLE_STRENGTH = file as SampleStrength;

const [name, playouts] = SAMPLE_STRENGTH.player.split(':');

/** "a mentat with 6 playouts a decision": who played all Houses, as what was won hangs on that. */
export const STRENGTH_PLAYER = `a ${name}${playouts ? ` with ${playouts} playouts a decision` : ''}`;

/** The share of its games against all others that a sample won. */
export function overallShare(at: number, { won, games }: SampleStrength = SAMPLE_STRENGTH): Share {
  const row = won[at] ?? [];
  return shareOf(
    row.reduce((sum, one) => sum + one, 0),
    games * (row.length - 1),
  );
}
