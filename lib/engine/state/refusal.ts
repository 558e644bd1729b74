import type { Cause, PlainCode } from './cause';
import type { HouseFrame } from './frames';
import type { Game } from './game';
import type { GameCard, GameCardId, Seat } from './state';

/**
 * Why something may not be done: a code with what belongs to it, the rules that say so, and the cards that it is
 * about. state/cause.ts names the codes, narration/refusal.ts says them in words.
 */
export type Refusal = Cause & Grounds;

interface Grounds {
  readonly rules: readonly string[];
  readonly cards: readonly GameCardId[];
}

const NO_CARDS: readonly never[] = [];

/** The cause itself becomes the refusal, which is faster than a copy: each caller makes it anew. */
export function refuse(
  cause: Cause,
  rules: readonly string[],
  cards: readonly GameCardId[] = NO_CARDS,
): Refusal {
  return Object.assign(cause, { rules, cards });
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
