import { beginLasting, push } from '../../atoms/flow';
import { abilitiesOn } from '../../queries/abilities-on';
import type { EffectCause, EffectFrame } from '../../state/frames';
import { abilitiesBy, emit, type Game } from '../../state/game';
import type { GameCard, GameCardId, Lasting, Seat } from '../../state/state';
import type { Ability, Doing } from '../ability';

/** A frame that has all of an ability before it. */
export function effectFrame(
  begun: Pick<EffectFrame, 'seat' | 'card' | 'ability' | 'at' | 'cause'> & Partial<EffectFrame>,
): EffectFrame {
  return {
    step: 'effect',
    bearer: null,
    marks: 0,
    list: [],
    next: 0,
    x: null,
    part: null,
    picks: [],
    targets: [],
    houses: [],
    ...begun,
  };
}

/** A frame that has a part of an ability before it which has waited. */
export function awaitedFrame(
  { card, on }: Lasting,
  { ability, list, x, may, houses = [] }: NonNullable<Lasting['waits']>,
  seat: Seat,
  cause: EffectCause | null,
): EffectFrame {
  return effectFrame({
    seat,
    card,
    ability,
    list,
    x,
    cause,
    at: may ? 'may' : 'effects',
    targets: [...on],
    houses: [...houses],
  });
}

/** Begins an ability of a card; its steps follow in running/effect.ts. */
export function carryOut(
  game: Game,
  seat: Seat,
  card: GameCard,
  ability: number,
  cause: EffectCause | null = null,
): void {
  const asked = abilitiesOn(game, card)[ability];
  const may = asked?.kind === 'trigger' && asked.may === true;
  if (!may) markUsed(game, seat, card, ability);
  const {
    marks,
    place: { host: bearer },
  } = card;
  const at = may ? 'may' : 'x';
  push(game.state, effectFrame({ seat, card: card.id, ability, bearer, marks, at, cause }));
}

/** The card that engages for an ability that is carried out. */
export function engagedFor(
  ability: Ability | undefined | null,
  card: GameCardId,
  bearer: GameCardId | null,
): GameCardId | null {
  if (ability?.kind !== 'operation' || ability.engage === 'nothing') return null;
  return ability.engage === 'this' ? card : bearer;
}

/** Tells that a House uses an ability, and remembers it where it may do so but once till a term ends. */
export function markUsed(game: Game, seat: Seat, card: GameCard, ability: number): void {
  emit(game, { kind: 'used', seat, card: card.id, ability });
  const once = doingOf(game, card, ability)?.once;
  if (once === undefined) return;
  const mark = { card: card.id, seat, on: [], modifiers: [], until: once, used: ability };
  beginLasting(game, mark);
}

/** The ability that says what a tactic, venture, program or event does, or -1. */
export function playAbility(game: Game, card: Readonly<GameCard>): number {
  return abilitiesBy(game, card).findIndex(({ kind }) => kind === 'play');
}

/** An ability as something that is done; null for one that only stands. */
export function doingOf(
  game: Game,
  card: Readonly<GameCard>,
  at: number,
): (Ability & Doing) | null {
  const ability = abilitiesOn(game, card)[at];
  return ability !== undefined && 'effects' in ability ? ability : null;
}
