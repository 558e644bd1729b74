import { type Filter, isKind, matches } from '../abilities/filter';
import { abilitiesOf } from '../abilities/game-catalogue';
import { type Scene, standing } from '../abilities/scene';
import { amountOf } from '../abilities/value';
import { inForce, isAbout, liveModifiers } from '../queries/live';
import { cardAt, type Game, printed } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';

/** The printed cost of a card; for a program its tokens (TAT-6.2.5-06). Other X follow from the text or are set when they are used. */
export function baseCost(game: Game, card: Readonly<GameCard>): number {
  const { cost } = printed(game, card);
  if (cost !== 'X') return cost;
  const fixed = abilitiesOf(game.catalogue, card.card).find((ability) => ability.kind === 'cost');
  if (fixed === undefined) return card.program;
  return Math.max(0, amountOf(standing(game, card.place.seat, card as GameCard), fixed.x));
}

/**
 * Solaris that deploying a card on a host costs a House: the printed cost, raised or lowered, then
 * doubled; never below 0. What depends on a host says nothing where none is known.
 */
export function costOf(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  host: GameCardId | null = card.place.host,
): number {
  if (isFreeOn(game, card, host)) return 0;
  let cost = baseCost(game, card);
  let times = 1;
  for (const { modifier, live } of inForce(game, 'cost')) {
    if (modifier.for === 'you' && live.scene.seat !== seat) continue;
    if (modifier.from !== undefined && !liesFor(modifier.from, card)) continue;
    if (modifier.on !== undefined && !isHost(game, live.scene, modifier.on, host)) continue;
    // A card in a hand or Assembly matches by what it is; where it will lie says nothing yet.
    if (!isKind(live.scene, modifier.of, card as GameCard)) continue;
    if (modifier.by === 'double') times *= 2;
    else cost += amountOf(live.scene, modifier.by);
  }
  return Math.max(0, cost) * times;
}

/** Where a card must lie for a modifier of its cost. */
type From = 'hand' | 'assembly' | 'subdued';

function liesFor(from: From, { place, status }: Readonly<GameCard>): boolean {
  return from === 'subdued' ? place.zone === 'domain' && status === 'subdued' : place.zone === from;
}

function isHost(
  game: Game,
  scene: Scene,
  kinds: readonly Filter[],
  host: GameCardId | null,
): boolean {
  return host !== null && kinds.some((kind) => matches(scene, kind, cardAt(game, host)));
}

function isFreeOn(game: Game, card: Readonly<GameCard>, host: GameCardId | null): boolean {
  return (
    host !== null &&
    inForce(game, 'free-on').some(
      ({ modifier, live }) =>
        isAbout(live, modifier.host, cardAt(game, host)) &&
        isKind(live.scene, modifier.of, card as GameCard),
    )
  );
}

/** Whether what a card costs may depend on its host. */
export function hostsMatter(game: Game, seat: Seat): boolean {
  return (
    liveModifiers(game, 'free-on').some(({ scene }) => scene.seat === seat) ||
    liveModifiers(game, 'cost').some(
      ({ modifier, scene }) =>
        modifier.on !== undefined && (modifier.for === 'all' || scene.seat === seat),
    )
  );
}
