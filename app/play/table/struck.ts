import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { houseName } from '@/lib/engine/narration/naming';
import type { GameEvent } from '@/lib/engine/state/log-events';
import type { GameCardId, GameState, Place, Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import type { Played } from '@/lib/kernel/session';
import { counted } from '@/lib/sentences';
import { shortName } from './short-names';

/** What a rival did to a card before the own House, and with which move. */
export interface Struck {
  readonly card: GameCardId;
  readonly by: Seat;
  readonly how: How;
  readonly at: number;
  /** It lies open no more, and others fell with it. */
  readonly isLost: boolean;
  readonly others: number;
}

/** What tells more of it comes later. */
const HOWS = ['engaged', 'subdued', 'discarded', 'vanquished', 'captured'] as const;
type How = (typeof HOWS)[number];

type Hit = Pick<Struck, 'card' | 'by' | 'how' | 'at'>;

/** Cards that rivals struck, among moves of which the first is number `from` of the game. */
export function struckIn(
  moves: readonly Pick<Played<DuneCcg>, 'seat' | 'move' | 'events'>[],
  from: number,
  own: Seat,
  cards: GameState['cards'],
): readonly Struck[] {
  const left = new Map<GameCardId, Place>();
  const hits = new Map<GameCardId, Hit>();
  moves.forEach((made, index) => {
    for (const event of made.events) {
      if (event.kind === 'moved' && event.from.zone === 'domain' && event.from.seat === own)
        left.set(event.card, event.from);
      const hit = hitOf(event, made, own);
      if (hit === null || hit.by === own) continue;
      const was = hits.get(hit.card);
      if (was === undefined || HOWS.indexOf(hit.how) > HOWS.indexOf(was.how))
        hits.set(hit.card, { ...hit, at: from + index });
    }
  });
  const placeOf = (card: GameCardId) => left.get(card) ?? cards[card]?.place;
  const isOwn = (place: Place | undefined) => place?.zone === 'domain' && place.seat === own;
  const struck = [...hits.values()].filter(({ card }) => isOwn(placeOf(card)));
  const isLost = ({ card }: Hit) => !isOwn(cards[card]?.place) || cards[card]?.status === 'subdued';
  const isEngaged = ({ card }: Hit) => cards[card]?.status === 'engaged';
  const lost = struck.filter(isLost);
  return struck
    .filter((hit) => isLost(hit) || (hit.how === 'engaged' && isEngaged(hit)))
    .map((hit) => ({
      ...hit,
      isLost: isLost(hit) && placeOf(hit.card)?.host === null,
      others: lost.filter(({ card }) => placeOf(card)?.host === hit.card).length,
    }));
}

/** A card engages for a part that its own House gives it. */
const OWN_PART: ReadonlySet<GameEvent['kind']> = new Set([
  ...(['produced', 'participates', 'joined', 'countered', 'struck-first'] as const),
]);

/** What an event does to a card that is not its own House's doing, as far as it tells whose it is. */
function hitOf(
  event: GameEvent,
  { seat, move, events }: Pick<Played<DuneCcg>, 'seat' | 'move' | 'events'>,
  own: Seat,
): Omit<Hit, 'at'> | null {
  switch (event.kind) {
    case 'vanquished':
      return { card: event.card, by: event.by, how: 'vanquished' };
    case 'captured':
      return { card: event.card, by: event.seat, how: 'captured' };
    case 'moved':
      return event.by === undefined ? null : { card: event.card, by: event.by, how: 'discarded' };
    case 'turned': {
      const { card, to, by } = event;
      if (to === 'subdued') return by === undefined ? null : { card, by, how: 'subdued' };
      if (to !== 'engaged' || (seat === own && move.kind !== 'pass')) return null;
      const isOwnUse = events.some((one) =>
        one.kind === 'used'
          ? one.seat === own
          : OWN_PART.has(one.kind) && 'card' in one && one.card === card,
      );
      const doer = events.find((one) => one.kind === 'used');
      if (isOwnUse || (doer === undefined && move.kind !== 'choose')) return null;
      return { card, by: doer?.kind === 'used' ? doer.seat : seat, how: 'engaged' };
    }
    default:
      return null;
  }
}

/** Those that are lost and have a mark where they lay. */
export function lostIn(
  struck: ReadonlyMap<GameCardId, Pick<Struck, 'isLost'>>,
): readonly GameCardId[] {
  return [...struck].flatMap(([card, { isLost }]) => (isLost ? [card] : []));
}

/** By which its mark is put away. */
export function lostKey(card: GameCardId, at: number): string {
  return `${card} ${at}`;
}

/** "vanquished by Vezhine, 4 against 3, with its 2 cards"; `sum`: of the rite in which it was the target; '' for none. */
export function struckWords({ how, by, others }: Struck, sum: string, view: View): string {
  return [
    `${how} by ${shortName(houseName(view, by))}`,
    ...(sum === '' ? [] : [sum]),
    ...(others === 0 ? [] : [`with its ${counted(others, 'card')}`]),
  ].join(', ');
}
