import type { Ability, Doing } from '../abilities/ability';
import { abilitiesOf } from '../abilities/book';
import { push } from '../atoms/flow';
import { beginLasting } from '../atoms/lasting';
import type { EffectCause } from '../frames';
import { type Game, happened } from '../game';
import { abilitiesOn } from '../queries/abilities-on';
import type { GameCard, Seat } from '../state';

/** Begins an ability of a card; its steps follow in steps/effect.ts. */
export function carryOut(
  game: Game,
  seat: Seat,
  card: GameCard,
  ability: number,
  cause: EffectCause | null = null,
): void {
  const may = asTrigger(game, card, ability)?.may === true;
  if (!may) markUsed(game, seat, card, ability);
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

/** Tells that a House uses an ability, and remembers it where it may do so but once till a term ends. */
export function markUsed(game: Game, seat: Seat, card: GameCard, ability: number): void {
  happened(game, { kind: 'used', seat, card: card.id, ability });
  const once = doingOf(game, card, ability)?.once;
  if (once === undefined) return;
  const mark = { card: card.id, seat, on: [], modifiers: [], until: once, used: ability };
  happened(game, beginLasting(game.state, mark));
}

/** The ability that says what a tactic, venture, program or event does, or -1. */
export function playAbility(card: Readonly<GameCard>): number {
  return abilitiesOf(card.card).findIndex(({ kind }) => kind === 'play');
}

/** An ability as something that is done; null for one that only stands. */
export function doingOf(
  { state }: Game,
  card: Readonly<GameCard>,
  at: number,
): (Ability & Doing) | null {
  const ability = abilitiesOn(state, card)[at];
  return ability !== undefined && 'effects' in ability ? ability : null;
}

function asTrigger({ state }: Game, card: Readonly<GameCard>, at: number) {
  const ability = abilitiesOn(state, card)[at];
  return ability?.kind === 'trigger' ? ability : null;
}
