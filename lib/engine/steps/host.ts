import { assignCard } from '../atoms/assign';
import { discardCard } from '../atoms/discard';
import { answered, ask, pop } from '../atoms/flow';
import type { HostFrame } from '../frames';
import { cardAt, happened } from '../game';
import { legalHosts } from '../queries/hosts';
import type { Step } from './step';

/**
 * Cards whose host has left the Domain: each goes to another legal host, which its House chooses, or is
 * discarded, programs out of the game (TAT-5.4-29 to TAT-5.4-31). Ventures may be given up (C10).
 */
export const hostStep: Step<HostFrame> = {
  run(game, frame) {
    for (let id = frame.cards[0]; id !== undefined; id = frame.cards[0]) {
      const card = cardAt(game, id);
      if (legalHosts(game, frame.seat, card).length > 0) {
        ask(game.state, frame.seat);
        return;
      }
      frame.cards.shift();
      happened(game, discardCard(game.state, id));
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
    answered(game.state);
    frame.cards.shift();
    if (action.kind === 'assign') happened(game, assignCard(game.state, action.card, action.host));
    if (action.kind === 'discard') happened(game, discardCard(game.state, action.card));
  },
};
