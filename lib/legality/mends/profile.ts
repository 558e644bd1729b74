import type { Deck } from '@/lib/decks/deck';
import type { Edit } from '@/lib/decks/edits';
import {
  type Allocation,
  allocationOf,
  BONUS_SOLARIS,
  legalAllocations,
  PROGRAM_PRICE,
  solarisSpent,
} from '@/lib/decks/profile';
import type { Mend } from '../problem';

/** Sets negative amounts to none. */
export function mendNegative({ profile: { favor, spice } }: Deck): Mend {
  const label = 'Set the negative amounts to 0';
  return {
    label,
    edit: { kind: 'set-profile', favor: Math.max(favor, 0), spice: Math.max(spice, 0) },
  };
}

/**
 * Lowers the profile to five bonus solaris with as few tokens given up as possible, and of those
 * ways the one that spends most. Programs stay unless they cost more than five alone; then the last
 * ones go.
 */
export function mendOverspent(deck: Deck): Mend {
  const wish = allocationOf(deck);
  const programs = Math.min(wish.programs, BONUS_SOLARIS / PROGRAM_PRICE);
  const [best] = legalAllocations(deck.players, programs)
    .filter(
      ({ favor, spice }) => favor <= Math.max(wish.favor, 0) && spice <= Math.max(wish.spice, 0),
    )
    .sort(
      (a, b) =>
        tokens(b) - tokens(a) || solarisSpent(deck.players, b) - solarisSpent(deck.players, a),
    );
  const favor = best?.favor ?? 0;
  const spice = best?.spice ?? 0;
  const tooMany = deck.programs.slice(programs).toReversed();
  const label = [
    `Lower the profile to ${favor} favor and ${spice} spice`,
    ...(tooMany.length > 0 ? [`keep ${programs} programs`] : []),
  ].join(', ');
  const edits: readonly Edit[] = [
    { kind: 'set-profile', favor, spice },
    // Last first: an edit takes the last copy of a program.
    ...tooMany.map((card): Edit => ({ kind: 'remove-program', card })),
  ];
  return { label, edit: { kind: 'several', label, edits } };
}

function tokens({ favor, spice }: Allocation): number {
  return favor + spice;
}
