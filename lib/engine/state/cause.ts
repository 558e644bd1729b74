import type { Power } from '@/lib/rules/powers';
import type { Rite, RiteKind } from '@/lib/rules/rites';
import type { Talent } from '@/lib/rules/talents';
import type { Ability } from '../abilities/ability';
import type { Condition } from '../abilities/condition';
import type { Effect } from '../abilities/effects/table';
import type { TacticClass, Timing } from './frames';
import type { Seat } from './state';

/** The numbers and names that go with a code and that its sentence needs. */
export interface Facts {
  readonly 'admission-short': { readonly hoard: number; readonly favor: number };
  readonly allegiance: { readonly powers: readonly Power[] };
  readonly 'asked-first': { readonly seat: Seat };
  readonly condition: { readonly condition: Condition };
  readonly 'copy-deployed': object;
  readonly 'cost-unpaid': { readonly effect: Effect };
  readonly engaged: { readonly self: boolean };
  readonly 'event-limit': { readonly event: 'imperium' | 'dune' };
  readonly 'home-world-engaged': object;
  readonly 'host-by-text': { readonly text: Ability };
  readonly 'illegal-host': object;
  readonly 'interval-of-a-rival': { readonly seat: Seat };
  readonly 'least-x': { readonly least: number };
  readonly 'must-deploy': object;
  readonly 'must-leave': object;
  readonly 'no-bearer': { readonly plan: boolean };
  readonly 'no-effect': { readonly effects: readonly Effect[] };
  readonly 'no-rite-target': { readonly rites: readonly Rite[] };
  readonly 'no-talent': { readonly talent: Talent; readonly rank: number };
  readonly 'not-of-rite': { readonly rite: Rite };
  readonly 'of-a-rival': { readonly seat: Seat };
  readonly 'rite-limit': { readonly kind: RiteKind; readonly rivals: readonly Seat[] };
  readonly subdued: { readonly self: boolean };
  readonly 'tactic-waits': { readonly timing: Timing; readonly answers: TacticClass | null };
  readonly 'too-dear': { readonly cost: number; readonly treasury: number };
  readonly 'too-few-tokens': { readonly has: number; readonly needed: number };
  readonly 'used-up': { readonly till: string };
  readonly 'works-as-tactic': { readonly timing: Timing };
}

/** What stands against something, with all that belongs to it. */
export type Cause =
  | { readonly code: PlainCode }
  | { [Code in keyof Facts]: { readonly code: Code } & Facts[Code] }[keyof Facts];

/** Codes to which nothing else belongs. */
export type PlainCode =
  | 'answer-first'
  | 'command'
  | 'cost-x'
  | 'dune-is-home'
  | 'exchanged'
  | 'favor-bought'
  | 'forbidden'
  | 'game-over'
  | 'guild-hoard-empty'
  | 'hoard-empty'
  | 'kept-down'
  | 'lasts'
  | 'needs-dune-fief'
  | 'needs-home-world'
  | 'no-card'
  | 'no-envoy'
  | 'no-favor'
  | 'no-home-world'
  | 'no-native'
  | 'no-program-token'
  | 'no-rite-led'
  | 'no-tokens'
  | 'not-a-target'
  | 'not-an-option'
  | 'not-in-interval'
  | 'not-in-play'
  | 'not-involved'
  | 'not-offered'
  | 'not-subdued'
  | 'not-this-rite'
  | 'nothing-engages'
  | 'out-of-game'
  | 'petition-lost'
  | 'rite-forbidden'
  | 'run-by-hand'
  | 'shares-allegiance'
  | 'six-fiefs-missing'
  | 'tactic-used'
  | 'works-by-itself';
