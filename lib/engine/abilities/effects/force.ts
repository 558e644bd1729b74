import { z } from 'zod';
import { turnCard } from '../../atoms/cards';
import { discard, moveAway } from '../../leaving-play/discard';
import { subdue } from '../../leaving-play/subdue';
import { baseCost } from '../../payment/cost';
import { commandOf, isKept, resistanceOf } from '../../queries/ranks';
import { captureCard } from '../../rite/capture';
import { receiverOf } from '../../rite/force-distribution';
import type { Game } from '../../state/game';
import type { GameCard, Seat } from '../../state/state';
import { aimSchema, sayAim } from '../aim';
import type { Scene } from '../scene';
import { nameIn } from '../shape';
import { amountOf, sayMuch, type Value, valueSchema } from '../value';
import { aimed } from './kind';

/** The numbers of a card that force may be held against. */
const NUMBERS = { resistance: resistanceOf, cost: baseCost, command: commandOf };

interface Outcome {
  readonly says: string;
  readonly do: (game: Game, card: GameCard, seat: Seat) => void;
}

/** What becomes of a card for which the force suffices. */
const OUTCOMES = {
  subdue: { says: 'subdue it', do: subdue },
  discard: {
    says: 'discard it',
    do(game, card) {
      if (!isKept(game, card, 'discard')) discard(game, card);
    },
  },
  engage: {
    says: 'engage it',
    do(game, card) {
      if (card.status === 'disengaged') turnCard(game, card.id, 'engaged');
    },
  },
  capture: {
    says: 'capture it',
    do(game, card, seat) {
      if (!isKept(game, card, 'capture')) captureCard(game, seat, card);
    },
  },
  'to-assembly': {
    says: 'put it face down into its owner’s Assembly',
    do: (game, card) => moveAway(game, card, { zone: 'assembly', seat: card.owner, host: null }),
  },
} satisfies Readonly<Record<string, Outcome>>;

/** Force outside rites (TAT-9-06): what happens to a card whose resistance it reaches, or exceeds. */
const force = aimed({
  kind: 'force',
  shape: {
    amount: valueSchema,
    on: aimSchema,
    /** The number that it is held against; the resistance where none is named. */
    against: nameIn(NUMBERS).optional(),
    /** What the force must do: at least equal that number, or be more. */
    must: z.enum(['reach', 'exceed']),
    does: nameIn(OUTCOMES),
  },
  say: ({ amount, on, against = 'resistance', must, does }, title) =>
    `apply ${sayMuch(amount, 'force', title)} to ${sayAim(on, title)}, and ${OUTCOMES[does].says} if the force ${must === 'reach' ? 'is at least' : 'is more than'} its ${against}`,
  tells(scene, effect, named) {
    const card = receiverOf(scene.game, named);
    const { against = 'resistance', does } = effect;
    const end = suffices(scene, effect, card) ? OUTCOMES[does].says : 'nothing happens to it';
    return `${against} ${NUMBERS[against](scene.game, card)}: ${end}`;
  },
  aim: ({ on }) => on,
  fits: isTouched,
  each(scene, effect, named) {
    const card = receiverOf(scene.game, named);
    if (suffices(scene, effect, card)) OUTCOMES[effect.does].do(scene.game, card, scene.seat);
  },
});

/** What such force is held against, and what it must do. */
interface Held {
  readonly amount: Value;
  readonly against?: keyof typeof NUMBERS | undefined;
  readonly must: 'reach' | 'exceed';
}

/** Whether the force does what it must to a card. */
export function suffices(
  scene: Scene,
  { amount, against = 'resistance', must }: Held,
  card: GameCard,
) {
  const left = amountOf(scene, amount) - NUMBERS[against](scene.game, card);
  return isTouched(scene, card) && (must === 'reach' ? left >= 0 : left > 0);
}

/** What is immune to the force of the card that has the ability is left alone. */
export function isTouched({ game, card: source }: Scene, card: GameCard): boolean {
  return !isKept(game, card, 'be-given-force', source);
}

/** Force that is applied outside rites. */
export const FORCE = [force] as const;
