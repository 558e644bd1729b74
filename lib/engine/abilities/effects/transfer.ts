import { assignCard } from '../../atoms/assign';
import { moveCard } from '../../atoms/move';
import { hostRefusal } from '../../deployment/legal-hosts';
import { moveAcross, seekHosts } from '../../leaving-play/discard';
import { cardAt } from '../../state/game';
import type { GameCard } from '../../state/state';
import { aimSchema, askAim, inSight, sayAim } from '../aim';
import { DECLINED, oneOfCards } from '../choice';
import { cardsThat, filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import type { Scene } from '../scene';
import { type EffectOf, effectKind } from './kind';

const shape = { card: aimSchema, to: filterSchema };
type Transfer = EffectOf<'transfer', typeof shape>;

/**
 * Reassigns a card to another legal host; it keeps its status and its tokens (TAT-5.4-27, TAT-5.4-28).
 * One on a subdued host may be taken off it (TAT-5.4-17). A card of a hand comes to lie deployed, whoever
 * governs its host.
 */
export const transfer = effectKind({
  kind: 'transfer',
  shape,
  say: ({ card, to }, title) =>
    `transfer ${sayAim(card, title)} to ${sayFilter(to, 'one')} that may bear it`,
  brings: null,
  possible: (scene, effect) => inSight(scene, effect.card, fits(scene, effect)).length > 0,
  ask(scene, effect, picks) {
    const known = chosen(scene, effect, picks);
    if (known === null) return askAim(scene, effect.card, picks, fits(scene, effect));
    if (picks.includes(DECLINED) || picks.length > own(effect)) return null;
    return oneOfCards(scene.seat, hostsOf(scene, effect, known));
  },
  run(scene, effect, picks, frame) {
    const { game } = scene;
    const card = chosen(scene, effect, picks);
    const host = picks[own(effect)];
    if (card === null || host === undefined) return;
    frame.targets.push(card.id);
    const { seat } = cardAt(game, host).place;
    const { seat: from, zone } = card.place;
    if (zone !== 'domain') moveCard(game, card.id, { zone: 'domain', seat, host }, 'disengaged');
    else if (seat === from) assignCard(game, card.id, host);
    else seekHosts(game, from, moveAcross(game, card, seat, host));
  },
});

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
    (host) => host.id !== card.place.host && hostRefusal(scene.game, card, host) === null,
  );
}

function fits(scene: Scene, effect: Transfer): (card: GameCard) => boolean {
  return (card) =>
    (card.place.host !== null || card.place.zone === 'hand') &&
    hostsOf(scene, effect, card).length > 0;
}
