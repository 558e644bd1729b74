import type { Card } from '@/lib/cards/card';
import { isEncoded } from '../abilities/game-catalogue';
import { carryOut } from '../abilities/running/carry-out';
import { turnCard } from '../atoms/cards';
import { abilitiesOn } from '../queries/abilities-on';
import { isDeployed, readyRefusal } from '../queries/face-up';
import { hostOf } from '../queries/governed';
import { doingRefusal, playable, usableOperations, usesOnTable } from '../queries/usable';
import { cardAt, type Game, printed } from '../state/game';
import { always, type Check, type Refusal, refuse, refuseIf } from '../state/refusal';
import type { GameCard, Seat } from '../state/state';
import type { ActionOf } from '../state/step';
import { openWindow } from '../windows/open-window';
import { playOut } from '../windows/tactic';
import { aboutCard, type Operation } from './operation-kind';

const LASTS = always('lasts', 'TAT-9-04');
const RUN_BY_HAND = always('run-by-hand');
const WORKS_BY_ITSELF = always('works-by-itself', 'TAT-6.2.6-03');

/** Engaging a card, or using it otherwise, for what its operation says (TAT-6.2.6-01, TAT-6.2.6-02). */
export const use: Operation<ActionOf<'use'>> = {
  kinds: ['use'],
  options: (game, { seat }) =>
    usableOperations(game, seat, usesOnTable(game).inInterval).map(({ card, ability }) => ({
      kind: 'use',
      card,
      ability,
    })),
  stillPossible(game, { seat }, action) {
    const uses = usesOnTable(game).inInterval.filter(
      ({ card, at }) => card.id === action.card && at === action.ability,
    );
    return usableOperations(game, seat, uses).length > 0;
  },
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
    carryOut(game, seat, cardAt(game, action.card), action.ability);
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

/** A program needs a token. */
const tokened = refuseIf(
  (_game, _seat, { group, program }) => group === 'program' && program < 1,
  'no-program-token',
  'TAT-6.2.6-16',
);

/** The persona that it is assigned to engages for it (TAT-6.2.6-06). */
const personaReady: Check = (game, _seat, card) => {
  const persona = hostOf(game, card);
  return persona === null ? null : readyRefusal(persona, card);
};

/**
 * Using a venture (TAT-6.2.6-06, TAT-6.2.6-07, TAT-6.2.6-08, TAT-6.2.6-09, TAT-6.2.6-10), or a
 * program with tokens (TAT-6.2.6-16), by engaging the persona that it is assigned to. One
 * declaration activates that card alone (TAT-6.2.6-07).
 */
export const activate: Operation<ActionOf<'activate'>> = {
  kinds: ['activate'],
  ...aboutCard({
    zone: 'domain',
    of: (game, card) => isDeployed(card) && isActivated(card, printed(game, card)),
    checks: [tokened, personaReady, playable],
    ways: ({ id }) => [{ kind: 'activate', card: id }],
  }),
  perform(game, { seat }, action) {
    const card = cardAt(game, action.card);
    const persona = hostOf(game, card);
    if (persona === null) return;
    turnCard(game, persona.id, 'engaged');
    // The window lies on top: Engagement tactics answer the engaging before the venture takes effect.
    playOut(game, seat, card);
    openWindow(game, 'engagement', null, persona.id);
  },
};

/** Whether a card is activated by its persona: a venture or a program. */
export function isActivated({ group }: GameCard, { subtypes }: Card): boolean {
  return group === 'program' || subtypes.includes('Venture');
}
