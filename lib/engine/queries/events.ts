import { type Game, printed } from '../game';
import type { GameCard, Seat } from '../state';
import { baseCost } from './cost';
import { governsDuneFief, hasSubtype, homeWorldOf } from './governed';

/** What an event belongs to; it decides its condition and its limit (TAT-3.1.5-01). */
export function eventKind(game: Game, card: Readonly<GameCard>): 'imperium' | 'dune' | null {
  const facts = printed(game, card);
  if (facts.type !== 'event') return null;
  return hasSubtype(facts, 'Dune Event') ? 'dune' : 'imperium';
}

/**
 * Whether a placed event may be deployed: tokens for its cost and at least one (TAT-6.2.8-06), which
 * solaris never replace (TAT-6.2.8-08); a home world for an Imperium event (TAT-6.2.8-01), a Dune fief
 * for a Dune event (TAT-6.2.8-02); governed Dune is both (TAT-6.2.8-03).
 */
export function isRipe(game: Game, seat: Seat, card: Readonly<GameCard>): boolean {
  if (card.status !== 'subdued' || card.deferment < 1) return false;
  const kind = eventKind(game, card);
  if (kind === null || card.deferment < baseCost(game, card)) return false;
  return kind === 'imperium' ? homeWorldOf(game, seat) !== null : governsDuneFief(game, seat);
}
