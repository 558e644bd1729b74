import type { Ability } from '../abilities/ability';
import type { Filter } from '../abilities/filter';
import { isKind, matches } from '../abilities/matching';
import { type Scene, standing } from '../abilities/scene';
import { amountOf } from '../abilities/value';
import { inForce, liveModifiers } from '../queries/live';
import { abilitiesBy, cardAt, type Game, printed } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';

/**
 * The printed cost of a card; for a program its tokens (TAT-6.2.5-06). An X follows from the text, which may look
 * at the host, or is the one that is or was set when the card is deployed (C51).
 */
export function baseCost(
  game: Game,
  card: Readonly<GameCard>,
  host: GameCardId | null = card.place.host,
  x: number = card.marks,
): number {
  const { cost } = printed(game, card);
  if (cost !== 'X') return cost;
  const said = costText(game, card);
  if (said === undefined) return card.program;
  if (isAsked(said.x)) return x;
  const { place } = host === null ? card : cardAt(game, host);
  const there: GameCard = { ...card, place: { ...place, host } };
  return Math.max(0, amountOf(standing(game, place.seat, there), said.x));
}

type CostText = Extract<Ability, { kind: 'cost' }>;
type AskedX = Extract<CostText['x'], { readonly upTo: unknown }>;

function costText(game: Game, card: Readonly<GameCard>): CostText | undefined {
  return abilitiesBy(game, card).find((ability) => ability.kind === 'cost');
}

function isAsked(x: CostText['x']): x is AskedX {
  return typeof x === 'object' && 'upTo' in x;
}

/** The bound of an X that its House sets when it deploys the card; null for any other cost. */
export function askedX(game: Game, card: Readonly<GameCard>): AskedX | null {
  const x = costText(game, card)?.x;
  return x !== undefined && isAsked(x) ? x : null;
}

/** Whether the printed cost of a card is an X that its text does not speak of. */
export function isOpenCost(game: Game, card: Readonly<GameCard>): boolean {
  return printed(game, card).cost === 'X' && costText(game, card) === undefined;
}

/**
 * Solaris that deploying a card on a host costs a House: the printed cost, raised or lowered, then
 * doubled or waived; never below 0. What depends on a host says nothing where none is known.
 */
export function costOf(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  host: GameCardId | null = card.place.host,
  x?: number,
): number {
  let cost = baseCost(game, card, host, x);
  let times = 1;
  for (const { modifier, live } of inForce(game, 'cost')) {
    if (modifier.for === 'you' && live.scene.seat !== seat) continue;
    if (modifier.from !== undefined && !liesFor(modifier.from, card)) continue;
    if (modifier.on !== undefined && !isHost(game, live.scene, modifier.on, host)) continue;
    // A card in a hand or Assembly matches by what it is; where it will lie says nothing yet.
    if (!isKind(live.scene, modifier.of, card as GameCard)) continue;
    if (modifier.by === 'double') times *= 2;
    else if (modifier.by === 'nothing') times = 0;
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

/** Whether what a card costs may depend on its host. */
export function hostsMatter(game: Game, seat: Seat, card: Readonly<GameCard>): boolean {
  return (
    (printed(game, card).cost === 'X' && askedX(game, card) === null) ||
    liveModifiers(game, 'cost').some(
      ({ modifier, scene }) =>
        modifier.on !== undefined && (modifier.for === 'all' || scene.seat === seat),
    )
  );
}
