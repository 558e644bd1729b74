import type { Ability } from '../abilities/ability';
import { abilitiesOf } from '../abilities/book';
import { causeIn } from '../abilities/pattern';
import { standing } from '../abilities/scene';
import { changeTokens } from '../atoms/tokens';
import type { EffectCause } from '../frames';
import { cardAt, type Game, happened } from '../game';
import { isDeployed } from '../queries/face-up';
import type { GameCard, Seat } from '../state';
import { carryOut } from './carry-out';
import { inInitiativeOrder } from './windows';

interface Answer {
  readonly seat: Seat;
  readonly card: GameCard;
  readonly ability: number;
  readonly cause: EffectCause;
}

/**
 * Lets what has happened since the last look set off what waits for it: programs get tokens
 * (TAT-6.2.6-14, not while subdued, TAT-6.2.6-15), triggers are carried out in initiative order.
 */
export function answerEvents(game: Game): void {
  if (game.heard === game.events.length) return;
  const listeners = listenersOf(game);
  const fresh = game.events.slice(game.heard);
  game.heard = game.events.length;
  if (listeners.length === 0) return;
  const answers: Answer[] = [];
  for (const event of fresh)
    for (const { seat, card, ability, at } of listeners) {
      const cause = causeIn(standing(game, seat, card), ability.on, event);
      if (cause === null) continue;
      if (ability.kind === 'token') happened(game, changeTokens(game.state, card.id, 'program', 1));
      else answers.push({ seat, card, ability: at, cause });
    }
  // The first lies on top of the stack.
  for (const { seat, card, ability, cause } of answers.reverse())
    carryOut(game, seat, card, ability, cause);
}

interface Listener {
  readonly seat: Seat;
  readonly card: GameCard;
  readonly ability: Extract<Ability, { kind: 'trigger' | 'token' }>;
  readonly at: number;
}

function listenersOf(game: Game): Listener[] {
  const found: Listener[] = [];
  for (const seat of inInitiativeOrder(game))
    for (const id of game.state.houses[seat]?.zones.domain ?? []) {
      const card = cardAt(game, id);
      if (!isDeployed(card)) continue;
      for (const [at, ability] of abilitiesOf(card.card).entries())
        if (ability.kind === 'trigger' || ability.kind === 'token')
          found.push({ seat, card, ability, at });
    }
  return found;
}
