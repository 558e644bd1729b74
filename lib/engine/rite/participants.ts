import { riteOf } from '../abilities/rite';
import { turnCard } from '../atoms/cards';
import { ask } from '../atoms/flow';
import { hasKeyword, isKept } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { cardAt, emit, type Game, printed } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import type { ActionOf, Step } from '../state/step';
import { joiners } from './joiners';
import { followersOf, leaderOf, standsIn } from './sides';
import type { RiteStage } from './stages';
import { isBeyond } from './stages';

/**
 * The segment in which a House names the other participants of its side, one after the other in any order
 * (C41). It is not asked where there is none.
 */
export function joinStage(
  sideOf: (rite: RiteFrame) => Seat,
  next: RiteStage,
  mayName: (game: Game, rite: RiteFrame) => boolean,
): Step<RiteFrame, ActionOf<'join' | 'done'>> {
  return naming(sideOf, next, 'declaration', (game, rite) => {
    const leader = leaderOf(rite, sideOf(rite));
    if (hasKeyword(game, cardAt(game, leader), 'direct') && !rite.ableToDirect.includes(leader))
      rite.ableToDirect.push(leader);
    return mayName(game, rite);
  });
}

/** After the round of declaration tactics: one that let a leader Direct brings its personas now. */
export function directStage(
  sideOf: (rite: RiteFrame) => Seat,
  next: RiteStage,
): Step<RiteFrame, ActionOf<'join' | 'done'>> {
  return naming(sideOf, next, 'tactic', (game, rite) => {
    const leader = leaderOf(rite, sideOf(rite));
    return !rite.ableToDirect.includes(leader) && hasKeyword(game, cardAt(game, leader), 'direct');
  });
}

function naming(
  sideOf: (rite: RiteFrame) => Seat,
  next: RiteStage,
  by: 'declaration' | 'tactic',
  mayName: (game: Game, rite: RiteFrame) => boolean,
): Step<RiteFrame, ActionOf<'join' | 'done'>> {
  const choices = (game: Game, rite: RiteFrame) => joiners(game, rite, sideOf(rite), by);
  return {
    run(game, rite) {
      if (mayName(game, rite) && choices(game, rite).length > 0) ask(game.state, sideOf(rite));
      else moveOn(rite, next);
    },
    options: (game, rite) => [
      ...choices(game, rite).map(({ id }) => ({ kind: 'join' as const, card: id })),
      { kind: 'done' },
    ],
    answer(game, rite, _seat, action) {
      if (action.kind === 'join') join(game, rite, sideOf(rite), action.card);
      else moveOn(rite, next);
    },
  };
}

function join(game: Game, rite: RiteFrame, seat: Seat, id: GameCardId): void {
  const leader = leaderOf(rite, seat);
  addFollower(rite, seat, id);
  if (printed(game, cardAt(game, id)).type === 'persona' && !rite.directing.includes(leader))
    rite.directing.push(leader);
  emit(game, { kind: 'joined', seat, card: id });
}

/** They lie by their numbers, in whatever order they are named: they engage and fall together (C41). */
function addFollower(rite: RiteFrame, seat: Seat, id: GameCardId): void {
  followersOf(rite, seat).push(id);
  followersOf(rite, seat).sort((one, other) => one - other);
}

export function moveOn(rite: RiteFrame, next: RiteStage): void {
  rite.at = next;
}

/**
 * Engages the participants of a side together (TAT-6.2.11-34). Those that cannot engage any more take no
 * part, nor do personnel whose persona is left out.
 */
export function engageSide(game: Game, rite: RiteFrame, seat: Seat): void {
  const leader = leaderOf(rite, seat);
  const followers = followersOf(rite, seat);
  const able = followers.filter((id) => mayEngage(game, rite, seat, id));
  const fit = able.filter((id) => {
    const { host } = cardAt(game, id).place;
    return host === null || !followers.includes(host) || able.includes(host);
  });
  followers.splice(0, followers.length, ...fit);
  for (const id of [leader, ...fit]) {
    if (!rite.engaged.includes(id)) {
      rite.engaged.push(id);
      turnCard(game, id, 'engaged');
    }
    emit(game, { kind: 'participates', seat, card: id });
  }
}

/** Whether a participant stands and is engaged for the rite, or can be. */
export function mayEngage(game: Game, rite: RiteFrame, seat: Seat, id: GameCardId): boolean {
  return (
    standsIn(game, rite, seat, id) &&
    (rite.engaged.includes(id) || cardAt(game, id).status === 'disengaged')
  );
}

/**
 * Makes a card a participant on the side of a House by its text (TAT-6.2.11-19, C06). One that its text
 * has engaged is engaged for the rite; another engages with its side, or at once where that is done.
 * A defense without its leader has no other participants (TAT-6.2.11-50).
 */
export function joinRite(game: Game, seat: Seat, card: GameCard): void {
  const rite = riteOf(game);
  if (rite === null || !mayJoinRite(game, seat, card)) return;
  const done = hasEngaged(rite, seat);
  if (done && card.status === 'disengaged') turnCard(game, card.id, 'engaged');
  if (card.status === 'engaged') rite.engaged.push(card.id);
  addFollower(rite, seat, card.id);
  emit(game, { kind: 'joined', seat, card: card.id });
  if (done) emit(game, { kind: 'participates', seat, card: card.id });
}

/** Whether a card of a House can become a participant by its text: it is none yet, and its side takes more. */
export function mayJoinRite(game: Game, seat: Seat, card: GameCard): boolean {
  const rite = riteOf(game);
  if (rite === null || (seat !== rite.attacker && seat !== rite.defender)) return false;
  if (seat === rite.defender && hasEngaged(rite, seat) && !rite.defends) return false;
  if (isKept(game, card, 'participate')) return false;
  const { id } = card;
  return id !== leaderOf(rite, seat) && !followersOf(rite, seat).includes(id);
}

/** Whether the participants of a side have engaged together. */
function hasEngaged(rite: Readonly<RiteFrame>, seat: Seat): boolean {
  return isBeyond(rite, seat === rite.attacker ? 'attack-engages' : 'defense-engages');
}
