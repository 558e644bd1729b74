import { isEncoded } from '../abilities/game-catalogue';
import { carryOut } from '../abilities/running/carry-out';
import { abilitiesOn } from '../queries/abilities-on';
import { isDeployed } from '../queries/face-up';
import { readyRefusal } from '../queries/ready';
import { doingRefusal, usableOperations } from '../queries/usable';
import { cardAt, type Game, printed } from '../state/game';
import { always, type Refusal, refuse } from '../state/refusal';
import type { GameCard, Seat } from '../state/state';
import { isActivated } from './activate';
import type { Operation } from './operation-kind';

const LASTS = always('lasts', 'TAT-9-04');
const RUN_BY_HAND = always('run-by-hand');
const WORKS_BY_ITSELF = always('works-by-itself', 'TAT-6.2.6-03');

/** Engaging a card, or using it otherwise, for what its operation says (TAT-6.2.6-01, TAT-6.2.6-02). */
export const use: Operation = {
  kinds: ['use'],
  options: (game, { seat }) =>
    usableOperations(game, seat, ({ window }) => window === undefined).map((one) => ({
      kind: 'use',
      ...one,
    })),
  refusalsOfCard(game, { seat }, card) {
    if (card.place.zone !== 'domain' || !isDeployed(card)) return null;
    const refusals = operationRefusals(game, seat, card);
    if (refusals.some((refusal) => refusal === null)) return [];
    const engaged = readyRefusal(card, card);
    const { type } = printed(game, card);
    if (refusals.length === 0 && isActivated(card, printed(game, card))) return null;
    if (refusals.length === 0 && (type === 'plan' || type === 'event')) return [LASTS];
    if (engaged !== null) return [engaged];
    if (refusals.length > 0) return refusals.flatMap((refusal) => refusal ?? []);
    return [isEncoded(game.catalogue, card.card) ? WORKS_BY_ITSELF : RUN_BY_HAND];
  },
  perform(game, { seat }, action) {
    if (action.kind === 'use') carryOut(game, seat, cardAt(game, action.card), action.ability);
  },
};

/** What stands against each operation of a card; those that work as tactics wait for their window. */
function operationRefusals(game: Game, seat: Seat, card: GameCard): (Refusal | null)[] {
  return abilitiesOn(game, card).flatMap((ability): (Refusal | null)[] => {
    if (ability.kind !== 'operation') return [];
    if (ability.window === undefined) return [doingRefusal(game, seat, card, ability)];
    const { timing } = ability.window;
    return [refuse({ code: 'works-as-tactic', timing }, ['TAT-6.2.6-02'])];
  });
}
