import { z } from 'zod';
import { shufflePile } from '../../atoms/shuffle';
import { moveAway } from '../../procedures/discard';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';

const TO = ['hand', 'house-deck', 'imperial-deck', 'assembly'] as const;

/** Puts cards of piles or hands into another pile of their owner, on top or shuffled in. */
export interface MoveCards {
  readonly kind: 'move-cards';
  readonly cards: Aim;
  readonly to: (typeof TO)[number];
  readonly shuffle?: true | undefined;
  /** It goes to the pile of its governor, not of its owner. */
  readonly of?: 'governor' | undefined;
}

const WORDS: Readonly<Record<MoveCards['to'], string>> = {
  hand: 'its owner’s hand',
  'house-deck': 'its owner’s House deck',
  'imperial-deck': 'its owner’s Imperial deck',
  assembly: 'its owner’s Assembly',
};

export const moveCards: EffectKind<MoveCards> = {
  schema: z.strictObject({
    kind: z.literal('move-cards'),
    cards: aimSchema,
    to: z.enum(TO),
    shuffle: z.literal(true).optional(),
    of: z.literal('governor').optional(),
  }),
  say: ({ cards, to, shuffle, of }, title) =>
    `put ${sayAim(cards, title)} into ${of === undefined ? WORDS[to] : WORDS[to].replace('owner', 'governor')}${shuffle === true ? ' and shuffle it' : ''}`,
  possible: (scene, { cards }) => inSight(scene, cards, fits(scene)).length > 0,
  ask: (scene, { cards }, picks) => askAim(scene, cards, picks, fits(scene)),
  run(scene, { cards, to, shuffle, of }, picks, frame) {
    const { game } = scene;
    for (const card of hit(scene, cards, picks, fits(scene))) {
      frame.targets.push(card.id);
      const seat = of === 'governor' ? card.place.seat : card.owner;
      moveAway(game, card, { zone: to, seat, host: null });
      if (shuffle === true) shufflePile(game.state, seat, to);
    }
  },
};

/**
 * Home worlds and Dune stay in their Domains (TAT-3.1.1-06, TAT-11-20); in EotS and CRF a subdued Dune
 * may be moved (CRF-4.B-07, C11).
 */
function fits({ game }: Scene): (card: GameCard) => boolean {
  return (card) =>
    card.group !== 'homeworld' &&
    (card.group !== 'dune' || (game.state.options.duneCanBeUsurped && card.status === 'subdued'));
}
