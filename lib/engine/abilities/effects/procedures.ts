import { z } from 'zod';
import { affordable } from '../../deployment/conditions';
import { beginPetition, cancelPetition } from '../../petition/begin-and-end';
import { forAll } from '../../petition/prize';
import { petitionRefusal } from '../../petition/terms';
import { cancelRite } from '../../rite/cancel-rite';
import type { PetitionPrize } from '../../state/frames';
import { clockwise, type Game, houseAt } from '../../state/game';
import type { Seat } from '../../state/state';
import { aimSchema, sayAim } from '../aim';
import { filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { cardsThat } from '../matching';
import { riteOf } from '../rite';
import type { Scene } from '../scene';
import { nameIn } from '../shape';
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

interface Ending {
  readonly says: string;
  readonly runs: (game: Game) => boolean;
  readonly end: (game: Game) => void;
}

/** What may be under way, and how it ends before its time. */
const ENDINGS = {
  // No victor, nothing paid, the card face down where it was (TAT-6.2.1-34).
  petition: {
    says: 'end the petition without a victor and turn its card face down; no other petition for it may begin in this Interval',
    runs: ({ state }) => state.frames.some(({ step }) => step === 'petition'),
    end: cancelPetition,
  },
  // Nothing is assessed, and it counts against the limit (TAT-6.2.11-04).
  rite: {
    says: 'end the rite, which counts against the limit all the same',
    runs: (game) => riteOf(game) !== null,
    end: cancelRite,
  },
} satisfies Readonly<Record<string, Ending>>;

/** Ends what is under way. */
const end = effectKind({
  kind: 'end',
  shape: { what: nameIn(ENDINGS) },
  say: ({ what }) => ENDINGS[what].says,
  possible: ({ game }, { what }) => ENDINGS[what].runs(game),
  run: ({ game }, { what }) => ENDINGS[what].end(game),
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

/** What names a House, and what begins a petition or ends what is under way. */
export const PROCEDURES = [chooseHouse, startPetition, end] as const;
