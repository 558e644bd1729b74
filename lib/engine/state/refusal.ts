import type { Power } from '@/lib/rules/powers';
import type { Rite, RiteKind } from '@/lib/rules/rites';
import type { Talent } from '@/lib/rules/talents';
import type { Ability } from '../abilities/ability';
import type { Condition } from '../abilities/condition';
import type { Effect } from '../abilities/effects/table';
import type { PlainCode } from '../narration/refusal';
import type { HouseFrame, TacticClass } from './frames';
import type { Game } from './game';
import type { GameCard, GameCardId, Seat } from './state';

/** What stands against something, with the numbers and names that a sentence about it needs. */
type Cause =
  | { readonly code: PlainCode }
  /** What the sentence says of the cards that it is about. */
  | { readonly code: 'copy-deployed' | 'home-world-engaged' | 'illegal-host' }
  | { readonly code: 'must-deploy' | 'must-leave' }
  | { readonly code: 'too-dear'; readonly cost: number; readonly treasury: number }
  | { readonly code: 'admission-short'; readonly hoard: number; readonly favor: number }
  | { readonly code: 'too-few-tokens'; readonly has: number; readonly needed: number }
  | { readonly code: 'event-limit'; readonly event: 'imperium' | 'dune' }
  | { readonly code: 'no-bearer'; readonly plan: boolean }
  | { readonly code: 'allegiance'; readonly powers: readonly Power[] }
  | { readonly code: 'host-by-text'; readonly text: Ability }
  | { readonly code: 'no-talent'; readonly talent: Talent; readonly rank: number }
  | { readonly code: 'engaged' | 'subdued'; readonly self: boolean }
  | { readonly code: 'used-up'; readonly till: string }
  | { readonly code: 'condition'; readonly condition: Condition }
  | { readonly code: 'least-x'; readonly least: number }
  | { readonly code: 'cost-unpaid'; readonly effect: Effect }
  | { readonly code: 'no-effect'; readonly effects: readonly Effect[] }
  | {
      readonly code: 'tactic-waits';
      readonly timing: 'declaration' | 'engagement';
      readonly answers: TacticClass | null;
    }
  | { readonly code: 'works-as-tactic'; readonly timing: 'declaration' | 'engagement' }
  | { readonly code: 'no-rite-target'; readonly rites: readonly Rite[] }
  | { readonly code: 'not-of-rite'; readonly rite: Rite }
  | { readonly code: 'rite-limit'; readonly kind: RiteKind; readonly rivals: readonly Seat[] }
  | { readonly code: 'of-a-rival' | 'interval-of-a-rival' | 'asked-first'; readonly seat: Seat };

/**
 * Why something may not be done: a code with what belongs to it, the rules that say so, and the cards that it is
 * about. narration/refusal.ts says it in words.
 */
export type Refusal = Cause & {
  readonly rules: readonly string[];
  readonly cards: readonly GameCardId[];
};

const NO_CARDS: readonly never[] = [];

export function refuse(
  cause: Cause,
  rules: readonly string[],
  cards: readonly GameCardId[] = NO_CARDS,
): Refusal {
  return { ...cause, rules, cards };
}

/** A refusal that is the same whatever the game: it is made once. */
export function always(code: PlainCode, ...rules: readonly string[]): Refusal {
  return refuse({ code }, rules);
}

/**
 * One thing that may stand against something: null where it does not. Asked a great many times while actions are
 * listed, so that it makes nothing where it allows.
 */
export type Check<Where = Seat, About = Readonly<GameCard>> = (
  game: Game,
  where: Where,
  about: About,
) => Refusal | null;

/** A check that always refuses with the same words. */
export function refuseIf<Where = Seat, About = Readonly<GameCard>>(
  test: (game: Game, where: Where, about: About) => boolean,
  code: PlainCode,
  ...rules: readonly string[]
): Check<Where, About> {
  const refusal = always(code, ...rules);
  return (game, where, about) => (test(game, where, about) ? refusal : null);
}

/** What stands against something first, in the order of the checks. */
export function firstRefusal<Where, About>(
  checks: readonly Check<Where, About>[],
  game: Game,
  where: Where,
  about: About,
): Refusal | null {
  for (const check of checks) {
    const refusal = check(game, where, about);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Whether nothing stands against something that is about no card. */
export function isOpen(
  checks: readonly Check<HouseFrame, null>[],
  game: Game,
  frame: HouseFrame,
): boolean {
  return firstRefusal(checks, game, frame, null) === null;
}

/** Everything that stands against something. */
export function allRefusals<Where, About>(
  checks: readonly Check<Where, About>[],
  game: Game,
  where: Where,
  about: About,
): Refusal[] {
  return checks.flatMap((check) => check(game, where, about) ?? []);
}
