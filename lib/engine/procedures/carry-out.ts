import type { Ability, Doing } from '../abilities/ability';
import { abilitiesOf } from '../abilities/book';
import { push } from '../atoms/flow';
import type { EffectCause } from '../frames';
import { type Game, happened } from '../game';
import type { GameCard, Seat } from '../state';

/** Begins an ability of a card; its steps follow in steps/effect.ts. */
export function carryOut(
  game: Game,
  seat: Seat,
  card: GameCard,
  ability: number,
  cause: EffectCause | null = null,
): void {
  const may = asTrigger(card, ability)?.may === true;
  if (!may) happened(game, { kind: 'used', seat, card: card.id, ability });
  push(game.state, {
    step: 'effect',
    seat,
    card: card.id,
    ability,
    list: [],
    at: may ? 'may' : 'x',
    next: 0,
    x: null,
    picks: [],
    targets: [],
    houses: [],
    part: null,
    cause,
  });
}

/** The ability that says what a tactic, venture, program or event does, or -1. */
export function playAbility(card: Readonly<GameCard>): number {
  return abilitiesOf(card.card).findIndex(({ kind }) => kind === 'play');
}

/** An ability as something that is done; null for one that only stands. */
export function doingOf(card: Readonly<GameCard>, at: number): (Ability & Doing) | null {
  const ability = abilitiesOf(card.card)[at];
  return ability !== undefined && 'effects' in ability ? ability : null;
}

function asTrigger(card: Readonly<GameCard>, at: number) {
  const ability = abilitiesOf(card.card)[at];
  return ability?.kind === 'trigger' ? ability : null;
}
