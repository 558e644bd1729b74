import { emit } from '../../state/game';
import { aimSchema, sayAim } from '../aim';
import { filterSchema, isKind } from '../filter';
import { sayFilter } from '../filter-words';
import { aimed } from './kind';

/** Looks at cards that lie face down; only the House that looks learns what they are. */
export const examine = aimed({
  kind: 'examine',
  shape: {
    cards: aimSchema,
    /** A card of another kind is not shown: its House says but that (TAT-11-18). */
    only: filterSchema.optional(),
  },
  say: ({ cards, only }, title) =>
    `look at ${sayAim(cards, title)}${only === undefined ? '' : `; it is shown if it is ${sayFilter(only, 'one')}`}`,
  brings: null,
  aim: ({ cards }) => cards,
  run(scene, { only }, cards, frame) {
    for (const card of cards) {
      frame.targets.push(card.id);
      const shown = only === undefined || isKind(scene, only, card);
      emit(scene.game, {
        kind: 'examined',
        seat: scene.seat,
        card: card.id,
        ...(shown ? {} : { shown }),
      });
    }
  },
});
