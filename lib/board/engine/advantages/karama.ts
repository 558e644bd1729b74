import type { Seat } from '@/lib/kernel/game';
import { playCard } from '../atoms/cards';
import { type CardId, kindOf, rulesOf } from '../facts';
import { emit, factionAt, type Game } from '../game';
import { isOn } from '../queries/options';
import { seatOf } from '../queries/order';
import type { BoardState } from '../state/state';
import { type Advantage, OWNERS } from './advantages';

const KARAMA = 'karama';

/** Whether the Bene Gesserit may use worthless cards so: an additional advantage in 2019, their special power in Descartes (GF9-bg-24, DES-bg-15, DES-Q34). */
export function usesWorthless(state: Readonly<BoardState>): boolean {
  return state.options.includes(rulesOf(state).worthlessKarama);
}

/**
 * The card that a faction would play as a Karama; null where it has none. The Bene Gesserit may use any worthless card,
 * and keep a Karama as long as they hold one (GF9-bg-24).
 */
export function karamaOf(state: Readonly<BoardState>, seat: Seat): CardId | null {
  const { id, hand } = factionAt(state, seat);
  if (id === 'bene-gesserit' && usesWorthless(state)) {
    const worthless = hand.find((card) => kindOf(card) === 'worthless');
    if (worthless !== undefined) return worthless;
  }
  return hand.includes(KARAMA) ? KARAMA : null;
}

/** Plays it; false where a Karama of another stops a worthless card, which is lost all the same (GF9-card-karama-06). */
export function playKarama(game: Game, seat: Seat): boolean {
  const card = karamaOf(game.state, seat);
  if (card === null) throw new Error(`no Karama in the hand of seat ${seat}`);
  playCard(game, seat, card);
  // An order is for the Karama that was held when it was given.
  factionAt(game.state, seat).order = null;
  if (card === KARAMA) return true;
  emit(game, { kind: 'as-karama', seat });
  return mayUse(game, 'worthless-karama');
}

/**
 * Asked at each use of an advantage: whether the faction that has it plays, and no Karama stops this use. A Karama is
 * played by a standing order, given in secret, so that no pause tells who holds one (GF9-card-karama-01, GF9-Q50). With
 * an option it stops the advantage for the rest of the phase.
 */
export function mayUse(game: Game, advantage: Advantage): boolean {
  const against = seatOf(game.state, OWNERS[advantage]);
  const { state } = game;
  if (against === null || state.stopped.includes(advantage)) return false;
  for (const [seat, faction] of game.state.factions.entries()) {
    if (faction.order?.advantage !== advantage || karamaOf(game.state, seat) === null) continue;
    if (!playKarama(game, seat)) continue;
    emit(game, { kind: 'stopped', seat, against, advantage });
    if (isOn(state, 'karama-phase')) state.stopped = [...state.stopped, advantage];
    return false;
  }
  return true;
}
