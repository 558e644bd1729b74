import { abilitiesOf } from '../abilities/book';
import { type Game, printed } from '../game';
import type { GameCard, Seat } from '../state';
import { baseCost } from './cost';
import { governsDuneFief, hasSubtype, homeWorldOf } from './governed';
import { isKept } from './ranks';

/** What an event belongs to; it decides its condition and its limit (TAT-3.1.5-01). */
export function eventKind(game: Game, card: Readonly<GameCard>): 'imperium' | 'dune' | null {
  const facts = printed(game, card);
  if (facts.type !== 'event') return null;
  return hasSubtype(facts, 'Dune Event') ? 'dune' : 'imperium';
}

/** Whether an event stays while it has tokens (TAT-3.1.5-03). */
export function isNexus(game: Game, card: Readonly<GameCard>): boolean {
  return hasSubtype(printed(game, card), 'Nexus');
}

/**
 * Whether a placed event may be deployed: tokens for its cost and at least one (TAT-6.2.8-06), which
 * solaris never replace (TAT-6.2.8-08); a home world for an Imperium event (TAT-6.2.8-01), a Dune fief
 * for a Dune event (TAT-6.2.8-02); governed Dune is both (TAT-6.2.8-03).
 */
export function isRipe(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  /** Something stands in for the tokens that it lacks. */
  withoutTokens = false,
): boolean {
  if (card.status !== 'subdued') return false;
  const kind = eventKind(game, card);
  if (kind === null) return false;
  if (!withoutTokens && (card.deferment < 1 || card.deferment < baseCost(game, card))) return false;
  if (isKept(game, card, 'deploy')) return false;
  return kind === 'imperium' ? homeWorldOf(game, seat) !== null : governsDuneFief(game, seat);
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
  const cost = isOpenCost(game, card) ? mostTokens(card) : baseCost(game, card);
  return cost !== null && card.deferment >= cost;
}

/** Whether a cost of X is as high as the House likes. */
function isOpenCost(game: Game, card: Readonly<GameCard>): boolean {
  return (
    printed(game, card).cost === 'X' && !abilitiesOf(card.card).some(({ kind }) => kind === 'cost')
  );
}

/** The fixed bound of an event's X. */
function mostTokens(card: Readonly<GameCard>): number | null {
  for (const ability of abilitiesOf(card.card)) {
    if (ability.kind !== 'play' || ability.x === undefined) continue;
    const { x } = ability;
    if (typeof x === 'number') return x;
    if (typeof x === 'object' && 'least' in x)
      return x.least.find((part): part is number => typeof part === 'number') ?? null;
  }
  return null;
}
