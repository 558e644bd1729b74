import { z } from 'zod';
import { affordable } from '../../deployment/conditions';
import { changeDeclared } from '../../initiative/initiative';
import { beginPetition, cancelPetition } from '../../petition/begin-and-end';
import { forAll } from '../../petition/prize';
import { petitionRefusal } from '../../petition/terms';
import type { PetitionFrame, PetitionPrize } from '../../state/frames';
import { clockwise, type Game, houseAt } from '../../state/game';
import type { Seat } from '../../state/state';
import { aimSchema, sayAim } from '../aim';
import { cardsThat, filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { HOUSES, housesOf, housesSchema } from '../ref';
import type { Scene } from '../scene';
import { flag, nameIn } from '../shape';
import { amountOf, sayValue, valueSchema } from '../value';
import { aimed, type EffectOf, effectKind } from './kind';

/** What is petitioned for, behind the card. */
const PRIZES: Readonly<Record<PetitionPrize, string>> = {
  'own-card': ', whether you have lost a petition or not',
  'rivals-card': ' as its petitioner',
  capture:
    '; all Houses bid as petitioners, and the victor pays the House that had it and captures it, with one more deferment token',
  deployment:
    '; all Houses bid as petitioners, and the victor pays you and deploys it disengaged in its own Domain',
};

/** Begins a petition at once, whether one was lost in this Interval or not (TAT-6.2.1-31), or for what no House has in its Assembly. */
const startPetition = aimed({
  kind: 'start-petition',
  shape: { card: aimSchema, prize: nameIn(PRIZES).optional() },
  say: ({ card, prize = 'own-card' }, title) =>
    `petition for ${sayAim(card, title)}${PRIZES[prize]}`,
  aim: ({ card }) => card,
  fits: ({ game, seat }, card, { prize = 'own-card' }) =>
    (forAll({ prize }) ? affordable('TAT-6.2.1-03') : petitionRefusal)(game, seat, card) === null,
  each: ({ game, seat }, { prize }, card) => beginPetition(game, seat, card, prize),
});

/** Ends the petition that runs: no victor, nothing paid, the card face down where it was (TAT-6.2.1-34). */
const cancel = effectKind({
  kind: 'cancel-petition',
  shape: {
    /** The card may not be petitioned for again in the Interval. */
    barred: flag,
  },
  say: ({ barred }) =>
    `end the petition without a victor and turn its card face down${barred === true ? '; no other petition for it may begin in this Interval' : ''}`,
  possible: ({ game }) => petitionIn(game) !== undefined,
  run: ({ game }, { barred }) => cancelPetition(game, barred === true),
});

function petitionIn({ state }: Game): PetitionFrame | undefined {
  return state.frames.findLast((one): one is PetitionFrame => one.step === 'petition');
}

/** Declared favor raised or lowered; actual favor stays (TAT-6.1.3-02). */
const declaredFavor = effectKind({
  kind: 'declared-favor',
  shape: {
    who: housesSchema,
    way: z.enum(['raise', 'lower']),
    amount: valueSchema,
  },
  say: ({ who, way, amount }, title) =>
    `${way} ${HOUSES[who][1]} declared favor by ${sayValue(amount, title)}`,
  run(scene, { who, way, amount }) {
    const many = amountOf(scene, amount);
    for (const seat of housesOf(scene, who))
      changeDeclared(scene.game, seat, way === 'raise' ? many : -many);
  },
});

const chooseShape = {
  of: z.enum(['rivals', 'everybody']),
  /** What the House has, where the card would lie on it. */
  governing: filterSchema.optional(),
};
type ChooseHouse = EffectOf<'choose-house', typeof chooseShape>;

/** Names a House; later effects speak of it as chosen. */
const chooseHouse = effectKind({
  kind: 'choose-house',
  shape: chooseShape,
  say: ({ of, governing }) =>
    `choose a ${of === 'rivals' ? 'rival' : 'House'}${governing === undefined ? '' : ` that governs ${sayFilter(governing, 'one')}`}`,
  possible: (scene, effect) => choices(scene, effect).length > 0,
  ask(scene, effect, picks) {
    const seats = choices(scene, effect);
    if (picks.length > 0 || seats.length === 0) return null;
    return { seat: scene.seat, options: seats.map((seat) => ({ kind: 'choose-house', seat })) };
  },
  run(_scene, _effect, [seat], frame) {
    if (seat !== undefined) frame.houses.push(seat);
  },
});

function choices(scene: Scene, { of, governing }: ChooseHouse): Seat[] {
  const { game, seat } = scene;
  const hosts = governing === undefined ? null : cardsThat(scene, governing);
  return clockwise(game, seat).filter(
    (one) =>
      !houseAt(game, one).eliminated &&
      (of === 'everybody' || one !== seat) &&
      hosts?.some(({ place }) => place.seat === one) !== false,
  );
}

/** What names a House, and what is done to a petition, an exchange or the initiative that runs. */
export const PROCEDURES = [...[chooseHouse, startPetition, cancel], declaredFavor] as const;
