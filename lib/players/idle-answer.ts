import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { firstRanked } from '@/lib/engine/abilities/scripts/lowest-first';
import type { Action } from '@/lib/engine/actions';
import { abilitiesOn } from '@/lib/engine/queries/abilities-on';
import { governedBy } from '@/lib/engine/queries/governed';
import { answerOutlooks } from '@/lib/engine/rite/answers';
import { areIdle, falling } from '@/lib/engine/rite/idle-tactics';
import type { InitiativeFrame, PetitionFrame, RiteFrame } from '@/lib/engine/state/frames';
import { cardAt, type Game, seatsInPlay } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { tacticActions } from '@/lib/engine/windows/playable-tactics';

/**
 * The answer that gives nothing up where no other changes anything, from what the House that is asked may know; null where one
 * might: a House that was first in initiative need not raise what it declared, force that fells nobody more need not be
 * deployed, and a leader that adds none need not engage. If a rival changes that it is asked again.
 */
export function idleAnswer(
  view: View,
  catalogue: GameCatalogue,
  legal: readonly Action[],
): Action | null {
  const [below, top] = view.frames.slice(-2);
  const game = takeUpView(view, catalogue);
  const seat = view.decision?.seat ?? -1;
  const find = (kind: Action['kind']) => legal.find((one) => one.kind === kind) ?? null;
  if (top?.step === 'rite' && top.at === 'defense-engages')
    return isIdleDefense(game, top, seat, answerOutlooks(view, catalogue)) ? find('decline') : null;
  const others = legal.filter(({ kind }) => kind !== 'pass');
  if (top?.step !== 'window' || others.length === 0) return null;
  const tactics = others.filter((one) => one.kind === 'tactic');
  const isOnlyTactics = tactics.length === others.length;
  const isIdle =
    below?.step === 'initiative'
      ? isFirst(game, below, seat) && others.every((one) => raisesOwn(game, one))
      : below?.step === 'rite' && isOnlyTactics && areIdle(view, catalogue, tactics);
  return isIdle ? find('pass') : null;
}

/** Whether a defense saves and fells nobody, whether or not it engages, and its House could add nothing to it. */
function isIdleDefense(
  game: Game,
  rite: RiteFrame,
  seat: Seat,
  outlooks: ReturnType<typeof answerOutlooks>,
): boolean {
  const [engaged, left] = [outlooks({ kind: 'engage-defense' }), outlooks({ kind: 'decline' })];
  const chance = {
    timing: 'engagement',
    answers: rite.rite,
    involved: [seat],
    plain: [seat],
  } as const;
  const fells = (force: number) => falling(game, rite, rite.attacker, force);
  return (
    engaged !== null &&
    JSON.stringify(engaged.attack) === JSON.stringify(left?.attack) &&
    engaged.defense.isVanquished === left?.defense.isVanquished &&
    fells(engaged.defense.force) === fells(0) &&
    tacticActions(game, seat, chance).length === 0 &&
    !awaits(game, seat, 'participates')
  );
}

/** Whether the bid of the House stands, nobody is left to bid against it, and it could do nothing but bid on. */
export function standsAlone(
  game: Game,
  petition: PetitionFrame,
  seat: Seat,
  legal: readonly Action[],
): boolean {
  const { bidder, active } = petition;
  const isAlone = bidder === seat && active.length === 1;
  return isAlone && legal.every((one) => isForBidding(game, petition, one));
}

/** Whether an answer is for nothing but to win a petition: to bid or pass, to keep others from it, or to end the bids. */
function isForBidding(game: Game, petition: PetitionFrame, action: Action): boolean {
  if (action.kind !== 'tactic') return action.kind === 'bid' || action.kind === 'pass';
  const ability = abilitiesOn(game, cardAt(game, action.card)).find(({ kind }) => kind === 'play');
  return (
    ability?.kind === 'play' &&
    ability.effects.every(
      (one) =>
        one.kind === 'choose-house' ||
        one.kind === 'last-bid' ||
        (one.kind === 'await' &&
          one.on.event === 'petition-failed' &&
          petition.bidder === petition.seat) ||
        (one.kind === 'lasting' &&
          one.modifiers.every(
            ({ kind, ...is }) => kind === 'prohibit' && 'what' in is && is.what === 'raise-bid',
          )),
    )
  );
}

/** Whether all Houses have declared, and a House more than all others. */
function isFirst(game: Game, { at, declared, changes }: InitiativeFrame, seat: Seat): boolean {
  const favor = (one: Seat) => (declared[one] ?? 0) + (changes[one] ?? 0);
  return (
    at === 'settle' &&
    firstRanked(game) === 'highest' &&
    seatsInPlay(game).every((one) => one === seat || favor(one) < favor(seat)) &&
    !awaits(game, seat, 'ranked')
  );
}

/** Whether all that an answer does is to raise what its own House declared. */
function raisesOwn(game: Game, action: Action): boolean {
  if (action.kind !== 'use' && action.kind !== 'tactic') return false;
  const abilities = abilitiesOn(game, cardAt(game, action.card));
  const ability =
    action.kind === 'use'
      ? abilities[action.ability]
      : abilities.find(({ kind }) => kind === 'play');
  return (
    (ability?.kind === 'play' || ability?.kind === 'operation') &&
    ability.effects.every(
      (one) =>
        one.kind === 'favor' && one.which === 'declared' && one.who === 'you' && one.way === 'gain',
    )
  );
}

/** Whether a card of a House does something as that happens. */
function awaits(game: Game, seat: Seat, event: 'participates' | 'ranked'): boolean {
  return governedBy(game, seat).some((card) =>
    abilitiesOn(game, card).some(
      (one) =>
        (one.kind === 'trigger' || one.kind === 'token') && JSON.stringify(one.on).includes(event),
    ),
  );
}
