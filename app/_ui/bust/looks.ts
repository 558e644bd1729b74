import type { BEARDS, BEHIND, HAIR, HEADS, ON, WEAR } from './parts';

/** How somebody looks: what tells them from others at a glance. */
export interface Looks {
  readonly head: keyof typeof HEADS;
  readonly skin: 'pale' | 'tan' | 'brown' | 'dark';
  readonly wear: keyof typeof WEAR;
  readonly behind?: keyof typeof BEHIND | undefined;
  readonly hair?: keyof typeof HAIR | undefined;
  readonly tint?: 'black' | 'brown' | 'copper' | 'gold' | 'grey' | 'white' | undefined;
  readonly on?: keyof typeof ON | undefined;
  readonly beard?: keyof typeof BEARDS | undefined;
  /** Of much spice: blue in blue. */
  readonly blue?: true | undefined;
  readonly mark?: 'diamond' | 'scar' | 'stain' | 'tube' | undefined;
}
