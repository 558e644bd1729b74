import { moveCard } from '../../atoms/cards';
import { houseAt } from '../../state/game';
import type { GameCardId } from '../../state/state';
import { effectKind } from '../effects/kind';
import type { Scene } from '../scene';

/** Takes a card back that the own House has discarded in the Initiative phase that runs, if there is one. */
export const drawDiscarded = effectKind({
  kind: 'draw-discarded',
  shape: {},
  say: () =>
    'put a card that you discarded in this Initiative phase from your House discard into your hand',
  possible: (scene) => discarded(scene).length > 0,
  ask(scene, _effect, picks) {
    const cards = discarded(scene);
    if (picks.length > 0 || cards.length === 0) return null;
    return { seat: scene.seat, options: cards.map((card) => ({ kind: 'choose', card })) };
  },
  run({ game, seat }, _effect, [card]) {
    if (card !== undefined) moveCard(game, card, { zone: 'hand', seat, host: null });
  },
});

/** What lies above what lay there when the phase began. */
function discarded({ game, seat }: Scene): GameCardId[] {
  const frame = game.state.frames.find(({ step }) => step === 'initiative');
  if (frame?.step !== 'initiative') return [];
  const pile = houseAt(game, seat).zones['house-discard'];
  return pile.slice(frame.discards[seat] ?? pile.length).sort((one, other) => one - other);
}
