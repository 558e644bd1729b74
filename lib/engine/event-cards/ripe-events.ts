import { isLentDuneFief } from '../abilities/scripts/lends-dune-fief';
import { notKeptDown, tokenRefusal } from '../deployment/conditions';
import { baseCost, isOpenCost } from '../payment/cost';
import { governsDuneFief, homeWorldOf } from '../queries/governed';
import { abilitiesBy, type Game, printed } from '../state/game';
import { type Check, firstRefusal, type Refusal, refuseIf } from '../state/refusal';
import type { GameCard, Seat } from '../state/state';

/** What an event belongs to; it decides its condition and its limit (TAT-3.1.5-01). */
export function eventKind(game: Game, card: Readonly<GameCard>): 'imperium' | 'dune' | null {
  const facts = printed(game, card);
  if (facts.type !== 'event') return null;
  return facts.subtypes.includes('Dune Event') ? 'dune' : 'imperium';
}

/** Whether an event stays while it has tokens (TAT-3.1.5-03). */
export function isNexus(game: Game, card: Readonly<GameCard>): boolean {
  return printed(game, card).subtypes.includes('Nexus');
}

/** It has tokens for its cost and at least one (TAT-6.2.8-06), which solaris never replace (TAT-6.2.8-08). */
const full: Check = (game, _seat, card) =>
  tokenRefusal(card, Math.max(1, baseCost(game, card)), ['TAT-6.2.8-06', 'TAT-6.2.8-08']);

const RIPE_WITHOUT_TOKENS: readonly Check[] = [
  refuseIf(
    (game, _seat, card) => card.status !== 'subdued' || printed(game, card).type !== 'event',
    'not-subdued',
    'TAT-6.2.8-06',
  ),
  notKeptDown,
  // Governed Dune is both (TAT-6.2.8-03).
  refuseIf(
    (game, seat, card) => eventKind(game, card) === 'imperium' && homeWorldOf(game, seat) === null,
    'needs-home-world',
    'TAT-6.2.8-01',
  ),
  refuseIf(
    (game, seat, card) =>
      eventKind(game, card) === 'dune' &&
      !governsDuneFief(game, seat) &&
      !isLentDuneFief(game, seat),
    'needs-dune-fief',
    'TAT-6.2.8-02',
  ),
];

/** What may stand against deploying a placed event. */
export const RIPE: readonly Check[] = [full, ...RIPE_WITHOUT_TOKENS];

export function ripeRefusal(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  /** Something stands in for the tokens that it lacks. */
  withoutTokens = false,
): Refusal | null {
  return firstRefusal(withoutTokens ? RIPE_WITHOUT_TOKENS : RIPE, game, seat, card);
}

/**
 * Whether a placed event must wait no longer where the table plays so: its tokens equal its cost
 * (TAT-8.3.1-01); one with a cost of X waits for the most that its text lets X be, and without such a
 * bound for ever (TAT-8.3.1-02).
 */
export function isDue(game: Game, card: Readonly<GameCard>): boolean {
  if (card.status !== 'subdued' || card.deferment < 1) return false;
  const facts = printed(game, card);
  if (facts.type !== 'event') return false;
  const cost = isOpenCost(game, card) ? mostTokens(game, card) : baseCost(game, card);
  return cost !== null && card.deferment >= cost;
}

/** The fixed bound of an event's X. */
function mostTokens(game: Game, card: Readonly<GameCard>): number | null {
  const x = abilitiesBy(game, card).find((ability) => ability.kind === 'play')?.x;
  const bounds = typeof x === 'object' && 'least' in x ? x.least : [x];
  return bounds.find((bound) => typeof bound === 'number') ?? null;
}
