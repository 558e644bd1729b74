import { z } from 'zod';
import type { Action } from '../../actions';
import { assignCard } from '../../atoms/assign';
import { moveCard } from '../../atoms/move';
import { cardAt, happened } from '../../game';
import { moveAcross, seekHosts } from '../../procedures/across';
import { isLegalHost } from '../../queries/hosts';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, inSight, sayAim } from '../aim';
import { cardsThat, type Filter, filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import type { Scene } from '../scene';
import { DECLINED, type EffectKind } from './kind';

/**
 * Reassigns a card to another legal host; it keeps its status and its tokens (TAT-5.4-27, TAT-5.4-28).
 * One on a subdued host may be taken off it (TAT-5.4-17). A card of a hand comes to lie deployed, whoever
 * governs its host.
 */
export interface Transfer {
  readonly kind: 'transfer';
  readonly card: Aim;
  readonly to: Filter;
}

export const transfer: EffectKind<Transfer> = {
  schema: z.strictObject({ kind: z.literal('transfer'), card: aimSchema, to: filterSchema }),
  say: ({ card, to }, title) =>
    `transfer ${sayAim(card, title)} to ${sayFilter(to, 'one')} that may bear it`,
  possible: (scene, effect) => inSight(scene, effect.card, fits(scene, effect)).length > 0,
  ask(scene, effect, picks) {
    const known = chosen(scene, effect, picks);
    if (known === null) return askAim(scene, effect.card, picks, fits(scene, effect));
    if (picks.includes(DECLINED) || picks.length > own(effect)) return null;
    const options = hostsOf(scene, effect, known).map(
      ({ id }): Action => ({ kind: 'choose', card: id }),
    );
    return options.length === 0 ? null : { seat: scene.seat, options };
  },
  run(scene, effect, picks, frame) {
    const { game } = scene;
    const card = chosen(scene, effect, picks);
    const host = picks[own(effect)];
    if (card === null || host === undefined) return;
    frame.targets.push(card.id);
    const { seat } = cardAt(game, host).place;
    const { seat: from, zone } = card.place;
    if (zone !== 'domain')
      happened(game, moveCard(game.state, card.id, { zone: 'domain', seat, host }, 'disengaged'));
    else if (seat === from) happened(game, assignCard(game.state, card.id, host));
    else seekHosts(game, from, moveAcross(game, card, seat, host));
  },
};

/** How many picks name the card itself. */
function own({ card }: Transfer): number {
  return typeof card === 'string' ? 0 : 1;
}

function chosen(scene: Scene, { card }: Transfer, picks: readonly number[]): GameCard | null {
  if (typeof card === 'string') return inSight(scene, card)[0] ?? null;
  const [pick] = picks;
  return pick === undefined || pick === DECLINED ? null : cardAt(scene.game, pick);
}

function hostsOf(scene: Scene, { to }: Transfer, card: GameCard): GameCard[] {
  return cardsThat(scene, to).filter(
    (host) => host.id !== card.place.host && isLegalHost(scene.game, card, host),
  );
}

function fits(scene: Scene, effect: Transfer): (card: GameCard) => boolean {
  return (card) =>
    (card.place.host !== null || card.place.zone === 'hand') &&
    hostsOf(scene, effect, card).length > 0;
}
