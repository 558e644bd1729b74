import { assignCard } from '../atoms/assign';
import { ask, pop } from '../atoms/flow';
import { discard } from '../leaving-play/discard';
import type { HostFrame } from '../state/frames';
import { cardAt } from '../state/game';
import type { ActionOf, Step } from '../state/step';
import { legalHosts } from './legal-hosts';

/**
 * Cards whose host has left the Domain: each goes to another legal host, which its House chooses, or is
 * discarded, programs out of the game (TAT-5.4-29 to TAT-5.4-31). Ventures may be given up (C10).
 */
export const hostStep: Step<HostFrame, ActionOf<'assign' | 'discard'>> = {
  run(game, frame) {
    for (let id = frame.cards[0]; id !== undefined; id = frame.cards[0]) {
      const card = cardAt(game, id);
      // It may have gone its way with its House, or by another effect.
      if (card.place.zone !== 'domain' || card.place.seat !== frame.seat) {
        frame.cards.shift();
        continue;
      }
      if (legalHosts(game, frame.seat, card).length > 0) {
        ask(game.state, frame.seat);
        return;
      }
      frame.cards.shift();
      discard(game, card);
      return;
    }
    pop(game.state);
  },
  options(game, frame, seat) {
    const [id = 0] = frame.cards;
    const card = cardAt(game, id);
    const hosts = legalHosts(game, seat, card).map(
      ({ id: host }) => ({ kind: 'assign', card: id, host }) as const,
    );
    const facts = game.catalogue.byId.get(card.card);
    return facts?.subtypes.includes('Venture') ? [...hosts, { kind: 'discard', card: id }] : hosts;
  },
  answer(game, frame, _seat, action) {
    frame.cards.shift();
    if (action.kind === 'assign') assignCard(game, action.card, action.host);
    if (action.kind === 'discard') discard(game, cardAt(game, action.card));
  },
};
