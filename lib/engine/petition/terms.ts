import { range } from '@/lib/range';
import { isDecree } from '@/lib/rules/resources';
import { isKind } from '../abilities/matching';
import { refer } from '../abilities/ref';
import { favorWorth } from '../abilities/scripts/favor-worth';
import { amountOf } from '../abilities/value';
import { ask } from '../atoms/flow';
import { affordable } from '../deployment/conditions';
import { hosted } from '../deployment/legal-hosts';
import { nativeNeedsDuneFief } from '../deployment/native';
import { noCopy } from '../deployment/unique';
import { baseCost } from '../payment/cost';
import { isDeployed } from '../queries/face-up';
import { notForbidden } from '../queries/forbidden';
import { type Force, inForce } from '../queries/live';
import type { PetitionFrame } from '../state/frames';
import { cardAt, type Game, houseAt, printed } from '../state/game';
import { type Check, firstRefusal, refuseIf } from '../state/refusal';
import type { GameCard, GameCardId, Seat } from '../state/state';
import type { ActionOf, Step } from '../state/step';
import { currentInterval } from '../turn/current-interval';
import { forAll } from './prize';

/** The most that a House may bid for a card: its treasury (TAT-6.2.1-12), and what its cards add to it. */
export function highestBid(game: Game, seat: Seat, card: GameCard): number {
  let most = houseAt(game, seat).treasury;
  for (const { modifier, live } of inForce(game, 'credit'))
    if (live.scene.seat === seat && isKind(live.scene, modifier.on, card))
      most += amountOf(live.scene, modifier.by);
  return most;
}

/** A final cost of petition after what the victor's cards make of it; never below 0. */
export function costAsVictor(
  game: Game,
  victor: Seat,
  as: 'petitioner' | 'rival',
  cost: number,
): number {
  let changed = cost;
  for (const { modifier, live } of inForce(game, 'petition-cost'))
    if (modifier.as === 'anybody' || (live.scene.seat === victor && modifier.as === as))
      changed += amountOf(live.scene, modifier.by);
  return Math.max(0, changed);
}

/**
 * The solaris that a House pays if it wins a petition with a bid: a rival what it bid above the printed cost
 * (TAT-6.2.1-28), the petitioner all of it (TAT-6.2.1-23); what is bid in favor comes beside the listed cost.
 */
export function costIfWon(game: Game, frame: PetitionFrame, bidder: Seat, bid: number): number {
  const listed = baseCost(game, cardAt(game, frame.card));
  const inFavor = frame.currency === 'favor';
  if (bidder === frame.seat || forAll(frame))
    return costAsVictor(game, bidder, 'petitioner', inFavor ? listed : bid);
  return costAsVictor(game, bidder, 'rival', inFavor ? 0 : Math.max(0, bid - listed));
}

/** Cards that a victor without enough solaris may subdue in place of losing favor, or discards beside it (C55). */
export function stopgaps(
  game: Game,
  victor: Seat,
  card: GameCard,
  short: Force<'credit'>['modifier']['short'],
): GameCardId[] {
  return inForce(game, 'credit').flatMap(({ modifier, live }) => {
    if (live.scene.seat !== victor || modifier.short !== short) return [];
    if (!isKind(live.scene, modifier.on, card)) return [];
    const one = refer(live.scene, modifier.of);
    return one !== null && isDeployed(one) ? [one.id] : [];
  });
}

/** The petitioner as victor may give favor for a card of its sponsor (TAT-6.2.1-26). */
export const favorDiscount: Step<PetitionFrame, ActionOf<'discount'>> = {
  run: (game, frame) => ask(game.state, frame.bidder),
  options: (game, frame, seat) =>
    range(0, Math.ceil(frame.cost / favorWorth(game, seat))).map((favor) => ({
      kind: 'discount',
      favor,
    })),
  answer(game, frame, seat, { favor }) {
    frame.discount = favor;
    frame.cost = Math.max(0, frame.cost - favor * favorWorth(game, seat));
    frame.at = 'shortfall';
  },
};

/**
 * What may stand against petitioning for a card, an ally, holding or decree (TAT-6.2.1-01): a treasury that cannot
 * pay (TAT-6.2.1-03), a deployed copy (TAT-6.2.1-04), no Dune fief for a native (TAT-6.2.1-05), no legal host for a
 * decree (C21), an effect that forbids it.
 */
export const PETITION: readonly Check[] = [
  affordable('TAT-6.2.1-03'),
  noCopy('TAT-6.2.1-04'),
  nativeNeedsDuneFief('TAT-6.2.1-05'),
  notForbidden('petition'),
  refuseIf(
    (game, _seat, { id }) => currentInterval(game)?.barred.includes(id) === true,
    'forbidden',
    'TAT-3.2-05',
  ),
  (game, seat, card) => (isDecree(printed(game, card).subtypes) ? hosted(game, seat, card) : null),
];

export const petitionRefusal: Check = (game, seat, card) =>
  firstRefusal(PETITION, game, seat, card);
