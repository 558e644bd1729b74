import { z } from 'zod';
import { moveCard } from '../../atoms/move';
import { shufflePile } from '../../atoms/shuffle';
import { happened } from '../../game';
import type { Zone } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import type { EffectKind } from './kind';

const TO = ['hand', 'house-deck', 'imperial-deck', 'assembly'] as const;

/** Puts cards of piles or hands into another pile of their owner, on top or shuffled in. */
export interface MoveCards {
  readonly kind: 'move-cards';
  readonly cards: Aim;
  readonly to: (typeof TO)[number];
  readonly shuffle?: true | undefined;
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
  }),
  say: ({ cards, to, shuffle }, title) =>
    `put ${sayAim(cards, title)} into ${WORDS[to]}${shuffle === true ? ' and shuffle it' : ''}`,
  possible: (scene, { cards }) => inSight(scene, cards).length > 0,
  ask: (scene, { cards }, picks) => askAim(scene, cards, picks),
  run(scene, { cards, to, shuffle }, picks, frame) {
    const { game } = scene;
    const zone: Zone = to;
    for (const card of hit(scene, cards, picks)) {
      frame.targets.push(card.id);
      happened(game, moveCard(game.state, card.id, { zone, seat: card.owner, host: null }));
      if (shuffle === true) shufflePile(game.state, card.owner, zone);
    }
  },
};
