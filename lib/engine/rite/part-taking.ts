import { type Rite, riteKind } from '@/lib/rules/rites';
import { riteOf } from '../abilities/rite';
import { turnCard } from '../atoms/cards';
import { push } from '../atoms/flow';
import type { RiteFrame } from '../state/frames';
import { emit, type Game } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { isEitherKind, isFreeRite } from './limits';
import { countersFreely, followersOf, leaderOf } from './sides';
import { isBeyond } from './stages';

interface RiteStart {
  readonly rite: Rite;
  readonly attacker: Seat;
  readonly leader: GameCard;
  readonly target: GameCard;
  /** A venture or a card engaged the leader for it (CRF-1.A.iii-07). */
  readonly engagedBefore: boolean;
  /** Whether its cause lets it count against the limit; an effect may free it (TAT-6.2.11-06). */
  readonly counts: boolean;
}

/**
 * Declares a rite: its House is the attacker, the House that governs the target the defender
 * (TAT-6.2.11-14). Nothing happens while another rite is under way.
 */
export function beginRite(game: Game, start: RiteStart): void {
  const { rite, attacker, leader, target } = start;
  if (riteOf(game) !== null) return;
  const defender = target.place.seat;
  push(game.state, {
    step: 'rite',
    rite,
    kind: riteKind(rite),
    attacker,
    defender,
    against: defender,
    leader: leader.id,
    target: target.id,
    defense: target.id,
    attackers: [],
    defenders: [],
    ableToDirect: [],
    directing: [],
    engaged: start.engagedBefore ? [leader.id] : [],
    counts: start.counts && !isFreeRite(game, leader, rite),
    defends: false,
    at: isEitherKind(game, leader, rite) ? 'rite-kind' : 'attack-joins',
    last: 0,
    surprises: [],
    struck: [],
    force: 0,
    vanquished: [],
    result: 'held',
  });
  emit(game, {
    kind: 'rite',
    rite,
    attacker,
    defender,
    leader: leader.id,
    target: target.id,
  });
}

/**
 * Makes a card a participant on the side of a House by its text (TAT-6.2.11-19, C06). One that its text
 * has engaged is engaged for the rite; another engages with its side, or at once where that is done.
 * A defense without its leader has no other participants (TAT-6.2.11-50).
 */
export function joinRite(game: Game, seat: Seat, card: GameCard): void {
  const rite = riteOf(game);
  if (rite === null || (seat !== rite.attacker && seat !== rite.defender)) return;
  const attacks = seat === rite.attacker;
  const done = isBeyond(rite, attacks ? 'attack-engages' : 'defense-engages');
  if (done && !attacks && !rite.defends) return;
  const followers = followersOf(rite, seat);
  if (card.id === leaderOf(rite, seat) || followers.includes(card.id)) return;
  if (done && card.status === 'disengaged') turnCard(game, card.id, 'engaged');
  if (card.status === 'engaged') rite.engaged.push(card.id);
  followers.push(card.id);
  emit(game, { kind: 'joined', seat, card: card.id });
}

/**
 * Makes a persona the defense leader in the target's place (TAT-6.2.11-39), and its House the defender
 * where that is another one (TAT-6.2.11-14, C38). What was declared beside the target takes no part any
 * more. A persona that counters by an effect engages for it at once; one that counters freely never does.
 */
export function counterWith(
  game: Game,
  rite: RiteFrame,
  card: GameCard,
  how: 'declared' | 'by-effect' = 'declared',
): void {
  rite.defender = card.place.seat;
  rite.defense = card.id;
  rite.defenders.splice(0);
  const freely = countersFreely(game, card);
  if (how === 'by-effect' && !freely) turnCard(game, card.id, 'engaged');
  if (how === 'by-effect' || freely) rite.engaged.push(card.id);
  emit(game, { kind: 'countered', seat: card.place.seat, card: card.id });
}
