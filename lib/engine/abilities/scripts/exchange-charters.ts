import { assignCard, moveCard } from '../../atoms/cards';
import { gain } from '../../atoms/wealth';
import { hostRefusal } from '../../deployment/legal-hosts';
import { seekHosts } from '../../leaving-play/discard';
import { baseCost } from '../../payment/cost';
import { cardsInDomain } from '../../queries/governed';
import { cardAt, type Game } from '../../state/game';
import type { GameCard, Seat } from '../../state/state';
import { inSight } from '../aim';
import { oneOfCards } from '../choice';
import { effectKind } from '../effects/kind';
import type { Scene } from '../scene';

/**
 * Two Houses exchange charters. Each keeps its status; what is assigned to one goes on the other, where it
 * may be, so that it stays with its House (TAT-5.4-29). Whoever gets the cheaper one has favor for the
 * difference. Dune stays where it is (TAT-11-20).
 */
export const exchangeCharters = effectKind({
  kind: 'exchange-charters',
  shape: {},
  say: () =>
    'exchange a charter you govern for a charter a rival governs, each as it lies; cards assigned to each go on the other, and whoever gets the cheaper one gains favor equal to the difference of the costs',
  possible: (scene) => charters(scene, 'yours').length > 0 && charters(scene, 'rivals').length > 0,
  ask(scene, _effect, picks) {
    if (picks.length > 1) return null;
    return oneOfCards(scene.seat, charters(scene, picks.length === 0 ? 'yours' : 'rivals'));
  },
  run({ game, seat, card }, _effect, [own, other], frame) {
    if (own === undefined || other === undefined) return;
    const given = cardAt(game, own);
    const taken = cardAt(game, other);
    const rival = taken.place.seat;
    frame.targets.push(given.id, taken.id);
    const ours = cardsOn(game, given);
    const theirs = cardsOn(game, taken);
    moveCard(game, given.id, { zone: 'domain', seat: rival, host: null }, given.status);
    moveCard(game, taken.id, { zone: 'domain', seat, host: null }, taken.status);
    reassign(game, seat, ours, taken);
    reassign(game, rival, theirs, given);
    const difference = baseCost(game, given) - baseCost(game, taken);
    const gainer = difference > 0 ? seat : rival;
    if (difference !== 0) gain(game, gainer, 'favor', Math.abs(difference), card.id);
  },
});

function charters(scene: Scene, whose: 'yours' | 'rivals'): GameCard[] {
  return inSight(scene, { choose: { all: ['Charter'], notGroups: ['dune'], whose } });
}

function cardsOn(game: Game, { id, place }: GameCard): GameCard[] {
  return cardsInDomain(game, place.seat).filter((card) => card.place.host === id);
}

/** Cards that lost their host go on another one; those that may not look for one of their own. */
function reassign(game: Game, seat: Seat, cards: readonly GameCard[], host: GameCard): void {
  const fits = (card: GameCard) => hostRefusal(game, seat, card, host, { down: true }) === null;
  for (const card of cards) if (fits(card)) assignCard(game, card.id, host.id);
  seekHosts(
    game,
    seat,
    cards.filter((card) => card.place.host !== host.id),
  );
}
