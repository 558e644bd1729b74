import { RITE_KINDS } from '@/lib/rules/rites';
import { expire } from '../abilities/running/expire';
import { amountOf } from '../abilities/value';
import { ask, pop } from '../atoms/flow';
import { gain, lose } from '../atoms/wealth';
import { discard } from '../leaving-play/discard';
import { isMember } from '../queries/bodies';
import { inForce, isAbout } from '../queries/live';
import { isKept } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { cardAt, emit, forget, type Game, houseAt } from '../state/game';
import type { ActionOf, Step } from '../state/step';
import { captureCard } from './capture';
import { announceFalls, lineOf, resistanceInRite, resolveForce } from './force-distribution';
import { moveOn } from './participants';
import { stands } from './sides';

/** A participant without resistance needs no force to be vanquished (TAT-6.2.11-64), nor does one that is doomed. */
function vanquishDefenseless(game: Game, rite: RiteFrame): void {
  const { attacker, defender } = rite;
  for (const seat of [attacker, defender])
    for (const card of lineOf(game, rite, seat)) {
      if (isMember(game.state, card.id)) continue;
      const isDoomed = inForce(game, 'fate', card).some(
        ({ modifier }) => modifier.does === 'vanquish',
      );
      if (
        !(isDoomed || resistanceInRite(game, card) <= 0) ||
        rite.vanquished.some((one) => one.card === card.id)
      )
        continue;
      const by = seat === attacker ? defender : attacker;
      rite.vanquished.push({ card: card.id, by, through: card.id, resolved: false, spared: null });
    }
}

/** What is about to fall may be spared by an effect before the force is resolved (C54). */
const falls: Step<RiteFrame, never> = {
  run(game, rite) {
    vanquishDefenseless(game, rite);
    announceFalls(game, rite);
    moveOn(rite, 'resolve');
  },
};

const resolve: Step<RiteFrame, never> = {
  run(game, rite) {
    settleReward(game, rite);
    resolveForce(game, rite);
    const { defense, defender } = rite;
    const isBeaten = rite.vanquished.some(({ card }) => card === defense);
    if (defense !== rite.target && !isBeaten && stands(game, defender, defense))
      emit(game, { kind: 'counter-survived', seat: defender, card: defense });
    if (rite.vanquished.some(({ card }) => card === rite.target)) rite.result = 'vanquished';
    moveOn(rite, 'reward-kind');
  },
};

/** What falls adds to the reward all the same: everything is resolved at the same time (TAT-6.2.11-63, C44). */
function settleReward(game: Game, rite: RiteFrame): void {
  let more = 0;
  let kinds: RiteFrame['reward']['kinds'] = [rite.kind];
  for (const { modifier, live } of inForce(game, 'reward'))
    if (modifier.by === 'choice') kinds = RITE_KINDS;
    else more += amountOf(live.scene, modifier.by);
  const uncounted = rite.vanquished
    .filter(({ card }) => isKept(game, cardAt(game, card), 'count-for-reward'))
    .map(({ card }) => card);
  rite.reward = { more, uncounted, kinds };
}

/** An effect may let the attacker choose between favor and solaris. */
const rewardKind: Step<RiteFrame, ActionOf<'choose-part'>> = {
  run(game, rite) {
    const isChoice = rite.reward.kinds.length > 1;
    if (rite.result === 'vanquished' && isChoice) ask(game.state, rite.attacker);
    else moveOn(rite, 'reward');
  },
  options: () => RITE_KINDS.map((_, part) => ({ kind: 'choose-part', part })),
  answer(_game, rite, _seat, action) {
    rite.kind = (action.kind === 'choose-part' ? RITE_KINDS[action.part] : undefined) ?? rite.kind;
    moveOn(rite, 'reward');
  },
};

/**
 * The reward of an attacker that vanquished what it declared as target, whatever became of its
 * leader (TAT-6.2.11-85, TAT-6.2.11-86): by the defending participants vanquished, favor in a
 * Landsraad rite and twice as many solaris in a CHOAM rite, for itself or off the defender
 * (TAT-6.2.11-87, TAT-6.2.11-88, TAT-6.2.11-89, TAT-6.2.11-90).
 */
const reward: Step<RiteFrame, ActionOf<'reward'>> = {
  run(game, rite) {
    if (rite.result === 'vanquished') ask(game.state, rite.attacker);
    else moveOn(rite, 'over');
  },
  options: () => [
    { kind: 'reward', way: 'gain' },
    { kind: 'reward', way: 'take' },
  ],
  answer(game, rite, _seat, action) {
    if (action.kind !== 'reward') return;
    const { attacker, defender } = rite;
    const { what, amount } = rewardOf(rite);
    if (action.way === 'gain') {
      gain(game, attacker, what, amount);
      // Who lends the leader has the same (TAT-11-23).
      if (rite.lender !== null) gain(game, rite.lender, what, amount);
    } else {
      const most = what === 'favor' ? amount : Math.min(amount, houseAt(game, defender).treasury);
      lose(game, defender, what, most);
    }
    moveOn(rite, 'over');
  },
};

/** Captures or discards the vanquished for which something says so, once each (TAT-6.2.11-70, TAT-6.2.11-82). */
function meetFates(game: Game, rite: RiteFrame): void {
  const fates = inForce(game, 'fate').filter(({ modifier }) => modifier.does !== 'vanquish');
  for (const { card: id } of rite.vanquished) {
    const card = cardAt(game, id);
    // It may be immune to the card whose effect that is.
    const fate = fates.find(
      ({ modifier, live }) =>
        isAbout(live, modifier.of, card) && !isKept(game, card, 'effects', live.scene.card),
    );
    if (fate === undefined || card.group === 'homeworld' || card.group === 'dune') continue;
    const { does } = fate.modifier;
    if (isKept(game, card, does)) continue;
    if (does === 'discard') discard(game, card);
    else if (card.place.seat !== fate.live.scene.seat)
      captureCard(game, fate.live.scene.seat, card);
  }
}

/** The end. What answers to it still finds the rite; then the effects that last as long as it expire. */
const over: Step<RiteFrame, never> = {
  run(game, rite) {
    meetFates(game, rite);
    emit(game, { kind: 'rite-over', rite: rite.rite, result: rite.result });
    moveOn(rite, 'end');
  },
};

const end: Step<RiteFrame, never> = {
  run(game, { lender }) {
    pop(game.state);
    // A leader that was lent works for its own House again.
    if (lender !== null) forget(game);
    expire(game, 'rite');
  },
};

/** What the reward of a rite is made of, and how much (TAT-6.2.11-87, TAT-6.2.11-88). */
interface RiteReward {
  readonly what: 'favor' | 'solaris';
  readonly amount: number;
}

/** The reward for the defending participants that the attacker has vanquished, with what cards add to it. */
export function rewardOf(rite: Readonly<RiteFrame>): RiteReward {
  const side = [rite.defense, ...rite.defenders];
  const { more, uncounted } = rite.reward;
  const count = rite.vanquished.filter(
    ({ card, by }) => by === rite.attacker && side.includes(card) && !uncounted.includes(card),
  ).length;
  return rite.kind === 'landsraad'
    ? { what: 'favor', amount: count + more }
    : { what: 'solaris', amount: 2 * count + more };
}

/** Resolution: cards are vanquished, and the attacker has its reward. */
export const RESOLUTION = { falls, resolve, 'reward-kind': rewardKind, reward, over, end };
